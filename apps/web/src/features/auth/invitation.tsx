import { Acceptance, acceptance, type Opened } from '@lavra/contracts/accounts/acceptance'
import { userRole } from '@lavra/contracts/labels'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError, call, messageOf } from '../../core/api/call'
import { useForm } from '../../core/forms/form'
import { Button } from '../../ui/button'
import { Field } from '../../ui/form/field'
import { Input } from '../../ui/form/input'
import { Notice } from '../../ui/feedback/notice'
import { PasswordInput } from '../../ui/form/password-input'
import { AuthFrame } from './auth-frame'
import { OpeningInvitation, title, toLogin } from './invite-frame'

/** The invitation of a link, and the form that accepts it. */
export function Invitation({ token }: { token: string }) {
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
  return <OpeningInvitation />
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

/** The invited name can be nobody else's; only after these the guest is asked for another. */
const nameRefusals: readonly string[] = ['duplicate_full_name', 'similar_full_name', 'name_invited']

function AcceptForm({ token, opened }: { token: string; opened: Opened }) {
  const navigate = useNavigate()
  const form = useForm({
    schema: Acceptance,
    initial: { token, username: '', password: '', full_name: undefined as string | undefined },
    submit: async (body) => {
      try {
        await call(acceptance.accept, { body })
      } catch (error) {
        if (error instanceof ApiError && nameRefusals.includes(error.code))
          form.setValues((now) => ({ ...now, full_name: now.full_name ?? opened.full_name }))
        throw error
      }
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
        {form.values.full_name !== undefined && (
          <Field label="Nome completo" error={form.errors.full_name} required>
            <Input {...form.text('full_name')} autoComplete="name" maxLength={200} autoFocus />
          </Field>
        )}
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
