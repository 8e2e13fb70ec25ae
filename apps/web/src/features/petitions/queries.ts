import {
  petitions,
  type AgentId,
  type GenerationStatus,
  type PetitionInput,
  type PetitionProfile,
  type PetitionType,
} from '@lavra/contracts/petitions'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../core/api'

/** How often a page looks at a running generation, in milliseconds (spec.md section 9). */
export const pollInterval = 2_000
/** An agent may wait for a model through several retries; the server gives up before this. */
const agentTimeout = 600_000

/** What the petitions page takes as navigation state: a case to draft for, or a petition to draft again. */
export interface PetitionsPageState {
  caseId?: string
  cloneId?: string
  /** Of the petition to draft again. */
  type?: PetitionType
}

/** What a petition's page takes as navigation state: whether to say that it has just been finished. */
export interface PetitionPageState {
  generated?: boolean
}

export const petitionQueries = {
  recent: (limit = 10) =>
    queryOptions({
      queryKey: ['petitions', 'recent', limit],
      queryFn: ({ signal }) => call(petitions.recent, { query: { limit } }, signal),
      staleTime: 0,
    }),
  ofCase: (caseId: string) =>
    queryOptions({
      queryKey: ['petitions', 'case', caseId],
      queryFn: ({ signal }) => call(petitions.ofCase, { params: { caseId } }, signal),
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['petitions', 'one', id],
      queryFn: ({ signal }) => call(petitions.get, { params: { id } }, signal),
      staleTime: 0,
    }),
  status: (id: string) =>
    queryOptions({ queryKey: ['petitions', 'status', id], queryFn: ({ signal }) => readStatus(id, signal), staleTime: 0 }),
}

/** True while the server may still change a petition by itself. */
export const isUnderWay = (status: GenerationStatus['status'] | undefined) => status === 'processing' || status === 'initialized'

export const readStatus = (id: string, signal?: AbortSignal) => call(petitions.status, { params: { id } }, signal)

export const initializePetition = (input: z.input<typeof PetitionInput>) => call(petitions.initialize, { body: input })

/** Starts the chain; with `background` the server runs it to its end by itself, also where it has started already. */
export const startGeneration = (id: string, profile: PetitionProfile, background = false) =>
  call(petitions.start, { params: { id }, body: { petition_profile: profile, background } })

/** Runs exactly one agent; takes as long as the agent does. Hanging up does not stop the agent. */
export const advanceAgent = (id: string, signal?: AbortSignal) =>
  call(petitions.advance, { params: { id }, body: {} }, { signal, timeout: agentTimeout })

/** Replaces an agent's text; the server then runs the later agents again. */
export function useSaveAgentOutput(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ agentId, output }: { agentId: AgentId; output: string }) =>
      call(petitions.saveAgentOutput, { params: { id, agentId }, body: { output, trigger_regeneration: true } }),
    onSuccess: (status) => {
      client.setQueryData(petitionQueries.status(id).queryKey, status)
      void client.invalidateQueries({ queryKey: ['petitions'] })
    },
  })
}
