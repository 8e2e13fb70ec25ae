import type { PetitionStatus } from '@lavra/contracts/petitions/generation'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useLoggedFailure } from '../../../core/use-logged-failure'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { PetitionRow } from './petition-row'
import { petitionQueries } from '../queries'

/** The newest petitions; where they cannot be read that is said. */
export function RecentPetitions() {
  const { data, error, isPending, refetch } = useQuery(petitionQueries.recent())
  useLoggedFailure('recent petitions', error)
  if (isPending) return <RowsSkeleton />
  if (!data)
    return (
      <LoadFailure retry={() => void refetch()}>Não foi possível carregar as petições recentes.</LoadFailure>
    )
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState icon={<FileText aria-hidden />} title="Nenhuma petição gerada ainda">
          Escolha um tipo acima para começar a primeira.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card>
      <ul aria-label="Petições Recentes" className="divide-y divide-line">
        {data.map((petition) => (
          <PetitionRow key={petition.petition_id} petition={petition} status={listedAs(petition.status)} />
        ))}
      </ul>
    </Card>
  )
}

/** The list knows three labels: what is neither completed nor processing is ready to go on (spec.md 2.11). */
const listedAs = (status: PetitionStatus): PetitionStatus => (status === 'failed' ? 'initialized' : status)

export function RowsSkeleton() {
  return (
    <Loading label="Carregando petições…">
      <Card className="divide-y divide-line">
        {['a', 'b', 'c'].map((place) => (
          <div key={place} className="flex items-center gap-3.5 px-5 py-3.5">
            <Skeleton className="size-10 rounded-control" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-3.5 w-56 max-w-full" />
            </div>
            <Skeleton className="h-5 w-20 rounded-full" />
          </div>
        ))}
      </Card>
    </Loading>
  )
}
