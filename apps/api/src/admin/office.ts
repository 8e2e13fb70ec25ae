import pino from 'pino'
import { makeCtx, type Ctx } from '../platform/ctx'
import type { Database } from '../platform/database/database'
import { readEnv } from '../platform/env'
import { filesAt } from '../platform/storage/files'
import { nobody } from '../platform/runtime'

/**
 * A context for a tool that changes records as the server would, with the settings' own keys; it sends no
 * jobs.
 */
export async function officeCtx(database: Database): Promise<Ctx> {
  const env = readEnv()
  const none = () => Promise.reject(new Error('a tool sends no jobs'))
  const queue = { jobs: () => ({ send: none, ping: none }) }
  const stopping = new AbortController().signal
  const shared = {
    env,
    database,
    llm: null,
    files: await filesAt(env),
    queue,
    clock: () => new Date(),
    stopping,
  }
  return makeCtx(shared, nobody(pino({ level: 'silent' }), 'console'))
}
