import { useId } from 'react'
import { userRole } from '@lavra/contracts/labels'
import { SystemSettingsInput, type SystemSettings } from '@lavra/contracts/office/settings'
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '../../../ui/form/checkbox'
import { Field } from '../../../ui/form/field'
import { Input } from '../../../ui/form/input'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Select } from '../../../ui/form/select'
import { BackupCard } from './backup-card'
import { FormCard } from '../form-card'
import { FormSkeleton } from '../form-skeleton'
import { PublicationCard } from './publication-card'
import { officeQuery, useSaveOffice } from './office-queries'
import { useSavedForm } from '../saved-form'

interface TabProps {
  onDirty: (dirty: boolean) => void
}

/** What holds for the whole office; for administrators. */
export function OfficeTab({ onDirty }: TabProps) {
  const { data, error, refetch } = useQuery(officeQuery())
  if (data)
    return (
      <div className="space-y-5">
        <OfficeForm settings={data} onDirty={onDirty} />
        <PublicationCard />
        <BackupCard />
      </div>
    )
  if (error)
    return (
      <LoadFailure className="max-w-3xl" retry={() => void refetch()}>
        Erro ao carregar configurações do escritório. Tente novamente.
      </LoadFailure>
    )
  return <FormSkeleton />
}

const valuesOf = (settings: SystemSettings) => ({
  ...settings,
  office_name: settings.office_name ?? '',
  office_city: settings.office_city ?? '',
})

const registration = {
  null: 'Padrão da instalação',
  true: 'Aberto: qualquer pessoa cria a própria conta',
  false: 'Fechado: só administradores criam contas',
}

function OfficeForm({ settings, onDirty }: TabProps & { settings: SystemSettings }) {
  const office = useSaveOffice()
  const form = useSavedForm({
    schema: SystemSettingsInput,
    saved: valuesOf(settings),
    draft: 'office',
    save: async (input, saved) =>
      valuesOf(await office.mutateAsync(changesSince(SystemSettingsInput.parse(saved), input))),
    done: 'Configurações do escritório salvas!',
    failure: 'Erro ao salvar configurações do escritório',
    onDirty,
  })
  const { errors, values } = form
  return (
    <FormCard
      title="Escritório"
      description="Vale para todos os usuários."
      form={form}
      submit="Salvar Alterações"
    >
      <Field
        label="Nome do escritório"
        error={errors.office_name}
        hint="Aparece no cabeçalho das petições exportadas."
      >
        <Input {...form.text('office_name')} maxLength={200} autoComplete="organization" />
      </Field>
      <Field
        label="Cidade"
        error={errors.office_city}
        hint="Aparece no cabeçalho e no fecho das petições, por exemplo São Paulo/SP."
      >
        <Input {...form.text('office_city')} maxLength={120} autoComplete="off" />
      </Field>
      <Field
        label="Cadastro de novos usuários"
        error={errors.allow_registration}
        hint="Quem pode criar uma conta na tela de entrada."
      >
        <Select
          value={String(values.allow_registration)}
          options={registration}
          onChange={(event) => form.set('allow_registration', decision(event.target.value))}
        />
      </Field>
      <Field
        label="Permissão inicial"
        error={errors.default_user_role}
        hint="Permissão de quem se cadastrar; pode ser alterada depois."
      >
        <Select {...form.text('default_user_role')} options={userRole} />
      </Field>
      <Choice
        label="Enviar documentos confidenciais à IA"
        checked={values.send_confidential_to_ai}
        onChange={(checked) => form.set('send_confidential_to_ai', checked)}
      >
        Desmarcado, o texto de documentos confidenciais nunca sai do escritório: fica fora do que é enviado ao
        provedor de IA, e a petição diz que ele foi deixado de fora.
      </Choice>
      <Choice
        label="Enviar documentos internos e anotações à IA"
        checked={values.send_internal_to_ai}
        onChange={(checked) => form.set('send_internal_to_ai', checked)}
      >
        Marcado, o modelo lê os documentos internos escolhidos para uma petição, e o assistente também as
        anotações dos processos. Em nenhum caso são juntados ou citados numa peça.
      </Choice>
    </FormCard>
  )
}

interface ChoiceProps {
  label: string
  checked: boolean | undefined
  onChange: (checked: boolean) => void
  children: string
}

function Choice({ label, checked, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="sm:col-span-2">
      <Checkbox checked={checked} aria-describedby={id} onChange={(event) => onChange(event.target.checked)}>
        <span className="font-[550]">{label}</span>
      </Checkbox>
      <p id={id} className="mt-1.5 text-[13px] text-ink-3">
        {children}
      </p>
    </div>
  )
}

const decision = (value: string) => (value === 'null' ? null : value === 'true')

/** Only what was changed here is sent, so that two administrators do not undo each other. */
function changesSince(saved: SystemSettingsInput, input: SystemSettingsInput): SystemSettingsInput {
  return Object.fromEntries(
    Object.entries(input).filter(([key, value]) => value !== saved[key as keyof SystemSettingsInput]),
  )
}
