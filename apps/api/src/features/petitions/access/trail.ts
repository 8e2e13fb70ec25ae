import type { AuditAction } from '@lavra/contracts/audit'
import { recordEvent, type AuditEntry, type Fields } from '../../../platform/audit/events'
import type { Ctx } from '../../../platform/ctx'
import { rows, sql } from '../../../platform/database/sql'
import { petitionConfidential } from '../../../platform/access/visibility'

interface Happened {
  before?: Fields
  after?: Fields
}

/** What a petition's events are filed under. */
export interface Place {
  case_id: string | null
  confidential: boolean
}

/**
 * Tells the trail what happened to a petition, in the context's transaction: what part and how much, never
 * whole texts.
 */
export async function record(
  ctx: Ctx,
  petitionId: string,
  action: AuditAction,
  happened: Happened = {},
): Promise<void> {
  const [place] = await rows<Place>(
    ctx,
    sql`select p.case_id, ${petitionConfidential} as confidential from petitions p where p.id = ${petitionId}`,
  )
  // Gone meanwhile: what was done with it is told all the same, to administrators only.
  await recordEvent(
    ctx,
    eventAt(place ?? { case_id: null, confidential: true }, petitionId, action, happened),
  )
}

/** The same event for who knows its place and writes it with something else. */
export const eventAt = (
  place: Place,
  petitionId: string,
  action: AuditAction,
  happened: Happened,
): AuditEntry => ({ action, entity_type: 'petition', entity_id: petitionId, ...place, ...happened })

/** Tells the trail that somebody read words that may be a confidential document's. */
export async function recordReading(
  ctx: Ctx,
  petitionId: string,
  part: 'content' | 'versions',
): Promise<void> {
  if (await isConfidential(ctx, petitionId))
    await record(ctx, petitionId, 'read_confidential', { after: { part } })
}

/** A screen asks for the status every two seconds: within an hour that is one reading. */
const HOUR_MS = 3_600_000

/** The same of the agents' texts. */
export async function recordWatching(ctx: Ctx, petitionId: string): Promise<void> {
  if (!(await isConfidential(ctx, petitionId))) return
  const since = new Date(ctx.clock().getTime() - HOUR_MS)
  const known = await ctx.db.auditEvent.findFirst({
    where: {
      entity_type: 'petition',
      entity_id: petitionId,
      at: { gt: since },
      action: 'read_confidential',
      actor_id: ctx.user?.id ?? null,
    },
    select: { id: true },
  })
  if (!known) await record(ctx, petitionId, 'read_confidential', { after: { part: 'agents' } })
}

async function isConfidential(ctx: Ctx, petitionId: string): Promise<boolean> {
  const found = await rows(
    ctx,
    sql`select p.id from petitions p where p.id = ${petitionId} and ${petitionConfidential}`,
  )
  return found.length > 0
}
