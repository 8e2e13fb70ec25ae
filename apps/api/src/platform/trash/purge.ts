import type { SourceType } from '@lavra/contracts/chat'
import { recordEvents } from '../audit/events'
import type { Ctx } from '../ctx'
import { dropFiles } from '../storage/pending-files'
import { rows, sql } from '../database/sql'
import { everyMinute, type Sweep } from '../jobs/every-minute'

interface Entry {
  id: string
  kind: SourceType
  title: string
  case_id: string | null
  confidential: boolean
}

/** Files that a row in the trash owns, for whoever asks which files belong to somebody. */
export const filesInTrash = `select row ->> 'storage_key' as key, 'trash_rows ' || trash_id as row, (row ->> 'file_size')::bigint as size
  from trash_rows where row ->> 'storage_key' is not null`

/**
 * Deletes for good what lies in the trash, with its files. Answers how many records these were: some may be
 * gone or restored meanwhile.
 */
export async function purge(tx: Ctx, ids: string[]): Promise<number> {
  const held = await rows<Entry>(
    tx,
    sql`select id, kind::text as kind, title, case_id, confidential from trash where id = any(${ids}::text[]) order by id for update`,
  )
  const found = held.map(({ id }) => id)
  const files = await rows<{ key: string }>(
    tx,
    sql`select row ->> 'storage_key' as key from trash_rows where trash_id = any(${found}::text[]) and row ->> 'storage_key' is not null`,
  )
  await rows(tx, sql`delete from trash where id = any(${found}::text[])`)
  await dropFiles(
    tx,
    files.map(({ key }) => key),
  )
  await recordEvents(
    tx,
    held.map(({ id, kind, title, confidential, case_id }) => ({
      action: 'purged',
      entity_type: kind,
      entity_id: id,
      case_id: kind === 'case' ? id : case_id,
      confidential,
      before: { title },
    })),
  )
  return found.length
}

/** A large case has many rows: one transaction takes few records. */
const BATCH = 20

/**
 * Deletes for good whatever has lain in the trash for its time; one server of several at a time takes a
 * record.
 */
export async function purgeExpired(ctx: Ctx): Promise<number> {
  for (let purged = 0; ;) {
    const taken = await ctx.transaction(async (tx) => {
      const due = await rows<{ id: string }>(
        tx,
        sql`select id from trash where expires_at <= ${tx.clock()} order by expires_at, id limit ${BATCH} for update skip locked`,
      )
      return due.length === 0
        ? 0
        : purge(
            tx,
            due.map(({ id }) => id),
          )
    })
    purged += taken
    if (taken < BATCH) return purged
  }
}

export const sweepTrash = (ctx: Ctx): Sweep => everyMinute(ctx, 'trash', () => purgeExpired(ctx))
