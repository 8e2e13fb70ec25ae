import { agents as labels } from '@lavra/contracts/labels'
import type { AgentId } from '@lavra/contracts/petitions/generation'
import type { AgentInput } from '../dossier/dossier'

export interface Agent {
  id: AgentId
  name: string
  title: string
  description: string
  /** Which earlier outputs it reads. */
  reads: AgentId[]
  /** Its words for a model. Case material is fenced and declared as material. */
  prompt: (input: AgentInput) => { system: string; user: string }
  /** The same part, written from the record and the catalogue without a model. */
  compose: (input: AgentInput) => string
  /**
   * Checks and mends a model's text before it is stored (marks citations that nothing supports, for example).
   */
  finish?: (text: string, input: AgentInput) => string
}

/** Builds an agent, taking its names from the contract's table. */
export function agent(spec: Omit<Agent, 'name' | 'title' | 'description'>): Agent {
  return { ...labels[spec.id], ...spec }
}
