import { FileText, Search, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { plural } from '../../../core/format/format'
import { usePageTitle } from '../../../core/title'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { ChipGroup } from '../../../ui/form/chip-group'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Input } from '../../../ui/form/input'
import { Notice } from '../../../ui/feedback/notice'
import { PageHeader } from '../../../ui/layout/page-header'
import { Pagination } from '../../../ui/table/pagination'
import { petitionPageSizes, petitionStatusChips, usePetitionList } from './petition-list'
import { PetitionRow } from './petition-row'
import { RowsSkeleton } from './recent-petitions'

type List = ReturnType<typeof usePetitionList>

/** All petitions of the office, found by text and status. */
export function AllPetitions({ newPetition }: { newPetition: React.ReactNode }) {
  usePageTitle('Todas as Petições')
  const list = usePetitionList()
  const { page, pageSize, total, petitions, stale, setPage } = list
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  // The last petition of the last page may have gone.
  const beyond = petitions !== undefined && !stale && page > lastPage
  useEffect(() => {
    if (beyond) setPage(lastPage)
  })
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Petições', to: '/petitions' }, { label: 'Todas' }]}
        title="Todas as Petições"
        actions={newPetition}
      />
      <div className="mb-5 flex flex-wrap items-center gap-x-2.5 gap-y-3">
        <div className="w-full sm:w-80">
          <Input
            type="search"
            aria-label="Buscar petições"
            placeholder="Título, cliente ou tipo"
            maxLength={200}
            icon={<Search aria-hidden />}
            value={list.typed}
            onChange={(event) => list.type(event.target.value)}
          />
        </div>
        <ChipGroup
          label="Situação"
          options={petitionStatusChips}
          value={list.status}
          onChange={list.setStatus}
        />
      </div>
      <Results list={list} />
    </>
  )
}

function Results({ list }: { list: List }) {
  if (list.failed) {
    return (
      <Notice
        tone="bad"
        action={
          <Button size="sm" onClick={list.reload}>
            Tentar novamente
          </Button>
        }
      >
        Erro ao carregar petições. Tente novamente.
      </Notice>
    )
  }
  if (!list.petitions) return <RowsSkeleton />
  if (list.total === 0) return <NoPetitions filtered={list.filtered} />
  return (
    <Card aria-busy={list.stale} className={list.stale ? 'opacity-60 transition-opacity' : undefined}>
      <ul aria-label="Petições" className="divide-y divide-line border-b border-line">
        {list.petitions.map((petition) => (
          <PetitionRow key={petition.petition_id} petition={petition} />
        ))}
      </ul>
      <Pagination
        page={list.page}
        pageSize={list.pageSize}
        total={list.total}
        pageSizes={petitionPageSizes}
        onPage={list.setPage}
        onPageSize={list.setPageSize}
        totalLabel={plural(list.total, 'petição', 'petições')}
      />
    </Card>
  )
}

function NoPetitions({ filtered }: { filtered: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={filtered ? <SearchX aria-hidden /> : <FileText aria-hidden />}
        title={filtered ? 'Nenhuma petição encontrada' : 'Nenhuma petição gerada ainda'}
      >
        {filtered && 'Tente ajustar os filtros'}
      </EmptyState>
    </Card>
  )
}
