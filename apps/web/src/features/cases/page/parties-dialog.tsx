import { PartiesInput, type CaseWithParties, type PartyInput } from '@lavra/contracts/cases'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useConflict } from '../../../core/forms/conflict'
import { useForm } from '../../../core/forms/form'
import { same } from '../../../core/forms/merge'
import { Button } from '../../../ui/button'
import { useConfirm } from '../../../ui/overlay/confirm'
import { ConflictPanel } from '../../../ui/draft/conflict-panel'
import { Dialog } from '../../../ui/overlay/dialog'
import { discardQuestion, useLeaveGuard } from '../../../ui/draft/leave-guard'
import { Notice } from '../../../ui/feedback/notice'
import { RecoveredNotice } from '../../../ui/draft/recovered-notice'
import { toast } from '../../../ui/feedback/toast'
import { partiesFailure } from '../form/case-form-values'
import { partiesMerge } from '../form/case-merge'
import { PartiesEditor } from '../parties/parties-editor'
import { partyRow } from '../parties/party-rows'
import { readCase, useReplaceParties } from '../queries'
import { isStale } from '../form/use-case-form'

const valuesOf = (item: CaseWithParties) => ({ parties: item.parties.map(partyRow) })

/** The parties alone, saved in one piece. */
function usePartiesForm(item: CaseWithParties, onSaved: () => void) {
  const client = useQueryClient()
  const [base, setBase] = useState(item)
  const [initial, setInitial] = useState(() => valuesOf(item))
  const replace = useReplaceParties()
  const form = useForm({
    schema: PartiesInput,
    initial,
    submit,
    failure: partiesFailure(null),
    explain: (error) => (isStale(error) ? '' : partiesFailure(error)),
    draft: `case-parties:${item.id}`,
  })
  const conflict = useConflict({
    ...form,
    shape: partiesMerge,
    initial,
    read: () => readCase(client, base.id),
    valuesOf,
    onReload: (fresh) => {
      setBase(fresh)
      setInitial(valuesOf(fresh))
    },
  })

  async function submit({ parties }: { parties: PartyInput[] }): Promise<void> {
    try {
      await replace.mutateAsync({ read: base, parties })
      toast.success('Partes salvas.')
      onSaved()
    } catch (error) {
      if (isStale(error)) conflict.tell()
      throw error
    }
  }

  return { ...form, dirty: !same(form.values, initial), conflict: conflict.panel }
}

/** The window in which the parties of a case are written; mounted only while open. */
export function PartiesDialog({ item, onClose }: { item: CaseWithParties; onClose: () => void }) {
  const formId = useId()
  const confirm = useConfirm()
  const form = usePartiesForm(item, onClose)
  useLeaveGuard(form.dirty)

  async function close(): Promise<void> {
    if (!form.dirty || (await confirm(discardQuestion))) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title="Editar partes"
      description={item.title}
      size="lg"
      dismissible={!form.dirty}
      footer={
        <>
          <Button onClick={() => void close()}>Cancelar</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            {form.pending ? 'Salvando…' : 'Salvar'}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="space-y-6">
        <RecoveredNotice recovered={form.recovered} />
        <ConflictPanel noun="processo" {...form.conflict} />
        {form.failed && <Notice tone="bad">{form.failed}</Notice>}
        <PartiesEditor
          parties={form.values.parties}
          errors={form.errors}
          onChange={(parties) => form.set('parties', parties)}
        />
      </form>
    </Dialog>
  )
}
