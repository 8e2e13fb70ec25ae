import { z } from 'zod'
import { filesAreHeld } from './deletion-hold'
import type { Ctx } from '../ctx'
import { AppError } from '../errors'
import { defineJob } from '../jobs/queue'
import { rows, sql } from '../database/sql'

/*
 * A file has a row in loose_files from before its first byte until the transaction that writes the row it
 * belongs to, and again from the transaction that deletes that row until the file is gone. So the database
 * alone says which files are nobody's, whoever died when.
 * All times are the database's own: a loose file is kept only well before it is due, and removed only
 * afterwards.
 */

/** Longer than a transaction may take: what is kept in time is committed before it is due. */
const MARGIN_SECONDS = 60
const BATCH = 500

/** Announces a file that is about to be written; it is removed if it is nobody's by then. */
export async function announceFile(ctx: Ctx, key: string, seconds: number): Promise<void> {
  const due = sql`clock_timestamp() + make_interval(secs => ${seconds + MARGIN_SECONDS}::float8)`
  await rows(ctx, sql`insert into loose_files (storage_key, due_at) values (${key}, ${due})`)
}

/**
 * Makes a received file a row's own; to be called in the transaction that writes the row. Throws 409 where it
 * came too late.
 */
export async function keepFile(tx: Ctx, key: string): Promise<void> {
  const margin = sql`clock_timestamp() + make_interval(secs => ${MARGIN_SECONDS}::float8)`
  const kept = await rows(
    tx,
    sql`delete from loose_files where storage_key = ${key} and due_at > ${margin} returning 1`,
  )
  if (kept.length === 0)
    throw new AppError(409, 'upload_expired', 'O envio demorou demais. Envie o arquivo outra vez.')
}

/** Marks files whose rows this transaction deletes; they are removed once it has committed. */
export async function dropFiles(tx: Ctx, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const dropped = sql`select unnest(${keys}::text[]), clock_timestamp()`
  await rows(
    tx,
    sql`insert into loose_files (storage_key, due_at) ${dropped} on conflict (storage_key) do nothing`,
  )
  await tx.jobs.send(looseFilesJob, {})
}

/** Removes those of the files that no row has made its own; where that fails they go when they are due. */
export async function discardFiles(ctx: Ctx, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  try {
    // The update waits for a transaction that is just making one of them its own.
    const loose = sql`update loose_files set due_at = clock_timestamp() where storage_key = any(${keys}::text[]) returning storage_key`
    for (const { storage_key } of await rows<{ storage_key: string }>(ctx, loose))
      await removeLoose(ctx, storage_key)
  } catch (error) {
    ctx.log.warn({ err: error }, 'files that nobody kept stay until they are due')
  }
}

/**
 * Removes every loose file that is due, none while a backup copies files; answers how many. One that can't be
 * removed is told and tried again next time.
 */
export async function removeDueFiles(ctx: Ctx): Promise<number> {
  let removed = 0
  for (let after = ''; ;) {
    const due = await rows<{ storage_key: string }>(
      ctx,
      sql`select storage_key from loose_files where due_at <= clock_timestamp() and storage_key > ${after} order by storage_key limit ${BATCH}`,
    )
    // Asked after they were read: a backup that begins from now on knows that they are nobody's.
    if (due.length > 0 && (await filesAreHeld(ctx.query))) return removed
    for (const { storage_key } of due) if (await removeLoose(ctx, storage_key)) removed++
    if (due.length < BATCH) return removed
    after = due[due.length - 1]?.storage_key ?? ''
  }
}

/** The file first: as long as it is there, its row says so. */
async function removeLoose(ctx: Ctx, key: string): Promise<boolean> {
  try {
    await ctx.files.remove(key)
    await ctx.db.looseFile.deleteMany({ where: { storage_key: key } })
    return true
  } catch (error) {
    ctx.log.warn({ err: error, storage_key: key }, 'a loose file could not be removed')
    return false
  }
}

/** Sent with every deletion, so that the files are gone as soon as it has committed. */
export const looseFilesJob = defineJob({
  name: 'files.loose',
  schema: z.object({}),
  handler: async (ctx) => {
    await removeDueFiles(ctx)
  },
})
