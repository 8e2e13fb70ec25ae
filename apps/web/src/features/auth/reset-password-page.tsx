import { auth, ResetConfirmation } from '@lavra/contracts/accounts/auth'
import { messages } from '@lavra/contracts/base/messages'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { call } from '../../core/api/call'
import { useForm } from '../../core/forms/form'
import { Button, ButtonLink } from '../../ui/button'
import { Field } from '../../ui/form/field'
import { Input } from '../../ui/form/input'
import { Notice } from '../../ui/feedback/notice'
import { PasswordInput } from '../../ui/form/password-input'
import { AuthFrame, textLink } from './auth-frame'
import { resetFailed, somethingWrong } from './failures'

const redirectAfter = 3000

const Typed = ResetConfirmation.extend({ confirmation: z.string() }).superRefine((typed, ctx) => {
  if (typed.new_password !== typed.confirmation)
    ctx.addIssue({ code: 'custom', path: ['confirmation'], message: messages.passwordsDiffer })
})

export default function ResetPasswordPage() {
  const [done, setDone] = useState(false)
  return done ? <Changed /> : <ResetForm onDone={() => setDone(true)} />
}

function ResetForm({ onDone }: { onDone: () => void }) {
  const [query] = useSearchParams()
  const form = useForm({
    schema: Typed,
    initial: { token: query.get('token') ?? '', new_password: '', confirmation: '' },
    submit: async ({ token, new_password }) => {
      await call(auth.confirmReset, { body: { token, new_password } })
      onDone()
    },
    failure: somethingWrong,
    explain: resetFailed('Falha ao redefinir senha'),
  })
  const { token, new_password, confirmation } = form.values
  const filled = token.trim() !== '' && new_password !== '' && confirmation !== ''
  return (
    <AuthFrame
      title="Redefinir senha"
      subtitle="Escolha uma nova senha para a sua conta."
      footer={
        <Link to="/login" className={textLink}>
          Voltar para o login
        </Link>
      }
    >
      <form {...form.props} className="flex flex-col gap-5">
        {form.failed && <Notice tone="bad">{form.failed}</Notice>}
        <Field label="Token" error={form.errors.token} required>
          <Input {...form.text('token')} autoComplete="off" spellCheck={false} maxLength={200} />
        </Field>
        <Field label="Nova senha" error={form.errors.new_password} required>
          <PasswordInput {...form.text('new_password')} autoComplete="new-password" maxLength={72} />
        </Field>
        <Field label="Confirmar senha" error={form.errors.confirmation} required>
          <PasswordInput {...form.text('confirmation')} autoComplete="new-password" maxLength={72} />
        </Field>
        <Button type="submit" variant="primary" size="lg" pending={form.pending} disabled={!filled}>
          Redefinir senha
        </Button>
      </form>
    </AuthFrame>
  )
}

function Changed() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <AuthFrame outcome title="Senha redefinida" subtitle="Você será levado à tela de entrada em instantes.">
      <Notice tone="ok">Senha redefinida com sucesso!</Notice>
      <ButtonLink variant="primary" size="lg" to="/login" className="mt-6 w-full">
        Ir para o login
      </ButtonLink>
    </AuthFrame>
  )
}
