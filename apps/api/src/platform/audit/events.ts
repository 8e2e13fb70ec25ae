import { v7 as uuid } from 'uuid'
import type { AuditAction, AuditEntity } from '@lavra/contracts/audit'
import { auditKey, newSalt, sealOf, type SealedEvent } from './seal'
import { noteWritten } from './written'
import type { Ctx } from '../ctx'
import { trailUnwritten } from '../errors'
import { rows, sql, type Sql, type Statement } from '../database/sql'

export type Fields = Record<string, unknown>

export interface AuditEntry {
  action: AuditAction
  entity_type: AuditEntity
  entity_id?: string | null
  /** The case in whose history this stands. */
  case_id?: string | null
  before?: Fields | null
  after?: Fields | null
  /**
   * It tells of something that not everybody may see: the case's history shows it to that thing's viewers
   * only.
   */
  confidential?: boolean
  /** Who did it, where that is not the context's user. */
  actor?: { id: string | null; name: string | null }
}

/**
 * Writes down what happened, in the context's transaction: the trail and the change stand or fall together.
 * Never passwords, tokens or whole texts. Each event carries the server's seal, and audit-chain.ts links it
 * to the others.
 */
export async function recordEvent(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await recordEvents(ctx, [entry])
}

/**
 * The same for what one change does to many records. Throws where not every event was written, so that
 * nothing changes untold.
 */
export async function recordEvents(ctx: Ctx, entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const events = eventsOf(ctx, entries)
  const written = await rows(ctx, sql`${events.telling} returning 1`)
  if (written.length !== entries.length) throw trailUnwritten()
  noteWritten(ctx, events.ids)
}

/**
 * A change with its events in one statement, which needs no transaction. Nothing is told where `write` finds
 * nothing to change any more;
 * what it changes fails where not every event was written. Answers what `write` returns.
 */
export async function rowsWithEvents<T>(ctx: Ctx, entries: AuditEntry[], write: Statement<T>): Promise<T[]> {
  const events = eventsOf(ctx, entries)
  const happened = sql`exists (select from changed)`
  const changed = await rows<T>(
    ctx,
    sql`with changed as (${write}), ${told(events, happened)} select changed.* from changed where ${allTold(events, happened)}`,
  )
  if (changed.length > 0) noteWritten(ctx, events.ids)
  return changed
}

/**
 * Events ready to be written, as a part of a larger statement: `told` is its table, `allTold` the condition
 * of what depends on it.
 */
export interface Events {
  ids: string[]
  telling: Sql
}

export const told = ({ telling }: Events, condition: Sql): Sql =>
  sql`told as (${telling} where ${condition} returning 1)`

/**
 * Divides by nought where it happened and an event was not written: a statement has no other way in itself to
 * fail. `errors.ts` knows it. The condition stands here, too, since this is asked once, also where there is
 * no row to ask it for.
 */
export const allTold = ({ ids }: Events, condition: Sql): Sql =>
  sql`(select 1 / (count(*) = case when ${condition} then ${ids.length}::int else 0 end)::int from told) = 1`

export function eventsOf(ctx: Ctx, entries: AuditEntry[]): Events {
  const made = entries.map((entry) => eventRow(ctx, entry))
  return { ids: made.map(({ id }) => id), telling: telling(made) }
}

function telling(made: object[]): Sql {
  const events = JSON.stringify(made)
  return sql`insert into audit_events (${columns}) select ${columns} from jsonb_to_recordset(${events}::jsonb) as e (
    id text, at timestamptz, actor_id text, actor_name text, action text, entity_type text, entity_id text, case_id text, before jsonb, after jsonb,
    request_id text, address text, confidential boolean, salt text, seal text)`
}

const columns = sql`id, at, actor_id, actor_name, action, entity_type, entity_id, case_id, before, after, request_id, address, confidential, salt, seal`

function eventRow(ctx: Ctx, entry: AuditEntry): SealedEvent & { salt: string; seal: string } {
  const {
    actor = { id: ctx.user?.id ?? null, name: ctx.user?.full_name ?? null },
    action,
    entity_type,
  } = entry
  const event = {
    id: uuid(),
    at: ctx.clock(),
    actor_id: actor.id,
    actor_name: actor.name,
    action,
    entity_type,
    entity_id: entry.entity_id ?? null,
    case_id: entry.case_id ?? null,
    confidential: entry.confidential ?? false,
    request_id: ctx.request_id,
    address: ctx.origin.address || null,
  }
  const told = {
    ...event,
    before: entry.before ? plain(entry.before) : null,
    after: entry.after ? plain(entry.after) : null,
  }
  const salt = newSalt()
  return { ...told, salt, seal: sealOf(auditKey(ctx.env.AUDIT_KEY), salt, told) }
}

/**
 * The fields in which two states of a record differ, before and after; null where there are none. What
 * `after` leaves undefined stays as it is.
 */
export function changesOf(
  before: Fields,
  after: Fields,
  except: readonly string[] = [],
): { before: Fields; after: Fields } | null {
  const ignored = new Set(['version', 'created_at', 'updated_at', ...except])
  const given = Object.keys(after).filter(
    (name) => !ignored.has(name) && name in before && after[name] !== undefined,
  )
  const names = given.filter((name) => text(before[name]) !== text(after[name]))
  if (names.length === 0) return null
  const pick = (record: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** What a record said when it was made or deleted: its fields with a value. */
export function contentOf(record: Fields, except: readonly string[] = []): Fields {
  const ignored = new Set(['id', 'version', 'created_at', 'updated_at', ...except])
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !ignored.has(name) && !isEmpty(value)),
  )
}

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)

const text = (value: unknown): string => JSON.stringify(value ?? null, inOrder)

/** The database keeps an object's fields in an order of its own. */
const inOrder = (_name: string, value: unknown): unknown =>
  value && Object.getPrototypeOf(value) === Object.prototype
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : value

/** A value of the trail is bounded: long texts are told by their beginning. */
const MAX_VALUE = 2_000

const plain = (fields: Fields): unknown => JSON.parse(JSON.stringify(fields, shorten))

const shorten = (_name: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return Number(value)
  // Half of a character outside the basic plane is no text for the database.
  return typeof value === 'string' && value.length > MAX_VALUE
    ? `${value.slice(0, MAX_VALUE).replace(/[\uD800-\uDBFF]$/, '')}…`
    : value
}
