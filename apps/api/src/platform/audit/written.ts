import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ctx } from '../ctx'
import { rows, sql } from '../database/sql'

/*
 * Between an event's commit and its place in the chain lies up to a minute, in which the database alone
 * cannot tell that it was taken away.
 * So each node keeps the ids of the events that it wrote until it has seen them chained, in a file that the
 * database does not reach.
 */
export const writtenFile = (folder: string): string => join(folder, 'audit-written')

/** A chain that does not go on is told by `audit verify`; the file does not grow with it for ever. */
const MOST = 200_000

/**
 * Keeps the ids of events once they are committed. What is committed is not undone by a disk that is full.
 */
export function noteWritten(ctx: Ctx, ids: string[]): void {
  if (ids.length === 0) return
  ctx.afterCommit(() => {
    try {
      appendFileSync(writtenFile(ctx.env.DATA_DIR), `${ids.join('\n')}\n`, { mode: 0o600 })
    } catch (error) {
      ctx.log.warn({ err: error }, 'ids of audit events not noted')
    }
  })
}

/** The ids that this node wrote and has not seen chained. */
export function writtenIds(folder: string): string[] {
  try {
    return readFileSync(writtenFile(folder), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/**
 * Lets go of what is chained by now, and tells the log of what is gone; that stays in the file, where `audit
 * verify` finds it.
 */
export async function checkWritten(ctx: Ctx): Promise<void> {
  const ids = writtenIds(ctx.env.DATA_DIR)
  if (ids.length === 0) return
  const found = await rows<{ id: string; chained: boolean }>(
    ctx,
    sql`select e.id, l.sequence is not null as chained from audit_events e join audit_links l on l.event_id = e.id where e.id = any(${ids}::text[])`,
  )
  const known = new Map(found.map(({ id, chained }) => [id, chained]))
  const gone = ids.filter((id) => !known.has(id))
  if (gone.length > 0)
    ctx.log.error(
      { events: gone.slice(0, 20), count: gone.length },
      'audit events that were written here are gone',
    )
  forget(ctx.env.DATA_DIR, (id) => known.get(id) === true)
}

/** In one go, so that nothing is added between reading and writing. */
function forget(folder: string, chained: (id: string) => boolean): void {
  const left = writtenIds(folder)
    .filter((id) => !chained(id))
    .slice(-MOST)
  const draft = `${writtenFile(folder)}.${process.pid}`
  writeFileSync(draft, left.map((id) => `${id}\n`).join(''), { mode: 0o600 })
  renameSync(draft, writtenFile(folder))
}
