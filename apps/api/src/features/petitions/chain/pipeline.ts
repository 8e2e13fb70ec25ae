import { agentIds, type AgentId } from '@lavra/contracts/petitions/generation'
import { z } from 'zod'
import { underAny } from '../../../platform/lib/combined-signal'
import type { Fields } from '../../../platform/audit/events'
import type { Ctx } from '../../../platform/ctx'
import { AppError } from '../../../platform/errors'
import { defineJob } from '../../../platform/jobs/queue'
import { rows, sql } from '../../../platform/database/sql'
import type { Viewer } from '../../../platform/access/visibility'
import { LlmError } from '../../../llm/llm'
import { chain } from '../agents'
import type { Agent } from '../agents/agent'
import { loadDossier } from '../dossier/load'
import { keepLease, PartialOutput } from './heartbeat'
import {
  completeRun,
  type Completion,
  failRun,
  lockPetition,
  releaseLease,
  takeLease,
  touchPetition,
  type Lease,
  type Written,
} from './lease'
import { eventAt, record, type Place } from '../access/trail'
import { replaceContent } from '../versions'
import { AgentFault, StepRefused, writePart, type Material, type Told } from './write'

export type StepOutcome =
  | { kind: 'completed'; position: number }
  | { kind: 'failed'; position: number; message: string }
  /** There was no step to take: somebody else holds it, or it is not this step's turn. */
  | { kind: 'busy' }
  /** The step was taken from us while we worked, or we were told to stop; nothing was stored. */
  | { kind: 'lost' }

interface StepOptions {
  position?: number
  background?: boolean
  signal?: AbortSignal
}

/**
 * One transition of a petition: takes the lease of its next agent, has it write outside any transaction,
 * stores the output and moves the petition on. Whoever wants an agent run (a call, a job, a restart) calls
 * this and nothing else; of concurrent callers one runs the agent.
 */
export async function runNextAgent(
  ctx: Ctx,
  petitionId: string,
  options: StepOptions = {},
): Promise<StepOutcome> {
  await ctx.probe?.('before_lease', petitionId)
  const lease = await takeLease(ctx, petitionId, options)
  if (!lease) return { kind: 'busy' }
  await ctx.probe?.('after_lease', petitionId)
  const outcome = await runLeased(ctx, lease, options.signal)
  if (outcome.kind === 'completed') await ctx.probe?.('after_commit', petitionId)
  return outcome
}

async function runLeased(ctx: Ctx, lease: Lease, stop: AbortSignal | undefined): Promise<StepOutcome> {
  const heartbeat = keepLease(ctx, lease)
  const ends = stop ? [heartbeat.signal, stop] : [heartbeat.signal]
  const partial = new PartialOutput(ctx, lease, heartbeat.lose)
  try {
    return await underAny(ends, (signal) => runUntil(ctx, lease, partial, signal))
  } finally {
    await heartbeat.stop()
  }
}

async function runUntil(
  ctx: Ctx,
  lease: Lease,
  partial: PartialOutput,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const told: Told = { sent: null }
  try {
    const { place, ...material } = await loadMaterial(ctx, lease)
    const written = await writePart(ctx, {
      ...material,
      agent: agentOf(lease.agent_id),
      partial,
      signal,
      told,
    })
    await partial.stop()
    const events = told.sent ? [eventAt(place, lease.petition_id, 'sent_to_model', { after: told.sent })] : []
    const stored = await storeOutput(ctx, lease, written, { events, read: material.exhibits })
    if (!stored && told.sent) await recordSending(ctx, lease, told.sent)
    return stored ? { kind: 'completed', position: lease.position } : { kind: 'lost' }
  } catch (error) {
    await partial.stop()
    // No answer came, or nobody wants it any more: it was sent all the same.
    if (told.sent) await recordSending(ctx, lease, told.sent)
    return await afterFault(ctx, lease, error, signal)
  }
}

function agentOf(id: AgentId): Agent {
  const found = chain.find((agent) => agent.id === id)
  if (!found) throw new AgentFault(`no agent ${id}`)
  return found
}

/**
 * The dossier and the earlier outputs, as users may have edited them; as far as whoever the step runs for may
 * see them now.
 */
async function loadMaterial(ctx: Ctx, lease: Lease): Promise<Material & { place: Place }> {
  const viewer = ctx.user ?? (await onBehalfOf(ctx, lease.petition_id))
  const reading = [
    loadDossier(ctx, lease.petition_id, undefined, viewer),
    earlierOutputs(ctx, lease),
  ] as const
  const [{ dossier, exhibits, confidential, told, place }, outputs] = await Promise.all(reading)
  if (ctx.llm && told) throw new StepRefused('became_confidential', becameConfidential)
  // Before a word of it can be read in the output, the petition is closed to those who may not see the
  // document.
  if (confidential) await rows(ctx, sql`select close_petitions(array[${lease.petition_id}])`)
  return { input: { dossier, outputs }, exhibits, place }
}

