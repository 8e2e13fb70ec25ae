import type { AttachmentRole } from '@lavra/contracts/petitions/papers'
import { type AgentId, type GenerationStatus } from '@lavra/contracts/petitions/generation'
import {
  petitions,
  type PetitionInput,
  type PetitionProfile,
  type PetitionQuery,
  type PetitionSummary,
  type PetitionType,
} from '@lavra/contracts/petitions'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import type { z } from 'zod'
import { call } from '../../core/api/call'
import { petitionKey } from './petition-key'

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

/**
 * Opens step 2 of the wizard with a petition's parties, case and context: `navigate('/petitions', { state:
 * duplicateOf(petition) })`.
 */
export const duplicateOf = ({
  petition_id,
  petition_type,
}: Pick<PetitionSummary, 'petition_id' | 'petition_type'>): PetitionsPageState => ({
  cloneId: petition_id,
  type: petition_type,
})

/** What a petition's page takes as navigation state: whether to say that it has just been finished. */
export interface PetitionPageState {
  generated?: boolean
}

/** Lists are looked at again as long as agents may be at work on one of their petitions. */
const whileRunning = (rows: readonly PetitionSummary[] | undefined) =>
  rows?.some(({ status }) => status === 'processing') ? pollInterval : false

/** A petition in a window over another feature's page, which reads it with `petitionQueries`. */
export const PetitionDialog = lazy(() => import('./page/petition-window'))

export const petitionQueries = {
  recent: (limit = 10) =>
    queryOptions({
      queryKey: ['petitions', 'recent', limit],
      queryFn: ({ signal }) => call(petitions.recent, { query: { limit } }, signal),
      staleTime: 0,
      refetchInterval: ({ state }) => whileRunning(state.data),
    }),
  list: (query: Partial<PetitionQuery>) =>
    queryOptions({
      queryKey: ['petitions', 'list', query],
      queryFn: ({ signal }) => call(petitions.list, { query }, signal),
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => whileRunning(state.data?.petitions),
    }),
  ofCase: (caseId: string) =>
    queryOptions({
      queryKey: ['petitions', 'case', caseId],
      queryFn: ({ signal }) => call(petitions.ofCase, { params: { caseId } }, signal),
      staleTime: 0,
      refetchInterval: ({ state }) => whileRunning(state.data),
    }),
  partiesOfCase: (caseId: string) =>
    queryOptions({
      queryKey: ['petitions', 'parties-of-case', caseId],
      queryFn: ({ signal }) => call(petitions.partiesOfCase, { params: { caseId } }, signal),
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: petitionKey(id),
      queryFn: ({ signal }) => call(petitions.get, { params: { id } }, signal),
      staleTime: 0,
    }),
  status: (id: string) =>
    queryOptions({
      queryKey: ['petitions', 'status', id],
      queryFn: ({ signal }) => readStatus(id, signal),
      staleTime: 0,
    }),
}

/** True while the server may still change a petition by itself. */
export const isUnderWay = (status: GenerationStatus['status'] | undefined) =>
  status === 'processing' || status === 'initialized'

export const readStatus = (id: string, signal?: AbortSignal) =>
  call(petitions.status, { params: { id } }, signal)

export const initializePetition = (input: z.input<typeof PetitionInput>) =>
  call(petitions.initialize, { body: input })

export const removePetition = (id: string) => call(petitions.remove, { params: { id } })

/** Adds the files, all or none; repeated after a lost answer it adds nothing twice. */
export const attachFiles = (id: string, files: readonly File[], roles: readonly AttachmentRole[]) =>
  call(petitions.attach, { params: { id }, body: { roles: JSON.stringify(roles) } }, { files })

/**
 * Starts the chain; with `background` the server runs it to its end by itself, also where it has started
 * already.
 */
export const startGeneration = (id: string, profile: PetitionProfile, background = false) =>
  call(petitions.start, { params: { id }, body: { petition_profile: profile, background } })

/** Runs exactly one agent; takes as long as the agent does. Hanging up does not stop the agent. */
export const advanceAgent = (id: string, signal?: AbortSignal) =>
  call(petitions.advance, { params: { id }, body: {} }, { signal, timeout: agentTimeout })

/**
 * Replaces an agent's text, begun on a version of the petition; the server then runs the later agents again.
 */
export function useSaveAgentOutput(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ agentId, output, version }: { agentId: AgentId; output: string; version: number }) =>
      call(
        petitions.saveAgentOutput,
        { params: { id, agentId }, body: { output, trigger_regeneration: true } },
        { ifMatch: version },
      ),
    onSuccess: (status) => {
      client.setQueryData(petitionQueries.status(id).queryKey, status)
      void client.invalidateQueries({ queryKey: ['petitions'] })
    },
    // A newer version, or agents at work, are there to be read.
    onError: () => client.invalidateQueries({ queryKey: petitionQueries.status(id).queryKey }),
  })
}
