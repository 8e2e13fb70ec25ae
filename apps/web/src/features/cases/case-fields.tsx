import { casePriority, caseStatus } from '@lavra/contracts/labels'
import type { useForm } from '../../core/form'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { Textarea } from '../../ui/textarea'
import type { CaseForm, CaseFormValues } from './case-form-values'
import { ClientSelect } from './client-select'

export type CaseFormState = ReturnType<typeof useForm<CaseFormValues, typeof CaseForm>>

/** What every case has: spec.md section 3. */
export function CaseFields({ form, caseTypes }: { form: CaseFormState; caseTypes: readonly string[] }) {
  const { errors, text } = form
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Field label="Título" required error={errors.title} className="sm:col-span-2">
        <Input {...text('title')} autoFocus maxLength={300} placeholder="Ex.: Cobrança de mercadorias entregues" />
      </Field>
      <Field label="Número do processo" required error={errors.case_number} hint="Troque pelo número do tribunal quando houver.">
        <Input {...text('case_number')} maxLength={60} />
      </Field>
      <Field label="Tipo de processo" required error={errors.case_type}>
        <Select {...text('case_type')} placeholder="Selecione o tipo">
          {caseTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      </Field>
      <Field label="Cliente" required error={errors.client_id} className="sm:col-span-2">
        <ClientSelect value={form.values.client_id} onChange={(id) => form.set('client_id', id)} />
      </Field>
      <Field label="Status" error={errors.status}>
        <Select {...text('status')} options={caseStatus} />
      </Field>
      <Field label="Prioridade" error={errors.priority}>
        <Select {...text('priority')} options={casePriority} />
      </Field>
      <Field label="Próximo prazo" error={errors.next_deadline}>
        <Input {...text('next_deadline')} type="date" min="1800-01-01" max="9999-12-31" />
      </Field>
      <Field label="Advogados responsáveis" error={errors.assigned_lawyers} hint="Separe os nomes por vírgula.">
        <Input {...text('assigned_lawyers')} maxLength={2000} />
      </Field>
      <Field
        label="Descrição"
        error={errors.description}
        className="sm:col-span-2"
        hint="Fatos, datas e valores escritos aqui entram nas petições."
      >
        <Textarea {...text('description')} rows={4} maxLength={50_000} />
      </Field>
    </div>
  )
}
