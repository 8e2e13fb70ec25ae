import type { Client } from '@lavra/contracts/clients'
import { clientType } from '@lavra/contracts/labels'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, RefreshCw, Search, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDebounced } from '../../core/debounce'
import { plural } from '../../core/format'
import { withParam } from '../../core/search-param'
import { useUser } from '../../core/session'
import { usePageTitle } from '../../core/title'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ChipGroup } from '../../ui/chip-group'
import { cx } from '../../ui/cx'
import { EmptyState } from '../../ui/empty-state'
import { IconButton } from '../../ui/icon-button'
import { Input } from '../../ui/input'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { Pagination } from '../../ui/pagination'
import { ClientDetailsDialog } from './client-details-dialog'
import { ClientFormDialog } from './client-form-dialog'
import { ClientsTable } from './clients-table'
import { clientQueries } from './queries'

type TypeFilter = '' | keyof typeof clientType

const pageSizes = [10, 20, 50] as const
const typeFilters: { value: TypeFilter; label: string }[] = [
  { value: '', label: 'Todos' },
  { value: 'individual', label: clientType.individual },
  { value: 'corporate', label: clientType.corporate },
]

/** The clients of the office; the screen is called Usuarios. */
export default function ClientsPage() {
  usePageTitle('Usuarios')
  const admin = useUser().user_role === 'admin'
  const list = useClientList()
  const [viewed, setViewed] = useState<Client | null>(null)
  const { adding, setAdding } = useAdding(admin)

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
      {list.failed ? (
        <Notice
          tone="bad"
          action={
            <Button size="sm" onClick={list.reload}>
              Tentar novamente
            </Button>
          }
        >
          Erro ao carregar usuarios. Tente novamente.
        </Notice>
      ) : (
        <Results list={list} onView={setViewed} />
      )}
      {viewed && <ClientDetailsDialog client={viewed} onClose={() => setViewed(null)} />}
      {adding && <ClientFormDialog onClose={() => setAdding(false)} />}
    </>
  )
}

/** `?new=true` opens the form, so that other screens can lead to it. */
function useAdding(allowed: boolean) {
  const [params, setParams] = useSearchParams()
  return {
    adding: allowed && params.get('new') === 'true',
    setAdding: (adding: boolean) => setParams((now) => withParam(now, 'new', adding ? 'true' : ''), { replace: true }),
  }
}

type ClientList = ReturnType<typeof useClientList>

/** What is asked for and what came; every change of the filters starts at the first page again. */
function useClientList() {
  const [search, setSearch] = useState('')
  const [type, setType] = useState<TypeFilter>('')
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState<number>(pageSizes[0])
  const query = useQuery({
    ...clientQueries.list({
      search: useDebounced(search.trim()),
      client_type: type || undefined,
      skip: (page - 1) * pageSize,
      limit: pageSize,
    }),
    placeholderData: keepPreviousData,
  })
  const startOver =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setPage(1)
    }
  return {
    search,
    type,
    page,
    pageSize,
    setPage,
    setSearch: startOver(setSearch),
    setType: startOver(setType),
    setPageSize: startOver(setPageSize),
    clients: query.data?.clients ?? null,
    total: query.data?.total ?? 0,
    failed: query.isError,
    fetching: query.isFetching,
    reload: () => void query.refetch(),
    filtered: search.trim() !== '' || type !== '',
  }
}

function Filters({ list }: { list: ClientList }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2.5">
      <div className="w-full sm:w-72">
        <Input
          type="search"
          aria-label="Buscar usuarios"
          placeholder="Nome, e-mail ou telefone"
          maxLength={200}
          icon={<Search aria-hidden />}
          value={list.search}
          onChange={(event) => list.setSearch(event.target.value)}
        />
      </div>
      <ChipGroup label="Tipo" options={typeFilters} value={list.type} onChange={list.setType} />
      <IconButton label="Atualizar" outlined onClick={list.reload} disabled={list.fetching}>
        <RefreshCw aria-hidden className={cx(list.fetching && 'animate-spin')} />
      </IconButton>
    </div>
  )
}

function Results({ list, onView }: { list: ClientList; onView: (client: Client) => void }) {
  if (list.clients?.length === 0)
    return (
      <Card>
        <EmptyState icon={<UsersRound aria-hidden />} title="Nenhum usuario encontrado">
          {list.filtered ? 'Tente ajustar os filtros' : 'Os clientes cadastrados aparecem aqui e podem ser escolhidos nos processos.'}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <ClientsTable clients={list.clients} onView={onView} />
      <Pagination
        page={list.page}
        pageSize={list.pageSize}
        total={list.total}
        pageSizes={pageSizes}
        onPage={list.setPage}
        onPageSize={list.setPageSize}
        totalLabel={plural(list.total, 'usuario', 'usuarios')}
      />
    </Card>
  )
}
