import { auth, ResetRequest } from '@lavra/contracts/accounts/auth'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../core/api/call'
import { useForm } from '../../core/forms/form'
import { Button, ButtonLink } from '../../ui/button'
import { Field } from '../../ui/form/field'
import { Input } from '../../ui/form/input'
import { Notice } from '../../ui/feedback/notice'
import { AuthFrame, textLink } from './auth-frame'
import { resetFailed, somethingWrong } from './failures'
import { tokenIn } from './queries'

export default function ForgotPasswordPage() {
  const [answer, setAnswer] = useState<string | null>(null)
  if (answer !== null) return <Requested answer={answer} />
  return <RequestForm onRequested={setAnswer} />
}

function RequestForm({ onRequested }: { onRequested: (message: string) => void }) {
  const form = useForm({
    schema: ResetRequest,
    initial: { email: '' },
    submit: async (body) => onRequested((await call(auth.requestReset, { body })).message),
    failure: somethingWrong,
    explain: resetFailed('Falha ao solicitar redefinição de senha'),
  })
  return (
    <AuthFrame
      title="Esqueceu a senha?"
      subtitle="Informe o e-mail da sua conta para redefinir a senha."
      footer={
        <Link to="/login" className={textLink}>
          Voltar para o login
        </Link>
      }
    >
      <form {...form.props} className="flex flex-col gap-5">
        {form.failed && <Notice tone="bad">{form.failed}</Notice>}
        <Field label="E-mail" error={form.errors.email} required>
          <Input
            {...form.text('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            placeholder="nome@exemplo.com"
            autoFocus
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={form.pending}
          disabled={form.values.email.trim() === ''}
        >
          Redefinir senha
        </Button>
      </form>
    </AuthFrame>
  )
}

/** What the server did decides what is shown: a token, or only its words. */
function Requested({ answer }: { answer: string }) {
  const token = tokenIn(answer)
  return (
    <AuthFrame
      outcome
      title="Pedido recebido"
      subtitle={token ? 'Use o token abaixo para escolher uma nova senha.' : answer}
    >
      {token && (
        <div className="rounded-card border border-dashed border-warn/60 bg-warn-soft p-4">
          <p className="text-[13px] font-[550] text-warn">
            Somente para desenvolvimento: em produção, o token chegaria por e-mail.
          </p>
          <code className="mt-2 block font-mono text-[13px] break-all text-ink">{token}</code>
        </div>
      )}
      <div className="mt-6 flex flex-col gap-3">
        <ButtonLink
          variant="primary"
          size="lg"
          to={token ? `/reset-password?token=${encodeURIComponent(token)}` : '/reset-password'}
        >
          Redefinir senha
        </ButtonLink>
        <ButtonLink size="lg" to="/login">
          Voltar para o login
        </ButtonLink>
      </div>
    </AuthFrame>
  )
}
