import type { AgentId, GenerationStatus } from '@lavra/contracts/petitions/generation'
import { toast } from '../../../ui/feedback/toast'
import { AgentList, NoAgentsYet } from '../agents/agent-list'
import { useSaveAgentOutput } from '../queries'

/** The agents of a petition, whose texts may be changed. */
export function PetitionAgents({
  petitionId,
  status,
}: {
  petitionId: string
  status: GenerationStatus | undefined
}) {
  const { mutateAsync } = useSaveAgentOutput(petitionId)
  if (!status?.agents_progress.length) return <NoAgentsYet />

  async function save(agentId: AgentId, output: string, version: number): Promise<void> {
    await mutateAsync({ agentId, output, version })
    toast.info(
      agentId === 'finalizador'
        ? 'Texto salvo.'
        : 'Texto salvo. Os agentes seguintes trabalham a partir dele.',
    )
  }

  return <AgentList status={status} unfolded edit={{ petitionId, version: status.version, onSave: save }} />
}
