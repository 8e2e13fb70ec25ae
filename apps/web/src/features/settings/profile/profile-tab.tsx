import { formatPhone } from '@lavra/contracts/values/identifiers'
import { Profile } from '@lavra/contracts/accounts/profile'
import type { User } from '@lavra/contracts/accounts/users'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../../../ui/form/field'
import { Input } from '../../../ui/form/input'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { PhoneInput } from '../../../ui/form/phone-input'
import { FormCard } from '../form-card'
import { FormSkeleton } from '../form-skeleton'
import { useSaveProfile } from './profile-queries'
import { settingsQueries } from '../queries'
import { underField, useSavedForm } from '../saved-form'

interface TabProps {
  onDirty: (dirty: boolean) => void
}

/** What the server knows of oneself, to change. */
export function ProfileTab({ onDirty }: TabProps) {
  const { data, error, refetch } = useQuery(settingsQueries.me())
  if (data) return <ProfileForm user={data} onDirty={onDirty} />
  if (error)
    return (
      <LoadFailure
        className="max-w-3xl"
        retry={() => void refetch()}
      >{`Erro ao carregar dados do usuário: ${error.message}`}</LoadFailure>
    )
  return <FormSkeleton />
}

const valuesOf = ({ full_name, email, phone, oab_number, specialization }: User) => ({
  full_name,
  email,
  phone: phone ? formatPhone(phone) : '',
  oab_number: oab_number ?? '',
  specialization: specialization ?? '',
})

function ProfileForm({ user, onDirty }: TabProps & { user: User }) {
  const profile = useSaveProfile()
  const form = useSavedForm({
    schema: Profile,
    saved: valuesOf(user),
    draft: 'profile',
    save: async (input) =>
      valuesOf(await profile.mutateAsync(input).catch(underField('duplicate_email', 'email'))),
    done: 'Perfil atualizado com sucesso!',
    failure: 'Erro ao atualizar perfil',
    onDirty,
  })
  const { errors } = form
  return (
    <FormCard
      title="Meu Perfil"
      description={`Seu usuário de acesso: ${user.username}`}
      form={form}
      submit="Salvar Alterações"
    >
      <Field label="Nome completo" error={errors.full_name} required className="sm:col-span-2">
        <Input {...form.text('full_name')} maxLength={200} autoComplete="name" />
      </Field>
      <Field label="E-mail" error={errors.email} required>
        <Input {...form.text('email')} type="email" maxLength={254} autoComplete="email" />
      </Field>
      <Field label="Telefone" error={errors.phone}>
        <PhoneInput
          maxLength={20}
          autoComplete="tel-national"
          value={form.values.phone}
          onText={(phone) => form.set('phone', phone)}
        />
      </Field>
      <Field
        label="Número da OAB"
        error={errors.oab_number}
        hint="Sai na assinatura das petições, por exemplo SP 123.456."
      >
        <Input {...form.text('oab_number')} maxLength={30} autoComplete="off" />
      </Field>
      <Field label="Especialização" error={errors.specialization}>
        <Input
          {...form.text('specialization')}
          maxLength={200}
          autoComplete="off"
          placeholder="Ex.: Direito Empresarial"
        />
      </Field>
    </FormCard>
  )
}
