import { caseNumberWarning, describeCnj } from '@lavra/contracts/values/courts'
import { formatCaseNumber } from '@lavra/contracts/values/identifiers'
import { casePriority, caseStatus, caseTypes } from '@lavra/contracts/labels'
import type { useForm } from '../../../core/forms/form'
import { DateField } from '../../../ui/form/date-field'
import { Field } from '../../../ui/form/field'
import { Input } from '../../../ui/form/input'
import { Select } from '../../../ui/form/select'
import { Textarea } from '../../../ui/form/textarea'
import type { CaseForm } from './case-form-values'
import type { CaseFormValues } from '../case-values'
import { ClientSelect } from './client-select'
import { courtOf } from '../cnj-words'
import { LawyersField } from '../lawyers/lawyers-field'

export type CaseFormState = ReturnType<typeof useForm<CaseFormValues, typeof CaseForm>>

interface CaseFieldsProps {
  form: CaseFormState
  /** On the page of the case, where there is more room than in a window (spec.md section 9). */
  inline?: boolean
}

/** What every case has: spec.md section 3. */
export function CaseFields({ form, inline = false }: CaseFieldsProps) {
  const { errors, text, values } = form
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Field label="Título" required error={errors.title} className="sm:col-span-2">
        <Input
          {...text('title')}
          autoFocus
          maxLength={300}
          placeholder="Ex.: Cobrança de mercadorias entregues"
        />
      </Field>
      <Field
        label="Número do processo"
        required
        error={errors.case_number}
        hint={<NumberHint value={values.case_number} />}
      >
        <Input
          {...text('case_number')}
          onChange={({ target }) => form.set('case_number', formatCaseNumber(target.value))}
          maxLength={60}
        />
      </Field>
      <Field label="Tipo de processo" required error={errors.case_type}>
        <Select {...text('case_type')} placeholder="Selecione o tipo">
          {caseTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      </Field>
      <Field label="Cliente" required error={errors.client_id} className="sm:col-span-2">
        <ClientSelect
          name={values.client_name}
          onChange={({ client_id, client_name }) => {
            form.set('client_name', client_name)
            form.set('client_id', client_id)
          }}
        />
      </Field>
      <div className="grid gap-4 sm:col-span-2 sm:grid-cols-3">
        <Field label="Status" error={errors.status}>
          <Select {...text('status')} options={caseStatus} />
        </Field>
        <Field label="Prioridade" error={errors.priority}>
          <Select {...text('priority')} options={casePriority} />
        </Field>
        <DateField
          label="Próximo prazo"
          name="next_deadline"
          value={values.next_deadline}
          error={errors.next_deadline}
          onText={(day) => form.set('next_deadline', day)}
        />
      </div>
      <LawyersField
        value={values.assigned_lawyers}
        error={errors.assigned_lawyers}
        onChange={(entries) => form.set('assigned_lawyers', entries)}
      />
      <Field
        label="Descrição"
        error={errors.description}
        className="sm:col-span-2"
        hint="Fatos, datas e valores escritos aqui entram nas petições."
      >
        <Textarea {...text('description')} rows={inline ? 6 : 4} maxLength={50_000} />
      </Field>
    </div>
  )
}

/** What a court's number says of itself; the office's own numbers say nothing. */
function NumberHint({ value }: { value: string }) {
  const number = describeCnj(value)
  if (!number) return 'Troque pelo número do tribunal quando houver.'
  const doubt = caseNumberWarning(value)
  if (doubt) return <span className="font-[550] text-warn">{doubt}</span>
  return `Número CNJ ${number.written}: ${courtOf(number)}`
}
