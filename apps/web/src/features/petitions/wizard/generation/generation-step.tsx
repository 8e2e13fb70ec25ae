import { petitionType } from '@lavra/contracts/labels'
import type { Petition, PetitionProfile } from '@lavra/contracts/petitions'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../../core/api/call'
import { shortPetitionId } from '../../../../core/format/format'
import { Badge } from '../../../../ui/badge'
import { Card } from '../../../../ui/layout/card'
import { PageHeader } from '../../../../ui/layout/page-header'
import { Progress } from '../../../../ui/feedback/progress'
import { AgentList } from '../../agents/agent-list'
import { agentRows } from '../../agents/agent-rows'
import { PetitionNotFound } from '../../page/petition-states'
import { PapersPanel } from '../../papers/papers-panel'
import { petitionQueries } from '../../queries'
import { AgentFlow } from './agent-flow'
import { ProfileChips } from '../parties/context-fields'
import { GenerationControls } from './generation-controls'
import { GenerationNotices } from './generation-notices'
import { Stepper } from '../stepper'
import { useGeneration } from './use-generation'

interface GenerationStepProps {
  id: string
  profile: PetitionProfile
  onProfile: (profile: PetitionProfile) => void
  /** To step 4. */
  onReview: () => void
  /** Out of the wizard. */
  onCancel: () => void
}

/** Step 3: the eight agents at work. */
export function GenerationStep({ id, profile, onProfile, onReview, onCancel }: GenerationStepProps) {
  const generation = useGeneration({ id, profile, onComplete: onReview })
  const { data: petition } = useQuery(petitionQueries.one(id))
  const { status, statusError, work } = generation
  const started = status !== undefined && status.status !== 'initialized'
  const agents = agentRows(status)
  if (statusError instanceof ApiError && statusError.status === 404) return <PetitionNotFound />
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Petições', to: '/petitions' }, { label: 'Nova Petição' }]}
        title="Agentes de IA Trabalhando"
        actions={<Badge tone="accent">ID {shortPetitionId(id)}</Badge>}
      />
      <Stepper current={3} />
      <Card className="p-5">
        <div className="flex items-baseline justify-between gap-4">
          <p className="min-w-0 font-[550]">{petition ? headline(petition) : ' '}</p>
          <p aria-hidden className="text-base font-semibold">
            {status?.progress_percentage ?? 0}%
          </p>
        </div>
        <Progress value={status?.progress_percentage ?? 0} label="Progresso da geração" className="mt-3" />
        <AgentFlow agents={agents} next={started ? status.current_agent : null} />
        <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4">
          <span aria-hidden className="text-[13px] text-ink-2">
            Perfil
          </span>
          <ProfileChips
            value={started && petition ? petition.petition_profile : profile}
            onChange={onProfile}
            locked={started || work !== null}
          />
        </div>
      </Card>
      <GenerationControls generation={generation} started={started} onReview={onReview} onCancel={onCancel} />
      <GenerationNotices generation={generation} offline={petition?.mode === 'offline'} />
      {(status || !statusError) && <AgentList status={status} short />}
      {status && (
        <div className="mt-4 space-y-4">
          <PapersPanel petitionId={id} state={work === null ? status.status : 'processing'} />
        </div>
      )}
    </>
  )
}

/** "Petição Inicial · Padaria Três Irmãos × João da Silva e outros" */
function headline({
  petition_type,
  plaintiffs,
  defendants,
}: Pick<Petition, 'petition_type' | 'plaintiffs' | 'defendants'>): string {
  const sides = [plaintiffs, defendants].map(
    ([first, ...others]) => first && `${first.name}${others.length > 0 ? ' e outros' : ''}`,
  )
  return [petitionType[petition_type], sides.filter(Boolean).join(' × ')].filter(Boolean).join(' · ')
}
