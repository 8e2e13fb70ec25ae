import { formatPhone } from '@lavra/contracts/values/identifiers'
import { partyType } from '@lavra/contracts/labels'
import { useQuery } from '@tanstack/react-query'
import { Mail, Phone } from 'lucide-react'
import { initials } from '../../../core/format/format'
import { Avatar } from '../../../ui/avatar'
import { Card, CardHeader } from '../../../ui/layout/card'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { clientQueries } from '../../clients/queries'

/** The client of a case: name at once, e-mail, phone and kind once the client's record is read. */
export function ClientCard({ clientId, clientName }: { clientId: string; clientName: string }) {
  const { data: client, isError, refetch } = useQuery(clientQueries.one(clientId))
  return (
    <Card>
      <CardHeader title="Cliente" />
      {isError && !client && (
        <LoadFailure retry={() => void refetch()} className="mx-5 mt-4">
          Não foi possível carregar os dados do cliente.
        </LoadFailure>
      )}
      <div className="flex items-start gap-3.5 px-5 py-4">
        <Avatar initials={initials(clientName)} />
        <div className="min-w-0 space-y-1">
          <p className="font-[550] wrap-anywhere">{clientName}</p>
          {client && <p className="text-[13px] text-ink-3">{partyType[client.client_type]}</p>}
          {client?.email && (
            <p className="flex items-center gap-2 text-[13px] text-ink-2">
              <Mail aria-hidden className="size-4 shrink-0" />
              <a href={`mailto:${client.email}`} className="min-w-0 rounded break-all hover:underline">
                {client.email}
              </a>
            </p>
          )}
          {client?.phone && (
            <p className="flex items-center gap-2 text-[13px] text-ink-2">
              <Phone aria-hidden className="size-4 shrink-0" />
              {formatPhone(client.phone)}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
