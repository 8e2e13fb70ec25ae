import type { Database } from '../database/database'
import type { Query, Sql } from '../database/driver'

/*
 * A backup reads the tables at one moment and the files afterwards. A file whose row is deleted meanwhile has
 * to stay until it is copied:
 * a backup takes a lock before it looks at the tables, and whoever removes files asks for that lock after it
 * has read which are due. What it read then was deleted before the backup looked. The lock goes with its
 * connection, so a killed backup holds nothing.
 */

const HOLD = 72_707_371

export type OnSnapshot = <T>(read: (tx: Sql) => Promise<T>) => Promise<T>

/** Whether a backup is copying files of this office. */
export async function filesAreHeld(query: Query): Promise<boolean> {
  const held = `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${HOLD} and granted
    and database = (select oid from pg_database where datname = current_database())`
  return (await query(held)).length > 0
}

/** Runs `work` while no file is removed; what it reads by `onSnapshot` is the state of one moment. */
export function holdingFiles<T>(
  database: Database,
  signal: AbortSignal,
  work: (onSnapshot: OnSnapshot) => Promise<T>,
): Promise<T> {
  const snapshot = 'set transaction isolation level repeatable read, read only'
  if (!database.apart) {
    return held(database, () =>
      work((read) =>
        database.transaction(async (tx) => {
          await tx.exec(snapshot)
          return read(tx)
        }),
      ),
    )
  }
  return database.apart(async (connection) => {
    await connection.exec('set idle_session_timeout = 0')
    return held(connection, () =>
      work(async (read) => {
        await connection.exec(`begin; ${snapshot}`)
        const result = await read(connection)
        await connection.exec('commit')
        return result
      }),
    )
  }, signal)
}

async function held<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  await sql.query(`select pg_advisory_lock_shared(${HOLD})`)
  let result: T
  try {
    result = await work()
  } catch (error) {
    await sql.query(`select pg_advisory_unlock_shared(${HOLD})`).catch(() => undefined)
    throw error
  }
  // Fails where the connection broke: then files may have been removed before they were copied.
  const [end] = await sql.query<{ held: boolean }>(`select pg_advisory_unlock_shared(${HOLD}) as held`)
  if (!end?.held) throw new Error('the backup lost its lock on the files')
  return result
}
