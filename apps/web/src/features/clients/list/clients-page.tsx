import type { Client } from '@lavra/contracts/clients'
import { clientType } from '@lavra/contracts/labels'
import { Plus, UsersRound } from 'lucide-react'
import { useRef, useState, type Ref } from 'react'
import { useSearchParams } from 'react-router-dom'
import { plural } from '../../../core/format/format'
import { withParam } from '../../../core/search-param'
import { useUser } from '../../../core/session/session'
import { usePageTitle } from '../../../core/title'
import { Alert } from '../../../ui/overlay/alert'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { ChipGroup } from '../../../ui/form/chip-group'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ListToolbar } from '../../../ui/table/list-toolbar'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { PageHeader } from '../../../ui/layout/page-header'
import { Pagination } from '../../../ui/table/pagination'
import { PersonalDataDialog } from '../../privacy/queries'
import { ClientDetailsDialog } from './client-details-dialog'
import { ClientEditDialog } from '../form/client-edit-dialog'
import { ClientFormDialog } from '../form/client-form-dialog'
import {
  loadFailure,
  clientPageSizes,
  useClientList,
  type ClientList,
  type ClientTypeFilter,
} from './client-list'
import { useClientRemoval } from './client-removal'
import { ClientsTable, type ClientActions } from './clients-table'

const typeFilters: { value: ClientTypeFilter; label: string }[] = [
  { value: '', label: 'Todos' },
  { value: 'individual', label: clientType.individual },
  { value: 'corporate', label: clientType.corporate },
]

/** The clients of the office; the screen is called Usuarios. */
export default function ClientsPage() {
  usePageTitle('Usuarios')
  const admin = useUser().user_role === 'admin'
  const list = useClientList()
  const results = useRef<HTMLDivElement>(null)
  const [viewed, setViewed] = useState<Client | null>(null)
  const [edited, setEdited] = useState<Client | null>(null)
  const { adding, setAdding } = useAdding(admin)
  // After the question's window has given the focus back to the row, which is going.
  const removal = useClientRemoval(() => setTimeout(() => results.current?.focus()))
  const actions = {
    onView: setViewed,
    ...(admin && { onEdit: setEdited, onRemove: (client: Client) => void removal.remove(client) }),
  }

  return (
    <>
      <PageHeader
        title="Usuarios"
        subtitle="Os clientes do escritório, pessoas e empresas"
        actions={
          admin && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              <Plus aria-hidden /> Adicionar Usuario
            </Button>
          )
        }
      />
      <Filters list={list} />
      {list.failed && (
        <LoadFailure retry={list.reload} className="mb-5">
          {loadFailure}
        </LoadFailure>
      )}
      {(list.clients || !list.failed) && <Results ref={results} list={list} actions={actions} />}
      {viewed && <Details client={viewed} admin={admin} onClose={() => setViewed(null)} />}
      {edited && <ClientEditDialog client={edited} onClose={() => setEdited(null)} />}
      {adding && <ClientFormDialog onClose={() => setAdding(false)} />}
      <Alert text={removal.failure?.text ?? null} detail={removal.failure?.detail} onClose={removal.forget} />
    </>
  )
}

/** The client's window, and after it the one of the client's personal data. */
function Details({ client, admin, onClose }: { client: Client; admin: boolean; onClose: () => void }) {
  const [personal, setPersonal] = useState(false)
  if (personal) return <PersonalDataDialog person={{ ...client, kind: 'client' }} onClose={onClose} />
  return (
    <ClientDetailsDialog
      client={client}
      onClose={onClose}
      {...(admin && { onPersonalData: () => setPersonal(true) })}
    />
  )
}

/** `?new=true` opens the form, so that other screens can lead to it. */
function useAdding(allowed: boolean) {
  const [params, setParams] = useSearchParams()
  return {
    adding: allowed && params.get('new') === 'true',
    setAdding: (adding: boolean) =>
      setParams((now) => withParam(now, 'new', adding ? 'true' : ''), { replace: true }),
  }
}

function Filters({ list }: { list: ClientList }) {
  return (
    <ListToolbar
      label="Buscar usuarios"
      placeholder="Nome, e-mail ou telefone"
      text={list.search}
      onText={list.setSearch}
      onRefresh={list.reload}
      refreshing={list.fetching}
    >
      <ChipGroup label="Tipo" options={typeFilters} value={list.type} onChange={list.setType} />
    </ListToolbar>
  )
}

function Results({
  ref,
  list,
  actions,
}: {
  ref: Ref<HTMLDivElement>
  list: ClientList
  actions: ClientActions
}) {
  const empty = list.clients?.length === 0
  return (
    <Card ref={ref} tabIndex={-1} role="group" aria-label="Resultados">
      {empty ? (
        <EmptyState icon={<UsersRound aria-hidden />} title="Nenhum usuario encontrado">
          {list.filtered
            ? 'Tente ajustar os filtros'
            : 'Os clientes cadastrados aparecem aqui e podem ser escolhidos nos processos.'}
        </EmptyState>
      ) : (
        <>
          <ClientsTable clients={list.clients} actions={actions} />
          <Pagination
            page={list.page}
            pageSize={list.pageSize}
            total={list.total}
            pageSizes={clientPageSizes}
            onPage={list.setPage}
            onPageSize={list.setPageSize}
            totalLabel={plural(list.total, 'usuario', 'usuarios')}
          />
        </>
      )}
    </Card>
  )
}
