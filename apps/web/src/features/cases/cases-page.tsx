import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus, Scale, SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatNumber } from '../../core/format'
import { usePageTitle } from '../../core/title'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { Loading, Skeleton } from '../../ui/skeleton'
import { CaseCard } from './case-card'
import { useCaseFilters } from './case-filters'
import { CaseForm } from './case-form'
import { CaseStatistics } from './case-statistics'
import { CaseToolbar } from './case-toolbar'
import { caseQueries, type CaseFilters } from './queries'

/** Processos: all cases of the office, found by text and status. */
export default function CasesPage() {
  usePageTitle('Processos')
  const state = useCaseFilters()
  const [creating, setCreating] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const create = () => setCreating(true)
  /** The question before discarding takes the focus with it, so it is given back by hand. */
  const close = () => {
    setCreating(false)
    setTimeout(() => opener.current?.focus())
  }
  return (
    <>
      <PageHeader
        title="Processos"
        subtitle={<CaseStatistics />}
        actions={
          <Button ref={opener} variant="primary" onClick={create}>
            <Plus aria-hidden /> Novo Processo
          </Button>
        }
      />
      <CaseToolbar {...state} />
      <CaseGrid filters={state.filters} onCreate={create} />
      {creating && <CaseForm withParties={state.filters.withParties} onWithParties={state.setWithParties} onClose={close} />}
    </>
  )
}

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

function CaseGrid({ filters, onCreate }: { filters: CaseFilters; onCreate: () => void }) {
  const pages = useInfiniteQuery(caseQueries.pages(filters))
  const { data, isError, isPlaceholderData, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages
  if (isError && !data) return <LoadFailure retry={() => void refetch()} />
  if (!data) return <GridSkeleton />
  const rows = data.pages.flatMap((page) => page.cases)
  const total = data.pages[0]?.total ?? 0
  if (rows.length === 0) return <NoCases filtered={filters.search !== '' || filters.status !== ''} onCreate={onCreate} />
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
      <ul aria-label="Processos" className={grid}>
        {rows.map((item) => (
          <li key={item.id}>
            <CaseCard item={item} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-col items-center gap-3">
        {isError && <LoadFailure retry={() => void fetchNextPage()} />}
        {hasNextPage && (
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Carregar mais
          </Button>
        )}
        <p role="status" className="text-[13px] text-ink-3">
          {hasNextPage ? (
            `Mostrando ${formatNumber(rows.length)} de ${formatNumber(total)}`
          ) : (
            <span className="sr-only">{formatNumber(total)} encontrados</span>
          )}
        </p>
      </div>
    </div>
  )
}

function LoadFailure({ retry }: { retry: () => void }) {
  return (
    <Notice
      tone="bad"
      action={
        <Button size="sm" onClick={retry}>
          Tentar novamente
        </Button>
      }
    >
      Erro ao carregar dados. Verifique se o servidor está rodando.
    </Notice>
  )
}

function NoCases({ filtered, onCreate }: { filtered: boolean; onCreate: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={filtered ? <SearchX aria-hidden /> : <Scale aria-hidden />}
        title="Nenhum processo encontrado"
        action={
          !filtered && (
            <Button variant="primary" onClick={onCreate}>
              <Plus aria-hidden /> Criar o primeiro processo
            </Button>
          )
        }
      >
        {filtered ? 'Tente ajustar os filtros' : 'Os processos do escritório, com prazos e partes, aparecem aqui.'}
      </EmptyState>
    </Card>
  )
}

function GridSkeleton() {
  return (
    <Loading label="Carregando processos…" className={grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Card key={place} className="space-y-3 p-5">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </Card>
      ))}
    </Loading>
  )
}
