import type { z } from 'zod'
import { agents } from '@lavra/contracts/labels'
import {
  agentIds,
  type AgentAdvanced,
  type AgentId,
  type GenerationStatus,
} from '@lavra/contracts/petitions/generation'
import { type PetitionParty } from '@lavra/contracts/petitions/parties'
import { type Petition, type PetitionSummary } from '@lavra/contracts/petitions'
import type { Prisma } from '../../../../generated/prisma/client'
import type { Ctx } from '../../../platform/ctx'
import type { Wire } from '../../../platform/wire'
import { visiblePetitions } from '../../../platform/access/visibility'
import { petitionNotFound } from './access'

/** What a row of a list is made from: no contents. */
const summaryColumns = {
  id: true,
  petition_type: true,
  title: true,
  client_name: true,
  case_id: true,
  author: true,
  status: true,
  version: true,
  created_at: true,
  updated_at: true,
  _count: { select: { runs: { where: { status: 'completed' } } } },
} satisfies Prisma.PetitionSelect
type SummaryRow = Prisma.PetitionGetPayload<{ select: typeof summaryColumns }>

/** Completed agents of all agents, rounded. */
export const percentage = (completed: number): number => Math.round((completed / agentIds.length) * 100)

function summaryOf({ _count, ...row }: SummaryRow): Wire<PetitionSummary> {
  return { ...row, petition_id: row.id, progress_percentage: percentage(_count.runs) }
}

/** A petition as its row tells it; `withChecks` adds what a check of its text finds. */
export type PetitionRecord = Omit<Wire<Petition>, 'petition_id' | 'content' | 'checks'> &
  Pick<Petition, 'petition_id' | 'content'>

/** A whole petition. Throws 404 where there is none that the caller may see. */
export async function readPetition(ctx: Ctx, id: string): Promise<PetitionRecord> {
  const found = await ctx.db.petition.findFirst({
    where: { AND: [{ id }, visiblePetitions(ctx.user)] },
    select: {
      ...summaryColumns,
      author_id: true,
      petition_profile: true,
      additional_context: true,
      content: true,
      mode: true,
      parties: { orderBy: { position: 'asc' } },
    },
  })
  if (!found) throw petitionNotFound()
  const { parties, author_id, petition_profile, additional_context, content, mode, ...summary } = found
  const rows = parties.map(partyOf)
  return {
    ...summaryOf(summary),
    petition_id: id,
    author_id,
    petition_profile,
    additional_context,
    content,
    mode,
    plaintiffs: rows.filter(({ role }) => role === 'plaintiff'),
    defendants: rows.filter(({ role }) => role === 'defendant'),
    createdDate: summary.created_at,
  }
}

type PartyRow = Omit<PetitionParty, 'id' | 'name'> & { row_id: string }

function partyOf(row: PartyRow): PetitionParty {
  const { row_id, party_type, client_name, custom_name, role, contact_id } = row
  return { id: row_id, party_type, client_name, custom_name, role, contact_id, name: nameOf(row) ?? '' }
}

/** The name of a party row: the free one only where the type is custom. */
export function nameOf(
  row: Pick<PetitionParty, 'party_type'> & { client_name?: string | null; custom_name?: string | null },
): string | null {
  const [first, second] =
    row.party_type === 'custom' ? [row.custom_name, row.client_name] : [row.client_name, row.custom_name]
  return first ?? second ?? null
}

/** How far a petition's chain has come. Throws 404 where there is none that the caller may see. */
export async function readStatus(ctx: Ctx, id: string): Promise<Wire<GenerationStatus>> {
  const found = await ctx.db.petition.findFirst({
    where: { AND: [{ id }, visiblePetitions(ctx.user)] },
    select: { status: true, version: true, created_at: true, runs: { orderBy: { position: 'asc' } } },
  })
  if (!found) throw petitionNotFound()
  return {
    status: found.status,
    version: found.version,
    created_at: found.created_at,
    ...progressOf(found.runs.filter(({ status }) => status === 'completed').map(({ agent_id }) => agent_id)),
    agents_progress: found.runs.map((run) => ({
      agent_id: run.agent_id,
      agent_name: agents[run.agent_id].name,
      status: run.status,
      output: run.output,
      partial_output: run.partial_output,
      started_at: run.started_at,
      completed_at: run.completed_at,
      error_message: run.error_message,
    })),
  }
}

function progressOf(completed: AgentId[]) {
  return {
    current_agent: agentIds.find((agent) => !completed.includes(agent)) ?? null,
    completed_agents: completed,
    progress_percentage: percentage(completed.length),
  }
}

/**
 * The answer of the call that ran the agent at `position`: a function of the position alone, so that all its
 * callers get the same one.
 */
export function advancedAfter(position: number): z.output<typeof AgentAdvanced> {
  const completed = agentIds.slice(0, position + 1)
  return { ...progressOf(completed), is_complete: completed.length === agentIds.length }
}
