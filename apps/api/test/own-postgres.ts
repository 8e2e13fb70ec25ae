import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from './free-port'

const script = fileURLToPath(new URL('../../../scripts/postgres.sh', import.meta.url))
/** Where scripts/postgres.sh has built a server; that takes minutes, so a trial begins with what is there. */
const folder = join(process.env['TMPDIR'] ?? tmpdir(), 'lavra-postgres')
export const canStartPostgres =
  process.getuid?.() === 0 && existsSync(join(folder, 'usr/lib/postgresql/15/lib/vector.so'))

export interface OwnPostgres {
  url: string
  /**
   * `immediate` is as after a crash: nobody is told, and it recovers from its log. Resolves once it answers
   * again.
   */
  restart: (mode: 'fast' | 'immediate') => Promise<void>
  remove: () => Promise<void>
}

/** A PostgreSQL server of a trial's own, which can be ended without harm to others. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const port = String(await freePort())
  const run = async (action: string, ...more: string[]) =>
    (await promisify(execFile)('bash', [script, action, port, folder, ...more])).stdout
  const url = (await run('start')).trim().split('\n').at(-1) ?? ''
  const restart = async (mode: 'fast' | 'immediate') => {
    await run('restart', mode)
  }
  const remove = async () => {
    await run('remove')
  }
  return { url, restart, remove }
}
