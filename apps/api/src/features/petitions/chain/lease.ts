import { randomUUID } from 'node:crypto'
import type { AgentId } from '@lavra/contracts/petitions/generation'
import { allTold, eventsOf, told, type AuditEntry } from '../../../platform/audit/events'
import { noteWritten } from '../../../platform/audit/written'
import type { Ctx } from '../../../platform/ctx'
import { rows, sql, type Sql } from '../../../platform/database/sql'

/** The right to run one agent of one petition, as long as it is renewed. All times are the database's own. */
export interface Lease {
  run_id: string
  petition_id: string
  agent_id: AgentId
  position: number
  attempt: number
  /** As the step was taken, the server ran the petition by itself. */
  background: boolean
  owner: string
}

interface Claim {
  /** Only this step of the chain; else the next one, whichever it is. */
  position?: number
  /** Only where the server runs the petition by itself. */
  background?: boolean
}

/**
 * Takes the next step of a petition, or answers null where there is none to take: the petition does not run,
 * another holds a live lease, or it is not this step's turn. Of any number of callers one gets it.
 */
export async function takeLease(ctx: Ctx, petitionId: string, claim: Claim): Promise<Lease | null> {
  const owner = randomUUID()
  for (;;) {
    const [found] = await rows<Found>(ctx, taking(ctx, petitionId, claim, owner))
    // Not current: whose turn it is was looked up before somebody else's change of the chain was waited for.
    if (!found || found.current) return found?.run ? { ...found.run, petition_id: petitionId, owner } : null
  }
}

interface Found {
  current: boolean
  run: Omit<Lease, 'owner' | 'petition_id'> | null
}

/**
 * One statement instead of a transaction. Whoever changes a chain changes its petition's row, which tells
 * whether the rest is current.
 */
const taking = (ctx: Ctx, petitionId: string, claim: Claim, owner: string): Sql => sql`
  with seen as (select xmin as state from petitions where id = ${petitionId}),
  held as (select xmin as state, background from petitions where id = ${petitionId} and ${runnable(claim)} for no key update),
  run as (
    update agent_runs set status = 'in_progress', lease_owner = ${owner}, lease_expires_at = ${leaseEnd(ctx)},
      started_at = clock_timestamp(), attempt = attempt + 1, error_message = null, error_code = null, partial_output = null,
      updated_at = clock_timestamp()
    where petition_id = ${petitionId} and exists (select 1 from held join seen on held.state = seen.state)
      and position = (select min(position) from agent_runs where petition_id = ${petitionId} and status <> 'completed')
      and position = coalesce(${claim.position ?? null}::int, position)
      and (status = 'pending' or not ${liveLease})
    returning id as run_id, agent_id, position, attempt, (select background from held) as background),
  again as (
    update petitions set status = 'processing', version = version + 1, updated_at = ${ctx.clock()}
    where id = ${petitionId} and status = 'failed' and exists (select 1 from run))
  select held.state = seen.state as current, to_jsonb(run) as run from held cross join seen left join run on true`

const runnable = ({ background }: Claim) =>
  background ? sql`status = 'processing' and background` : sql`status in ('processing', 'failed')`

/**
 * Whether a run's lease holds. One that ends later than any lease may (env.ts) was taken before the clock was
 * put back: nobody would wait that long for a process that died then, and one that lives renews it within
 * seconds.
 */
export const liveLease = sql`lease_expires_at between clock_timestamp() and clock_timestamp() + interval '11 minutes'`
const leaseEnd = (ctx: Ctx) =>
  sql`clock_timestamp() + ${ctx.env.AGENT_LEASE_SECONDS}::int * interval '1 second'`
/**
 * A run is still ours as long as it carries our owner, even where the lease has run out but nobody took the
 * step.
 */
const own = ({ run_id, owner }: Lease) =>
  sql`id = ${run_id} and lease_owner = ${owner} and status = 'in_progress'`

/**
 * Locks the petition's row, so that every change of its chain happens one after the other; false where it is
 * gone.
 */
export async function lockPetition(tx: Ctx, petitionId: string): Promise<boolean> {
  const found = await rows(tx, sql`select id from petitions where id = ${petitionId} for no key update`)
  return found.length > 0
}

