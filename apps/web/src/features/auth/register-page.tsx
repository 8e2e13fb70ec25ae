import { Registration, registration } from '@lavra/contracts/accounts/registration'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { call } from '../../core/api/call'
import { useForm } from '../../core/forms/form'
import { Button } from '../../ui/button'
import { Field } from '../../ui/form/field'
import { Input } from '../../ui/form/input'
import { Notice } from '../../ui/feedback/notice'
import { PasswordInput } from '../../ui/form/password-input'
import { AuthFrame, textLink } from './auth-frame'
import { refusedSilently } from './failures'
import { useRegistrationOpen } from './registration'

export default function RegisterPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const open = useRegistrationOpen()
  const arrival = location.state as { from?: string } | null
  const form = useForm({
    schema: Registration,
    initial: { username: '', email: '', full_name: '', password: '' },
    submit: async (body) => {
      await call(registration.register, { body })
      await navigate('/login', { state: { ...arrival, registered: body.username } })
    },
    failure: 'Falha ao registrar',
    explain: refusedSilently('Falha ao registrar usuário'),
  })

  return (
    <AuthFrame
      title="Criar conta"
      subtitle="30 dias grátis, sem cartão."
      footer={
        <>
          Já tem conta?{' '}
          <Link to="/login" state={arrival} className={textLink}>
            Entrar
          </Link>
        </>
      }
    >
      <form {...form.props} className="flex flex-col gap-5">
        {!open && (
          <Notice tone="warn">
            O cadastro de novos usuários está fechado. Fale com o administrador do escritório.
          </Notice>
        )}
        {form.failed && <Notice tone="bad">{form.failed}</Notice>}
        <Field label="Nome completo" error={form.errors.full_name} required>
          <Input {...form.text('full_name')} autoComplete="name" maxLength={200} autoFocus />
        </Field>
        <Field label="Nome de usuário" error={form.errors.username} required>
          <Input
            {...form.text('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
          />
        </Field>
        <Field label="E-mail" error={form.errors.email} required>
          <Input
            {...form.text('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            placeholder="nome@exemplo.com"
          />
        </Field>
        <Field label="Senha" error={form.errors.password} hint="No mínimo 6 caracteres." required>
          <PasswordInput {...form.text('password')} autoComplete="new-password" maxLength={72} />
        </Field>
        <Button type="submit" variant="primary" size="lg" pending={form.pending} disabled={!open}>
          Criar conta
        </Button>
      </form>
    </AuthFrame>
  )
}
