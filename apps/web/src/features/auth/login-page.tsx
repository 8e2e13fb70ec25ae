import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { z } from 'zod'
import { useForm } from '../../core/forms/form'
import { acknowledgeEnd, useSession } from '../../core/session/session'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/form/checkbox'
import { Field } from '../../ui/form/field'
import { Input } from '../../ui/form/input'
import { Notice } from '../../ui/feedback/notice'
import { PasswordInput } from '../../ui/form/password-input'
import { AuthFrame, textLink } from './auth-frame'
import { explainSignIn } from './failures'
import { signIn } from './queries'

/**
 * The server alone judges what is typed here, so that the form tells nothing about user names and passwords.
 */
const Typed = z.object({ username: z.string(), password: z.string(), remember: z.boolean() })

interface Arrival {
  /** The name of the account that was just made. */
  registered?: string
  /** The page that was asked for. */
  from?: string
}

export default function LoginPage() {
  const arrival = useLocation().state as Arrival | null
  return (
    <AuthFrame
      title="Entrar"
      subtitle="Continue de onde parou."
      footer={
        <>
          Ainda não tem conta?{' '}
          <Link to="/register" state={arrival} className={textLink}>
            Criar conta
          </Link>
        </>
      }
    >
      <LoginForm registered={arrival?.registered} />
    </AuthFrame>
  )
}

function LoginForm({ registered }: { registered?: string }) {
  const ended = useEndNotice()
  const form = useForm({
    schema: Typed,
    initial: { username: registered ?? '', password: '', remember: true },
    submit: ({ username, password, remember }) => signIn(username, password, remember),
    failure: 'Falha ao autenticar',
    explain: explainSignIn,
  })
  const known = registered !== undefined
  const forgotten = (
    <Link
      to="/forgot-password"
      className={`${textLink} relative text-[13px] pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-inset-y-3`}
    >
      Esqueceu a senha?
    </Link>
  )
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {ended && <Notice tone="warn">Sua sessão terminou. Entre novamente.</Notice>}
      {known && <Notice tone="ok">Conta criada. Entre com o seu usuário e a sua senha.</Notice>}
      {form.failed && <Notice tone="bad">{form.failed}</Notice>}
      <Field label="Usuário ou e-mail" error={form.errors.username}>
        <Input
          {...form.text('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          autoFocus={!known}
        />
      </Field>
      <Field label="Senha" error={form.errors.password} aside={forgotten}>
        <PasswordInput
          {...form.text('password')}
          autoComplete="current-password"
          maxLength={1000}
          autoFocus={known}
        />
      </Field>
      <Checkbox
        checked={form.values.remember}
        onChange={(event) => form.set('remember', event.target.checked)}
      >
        Lembrar de mim
      </Checkbox>
      <Button type="submit" variant="primary" size="lg" pending={form.pending}>
        Entrar
      </Button>
    </form>
  )
}

/** Whether the person is here because their session ended; told once, then forgotten by the app. */
function useEndNotice(): boolean {
  const [ended] = useState(useSession().ended !== null)
  useEffect(acknowledgeEnd, [])
  return ended
}
