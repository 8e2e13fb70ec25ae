import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Llm } from '../llm/llm'
import { measured } from '../llm/measured'
import { makeCtx, type Ctx, type Probe, type Scope } from './ctx'
import { openDatabase, type Database } from './database/database'
import type { Env } from './env'
import { openStorage, type Files } from './storage/files'
import { openJobs, type Job } from './jobs/queue'
import { makeLog } from './log'
import { looseFilesJob } from './storage/pending-files'
import { makeMetrics, type Metrics } from './metrics'
import { migrate } from './database/migrate'

/** Everything below HTTP, open and ready. */
export interface World {
  env: Env
  log: FastifyBaseLogger
  database: Database
  files: Files
  llm: Llm | null
  metrics: Metrics
  /** The context of a piece of work done on somebody's behalf. */
  ctx(scope: Scope): Ctx
  /** Ends the calls that wait for something slow; what they were at is free again. */
  endWaiting(): void
  /**
   * No new work; running jobs get five seconds, then they are handed back. Call it after the HTTP server has
   * closed.
   */
  close(): Promise<void>
}

export interface WorldOptions {
  /** The folder of the SQL migrations. */
  migrations: string
  /** All kinds of background work; a server that does not list a kind does not do it. */
  jobs?: Job[]
  llm?: Llm | null
  clock?: () => Date
  probe?: Probe
  log?: FastifyBaseLogger
  open?: typeof openDatabase
}

/**
 * Opens database, migrations, files and jobs, in this order; where one fails, what was open is closed again.
 */
export async function openWorld(env: Env, options: WorldOptions): Promise<World> {
  const log = options.log ?? makeLog(env)
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    for (const shut of opened.splice(0).reverse()) await shut()
  }
  try {
    const metrics = makeMetrics(env)
    const database = await (options.open ?? openDatabase)(
      env,
      (error) => log.error({ err: error }, 'database connection'),
      metrics.statement,
    )
    opened.push(() => database.close())
    await migrate(database, options.migrations)
    const files = await openStorage(env)
    const queue = await openJobs(database, [looseFilesJob, ...(options.jobs ?? [])], log)
    opened.push(() => queue.close())
    const { clock = () => new Date(), probe } = options
    const llm = options.llm ? measured(options.llm, metrics.model) : null
    const stopping = new AbortController()
    const ctx = (scope: Scope) =>
      makeCtx({ env, database, llm, files, queue, clock, stopping: stopping.signal, probe }, scope)
    await queue.work((job) => ctx(nobody(log, job.name)))
    return { env, log, database, files, llm, metrics, ctx, endWaiting: () => stopping.abort(), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Background work runs on nobody's behalf; what a job may do, its payload says. */
export function nobody(log: FastifyBaseLogger, job: string): Scope {
  const request_id = randomUUID()
  return {
    log: log.child({ job, request_id }),
    request_id,
    origin: { address: '', direct_loopback: false },
    user: null,
  }
}
