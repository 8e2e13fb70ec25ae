import { petitionType } from '@lavra/contracts/labels'
import type { PetitionSummary } from '@lavra/contracts/petitions'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatAgo, formatDateTime } from '../../core/format/format'
import { useLoggedFailure } from '../../core/use-logged-failure'
import { ButtonLink } from '../../ui/button'
import { Card, CardHeader } from '../../ui/layout/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { petitionQueries } from '../petitions/queries'

const loaded = 5
const shown = 4

/** The latest petitions; where they cannot be loaded that is said. */
export function RecentActivity() {
  const recent = useQuery(petitionQueries.recent(loaded))
  useLoggedFailure('recent petitions could not be loaded', recent.error)
  const petitions = recent.data?.slice(0, shown) ?? []
  return (
    <Card>
      <CardHeader title="Atividade recente" />
      {recent.isPending && <SkeletonRows />}
      {recent.isError && !recent.data && (
        <LoadFailure retry={() => void recent.refetch()} className="m-4">
          Não foi possível carregar a atividade recente.
        </LoadFailure>
      )}
      {recent.data && petitions.length === 0 && (
        <EmptyState
          icon={<FileText aria-hidden />}
          title="Nenhuma petição gerada ainda"
          action={
            <ButtonLink size="sm" to="/petitions">
              Nova petição
            </ButtonLink>
          }
          className="py-9"
        />
      )}
      {petitions.length > 0 && (
        <ul aria-label="Atividade recente" className="divide-y divide-line">
          {petitions.map((petition) => (
            <li key={petition.petition_id}>
              <ActivityRow petition={petition} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function ActivityRow({ petition }: { petition: PetitionSummary }) {
  const { petition_id, petition_type, created_at } = petition
  return (
    <Link
      to={`/petitions/${petition_id}`}
      className="flex items-center gap-3.5 px-5 py-3.5 -outline-offset-2 transition-colors hover:bg-sunken/60"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
        <FileText aria-hidden className="size-[18px]" />
      </span>
      <span className="min-w-0">
        <span className="block font-[550]">Petição gerada</span>
        <span className="block text-[13px] text-ink-3">
          {petitionType[petition_type]} ·{' '}
          <time dateTime={created_at} title={formatAgo(created_at)}>
            {formatDateTime(created_at)}
          </time>
        </span>
      </span>
    </Link>
  )
}

function SkeletonRows() {
  return (
    <Loading className="space-y-4 p-5">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3.5">
          <Skeleton className="size-10 rounded-control" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </Loading>
  )
}
