import { labelOf, petitionStatus, petitionType } from '@lavra/contracts/labels'
import type { PetitionStatus } from '@lavra/contracts/petitions/generation'
import type { PetitionSummary } from '@lavra/contracts/petitions'
import { Copy, Play } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { formatDate } from '../../../core/format/format'
import { petitionStatusTone } from '../../../core/format/tones'
import { Badge } from '../../../ui/badge'
import { IconButton } from '../../../ui/icon-button'
import { Progress } from '../../../ui/feedback/progress'
import { petitionKinds } from '../kinds'
import { duplicateOf } from '../queries'
import { wizardSearch } from '../wizard-state'

interface PetitionRowProps {
  petition: PetitionSummary
  /** What the list calls the petition's state, where that is not its own label. */
  status?: PetitionStatus
}

/** One petition of a list: what it is, how far it is, and what can be done with it. */
export function PetitionRow({ petition, status = petition.status }: PetitionRowProps) {
  const { Icon } = petitionKinds[petition.petition_type]
  const id = petition.petition_id || petition.id
  const label = labelOf(petitionType, petition.petition_type)
  return (
    <li className="relative flex items-center gap-3.5 py-3 pr-2 pl-4 first:rounded-t-card last:rounded-b-card hover:bg-sunken/60 sm:pr-3 sm:pl-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent max-sm:hidden">
        <Icon aria-hidden className="size-[18px]" />
      </span>
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <div className="min-w-0 flex-1">
          <Link
            to={`/petitions/${id}`}
            className="rounded font-[550] wrap-anywhere after:absolute after:inset-0 hover:text-primary"
          >
            {label}
          </Link>
          <p className="text-[13px] wrap-anywhere text-ink-3">
            {[petition.client_name, formatDate(petition.created_at)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-3 max-sm:mt-1.5">
          {petition.status === 'processing' && (
            <Advancement value={petition.progress_percentage} label={label} />
          )}
          <Badge tone={petitionStatusTone[status]}>{labelOf(petitionStatus, status)}</Badge>
        </div>
      </div>
      <RowActions petition={petition} id={id} />
    </li>
  )
}

function Advancement({ value, label }: { value: number; label: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <Progress value={value} label={`Progresso: ${label}`} className="h-1.5! w-20" />
      <span aria-hidden className="w-9 text-right text-[13px] text-ink-2 tabular-nums">
        {value}%
      </span>
    </span>
  )
}

/** They lie above the link that fills the row. */
function RowActions({ petition, id }: { petition: PetitionSummary; id: string }) {
  const navigate = useNavigate()
  const subject = [labelOf(petitionType, petition.petition_type), petition.client_name]
    .filter(Boolean)
    .join(', ')
  return (
    <div className="relative z-10 flex shrink-0">
      {petition.status !== 'completed' && (
        <IconButton
          label={`Continuar: ${subject}`}
          onClick={() => void navigate(`/petitions${wizardSearch({ step: 3, petitionId: id })}`)}
        >
          <Play aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={`Duplicar: ${subject}`}
        onClick={() => void navigate('/petitions', { state: duplicateOf(petition) })}
      >
        <Copy aria-hidden />
      </IconButton>
    </div>
  )
}
