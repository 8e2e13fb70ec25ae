import { documentStatus, documentType, labelOf } from '@lavra/contracts/labels'
import type { Errors } from '../../core/forms/form'
import { Checkbox } from '../../ui/form/checkbox'
import { Field } from '../../ui/form/field'
import { Input } from '../../ui/form/input'
import { Select } from '../../ui/form/select'
import { Textarea } from '../../ui/form/textarea'
import type { DocumentValues } from './form-values'
import { automatic, RoleSelect } from './role-select'

export interface FieldsProps {
  values: DocumentValues
  errors: Errors
  set: <K extends keyof DocumentValues>(name: K, value: DocumentValues[K]) => void
  disabled?: boolean
}

/** What has to be known of every document; its type is chosen once and for all. */
export function MainFields({
  values,
  errors,
  set,
  disabled,
  typeFixed = false,
}: FieldsProps & { typeFixed?: boolean }) {
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-[minmax(0,1fr)_220px]">
      <Field label="Título" required error={errors['title']}>
        <Input
          maxLength={300}
          value={values.title}
          disabled={disabled}
          onChange={(event) => set('title', event.target.value)}
        />
      </Field>
      <Field
        label="Tipo"
        hint={typeFixed ? 'Não muda depois de criado' : undefined}
        error={errors['document_type']}
      >
        {typeFixed ? (
          <Input readOnly value={labelOf(documentType, values.document_type)} className="bg-sunken" />
        ) : (
          <Select
            options={documentType}
            value={values.document_type}
            disabled={disabled}
            onChange={(event) => set('document_type', event.target.value as DocumentValues['document_type'])}
          />
        )}
      </Field>
    </div>
  )
}

/** Whose it is and what it is for. */
function RoleFields({ values, errors, set, disabled }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <Field label="De quem é" error={errors['owner']}>
        <RoleSelect
          name="owner"
          placeholder={values.owner === '' ? automatic : undefined}
          value={values.owner}
          disabled={disabled}
          onChange={(owner) => set('owner', owner)}
        />
      </Field>
      <Field label="Finalidade" hint={purposeHints[values.purpose]} error={errors['purpose']}>
        <RoleSelect
          name="purpose"
          placeholder={values.purpose === '' ? automatic : undefined}
          value={values.purpose}
          disabled={disabled}
          onChange={(purpose) => set('purpose', purpose)}
        />
      </Field>
    </div>
  )
}

const purposeHints = {
  '': 'Pelo tipo, pelo nome e pelo texto; pode ser mudada depois',
  to_file: 'Entra no rol de documentos das petições',
  read_only: 'As petições o leem; não entra no rol',
  internal: 'Fica no escritório: nunca é juntado nem citado',
}

/** The rest, which has something to begin with. */
export function DetailFields({ values, errors, set, disabled }: FieldsProps) {
  const tagsError = errors['tags'] ?? Object.entries(errors).find(([path]) => path.startsWith('tags.'))?.[1]
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-[minmax(0,1fr)_220px]">
      <Field label="Descrição" error={errors['description']} className="sm:col-span-2">
        <Textarea
          rows={3}
          maxLength={10_000}
          value={values.description}
          disabled={disabled}
          onChange={(event) => set('description', event.target.value)}
        />
      </Field>
      <Field label="Etiquetas" hint="Separadas por vírgulas" error={tagsError}>
        <Input
          placeholder="perícia, 2026"
          value={values.tags}
          disabled={disabled}
          onChange={(event) => set('tags', event.target.value)}
        />
      </Field>
      <Field label="Status" error={errors['status'] ?? errors['doc_status']}>
        <Select
          options={documentStatus}
          value={values.status}
          disabled={disabled}
          onChange={(event) => set('status', event.target.value as DocumentValues['status'])}
        />
      </Field>
      <RoleFields values={values} errors={errors} set={set} disabled={disabled} />
      <div className="sm:col-span-2">
        <Checkbox
          checked={values.is_confidential}
          disabled={disabled}
          onChange={(event) => set('is_confidential', event.target.checked)}
        >
          Confidencial
        </Checkbox>
        <p className="ml-7 text-[13px] text-ink-3">
          Usuários restritos só o veem se o adicionaram ou são responsáveis pelo processo.
        </p>
      </div>
    </div>
  )
}
