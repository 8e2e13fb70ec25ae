import { v7 as uuid } from 'uuid'
import type { AuditAction, AuditEntity } from '@lavra/contracts/audit'
import type { Prisma } from '../../generated/prisma/client'
import type { Ctx } from './ctx'

export type Fields = Record<string, unknown>

export interface AuditEntry {
  action: AuditAction
  entity_type: AuditEntity
  entity_id?: string | null
  /** The case in whose history this stands. */
  case_id?: string | null
  before?: Fields | null
  after?: Fields | null
  /** It tells of something that not everybody may see: the case's history shows it to that thing's viewers only. */
  confidential?: boolean
  /** Who did it, where that is not the context's user. */
  actor?: { id: string | null; name: string | null }
}

/**
 * Writes down what happened, in the context's transaction: the trail and the change stand or fall together. Never passwords, tokens or
 * whole texts.
 */
export async function recordEvent(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await recordEvents(ctx, [entry])
}

/** The same for what one change does to many records. */
export async function recordEvents(ctx: Ctx, entries: AuditEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += CHUNK)
    await ctx.db.auditEvent.createMany({ data: entries.slice(from, from + CHUNK).map((entry) => eventRow(ctx, entry)) })
}

/** So many rows stay below the number of values that one statement may carry. */
const CHUNK = 1_000

function eventRow(ctx: Ctx, entry: AuditEntry): Prisma.AuditEventCreateManyInput {
  const { actor = { id: ctx.user?.id ?? null, name: ctx.user?.full_name ?? null }, before, after, ...fields } = entry
  return {
    ...fields,
    id: uuid(),
    at: ctx.clock(),
    actor_id: actor.id,
    actor_name: actor.name,
    ...(before && { before: plain(before) }),
    ...(after && { after: plain(after) }),
    request_id: ctx.request_id,
    address: ctx.origin.address || null,
  }
}

/**
 * The fields in which two states of a record differ, before and after; null where there are none. What `after` leaves undefined stays as
 * it is.
 */
export function changesOf(before: Fields, after: Fields, except: readonly string[] = []): { before: Fields; after: Fields } | null {
  const ignored = new Set(['version', 'created_at', 'updated_at', ...except])
  const given = Object.keys(after).filter((name) => !ignored.has(name) && name in before && after[name] !== undefined)
  const names = given.filter((name) => text(before[name]) !== text(after[name]))
  if (names.length === 0) return null
  const pick = (record: Fields): Fields => Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** What a record said when it was made or deleted: its fields with a value. */
export function contentOf(record: Fields, except: readonly string[] = []): Fields {
  const ignored = new Set(['id', 'version', 'created_at', 'updated_at', ...except])
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => !ignored.has(name) && !isEmpty(value)))
}

const isEmpty = (value: unknown): boolean => value == null || value === '' || (Array.isArray(value) && value.length === 0)

const text = (value: unknown): string => JSON.stringify(value ?? null, inOrder)

/** The database keeps an object's fields in an order of its own. */
const inOrder = (_name: string, value: unknown): unknown =>
  value && Object.getPrototypeOf(value) === Object.prototype ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value

/** A value of the trail is bounded: long texts are told by their beginning. */
const MAX_VALUE = 2_000

const plain = (fields: Fields): Prisma.InputJsonObject => JSON.parse(JSON.stringify(fields, shorten)) as Prisma.InputJsonObject

const shorten = (_name: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'string' && value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value
}
