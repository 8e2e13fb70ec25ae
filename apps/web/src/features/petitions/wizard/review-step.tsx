import { petitionType } from '@lavra/contracts/labels'
import { Download, FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../core/api/call'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { PageHeader } from '../../../ui/layout/page-header'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { TabPanel, Tabs } from '../../../ui/layout/tabs'
import { AgentList, NoAgentsYet } from '../agents/agent-list'
import { useExport } from '../checks/use-export'
import { PetitionContent } from '../page/petition-content'
import type { PetitionPageState } from '../queries'
import { PetitionNotFound } from '../page/petition-states'
import { usePetition } from '../page/use-petition'
import { Stepper } from './stepper'

interface ReviewStepProps {
  id: string
  /** Back to the agents, while they are not done. */
  onBack: () => void
  onNew: () => void
}

const tabs = [
  { value: 'content', label: 'Conteúdo da Petição' },
  { value: 'agents', label: 'Status dos Agentes' },
] as const

/** Step 4: what the agents have written. */
export function ReviewStep({ id, onBack, onNew }: ReviewStepProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('content')
  const { petition, status, error, retryStatus, refetch } = usePetition(id)
  const { exportAs, gate } = useExport(petition)
  const complete = (status?.status ?? petition?.status) === 'completed'
  const state: PetitionPageState = { generated: complete }
  if (error instanceof ApiError && error.status === 404) return <PetitionNotFound />
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Petições', to: '/petitions' }, { label: 'Nova Petição' }]}
        title="Petição Gerada"
        badges={petition && <Badge tone="accent">{petitionType[petition.petition_type]}</Badge>}
        actions={
          <>
            {petition && !complete && <Button onClick={onBack}>Voltar à geração</Button>}
            <Button onClick={onNew}>
              <Plus aria-hidden /> Nova Petição
            </Button>
            <Button disabled={!petition?.content} onClick={() => exportAs('html')}>
              <Download aria-hidden /> Baixar HTML
            </Button>
            <ButtonLink variant="primary" to={`/petitions/${id}`} state={state}>
              <FileText aria-hidden /> Ver Petição Completa
            </ButtonLink>
          </>
        }
      />
      <Stepper current={4} />
      {gate}
      <Tabs label="Petição" tabs={tabs} value={tab} onChange={setTab}>
        <TabPanel value="content">
          {petition && <PetitionContent petition={petition} status={status} />}
          {!petition && error && (
            <LoadFailure retry={() => void refetch()}>Falha ao recuperar a petição final.</LoadFailure>
          )}
          {!petition && !error && <SheetSkeleton />}
        </TabPanel>
        <TabPanel value="agents">
          {retryStatus ? (
            <LoadFailure retry={retryStatus}>Falha ao carregar status dos agentes</LoadFailure>
          ) : (
            <Agents status={status} />
          )}
        </TabPanel>
      </Tabs>
    </>
  )
}

function Agents({ status }: { status: ReturnType<typeof usePetition>['status'] }) {
  return status?.agents_progress.length ? <AgentList status={status} /> : <NoAgentsYet />
}

function SheetSkeleton() {
  return (
    <Loading label="Carregando petição…">
      <Card className="space-y-4 p-12">
        {['w-3/4', 'w-full', 'w-full', 'w-5/6', 'w-full', 'w-2/3'].map((width, line) => (
          <Skeleton key={line} className={`h-4 ${width}`} />
        ))}
      </Card>
    </Loading>
  )
}
