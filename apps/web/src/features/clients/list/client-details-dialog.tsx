import type { Client } from '@lavra/contracts/clients'
import { formatPhone } from '@lavra/contracts/values/identifiers'
import { clientType } from '@lavra/contracts/labels'
import { ShieldUser } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime, formatNumber } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { ClientStatusBadge } from './client-status-badge'

interface ClientDetailsProps {
  client: Client
  /** Opens what is held of the client as a person; for administrators. */
  onPersonalData?: () => void
  onClose: () => void
}

/** Everything that is known of a client, to read. */
export function ClientDetailsDialog({ client, onPersonalData, onClose }: ClientDetailsProps) {
  const footer = onPersonalData && (
    <Button onClick={onPersonalData}>
      <ShieldUser aria-hidden /> Dados pessoais (LGPD)
    </Button>
  )
  const kind = clientType[client.client_type]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={client.name}
      description={kind}
      size="sm"
      footer={footer}
    >
      <dl className="divide-y divide-line">
        <Datum name="Status">
          <ClientStatusBadge status={client.status} />
        </Datum>
        <Datum name="E-mail">{client.email ?? 'N/A'}</Datum>
        <Datum name="Telefone">{client.phone ? formatPhone(client.phone) : 'N/A'}</Datum>
        <Datum name="Processos">{formatNumber(client.cases_count)}</Datum>
        <Datum name="Cadastro">{formatDateTime(client.created_at)}</Datum>
        <Datum name="Última alteração">{formatDateTime(client.updated_at)}</Datum>
      </dl>
    </Dialog>
  )
}

function Datum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 py-3 first:pt-0 last:pb-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right font-[550] wrap-anywhere">{children}</dd>
    </div>
  )
}