/** Moves the petition's status on, and with it its version. */
export async function touchPetition(
  tx: Ctx,
  petitionId: string,
  status?: 'processing' | 'completed' | 'failed',
): Promise<void> {
  await tx.db.petition.update({
    where: { id: petitionId },
    data: { ...(status && { status }), version: { increment: 1 } },
  })
}

/** Prolongs the lease; false where it has gone to somebody else. */
export async function renewLease(ctx: Ctx, lease: Lease): Promise<boolean> {
  const kept = await rows(
    ctx,
    sql`update agent_runs set lease_expires_at = ${leaseEnd(ctx)} where ${own(lease)} returning id`,
  )
  return kept.length > 0
}

/** Whether somebody is at work on a run now. */
export async function isLive(tx: Ctx, runId: string): Promise<boolean> {
  const live = await rows(
    tx,
    sql`select id from agent_runs where id = ${runId} and status = 'in_progress' and ${liveLease}`,
  )
  return live.length > 0
}

/** Shows what the agent has written so far; false where the lease has gone. */
export async function savePartial(ctx: Ctx, lease: Lease, text: string): Promise<boolean> {
  return (
    (await rows(ctx, sql`update agent_runs set partial_output = ${text} where ${own(lease)} returning id`))
      .length > 0
  )
}

/** Gives the step back untouched, for another to take at once. */
export async function releaseLease(ctx: Ctx, lease: Lease): Promise<void> {
  await rows(
    ctx,
    sql`update agent_runs set status = 'pending', lease_owner = null, lease_expires_at = null, partial_output = null, started_at = null
        where ${own(lease)} returning id`,
  )
}

/** What one run of an agent yields. */
export interface Written {
  output: string
  /** Null where no model wrote. */
  model: string | null
  tokens_in: number | null
  tokens_out: number | null
  duration_ms: number
  prompt_hash: string
}

/** What goes with an output. */
export interface Completion {
  /** The petition is completed with it. */
  last: boolean
  events: AuditEntry[]
  /** The ids of the documents that were read for it. */
  read: string[]
}

/**
 * Stores a run's output if the run is still ours, moves its petition on and tells the trail, in one
 * statement. One agent more changes neither text nor status, so whoever edits meanwhile is not told that
 * somebody else did. Null where nothing is stored or told, else whether the server runs the petition by
 * itself.
 */
export async function completeRun(
  ctx: Ctx,
  lease: Lease,
  written: Written,
  { last, events, read }: Completion,
): Promise<{ background: boolean } | null> {
  const telling = eventsOf(ctx, events)
  const [completed] = await rows<{ background: boolean }>(
    ctx,
    sql`with held as (select 1 from petitions where id = ${lease.petition_id} for no key update),
        done as (
          update agent_runs set status = 'completed', output = ${written.output}, partial_output = null, completed_at = clock_timestamp(),
            lease_owner = null, lease_expires_at = null, model = ${written.model}, tokens_in = ${written.tokens_in},
            tokens_out = ${written.tokens_out}, duration_ms = ${written.duration_ms}, prompt_hash = ${written.prompt_hash},
            updated_at = clock_timestamp()
          where ${own(lease)} and exists (select 1 from held) returning 1),
        moved as (
          update petitions set updated_at = ${ctx.clock()}, mode = case when ${written.model !== null}::boolean then 'model' else mode end
            ${last ? sql`, status = 'completed', background = false, version = version + 1` : sql``}
          where id = ${lease.petition_id} and exists (select 1 from done) returning background),
        read as (
          update petition_documents set was_read = true
          where petition_id = ${lease.petition_id} and document_id = any(${read}::text[]) and not was_read and exists (select 1 from done)),
        ${told(telling, sql`exists (select from moved)`)}
        select background from moved where ${allTold(telling, sql`exists (select from moved)`)}`,
  )
  if (completed) noteWritten(ctx, telling.ids)
  return completed ?? null
}

/** Writes on the run why it failed, if it is still ours; the step is free again. */
export async function failRun(tx: Ctx, lease: Lease, code: string, message: string): Promise<boolean> {
  const stored = await rows(
    tx,
    sql`update agent_runs set status = 'pending', error_code = ${code}, error_message = ${message}, partial_output = null,
          lease_owner = null, lease_expires_at = null, updated_at = clock_timestamp()
        where ${own(lease)} returning id`,
  )
  return stored.length > 0
}
