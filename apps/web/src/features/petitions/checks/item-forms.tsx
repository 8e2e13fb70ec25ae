import { FillInput, TakeOverInput, type PetitionCheck } from '@lavra/contracts/petitions/checks'
import type { ReactNode } from 'react'
import { useForm } from '../../../core/forms/form'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { Field } from '../../../ui/form/field'
import { Input } from '../../../ui/form/input'
import { Notice } from '../../../ui/feedback/notice'
import { titleOf } from './check-groups'
import type { ItemCalls } from './use-item-calls'

interface ItemFormProps {
  item: PetitionCheck
  calls: ItemCalls
  /** Closed: the keyboard goes on to what comes next. */
  onDone: () => void
}

/** What is missing, typed where it is listed: into the text and, ticked, into the record. */
export function FillForm({ item, calls, onDone }: ItemFormProps) {
  const checked = item.verdict === 'a_verificar'
  const form = useForm({
    schema: FillInput,
    initial: { key: item.key, value: '', to_record: item.field !== null },
    submit: async (body) => {
      await calls.fill(body)
      onDone()
    },
    failure: 'Não foi possível completar. Tente novamente.',
  })
  return (
    <form {...form.props} className="space-y-2">
      {form.failed && <Notice tone="bad">{form.failed}</Notice>}
      <OneLine
        field={
          <Field label={`${titleOf(item)}: completar`} hideLabel error={form.errors['value']}>
            <Input
              {...form.text('value')}
              placeholder={checked ? 'Citação certa; vazio tira a marca' : 'O que vai no lugar'}
              autoComplete="off"
              maxLength={2000}
            />
          </Field>
        }
        button={
          <Button size="sm" type="submit" pending={form.pending}>
            {checked && form.values.value.trim() === '' ? 'Conferido' : 'Completar'}
          </Button>
        }
      />
      {item.field && (
        <Checkbox
          checked={form.values.to_record}
          onChange={(event) => form.set('to_record', event.target.checked)}
          className="text-[13px]"
        >
          Gravar no cadastro: {item.field.label}
        </Checkbox>
      )}
    </form>
  )
}

/** Why one takes an item upon oneself. */
export function TakeOverForm({ item, calls, onDone }: ItemFormProps) {
  const form = useForm({
    schema: TakeOverInput,
    initial: { key: item.key, reason: '' },
    submit: async ({ key, reason }) => {
      await calls.takeOver(key, reason)
      onDone()
    },
    failure: 'Não foi possível assumir o item. Tente novamente.',
  })
  return (
    <form {...form.props} className="space-y-2">
      {form.failed && <Notice tone="bad">{form.failed}</Notice>}
      <OneLine
        field={
          <Field label={`${titleOf(item)}: motivo para assumir`} hideLabel error={form.errors['reason']}>
            <Input
              {...form.text('reason')}
              placeholder="Motivo para assumir"
              autoComplete="off"
              maxLength={500}
            />
          </Field>
        }
        button={
          <Button size="sm" type="submit" pending={form.pending}>
            Assumir
          </Button>
        }
      />
    </form>
  )
}

const OneLine = ({ field, button }: { field: ReactNode; button: ReactNode }) => (
  <div className="flex items-start gap-2">
    <div className="min-w-0 flex-1">{field}</div>
    <div className="pt-0.5">{button}</div>
  </div>
)
