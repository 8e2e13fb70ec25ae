import { noteKind } from '@lavra/contracts/labels'
import { NoteInput, type CaseNote } from '@lavra/contracts/notes'
import { useId, useState } from 'react'
import { z } from 'zod'
import { useForm } from '../../core/forms/form'
import { maskTime } from '../../core/format/masks'
import { same } from '../../core/forms/merge'
import { Button } from '../../ui/button'
import { useConfirm } from '../../ui/overlay/confirm'
import { DateField } from '../../ui/form/date-field'
import { Dialog } from '../../ui/overlay/dialog'
import { Field } from '../../ui/form/field'
import { discardQuestion, useLeaveGuard } from '../../ui/draft/leave-guard'
import { MaskedInput } from '../../ui/form/masked-input'
import { Notice } from '../../ui/feedback/notice'
import { RecoveredNotice } from '../../ui/draft/recovered-notice'
import { Select } from '../../ui/form/select'
import { Textarea } from '../../ui/form/textarea'
import { toast } from '../../ui/feedback/toast'
import { useSaveNote } from './queries'

interface NoteDialogProps {
  caseId: string
  /** Null for a new one. */
  note: CaseNote | null
  onClose: () => void
}

/** The local day and time of a moment: 2026-03-01 and 14:30. */
function localMoment(moment: Date): { day: string; time: string } {
  const [day = '', time = ''] = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .split('T')
  return { day, time: time.slice(0, 5) }
}

function valuesOf(note: CaseNote | null) {
  const moment = localMoment(note ? new Date(note.happened_at) : new Date())
  return { kind: note?.kind ?? 'atendimento', ...moment, text: note?.text ?? '' }
}
type NoteValues = ReturnType<typeof valuesOf>

/** Day and time as one moment with its zone; what is none stays as it was typed, and is refused. */
function momentOf({ day, time }: NoteValues): string {
  const moment = new Date(`${day}T${time}`)
  return Number.isNaN(moment.getTime()) || !/^\d{2}:\d{2}$/.test(time)
    ? `${day} ${time}`
    : moment.toISOString()
}
const NoteForm = z.preprocess(
  (values) => ({ ...(values as NoteValues), happened_at: momentOf(values as NoteValues) }),
  NoteInput,
)

/** A note being written. */
function useNoteForm({ caseId, note, onClose }: NoteDialogProps) {
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
  return { ...form, dirty: !same(form.values, initial) }
}

/** The window in which a note is written; mounted only while open. */
export function NoteDialog({ caseId, note, onClose }: NoteDialogProps) {
  const formId = useId()
  const confirm = useConfirm()
  const form = useNoteForm({ caseId, note, onClose })
  const { dirty } = form
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
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={form.pending}
            disabled={form.values.text.trim() === ''}
          >
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
          <MomentFields form={form} />
        </div>
        <Field label="Texto" required error={form.errors['text']}>
          <Textarea {...form.text('text')} rows={10} maxLength={50_000} />
        </Field>
      </form>
    </Dialog>
  )
}

function MomentFields({ form }: { form: ReturnType<typeof useNoteForm> }) {
  /** Day and time are one moment: what was wrong with it is forgotten with either. */
  function change(part: 'day' | 'time', value: string): void {
    form.set(part, value)
    form.setErrors(({ happened_at: _, ...others }) => others)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_84px] gap-3">
      <DateField
        label="Data"
        name="day"
        value={form.values.day}
        error={form.errors['happened_at']}
        onText={(day) => change('day', day)}
      />
      <Field label="Hora">
        <MaskedInput
          name="time"
          inputMode="numeric"
          placeholder="hh:mm"
          value={form.values.time}
          mask={maskTime}
          onText={(time) => change('time', time)}
        />
      </Field>
    </div>
  )
}
