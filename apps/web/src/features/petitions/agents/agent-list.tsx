import type { AgentId, GenerationStatus } from '@lavra/contracts/petitions/generation'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { onDemand } from '../../../ui/on-demand'
import { AgentCard } from './agent-card'
import type { AgentEditing } from './agent-editor'
import { agentRows } from './agent-rows'

const AgentEditor = onDemand(() => import('./agent-editor').then((part) => part.AgentEditor))

interface AgentListProps {
  status: GenerationStatus | undefined
  short?: boolean
  unfolded?: boolean
  /** Lets each finished text be changed, and what failed be written by hand, one at a time. */
  edit?: AgentEditing
}

/** All agents of a petition with what each has done. */
export function AgentList({ status, edit, ...rest }: AgentListProps) {
  const [edited, setEdited] = useState<AgentId | null>(null)
  return (
    <Card>
      <ul aria-label="Agentes" className="divide-y divide-line">
        {agentRows(status).map((agent) => (
          <AgentCard
            key={agent.id}
            agent={agent}
            editor={
              edit && edited === agent.id ? (
                <AgentEditor agent={agent} edit={edit} onClose={() => setEdited(null)} />
              ) : undefined
            }
            onEdit={
              edit && edited === null && status?.status !== 'processing'
                ? () => setEdited(agent.id)
                : undefined
            }
            {...rest}
          />
        ))}
      </ul>
    </Card>
  )
}

/** What stands in the tab of a petition whose chain has not begun. */
export function NoAgentsYet() {
  return (
    <Card>
      <EmptyState icon={<Bot aria-hidden />} title="Informações dos agentes não disponíveis">
        As informações aparecerão quando a geração for iniciada.
      </EmptyState>
    </Card>
  )
}
