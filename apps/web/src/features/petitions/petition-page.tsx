import { petitionStatus, petitionType, labelOf } from '@lavra/contracts/labels'
import type { GenerationStatus, Petition } from '@lavra/contracts/petitions'
import { ArrowLeft, CalendarDays, Download, Hash, Link2, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { ApiError } from '../../core/api'
import { formatDate, shortPetitionId } from '../../core/format'
import { logFailure } from '../../core/log'
import { usePageTitle } from '../../core/title'
import { petitionStatusTone } from '../../core/tones'
import { Badge } from '../../ui/badge'
import { Button, ButtonLink } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { TabPanel, Tabs } from '../../ui/tabs'
import { toast } from '../../ui/toast'
import { AgentList, NoAgentsYet } from './agent-list'
import { downloadHtml } from './download-html'
import { PetitionContent } from './petition-content'
import { PetitionFailure, PetitionNotFound, PetitionSkeleton } from './petition-states'
import { useSaveAgentOutput, type PetitionPageState } from './queries'
import { usePetition } from './use-petition'
import { wizardSearch } from './wizard/wizard-state'

/** One petition: its text, its agents, and while they work how far they are. */
export default function PetitionPage() {
  const { id = '' } = useParams()
  const { petition, status, error, refetch } = usePetition(id, sayGenerated)
  useGeneratedOnArrival()
  if (petition) return <PetitionView petition={petition} status={status} />
  if (!error) return <PetitionSkeleton />
  if (error instanceof ApiError && error.status === 404) return <PetitionNotFound />
  return <PetitionFailure message={error instanceof ApiError ? error.message : 'Failed to load petition'} retry={() => void refetch()} />
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

function PetitionView({ petition, status }: { petition: Petition; status: GenerationStatus | undefined }) {
  const type = labelOf(petitionType, petition.petition_type)
  usePageTitle(`${type} ${shortPetitionId(petition.petition_id)}`)
  const [tab, setTab] = useState<'content' | 'agents'>('content')
  const save = useSaveAgentOutput(petition.petition_id)
  const state = status?.status ?? petition.status
  const working = state === 'processing'
  const tabs = [
    { value: 'content', label: 'Conteúdo da Petição' },
    { value: 'agents', label: <>Status dos Agentes {working && <PulsingDot />}</> },
  ] as const

  async function saveOutput(agentId: Parameters<typeof save.mutateAsync>[0]['agentId'], output: string): Promise<void> {
    await save.mutateAsync({ agentId, output })
    toast.info('Texto salvo. Os agentes seguintes estão refazendo as suas partes.')
  }

  return (
    <>
      <PetitionHeader petition={petition} state={state} />
      <Tabs label="Petição" tabs={tabs} value={tab} onChange={setTab}>
        <TabPanel value="content">
          <PetitionContent
            petition={petition}
            status={status}
            actions={
              <Button size="sm" onClick={() => void downloadHtml(petition)}>
                <Download aria-hidden /> Baixar HTML
              </Button>
            }
          />
        </TabPanel>
        <TabPanel value="agents">
          {status?.agents_progress.length ? (
            <AgentList status={status} unfolded onSave={working ? undefined : saveOutput} />
          ) : (
            <NoAgentsYet />
          )}
        </TabPanel>
      </Tabs>
    </>
  )
}

function PetitionHeader({ petition, state }: { petition: Petition; state: Petition['status'] }) {
  const type = labelOf(petitionType, petition.petition_type)
  const id = petition.petition_id
  return (
    <div className="no-print">
      <PageHeader
        crumbs={[{ label: 'Início', to: '/' }, { label: 'Petições', to: '/petitions' }, { label: shortPetitionId(id) }]}
        title="Petição Gerada"
        badges={
          <>
            <Badge tone="accent">{type}</Badge>
            <Badge tone={petitionStatusTone[state]}>{labelOf(petitionStatus, state)}</Badge>
          </>
        }
        subtitle={
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-ink-3 [&_svg]:size-4">
            <span className="inline-flex items-center gap-1.5">
              <CalendarDays aria-hidden /> Criada em {petition.created_at ? formatDate(petition.created_at) : 'N/A'}
            </span>
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <Hash aria-hidden className="shrink-0" /> <span className="break-all">{id}</span>
            </span>
          </span>
        }
        actions={
          <>
            <ButtonLink variant="ghost" to="/petitions">
              <ArrowLeft aria-hidden /> Voltar
            </ButtonLink>
            <Button onClick={() => void copyLink()}>
              <Link2 aria-hidden /> Copiar Link
            </Button>
            {state !== 'completed' && (
              <ButtonLink
                variant="primary"
                to={`/petitions${wizardSearch({ step: 3, petitionId: id, profile: petition.petition_profile })}`}
              >
                <Play aria-hidden /> Continuar geração
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  )
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${window.location.origin}${window.location.pathname}`)
    toast.success('Copiado com sucesso!', { duration: 2_000 })
  } catch (error) {
    logFailure('copy failed', error)
  }
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
