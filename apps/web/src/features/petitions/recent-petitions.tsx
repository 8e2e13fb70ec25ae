import { labelOf, petitionStatus, petitionType } from '@lavra/contracts/labels'
import type { PetitionStatus, PetitionSummary } from '@lavra/contracts/petitions'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDate } from '../../core/format'
import { petitionStatusTone } from '../../core/tones'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Loading, Skeleton } from '../../ui/skeleton'
import { petitionKinds } from './kinds'
import { petitionQueries } from './queries'

/** The newest petitions; where they cannot be read the list is empty (spec.md section 8). */
export function RecentPetitions() {
  const { data, isPending } = useQuery(petitionQueries.recent())
  if (isPending) return <RecentSkeleton />
  if (!data?.length) {
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
          <RecentPetition key={petition.petition_id} petition={petition} />
        ))}
      </ul>
    </Card>
  )
}

/** The list knows three labels: what is neither completed nor processing is ready to go on (spec.md 2.11). */
const listedAs = (status: PetitionStatus): PetitionStatus => (status === 'failed' ? 'initialized' : status)

function RecentPetition({ petition }: { petition: PetitionSummary }) {
  const { Icon } = petitionKinds[petition.petition_type]
  const status = listedAs(petition.status)
  return (
    <li className="relative flex items-center gap-3.5 px-4 py-3.5 first:rounded-t-card last:rounded-b-card hover:bg-sunken/60 sm:px-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
        <Icon aria-hidden className="size-[18px]" />
      </span>
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <div className="min-w-0 flex-1">
          <Link
            to={`/petitions/${petition.petition_id || petition.id}`}
            className="rounded font-[550] after:absolute after:inset-0 hover:text-primary"
          >
            {labelOf(petitionType, petition.petition_type)}
          </Link>
          <p className="text-[13px] text-ink-3">{[petition.client_name, formatDate(petition.created_at)].filter(Boolean).join(' · ')}</p>
        </div>
        <Badge tone={petitionStatusTone[status]} className="max-sm:mt-1.5">
          {labelOf(petitionStatus, status)}
        </Badge>
      </div>
    </li>
  )
}

function RecentSkeleton() {
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
