import { labelOf, petitionType } from '@lavra/contracts/labels'
import type { GenerationStatus } from '@lavra/contracts/petitions/generation'
import type { Petition } from '@lavra/contracts/petitions'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { ApiError } from '../../../core/api/call'
import { shortPetitionId } from '../../../core/format/format'
import { usePageTitle } from '../../../core/title'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { onDemand } from '../../../ui/on-demand'
import { TabPanel, Tabs } from '../../../ui/layout/tabs'
import { toast } from '../../../ui/feedback/toast'
import { PetitionContent } from './petition-content'
import { PetitionHeader } from './petition-header'
import { PetitionFailure, PetitionNotFound, PetitionSkeleton } from './petition-states'
import { PetitionTools } from './petition-tools'
import type { PetitionPageState } from '../queries'
import { usePetition } from './use-petition'

const PetitionAgents = onDemand(() => import('./petition-agents').then((part) => part.PetitionAgents))

/** One petition: its text, its agents, and while they work how far they are. */
export default function PetitionPage() {
  const { id = '' } = useParams()
  const { petition, status, error, retryStatus, refetch } = usePetition(id, sayGenerated)
  useGeneratedOnArrival()
  if (petition) return <PetitionView petition={petition} status={status} retryStatus={retryStatus} />
  if (!error) return <PetitionSkeleton />
  if (error instanceof ApiError && error.status === 404) return <PetitionNotFound />
  return (
    <PetitionFailure
      message={error instanceof ApiError ? error.message : 'Failed to load petition'}
      retry={() => void refetch()}
    />
  )
}

function sayGenerated(): void {
  toast.success('Petição gerada com sucesso!', {
    description: 'A petição foi concluída e está disponível para visualização.',
    duration: 5_000,
  })
}

/** Says so once for who comes from the wizard; a reload does not say it again. */
function useGeneratedOnArrival(): void {
  const location = useLocation()
  const navigate = useNavigate()
  const generated = (location.state as PetitionPageState | null)?.generated === true
  useEffect(() => {
    if (!generated) return
    sayGenerated()
    void navigate('.', { replace: true, state: null })
  }, [generated, navigate])
}

interface PetitionViewProps {
  petition: Petition
  status: GenerationStatus | undefined
  retryStatus: (() => void) | undefined
}

function PetitionView({ petition, status, retryStatus }: PetitionViewProps) {
  const type = labelOf(petitionType, petition.petition_type)
  usePageTitle(`${type} ${shortPetitionId(petition.petition_id)}`)
  const [tab, setTab] = useState<'content' | 'agents'>('content')
  // Once opened the tab stays, so that a text being changed in it is not lost to a look at the content.
  const [opened, setOpened] = useState(false)
  const state = status?.status ?? petition.status
  const tabs = [
    { value: 'content', label: 'Conteúdo da Petição' },
    { value: 'agents', label: <>Status dos Agentes {state === 'processing' && <PulsingDot />}</> },
  ] as const

  function show(next: 'content' | 'agents'): void {
    setTab(next)
    setOpened((before) => before || next === 'agents')
  }

  return (
    <>
      <PetitionHeader petition={petition} state={state} />
      <Tabs label="Petição" tabs={tabs} value={tab} onChange={show}>
        <TabPanel value="content">
          <PetitionContent
            petition={petition}
            status={status}
            actions={<PetitionTools petition={petition} />}
          />
        </TabPanel>
        <TabPanel value="agents" forceMount={opened || undefined} className="data-[state=inactive]:hidden">
          {retryStatus ? (
            <LoadFailure retry={retryStatus}>Falha ao carregar status dos agentes</LoadFailure>
          ) : (
            <PetitionAgents petitionId={petition.petition_id} status={status} />
          )}
        </TabPanel>
      </Tabs>
    </>
  )
}

function PulsingDot() {
  return (
    <span className="relative flex size-2">
      <span aria-hidden className="absolute inset-0 animate-ping rounded-full bg-accent opacity-60" />
      <span aria-hidden className="relative size-2 rounded-full bg-accent" />
      <span className="sr-only">geração em andamento</span>
    </span>
  )
}
