import { Contact, Plus, SearchX } from 'lucide-react'
import { plural } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Pagination } from '../../../ui/table/pagination'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { ContactCard, type ContactActions } from './contact-card'
import { contactPageSizes, type ContactList } from './use-contact-list'

const grid = 'grid gap-4 md:grid-cols-2 2xl:grid-cols-3'

interface ContactGridProps {
  list: ContactList
  actions: ContactActions
  onCreate: () => void
}

/** One page of contacts; the one before stays in sight, paler, while the next is fetched. */
export function ContactGrid({ list, actions, onCreate }: ContactGridProps) {
  if (list.failed)
    return <LoadFailure retry={list.reload}>Não foi possível carregar os contatos.</LoadFailure>
  if (!list.contacts) return <GridSkeleton />
  if (list.contacts.length === 0) return <NoContacts list={list} onCreate={onCreate} />
  return (
    <>
      <ul
        aria-label="Contatos"
        aria-busy={list.waiting}
        className={cx(grid, list.waiting && 'opacity-60 transition-opacity')}
      >
        {list.contacts.map((contact) => (
          <li key={contact.id} className="min-w-0">
            <ContactCard contact={contact} actions={actions} />
          </li>
        ))}
      </ul>
      <Card className="mt-5">
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={list.total}
          pageSizes={contactPageSizes}
          onPage={(page) => {
            list.setPage(page)
            window.scrollTo({ top: 0 })
          }}
          onPageSize={list.setPageSize}
          totalLabel={plural(list.total, 'contato', 'contatos')}
        />
      </Card>
    </>
  )
}

function NoContacts({ list, onCreate }: { list: ContactList; onCreate: () => void }) {
  const hint = list.filtered
    ? 'Tente ajustar os filtros'
    : 'Cadastre as pessoas e empresas com quem o escritório trata e vincule-as aos processos.'
  return (
    <Card>
      <EmptyState
        icon={list.filtered ? <SearchX aria-hidden /> : <Contact aria-hidden />}
        title="Nenhum contato encontrado"
        action={
          !list.filtered && (
            <Button variant="primary" onClick={onCreate}>
              <Plus aria-hidden /> Cadastrar o primeiro contato
            </Button>
          )
        }
      >
        {hint}
      </EmptyState>
    </Card>
  )
}

function GridSkeleton() {
  return (
    <Loading label="Carregando contatos…" className={grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Card key={place} className="flex gap-3.5 p-5">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-3.5 w-1/2" />
          </div>
        </Card>
      ))}
    </Loading>
  )
}
