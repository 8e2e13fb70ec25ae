import type { CaseWithParties } from '@lavra/contracts/cases'
import { useId } from 'react'
import { Button } from '../../../ui/button'
import { useConfirm } from '../../../ui/overlay/confirm'
import { ConflictPanel } from '../../../ui/draft/conflict-panel'
import { Dialog } from '../../../ui/overlay/dialog'
import { discardQuestion, useLeaveGuard } from '../../../ui/draft/leave-guard'
import { Notice } from '../../../ui/feedback/notice'
import { RecoveredNotice } from '../../../ui/draft/recovered-notice'
import { CaseFields } from './case-fields'
import { CaseFormParties } from './case-form-parties'
import { caseSaveFailure } from './case-form-values'
import { PetitionDataFields } from './petition-data-fields'
import { useCaseForm } from './use-case-form'

interface CaseFormDialogProps {
  /** As the server has it now; null for a new one. */
  item: CaseWithParties | null
  withParties: boolean
  onWithParties: (on: boolean) => void
  onClose: () => void
}

/** The window in which a case is written; mounted only while open. */
export function CaseFormDialog({ item, withParties, onWithParties, onClose }: CaseFormDialogProps) {
  const formId = useId()
  const confirm = useConfirm()
  const form = useCaseForm({ item, withParties, explain: caseSaveFailure, onSaved: onClose })
  useLeaveGuard(form.dirty)

  async function close(): Promise<void> {
    if (!form.dirty || (await confirm(discardQuestion))) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title={item ? 'Editar Processo' : 'Novo Processo'}
      size="lg"
      dismissible={!form.dirty}
      footer={
        <>
          <Button onClick={() => void close()}>Cancelar</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            {form.pending ? 'Salvando…' : item ? 'Salvar' : 'Criar Processo'}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="space-y-6">
        <RecoveredNotice recovered={form.recovered} />
        <ConflictPanel noun="processo" {...form.conflict} />
        {form.failed && <Notice tone="bad">{form.failed}</Notice>}
        <CaseFields form={form} />
        <CaseFormParties
          shown={withParties}
          onShow={() => onWithParties(true)}
          parties={form.values.parties}
          errors={form.errors}
          onChange={(parties) => form.set('parties', parties)}
        />
        <PetitionDataFields form={form} />
      </form>
    </Dialog>
  )
}
