import { messages } from '@lavra/contracts/base/messages'
import { PasswordChange } from '@lavra/contracts/accounts/profile'
import { z } from 'zod'
import { useUser } from '../../../core/session/session'
import { Field } from '../../../ui/form/field'
import { PasswordInput } from '../../../ui/form/password-input'
import { FormCard } from '../form-card'
import { useChangePassword } from './profile-queries'
import { underField, useSavedForm } from '../saved-form'

const blank = { current_password: '', new_password: '', confirmation: '' }

const Typed = PasswordChange.extend({ confirmation: z.string() }).superRefine((typed, ctx) => {
  if (typed.new_password !== typed.confirmation)
    ctx.addIssue({ code: 'custom', path: ['confirmation'], message: messages.passwordsDiffer })
})

export function PasswordTab({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { username } = useUser()
  const change = useChangePassword()
  const form = useSavedForm({
    schema: Typed,
    saved: blank,
    save: async ({ current_password, new_password }) => {
      await change
        .mutateAsync({ current_password, new_password })
        .catch(underField('wrong_password', 'current_password'))
      return blank
    },
    done: 'Senha alterada com sucesso!',
    failure: 'Erro ao alterar senha',
    onDirty,
  })
  const { errors } = form
  return (
    <FormCard
      title="Alterar Senha"
      description="Suas outras sessões terminam na hora; esta continua aberta."
      form={form}
      submit="Alterar Senha"
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label="Senha atual" error={errors.current_password} required className="sm:col-span-2">
        <PasswordInput {...form.text('current_password')} autoComplete="current-password" maxLength={1000} />
      </Field>
      <Field label="Nova senha" error={errors.new_password} hint="No mínimo 6 caracteres." required>
        <PasswordInput {...form.text('new_password')} autoComplete="new-password" maxLength={72} />
      </Field>
      <Field label="Confirmar nova senha" error={errors.confirmation} required>
        <PasswordInput {...form.text('confirmation')} autoComplete="new-password" maxLength={72} />
      </Field>
    </FormCard>
  )
}
