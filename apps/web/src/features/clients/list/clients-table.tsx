import type { Client } from '@lavra/contracts/clients'
import { formatPhone } from '@lavra/contracts/values/identifiers'
import { clientType } from '@lavra/contracts/labels'
import { Building2, Eye, Pencil, Trash2, UserRound } from 'lucide-react'
import { formatDate, formatNumber } from '../../../core/format/format'
import { IconButton } from '../../../ui/icon-button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Table, Td, Th } from '../../../ui/table/table'
import { ClientStatusBadge } from './client-status-badge'

export interface ClientActions {
  onView: (client: Client) => void
  /** Editing and deleting are for administrators. */
  onEdit?: (client: Client) => void
  onRemove?: (client: Client) => void
}

interface ClientsTableProps {
  /** Null while loading. */
  clients: Client[] | null
  actions: ClientActions
}

/** On a phone contact and status move under the name and the date away. */
export function ClientsTable({ clients, actions }: ClientsTableProps) {
  return (
    <Table label="Usuarios" aria-busy={clients === null}>
      <thead>
        <tr>
          <Th>Usuario</Th>
          <Th className="max-md:hidden">Contato</Th>
          <Th className="text-right max-sm:hidden">Processos</Th>
          <Th className="max-sm:hidden">Status</Th>
          <Th className="max-lg:hidden">Cadastro</Th>
          <Th className="w-px text-right">Ações</Th>
        </tr>
      </thead>
      <tbody>
        {clients?.map((client) => <Row key={client.id} client={client} actions={actions} />) ?? (
          <SkeletonRows />
        )}
      </tbody>
    </Table>
  )
}

function Row({ client, actions }: { client: Client; actions: ClientActions }) {
  const Icon = client.client_type === 'corporate' ? Building2 : UserRound
  return (
    <tr className="transition-colors hover:bg-sunken/60">
      <Td>
        <div className="flex items-center gap-3">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft text-primary max-sm:hidden">
            <Icon aria-hidden className="size-[17px]" />
          </span>
          <div className="min-w-0">
            <p className="font-[550] wrap-anywhere">{client.name}</p>
            <p className="text-[13px] text-ink-3">
              {clientType[client.client_type]}
              <span className="block wrap-anywhere md:hidden">
                {shownPhone(client) ?? client.email ?? 'N/A'}
              </span>
            </p>
            <span className="mt-1 block sm:hidden">
              <ClientStatusBadge status={client.status} />
            </span>
          </div>
        </div>
      </Td>
      <Td className="max-md:hidden">
        <p className="wrap-anywhere">{client.email ?? 'N/A'}</p>
        <p className="text-[13px] text-ink-3">{shownPhone(client) ?? 'N/A'}</p>
      </Td>
      <Td className="text-right max-sm:hidden">{formatNumber(client.cases_count)}</Td>
      <Td className="max-sm:hidden">
        <ClientStatusBadge status={client.status} />
      </Td>
      <Td className="whitespace-nowrap text-ink-2 max-lg:hidden">{formatDate(client.created_at)}</Td>
      <Td className="text-right whitespace-nowrap">
        <RowActions client={client} actions={actions} />
      </Td>
    </tr>
  )
}

function RowActions({
  client,
  actions: { onView, onEdit, onRemove },
}: {
  client: Client
  actions: ClientActions
}) {
  return (
    <>
      <IconButton label={`Ver ${client.name}`} onClick={() => onView(client)}>
        <Eye aria-hidden />
      </IconButton>
      {onEdit && (
        <IconButton label={`Editar ${client.name}`} onClick={() => onEdit(client)}>
          <Pencil aria-hidden />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={`Excluir ${client.name}`} danger onClick={() => onRemove(client)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </>
  )
}

const shownPhone = ({ phone }: Client) => phone && formatPhone(phone)

function SkeletonRows() {
  return [1, 2, 3, 4, 5].map((row) => (
    <tr key={row}>
      <Td colSpan={6}>
        <div className="flex items-center gap-3 py-0.5">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ml-auto h-4 w-1/5" />
        </div>
      </Td>
    </tr>
  ))
}
