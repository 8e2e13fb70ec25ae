import type { AgentId, GenerationStatus } from '@lavra/contracts/petitions'
import { Bot } from 'lucide-react'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { AgentCard } from './agent-card'
import { agentRows } from './agent-rows'

interface AgentListProps {
  status: GenerationStatus | undefined
  short?: boolean
  unfolded?: boolean
  onSave?: (agentId: AgentId, output: string) => Promise<void>
}

/** All agents of a petition with what each has done. */
export function AgentList({ status, ...rest }: AgentListProps) {
  return (
    <Card>
      <ul aria-label="Agentes" className="divide-y divide-line">
        {agentRows(status).map((agent) => (
          <AgentCard key={agent.id} agent={agent} {...rest} />
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
