import { agents } from '@lavra/contracts/labels'
import {
  agentIds,
  type AgentId,
  type AgentProgress,
  type GenerationStatus,
} from '@lavra/contracts/petitions/generation'

/** What an agent looks like: a failed one has an error message. */
export type AgentState = 'pending' | 'in_progress' | 'completed' | 'failed'

export interface AgentRow {
  id: AgentId
  /** Short, for the wizard. */
  name: string
  /** Long, for the petition's page. */
  title: string
  description: string
  state: AgentState
  output: string | null
  partial: string | null
  startedAt: string | null
  error: string | null
}

/**
 * All eight agents in their order, with what the server tells of each; those it does not mention are pending.
 */
export function agentRows(status: Pick<GenerationStatus, 'agents_progress'> | undefined): AgentRow[] {
  return agentIds.map((id) => {
    const progress = status?.agents_progress.find((agent) => agent.agent_id === id)
    return {
      id,
      ...agents[id],
      state: stateOf(progress),
      output: progress?.output ?? null,
      partial: progress?.partial_output ?? null,
      startedAt: progress?.started_at ?? null,
      error: progress?.error_message ?? null,
    }
  })
}

function stateOf(progress: AgentProgress | undefined): AgentState {
  if (progress?.error_message) return 'failed'
  return progress?.status ?? 'pending'
}
