import { linkToken } from '@lavra/contracts/accounts/passwords'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { z } from 'zod'
import { useForm } from '../../core/forms/form'
import { useSession } from '../../core/session/session'
import { Button } from '../../ui/button'
import { Field } from '../../ui/form/field'
import { Input } from '../../ui/form/input'
import { Notice } from '../../ui/feedback/notice'
import { onDemand } from '../../ui/on-demand'
import { AuthFrame, textLink } from './auth-frame'
import { OpeningInvitation, title, toLogin } from './invite-frame'

const Invitation = onDemand(
  () => import('./invitation').then((part) => part.Invitation),
  <OpeningInvitation />,
)

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

const Code = z.object({ token: linkToken })

/** Where an e-mail could not link to the office. */
function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const form = useForm({
    schema: Code,
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
