import { z } from 'zod'
import { choice, id, timestamp } from '../base/common'
import { agents, petitionStatus } from '../labels'

export const PetitionStatus = choice(petitionStatus)
export const AgentId = choice(agents)
export type PetitionStatus = z.infer<typeof PetitionStatus>
export type AgentId = z.infer<typeof AgentId>
/** The chain's order. */
export const agentIds = Object.keys(agents) as AgentId[]

export const AgentProgress = z.object({
  agent_id: AgentId,
  agent_name: z.string(),
  status: z.enum(['pending', 'in_progress', 'completed']),
  output: z.string().nullable(),
  partial_output: z.string().nullable(),
  started_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  error_message: z.string().nullable(),
})
export type AgentProgress = z.infer<typeof AgentProgress>

const Progress = z.object({
  current_agent: AgentId.nullable(),
  completed_agents: z.array(AgentId),
  progress_percentage: z.int(),
})
export const GenerationStarted = Progress.extend({ status: PetitionStatus })
export const AgentAdvanced = Progress.extend({ is_complete: z.boolean() })
export const GenerationStatus = Progress.extend({
  status: PetitionStatus,
  /** The petition's: what an edit of an agent's text names in `If-Match`. */
  version: z.int(),
  created_at: timestamp,
  agents_progress: z.array(AgentProgress),
})
export type GenerationStatus = z.infer<typeof GenerationStatus>

export const AgentParams = z.object({ id, agentId: AgentId })
