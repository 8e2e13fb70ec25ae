import { statfs } from 'node:fs/promises'
import type { Endpoint } from '@lavra/contracts/base/endpoint'
import type { Env } from '../env'
import { AppError } from '../errors'
import type { Database } from '../database/database'

/*
 * The embedded database cannot go on once it finds no room for its own log: it stops answering at all. So
 * people's writes end before that, and its log is kept to files that are there already.
 */

/** What has to stay free for what the server writes by itself, and for what others write meanwhile. */
const RESERVE_BYTES = 64 * 1024 * 1024
/** Parts of the log, of 16 MB each, that are kept for use. */
const SPARE_PARTS = 3

/** Whether a call adds to what is kept. Whoever wants to sign in, look or delete may. */
export const takesRoom = ({
  method,
  access,
  status,
}: Pick<Endpoint, 'method' | 'access' | 'status'>): boolean =>
  (method === 'POST' || method === 'PUT') && access !== 'public' && status !== 204

/** Throws 507 where the embedded database's disk is nearly full; a PostgreSQL server looks after its own. */
export async function requireRoom({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<void> {
  if (DATABASE_URL) return
  const { bavail, bsize } = await statfs(DATA_DIR)
  if (bavail * bsize < RESERVE_BYTES)
    throw new AppError(
      507,
      'no_space',
      'O disco do computador do Lavra está quase cheio. Libere espaço e tente novamente.',
    )
}

/**
 * Lets the embedded database use the parts of its log again whose changes are in its tables. It never does so
 * by itself, so the log, and what has to be read of it after a kill, would grow as long as the server runs.
 */
export async function recycleLog(database: Pick<Database, 'exec' | 'query'>): Promise<void> {
  // A part that was ahead already adds none: twice as many steps are enough to use those up and begin new
  // ones.
  for (let step = 0; step < 2 * SPARE_PARTS && (await parts(database)) < SPARE_PARTS; step++) {
    // The next part is only begun where something stands in this one.
    await database.query("SELECT pg_create_restore_point('lavra')")
    await database.query('SELECT pg_switch_wal()')
  }
  await database.exec('CHECKPOINT')
}

async function parts(database: Pick<Database, 'query'>): Promise<number> {
  const [found] = await database.query<{ parts: number }>('select count(*)::int as parts from pg_ls_waldir()')
  return found?.parts ?? SPARE_PARTS
}
