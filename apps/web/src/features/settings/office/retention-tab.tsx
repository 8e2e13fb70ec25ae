import { SystemSettingsInput, type SystemSettings } from '@lavra/contracts/office/settings'
import { useQuery } from '@tanstack/react-query'
import { plural } from '../../../core/format/format'
import { Field } from '../../../ui/form/field'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Select } from '../../../ui/form/select'
import { PrivacyTab } from '../../privacy/privacy-tab'
import { FormCard } from '../form-card'
import { FormSkeleton } from '../form-skeleton'
import { officeQuery, useSaveOffice } from './office-queries'
import { useSavedForm } from '../saved-form'

interface TabProps {
  onDirty: (dirty: boolean) => void
}

/** How long things are kept, whose period has passed, and what leaves the office; for administrators. */
export function RetentionTab({ onDirty }: TabProps) {
  const { data, error, refetch } = useQuery(officeQuery())
  return (
    <div className="space-y-5">
      {data && <RetentionForm settings={data} onDirty={onDirty} />}
      {!data && error && (
        <LoadFailure className="max-w-3xl" retry={() => void refetch()}>
          Erro ao carregar os prazos. Tente novamente.
        </LoadFailure>
      )}
      {!data && !error && <FormSkeleton />}
      <PrivacyTab />
    </div>
  )
}

const Periods = SystemSettingsInput.pick({
  retention_case_years: true,
  retention_session_days: true,
  trash_days: true,
})
const valuesOf = ({ retention_case_years, retention_session_days, trash_days }: SystemSettings) => ({
  retention_case_years,
  retention_session_days,
  trash_days,
})
/** The periods on offer, and the one that holds where it is another. */
const trashPeriods = (days: number) =>
  Object.fromEntries(
    [...new Set([0, 7, 15, 30, 60, 90, 180, 365, days])]
      .toSorted((a, b) => a - b)
      .map((n) => [String(n), n === 0 ? 'Desligada: excluir na hora' : plural(n, 'dia', 'dias')]),
  )
const counted = (most: number, one: string, many: string) =>
  Object.fromEntries(
    Array.from({ length: most }, (_, n) => [String(n + 1), `${n + 1} ${n === 0 ? one : many}`]),
  )

function RetentionForm({ settings, onDirty }: TabProps & { settings: SystemSettings }) {
  const office = useSaveOffice()
  const form = useSavedForm({
    schema: Periods,
    saved: valuesOf(settings),
    save: async (input) => valuesOf(await office.mutateAsync(input)),
    done: 'Prazos salvos!',
    failure: 'Erro ao salvar os prazos',
    onDirty,
  })
  const { errors, values } = form
  return (
    <FormCard
      title="Prazos de guarda"
      description="Quanto tempo os dados das pessoas têm de ficar."
      form={form}
      submit="Salvar prazos"
    >
      <Field
        label="Processos encerrados"
        error={errors.retention_case_years}
        hint="Até lá o cliente e os contatos do processo não são anonimizados. Dez anos são o prazo geral de prescrição do Código Civil (art. 205); o escritório decide."
      >
        <Select
          value={String(values.retention_case_years)}
          options={counted(30, 'ano', 'anos')}
          onChange={(event) => form.set('retention_case_years', Number(event.target.value))}
        />
      </Field>
      <Field
        label="Sessões sem uso"
        error={errors.retention_session_days}
        hint="Depois disso a sessão termina e o seu endereço IP e navegador são apagados. Sete dias é o máximo."
      >
        <Select
          value={String(values.retention_session_days)}
          options={counted(7, 'dia', 'dias')}
          onChange={(event) => form.set('retention_session_days', Number(event.target.value))}
        />
      </Field>
      <Field
        label="Lixeira"
        error={errors.trash_days}
        hint="Até lá o que foi excluído pode ser restaurado; depois vai embora com os arquivos. Vale para o que for excluído daqui em diante."
      >
        <Select
          value={String(values.trash_days)}
          options={trashPeriods(values.trash_days)}
          onChange={(event) => form.set('trash_days', Number(event.target.value))}
        />
      </Field>
    </FormCard>
  )
}
