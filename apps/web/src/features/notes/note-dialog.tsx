import { noteKind } from '@lavra/contracts/labels'
import { NoteInput, type CaseNote } from '@lavra/contracts/notes'
import { useId, useState } from 'react'
import { z } from 'zod'
import { useForm } from '../../core/form'
import { same } from '../../core/merge'
import { Button } from '../../ui/button'
import { useConfirm } from '../../ui/confirm'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { discardQuestion, useLeaveGuard } from '../../ui/leave-guard'
import { Notice } from '../../ui/notice'
import { RecoveredNotice } from '../../ui/recovered-notice'
import { Select } from '../../ui/select'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/toast'
import { useSaveNote } from './queries'

interface NoteDialogProps {
  caseId: string
  /** Null for a new one. */
  note: CaseNote | null
  onClose: () => void
}

/** "2026-03-01T14:30", as the browser's own control wants a local moment. */
function localMoment(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

const zoned = (value: unknown): unknown => {
  const moment = new Date(String(value))
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString()
}
const NoteForm = z.preprocess((values) => ({ ...(values as NoteInput), happened_at: zoned((values as NoteInput).happened_at) }), NoteInput)

const valuesOf = (note: CaseNote | null) => ({
  kind: note?.kind ?? 'atendimento',
  happened_at: localMoment(note ? new Date(note.happened_at) : new Date()),
  text: note?.text ?? '',
})

/** The window in which a note is written; mounted only while open. */
export function NoteDialog({ caseId, note, onClose }: NoteDialogProps) {
  const formId = useId()
  const confirm = useConfirm()
  const save = useSaveNote(caseId, note)
  const [initial] = useState(() => valuesOf(note))
  const form = useForm({
    schema: NoteForm,
    initial,
    submit: async (input) => {
      await save.mutateAsync(input)
      toast.success('Anotação salva.')
      onClose()
    },
    failure: 'Não foi possível salvar a anotação. Tente novamente.',
    draft: note ? `note:${note.id}` : `note:new:${caseId}`,
  })
  const dirty = !same(form.values, initial)
  useLeaveGuard(dirty)

  async function close(): Promise<void> {
    if (!dirty || (await confirm(discardQuestion))) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title={note ? 'Editar anotação' : 'Nova anotação'}
      description="Interna: nunca entra em petições."
      size="lg"
      dismissible={!dirty}
      footer={
        <>
          <Button onClick={() => void close()}>Cancelar</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending} disabled={form.values.text.trim() === ''}>
            {form.pending ? 'Salvando…' : 'Salvar'}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="space-y-5">
        <RecoveredNotice recovered={form.recovered} />
        {form.failed && <Notice tone="bad">{form.failed}</Notice>}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Tipo" error={form.errors['kind']}>
            <Select {...form.text('kind')} options={noteKind} />
          </Field>
          <Field label="Data e hora" error={form.errors['happened_at']}>
            <Input {...form.text('happened_at')} type="datetime-local" />
          </Field>
        </div>
        <Field label="Texto" required error={form.errors['text']}>
          <Textarea {...form.text('text')} rows={10} maxLength={50_000} />
        </Field>
      </form>
    </Dialog>
  )
}
