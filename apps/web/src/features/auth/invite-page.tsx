import { Acceptance, acceptance, type Opened } from '@lavra/contracts/acceptance'
import { userRole } from '@lavra/contracts/labels'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { ApiError, call, messageOf } from '../../core/api'
import { useForm } from '../../core/form'
import { useSession } from '../../core/session'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { Notice } from '../../ui/notice'
import { PasswordInput } from '../../ui/password-input'
import { AuthFrame, textLink } from './auth-frame'

/**
 * Where the link of an invitation leads; the token stands after the `#`, so that opening it tells no server.
 */
export default function InvitePage() {
  const linked = useLocation().hash.slice(1)
  const [typed, setTyped] = useState('')
  const { session } = useSession()
  const token = linked || typed
  if (session) return <SignedInAlready name={session.user.full_name || session.user.username} />
  return token ? <Invitation key={token} token={token} /> : <CodeForm onCode={setTyped} />
}

const title = 'Convite'
const toLogin = (
  <>
    Já tem conta?{' '}
    <Link to="/login" className={textLink}>
      Entrar
    </Link>
  </>
)

function Invitation({ token }: { token: string }) {
  const { opened, failure, retry } = useOpened(token)
  if (failure) {
    return (
      <AuthFrame outcome title={title} subtitle="O convite não pôde ser aberto." footer={toLogin}>
        <Notice tone="bad">{failure.text}</Notice>
        {failure.again && (
          <Button size="lg" className="mt-6 w-full" onClick={retry}>
            Tentar novamente
          </Button>
        )}
      </AuthFrame>
    )
  }
  if (opened) return <AcceptForm token={token} opened={opened} />
  return (
    <AuthFrame title={title} subtitle="Abrindo o convite…" footer={toLogin}>
      {null}
    </AuthFrame>
  )
}

interface Failure {
  text: string
  /** The convite itself may be good. */
  again: boolean
}

function useOpened(token: string) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    call(acceptance.look, { body: { token } }, leaving.signal)
      .then(setOpened)
      .catch((error: unknown) => {
        const again = !(error instanceof ApiError) || ![400, 422].includes(error.status)
        if (!leaving.signal.aborted)
          setFailure({ text: messageOf(error, 'Não foi possível abrir o convite. Tente novamente.'), again })
      })
    return () => leaving.abort()
  }, [token, tries])
  const retry = useCallback(() => {
    setFailure(null)
    setTries((count) => count + 1)
  }, [])
  return { opened, failure, retry }
}

function AcceptForm({ token, opened }: { token: string; opened: Opened }) {
  const navigate = useNavigate()
  const form = useForm({
    schema: Acceptance,
    initial: { token, username: '', password: '' },
    submit: async (body) => {
      await call(acceptance.accept, { body })
      await navigate('/login', { replace: true, state: { registered: body.username } })
    },
    failure: 'Não foi possível aceitar o convite. Tente novamente.',
  })
  const office = opened.office_name ?? 'O escritório'
  return (
    <AuthFrame
      title={title}
      subtitle={`${office} convidou você. Escolha o seu nome de usuário e a sua senha.`}
      footer={toLogin}
    >
      <dl className="mb-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5">
        <Term name="Nome">{opened.full_name}</Term>
        <Term name="E-mail">{opened.email}</Term>
        <Term name="Permissão">{userRole[opened.user_role]}</Term>
      </dl>
      <form {...form.props} className="flex flex-col gap-5">
        {form.failed && <Notice tone="bad">{form.failed}</Notice>}
        <Field label="Nome de usuário" error={form.errors.username} required>
          <Input
            {...form.text('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            autoFocus
          />
        </Field>
        <Field label="Senha" error={form.errors.password} hint="No mínimo 6 caracteres." required>
          <PasswordInput {...form.text('password')} autoComplete="new-password" maxLength={72} />
        </Field>
        <Button type="submit" variant="primary" size="lg" pending={form.pending}>
          Criar conta
        </Button>
      </form>
    </AuthFrame>
  )
}

function Term({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-[13px] text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

/** Where an e-mail could not link to the office. */
function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const form = useForm({
    schema: Acceptance.pick({ token: true }),
    initial: { token: '' },
    submit: ({ token }) => {
      onCode(token)
      return Promise.resolve()
    },
    failure: 'Não foi possível abrir o convite. Tente novamente.',
  })
  return (
    <AuthFrame
      title={title}
      subtitle="Abra o link que você recebeu, ou cole aqui o código do convite."
      footer={toLogin}
    >
      <form {...form.props} className="flex flex-col gap-5">
        <Field label="Código do convite" error={form.errors.token} required>
          <Input {...form.text('token')} autoComplete="off" spellCheck={false} maxLength={200} />
        </Field>
        <Button type="submit" variant="primary" size="lg" disabled={form.values.token.trim() === ''}>
          Abrir convite
        </Button>
      </form>
    </AuthFrame>
  )
}

/** What ends a session comes with the press, for those who are signed out need none of it. */
const leave = async () => (await import('../shell/queries')).signOut()

function SignedInAlready({ name }: { name: string }) {
  return (
    <AuthFrame
      title={title}
      subtitle={`Você está usando o Lavra como ${name}.`}
      footer={
        <Link to="/" className={textLink}>
          Voltar ao Lavra
        </Link>
      }
    >
      <Notice tone="warn">
        Para aceitar o convite, saia desta conta ou abra o link em uma janela anônima.
      </Notice>
      <Button size="lg" className="mt-6 w-full" onClick={() => void leave()}>
        Sair e aceitar o convite
      </Button>
    </AuthFrame>
  )
}
