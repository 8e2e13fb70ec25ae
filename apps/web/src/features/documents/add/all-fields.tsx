import { documentStatus, documentType } from '@lavra/contracts/labels'
import type { DocumentValues } from '../form-values'
import { Checkbox } from '../../../ui/form/checkbox'
import { Field } from '../../../ui/form/field'
import { Select } from '../../../ui/form/select'
import { automatic, RoleSelect } from '../role-select'
import { isBusy, isDone } from './upload-item'
import type { Uploads } from './use-uploads'

/** Says once what holds for all of them; what they differ in says so. */
export function AllFields({ uploads }: { uploads: Uploads }) {
  const items = uploads.items.filter((item) => !isBusy(item) && !isDone(item))
  const first = items[0]
  if (!first) return null
  const common = <K extends keyof DocumentValues>(name: K): DocumentValues[K] | '' =>
    items.every(({ values }) => values[name] === first.values[name]) ? first.values[name] : ''
  return (
    <div
      role="group"
      aria-label="Para todos"
      className="grid items-end gap-4 rounded-card bg-sunken p-4 sm:grid-cols-2 sm:p-5"
    >
      <Field label="Tipo de todos">
        <Select
          options={documentType}
          placeholder="Vários"
          value={common('document_type')}
          onChange={(event) =>
            event.target.value &&
            uploads.setAll('document_type', event.target.value as DocumentValues['document_type'])
          }
        />
      </Field>
      <Field label="Status de todos">
        <Select
          options={documentStatus}
          placeholder="Vários"
          value={common('status')}
          onChange={(event) =>
            event.target.value && uploads.setAll('status', event.target.value as DocumentValues['status'])
          }
        />
      </Field>
      <Field label="De quem são todos">
        <RoleSelect
          name="owner"
          placeholder={common('owner') === first.values.owner ? automatic : 'Vários'}
          value={common('owner')}
          onChange={(owner) => uploads.setAll('owner', owner)}
        />
      </Field>
      <Field label="Finalidade de todos">
        <RoleSelect
          name="purpose"
          placeholder={common('purpose') === first.values.purpose ? automatic : 'Vários'}
          value={common('purpose')}
          onChange={(purpose) => uploads.setAll('purpose', purpose)}
        />
      </Field>
      <Checkbox
        className="sm:min-h-10"
        checked={common('is_confidential') === true}
        onChange={(event) => uploads.setAll('is_confidential', event.target.checked)}
      >
        Todos confidenciais
      </Checkbox>
    </div>
  )
}
