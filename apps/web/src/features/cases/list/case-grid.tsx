import { Plus, Scale, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { plural } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Pagination } from '../../../ui/table/pagination'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { CaseCard, type CaseActions } from './case-card'
import { casePageSizes, type CaseList } from './use-case-list'

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

interface CaseGridProps {
  list: CaseList
  actions: CaseActions
  onCreate: () => void
}

/** One page of cases; the one before stays in sight, paler, while the next is fetched. */
export function CaseGrid({ list, actions, onCreate }: CaseGridProps) {
  const { beyond } = list
  useEffect(() => beyond?.(), [beyond])
  if (list.failed)
    return (
      <LoadFailure retry={list.reload}>
        Erro ao carregar dados. Verifique se o servidor está rodando.
      </LoadFailure>
    )
  if (!list.cases || beyond) return <GridSkeleton />
  if (list.cases.length === 0) return <NoCases filtered={list.filtered} onCreate={onCreate} />
  return (
    <>
      <ul
        aria-label="Processos"
        aria-busy={list.waiting}
        className={cx(grid, list.waiting && 'opacity-60 transition-opacity')}
      >
        {list.cases.map((item) => (
          <li key={item.id} className="min-w-0">
            <CaseCard item={item} actions={actions} />
          </li>
        ))}
      </ul>
      <Card className="mt-5">
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={list.total}
          pageSizes={casePageSizes}
          onPage={(page) => {
            list.setPage(page)
            window.scrollTo({ top: 0 })
          }}
          onPageSize={list.setPageSize}
          totalLabel={plural(list.total, 'processo', 'processos')}
        />
      </Card>
    </>
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
        {filtered
          ? 'Tente ajustar os filtros'
          : 'Os processos do escritório, com prazos e partes, aparecem aqui.'}
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
