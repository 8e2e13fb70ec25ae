import { labelOf, petitionStatus, petitionType } from '@lavra/contracts/labels'
import { useQuery } from '@tanstack/react-query'
import { Eye, FileText, PencilLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDate, shortPetitionId } from '../../../core/format/format'
import { petitionStatusTone } from '../../../core/format/tones'
import { useLoggedFailure } from '../../../core/use-logged-failure'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { IconButton } from '../../../ui/icon-button'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Spinner } from '../../../ui/feedback/spinner'
import { PetitionDialog, petitionQueries } from '../../petitions/queries'

/** The petitions written for a case; where they cannot be read that is said. */
export function CasePetitions({ caseId }: { caseId: string }) {
  const { data, isPending, error, refetch } = useQuery(petitionQueries.ofCase(caseId))
  useLoggedFailure('the petitions of a case could not be loaded', error)
  const [viewed, setViewed] = useState<string | null>(null)
  const petitions = data ?? []
  if (isPending) return <LoadingPetitions />
  if (!data)
    return (
      <LoadFailure retry={() => void refetch()}>
        Não foi possível carregar as petições deste processo.
      </LoadFailure>
    )
  if (petitions.length === 0) {
    return (
      <Card>
        <EmptyState icon={<FileText aria-hidden />} title="Nenhuma petição vinculada a este processo." />
      </Card>
    )
  }
  return (
    <Card>
      <ul aria-label="Petições vinculadas" className="divide-y divide-line">
        {petitions.map((petition) => (
          <li
            key={petition.petition_id}
            className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 hover:bg-sunken/60"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
              <FileText aria-hidden className="size-[18px]" />
            </span>
            <div className="min-w-0 flex-1 basis-48">
              <Link
                to={`/petitions/${petition.petition_id}`}
                className="rounded font-[550] wrap-anywhere after:absolute after:inset-0 hover:text-primary"
              >
                {petition.title}
              </Link>
              <p className="text-[13px] text-ink-3">
                {labelOf(petitionType, petition.petition_type)} · {formatDate(petition.created_at)} · ID{' '}
                {shortPetitionId(petition.petition_id)}
              </p>
            </div>
            <Badge tone={petitionStatusTone[petition.status]}>
              {labelOf(petitionStatus, petition.status)}
            </Badge>
            <IconButton
              label={`Visualizar ${petition.title}`}
              className="relative z-10"
              onClick={() => setViewed(petition.petition_id)}
            >
              <Eye aria-hidden />
            </IconButton>
            <ButtonLink
              size="sm"
              variant="ghost"
              to={`/petitions/${petition.petition_id}/editor`}
              className="relative z-10"
            >
              <PencilLine aria-hidden />
              <span>
                Editar<span className="sr-only"> {petition.title}</span>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {viewed && <QuickLook id={viewed} onClose={() => setViewed(null)} />}
    </Card>
  )
}

function LoadingPetitions() {
  return (
    <Card role="status" className="flex items-center justify-center gap-3 py-12 text-ink-2">
      <Spinner /> Carregando petições...
    </Card>
  )
}

function QuickLook({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: petition, isError } = useQuery(petitionQueries.one(id))
  const { data: status } = useQuery(petitionQueries.status(id))
  return (
    <Suspense>
      <PetitionDialog petition={petition} status={status} failed={isError} onClose={onClose} />
    </Suspense>
  )
}