const becameConfidential =
  'Um documento que esta petição já usou tornou-se confidencial ou interno, e o escritório não permite enviá-lo ao serviço de IA. Gere uma nova petição, escreva esta parte à mão ou peça ao administrador que permita o envio.'

/**
 * Whoever had the server run the petition; nobody, who sees nothing confidential, where that user is gone or
 * deactivated.
 */
async function onBehalfOf(ctx: Ctx, petitionId: string): Promise<Viewer> {
  const [user] = await rows<NonNullable<Viewer>>(
    ctx,
    sql`select u.id, u.user_role::text as user_role from petitions p join users u on u.id = p.background_for where p.id = ${petitionId} and u.is_active`,
  )
  return user ?? null
}

async function earlierOutputs(
  ctx: Ctx,
  { petition_id, position }: Lease,
): Promise<Partial<Record<AgentId, string>>> {
  const earlier = await rows<{ agent_id: AgentId; output: string }>(
    ctx,
    sql`select agent_id::text as agent_id, output from agent_runs
        where petition_id = ${petition_id} and position < ${position}::int and status = 'completed' and output is not null`,
  )
  return Object.fromEntries(earlier.map(({ agent_id, output }) => [agent_id, output]))
}

/**
 * Stores the output with its events and moves the petition on, all or nothing, with the job of the next step;
 * false where the lease was lost. What is one statement needs no transaction: one handed over to the server
 * meanwhile gets its job by the sweep where this one fails.
 */
async function storeOutput(
  ctx: Ctx,
  lease: Lease,
  written: Written,
  { events, read }: Pick<Completion, 'events' | 'read'>,
): Promise<boolean> {
  const last = lease.position === agentIds.length - 1
  const store = async (on: Ctx) => {
    const moved = await completeRun(on, lease, written, { last, events, read })
    if (moved && last) await replaceContent(on, lease.petition_id, written.output, 'regeneration')
    if (moved?.background) await enqueueStep(on, lease.petition_id)
    return moved !== null
  }
  return last || lease.background ? ctx.transaction(store) : store(ctx)
}

const recordSending = (ctx: Ctx, { petition_id }: Lease, sent: Fields) =>
  record(ctx, petition_id, 'sent_to_model', { after: sent })

/**
 * Decides what an interrupted step means: told on the agent where it or the model failed, given back where
 * the server is to blame.
 */
async function afterFault(ctx: Ctx, lease: Lease, error: unknown, signal: AbortSignal): Promise<StepOutcome> {
  if (isGone(error) && ctx.user === null) return storeFault(ctx, lease, 'not_visible', notVisible)
  if (signal.aborted || isGone(error)) {
    await releaseLease(ctx, lease)
    return { kind: 'lost' }
  }
  if (error instanceof LlmError || error instanceof StepRefused)
    return storeFault(ctx, lease, error.code, error.message)
  if (error instanceof AgentFault) {
    ctx.log.error({ err: error, petition_id: lease.petition_id, agent_id: lease.agent_id }, 'agent failed')
    return storeFault(ctx, lease, 'agent_failed', error.told)
  }
  // If even this fails, the lease ends by itself.
  await releaseLease(ctx, lease).catch((failure: unknown) =>
    ctx.log.warn({ err: failure }, 'lease not released'),
  )
  throw error
}

const notVisible =
  'Quem pediu a geração não pode mais ver esta petição, que usa um documento confidencial. Quem a vê pode continuar a geração.'

/** The petition was deleted while its agent read the records, or closed to whoever the step runs for. */
const isGone = (error: unknown) => error instanceof AppError && error.status === 404

async function storeFault(ctx: Ctx, lease: Lease, code: string, message: string): Promise<StepOutcome> {
  const stored = await ctx.transaction(async (tx) => {
    if (!(await lockPetition(tx, lease.petition_id))) return false
    if (!(await failRun(tx, lease, code, message))) return false
    // The server has tried as often as it does by itself; the next attempt is a person's.
    await tx.db.petition.update({ where: { id: lease.petition_id }, data: { background: false } })
    await touchPetition(tx, lease.petition_id, 'failed')
    return true
  })
  return stored ? { kind: 'failed', position: lease.position, message } : { kind: 'lost' }
}

/** One step of a petition that the server runs by itself; the step that succeeds enqueues the next. */
export const petitionStep = defineJob({
  name: 'petition.step',
  schema: z.object({ petition_id: z.string() }),
  concurrency: 4,
  timeoutSeconds: 4_000,
  handler: async (ctx, { petition_id }, signal) => {
    const outcome = await runNextAgent(ctx, petition_id, { background: true, signal })
    // The queue hands a job back that a stop of the server interrupts.
    if (outcome.kind === 'lost') signal.throwIfAborted()
  },
})

/** Has the server run the petition's next step; at most one job waits per petition. */
export async function enqueueStep(ctx: Ctx, petitionId: string): Promise<void> {
  await ctx.jobs.send(petitionStep, { petition_id: petitionId }, { singletonKey: petitionId })
}
