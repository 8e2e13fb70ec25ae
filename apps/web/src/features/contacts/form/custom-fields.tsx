import { Plus, Trash2 } from 'lucide-react'
import { useId, useRef, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/form/field'
import { IconButton } from '../../../ui/icon-button'
import { Input } from '../../../ui/form/input'
import { FormSection } from './contact-fields'
import { draftProblem, mostCustomFields, withDraft } from './contact-form-values'
import type { ContactFormState } from './use-contact-form'

/** Fields of the office's own: a name, which stays as it is, and a description. */
export function CustomFields({ form }: { form: ContactFormState }) {
  const { values, errors, set } = form
  const id = useId()
  const names = Object.keys(values.custom_fields)

  function remove(name: string): void {
    const { [name]: _, ...others } = values.custom_fields
    set('custom_fields', others)
    document.getElementById(id)?.querySelector('input')?.focus()
  }

  return (
    <div id={id}>
      <FormSection title="Campos personalizados" hint={`${names.length} de ${mostCustomFields}`}>
        {names.map((name) => (
          <div key={name} className="flex min-w-0 items-end gap-2 sm:col-span-2">
            <Field
              label={<span className="wrap-anywhere">{name}</span>}
              error={errors[`custom_fields.${name}`]}
              className="flex-1"
            >
              <Input
                maxLength={1000}
                value={values.custom_fields[name]}
                onChange={(event) =>
                  set('custom_fields', { ...values.custom_fields, [name]: event.target.value })
                }
              />
            </Field>
            <IconButton danger label={`Remover campo ${name}`} onClick={() => remove(name)}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        ))}
        {errors.custom_fields && (
          <p className="text-[13px] font-[550] text-bad sm:col-span-2">{errors.custom_fields}</p>
        )}
        <NewCustomField form={form} />
      </FormSection>
    </div>
  )
}

/** Added only with both a name and a description; Enter adds it too, and never sends the form. */
function NewCustomField({ form }: { form: ContactFormState }) {
  const { values, text, setValues } = form
  const nameInput = useRef<HTMLInputElement>(null)
  const problem = draftProblem(values)
  const addable = withDraft(values) !== values
  if (Object.keys(values.custom_fields).length >= mostCustomFields) {
    return <p className="text-[13px] text-ink-3 sm:col-span-2">{problem}. Remova um para adicionar outro.</p>
  }

  function add(): void {
    if (!addable) return
    setValues(withDraft(values))
    nameInput.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <div className="grid gap-x-4 gap-y-3 rounded-card border border-dashed border-field p-4 sm:col-span-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] sm:items-start">
      <Field label="Novo campo" error={problem ?? undefined}>
        <Input
          {...text('draft_name')}
          ref={nameInput}
          maxLength={100}
          placeholder="Ex.: Convênio"
          onKeyDown={onKeyDown}
        />
      </Field>
      <Field label="Descrição">
        <Input
          {...text('draft_description')}
          maxLength={1000}
          placeholder="Ex.: Vida Plena"
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button className="sm:mt-[26px]" disabled={!addable} onClick={add}>
        <Plus aria-hidden /> Adicionar
      </Button>
    </div>
  )
}
