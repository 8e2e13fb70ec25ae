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

/** Writes down what happened, in the context's transaction: the trail and the change stand or fall together. Never passwords, tokens or whole texts. */
export async function recordEvent(ctx: Ctx, entry: AuditEntry): Promise<void> {
  const { actor = { id: ctx.user?.id ?? null, name: ctx.user?.full_name ?? null }, before, after, ...fields } = entry
  await ctx.db.auditEvent.create({
    data: {
      ...fields,
      id: uuid(),
      at: ctx.clock(),
      actor_id: actor.id,
      actor_name: actor.name,
      ...(before && { before: plain(before) }),
      ...(after && { after: plain(after) }),
      request_id: ctx.request_id,
      address: ctx.origin.address || null,
    },
  })
}

/** The fields in which two states of a record differ, before and after; null where there are none. */
export function changesOf(before: Fields, after: Fields, except: readonly string[] = []): { before: Fields; after: Fields } | null {
  const ignored = new Set(['version', 'created_at', 'updated_at', ...except])
  const names = Object.keys(after).filter((name) => !ignored.has(name) && name in before && text(before[name]) !== text(after[name]))
  if (names.length === 0) return null
  const pick = (record: Fields): Fields => Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

const text = (value: unknown): string => JSON.stringify(value ?? null)

/** A value of the trail is bounded: long texts are told by their beginning. */
const MAX_VALUE = 2_000

const plain = (fields: Fields): Prisma.InputJsonObject => JSON.parse(JSON.stringify(fields, shorten)) as Prisma.InputJsonObject

const shorten = (_name: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'string' && value.length > MAX_VALUE ? `${value.slice(0, MAX_VALUE)}…` : value
}
