import { caseTypes } from '@lavra/contracts/labels'
import { useId, useState } from 'react'
import { Button } from '../../ui/button'
import { useConfirm } from '../../ui/confirm'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { RecoveredNotice } from '../../ui/recovered-notice'
import { toast } from '../../ui/toast'
import { useForm } from '../../core/form'
import { CaseFields } from './case-fields'
import { CaseForm as schema, newCase, saveFailure } from './case-form-values'
import { CasePartiesSection } from './case-parties-section'
import { PetitionDataFields } from './petition-data-fields'
import { useCreateCase } from './queries'

interface CaseFormProps {
  withParties: boolean
  onWithParties: (on: boolean) => void
  onClose: () => void
}

/** The window in which a new case is written. */
export function CaseForm({ withParties, onWithParties, onClose }: CaseFormProps) {
  const formId = useId()
  const confirm = useConfirm()
  const create = useCreateCase()
  const [initial] = useState(() => newCase())
  const form = useForm({ schema, initial, submit, failure: saveFailure(null), explain: saveFailure, draft: 'case:new' })
  const dirty = form.values !== initial

  async function submit(input: Parameters<typeof create.mutateAsync>[0]['input']): Promise<void> {
    const saved = await create.mutateAsync({ input: withParties ? input : { ...input, parties: [] }, withParties })
    toast.success('Processo criado com sucesso!', { description: saved.warnings?.map((warning) => warning.message).join(' ') || undefined })
    onClose()
  }

  async function close(): Promise<void> {
    const question = {
      title: 'Descartar o novo processo?',
      text: 'O que foi preenchido será perdido.',
      confirm: 'Descartar',
      cancel: 'Continuar editando',
      danger: true,
    }
    if (!dirty || (await confirm(question))) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title="Novo Processo"
      size="lg"
      dismissible={!dirty}
      footer={
        <>
          <Button onClick={() => void close()}>Cancelar</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            {form.pending ? 'Salvando…' : 'Criar Processo'}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="space-y-6">
        <RecoveredNotice recovered={form.recovered} />
        {form.failed && <Notice tone="bad">{form.failed}</Notice>}
        <CaseFields form={form} caseTypes={caseTypes} />
        <CasePartiesSection
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
