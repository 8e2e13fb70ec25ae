import type { GenerationStatus } from '@lavra/contracts/petitions/generation'
import type { Petition } from '@lavra/contracts/petitions'
import { withoutPendingLinks } from '@lavra/contracts/petitions/links'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlay/dialog'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Markdown } from '../../../ui/text/markdown'
import { Notice } from '../../../ui/feedback/notice'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { TabPanel, Tabs } from '../../../ui/layout/tabs'
import { AgentList } from '../agents/agent-list'
import { useExport } from '../checks/use-export'

interface PetitionWindowProps {
  /** Undefined while it is read. */
  petition: Petition | undefined
  status: GenerationStatus | undefined
  failed: boolean
  onClose: () => void
}

const tabs = [
  { value: 'content', label: 'Conteúdo da Petição' },
  { value: 'agents', label: 'Status dos Agentes' },
] as const

/** A quick look at a petition, without leaving the page. */
export default function PetitionWindow({ petition, status, failed, onClose }: PetitionWindowProps) {
  const { exportAs, gate } = useExport(petition)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={petition?.title ?? 'Petição'}
      description={
        petition && [petition.client_name, formatDate(petition.created_at)].filter(Boolean).join(' · ')
      }
      footer={
        <>
          <Button onClick={onClose}>Fechar</Button>
          <Button variant="primary" disabled={!petition?.content} onClick={() => exportAs('html')}>
            <Download aria-hidden /> Baixar HTML
          </Button>
        </>
      }
    >
      {petition ? <Look petition={petition} status={status} /> : failed ? <Failure /> : <Lines />}
      {gate}
    </Dialog>
  )
}

const Failure = () => <Notice tone="bad">Falha ao carregar petição. Por favor, tente novamente.</Notice>

function Look({ petition, status }: { petition: Petition; status: GenerationStatus | undefined }) {
  const [tab, setTab] = useState<'content' | 'agents'>('content')
  return (
    <Tabs label="Petição" tabs={tabs} value={tab} onChange={setTab}>
      <TabPanel value="content">
        {petition.content ? (
          <Markdown>{withoutPendingLinks(petition.content, petition.checks)}</Markdown>
        ) : (
          <EmptyState title="Conteúdo da petição não disponível" />
        )}
      </TabPanel>
      <TabPanel value="agents">
        {status?.agents_progress.length ? (
          <AgentList status={status} short />
        ) : (
          <EmptyState title="Status dos agentes não disponível para esta petição." />
        )}
      </TabPanel>
    </Tabs>
  )
}

function Lines() {
  return (
    <Loading label="Carregando petição…" className="space-y-3">
      {['w-3/4', 'w-full', 'w-full', 'w-5/6', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </Loading>
  )
}
