import type { Invitation, Invited } from '@lavra/contracts/accounts/invitations'
import { userRole } from '@lavra/contracts/labels'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { messageOf } from '../../../core/api/call'
import { formatDate, plural } from '../../../core/format/format'
import { logFailure } from '../../../core/log'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card, CardHeader } from '../../../ui/layout/card'
import { useConfirm } from '../../../ui/overlay/confirm'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Pagination } from '../../../ui/table/pagination'
import { toast } from '../../../ui/feedback/toast'
import { InvitationLink } from './invitation-link'
import { invitationQueries, useRenewInvitation, useRevokeInvitation } from './queries'

const pageSizes = [10, 25, 50] as const

/** Who was invited and has not come yet; nothing where nobody was. */
export function OpenInvitations() {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState<number>(10)
  const heading = useRef<HTMLDivElement>(null)
  const { data, isError, refetch } = useQuery(invitationQueries.list((page - 1) * size, size))
  if (isError && !data)
    return (
      <LoadFailure className="mt-6 max-w-3xl" retry={() => void refetch()}>
        Erro ao carregar convites. Tente novamente.
      </LoadFailure>
    )
  // What was the last page's only one may be gone.
  if (data && data.invitations.length === 0 && page > 1) setPage(page - 1)
  if (!data || data.total === 0) return null
  return (
    <Card className="mt-6">
      <div ref={heading} tabIndex={-1} className="outline-none">
        <CardHeader
          title="Convites em aberto"
          description="Quem foi convidado e ainda não escolheu usuário e senha."
        />
      </div>
      <ul aria-label="Convites em aberto" className="divide-y divide-line">
        {data.invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} heading={heading} />
        ))}
      </ul>
      {data.total > pageSizes[0] && (
        <Pagination
          page={page}
          pageSize={size}
          total={data.total}
          pageSizes={pageSizes}
          onPage={setPage}
          onPageSize={(next) => {
            setSize(next)
            setPage(1)
          }}
          totalLabel={plural(data.total, 'convite', 'convites')}
        />
      )}
    </Card>
  )
}

function Row({ invitation, heading }: { invitation: Invitation; heading: RefObject<HTMLDivElement | null> }) {
  const { full_name, email, user_role, invited_by, created_at, expires_at, in_force, has_account } =
    invitation
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 font-[550] wrap-anywhere">{full_name}</span>
          <Badge>{userRole[user_role]}</Badge>
          {!in_force && <Badge tone="warn">sem efeito</Badge>}
        </div>
        <p className="text-[13px] wrap-anywhere text-ink-2">{email}</p>
        <p className="text-[13px] wrap-anywhere text-ink-3">
          Por {invited_by} em {formatDate(created_at)} · vale até {formatDate(expires_at)}
        </p>
        {!in_force && (
          <p className="text-[13px] text-warn">
            {has_account
              ? 'Este e-mail já tem uma conta, por isso o convite não pode ser aceito. Confira a permissão dela e revogue o convite.'
              : 'Quem convidou não é mais administrador. Gere um novo link para que valha.'}
          </p>
        )}
      </div>
      <Actions invitation={invitation} heading={heading} />
    </li>
  )
}

function Actions({
  invitation,
  heading,
}: {
  invitation: Invitation
  heading: RefObject<HTMLDivElement | null>
}) {
  const { id, full_name, has_account } = invitation
  const [invited, setInvited] = useState<Invited | null>(null)
  const confirm = useConfirm()
  const renew = useRenewInvitation()
  const revoke = useRevokeInvitation()

  async function newLink(): Promise<void> {
    try {
      setInvited(await renew.mutateAsync(id))
    } catch (error) {
      logFailure('an invitation could not be renewed', error)
      toast.error(messageOf(error, 'Não foi possível gerar o link. Tente novamente.'))
    }
  }

  async function end(): Promise<void> {
    const text = 'O link deixa de valer na hora. Você pode convidar a pessoa outra vez.'
    if (
      !(await confirm({
        title: `Revogar o convite de ${full_name}?`,
        text,
        confirm: 'Revogar',
        danger: true,
      }))
    )
      return
    try {
      await revoke.mutateAsync(id)
      toast.success('Convite revogado.')
      heading.current?.focus()
    } catch (error) {
      logFailure('an invitation could not be revoked', error)
      toast.error(messageOf(error, 'Não foi possível revogar. Tente novamente.'))
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {!has_account && (
        <Button
          size="sm"
          aria-label={`Novo link para ${full_name}`}
          pending={renew.isPending}
          onClick={() => void newLink()}
        >
          Novo link
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Revogar o convite de ${full_name}`}
        pending={revoke.isPending}
        onClick={() => void end()}
      >
        Revogar
      </Button>
      {invited && <InvitationLink invited={invited} onClose={() => setInvited(null)} />}
    </div>
  )
}
