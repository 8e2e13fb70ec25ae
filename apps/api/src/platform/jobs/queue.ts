import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { underAny } from '../lib/combined-signal'
import type { Ctx } from '../ctx'
import type { Database } from '../database/database'
import { channel, type Query } from '../database/driver'
import type { Topic } from '../database/notifications'
import type { JobKind, Jobs, Outbox } from './outbox'
import { looks, whenWoken } from './when-woken'

/** A kind of background work: made idempotent by its author, since a killed worker's job runs again. */
export interface Job<S extends z.ZodType = z.ZodType> extends JobKind<S> {
  /** `signal` aborts when the server stops; a handler that then throws has its job handed back. */
  handler: (ctx: Ctx, payload: z.output<S>, signal: AbortSignal) => Promise<void>
  /** How often to try again after a failure, and the first pause; the next ones double up to ten minutes. */
  retry: { limit: number; delaySeconds: number }
  /** How many run at once in one process. */
  concurrency: number
  /** A run that takes longer counts as failed. */
  timeoutSeconds: number
}

export interface JobQueue extends Outbox {
  /** Starts working; jobs are answered with the context made for each. */
  work(ctxOf: (job: Job) => Ctx): Promise<void>
  close(): Promise<void>
}

/** What a job's row holds: the payload as it was sent, and the key it waits under. */
interface Stored {
  payload: unknown
  key: string
}

type JobSpec<S extends z.ZodType> = Pick<Job<S>, 'name' | 'schema' | 'handler'> & Partial<Job<S>>

export function defineJob<S extends z.ZodType>(spec: JobSpec<S>): Job<S> {
  return { retry: { limit: 5, delaySeconds: 2 }, concurrency: 1, timeoutSeconds: 900, ...spec }
}

/** What the database tells of when a job of this kind is sent. */
export const jobTopic = (name: string): Topic => `jobs ${name}`

/** A worker that stays silent this long is taken for dead and its job given to another. */
const HEARTBEAT_SECONDS = 10
/** How long running jobs may take to end once the server stops. */
const STOP_MS = 5_000

/**
 * Opens the queue with all its kinds of jobs: creating one later, inside a transaction, would wait for itself
 * on PGlite.
 */
export async function openJobs(database: Database, jobs: Job[], log: FastifyBaseLogger): Promise<JobQueue> {
  const boss = new PgBoss({
    ...database.queue,
    // Done by our own look, which is frequent only while there is work.
    supervise: false,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 60,
    schedule: false,
    reindex: database.kind === 'postgres',
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const job of jobs) await createQueue(boss, job)

  if (database.kind === 'pglite') await failOrphans(boss, database)

  const workers = new Map<string, string[]>()
  const stopping = new AbortController()
  const wake = (name: string) => workers.get(name)?.forEach((worker) => boss.notifyWorker(worker))
  const ends: (() => Promise<void> | void)[] = []
  return {
    jobs: (query) => jobsOf(boss, query),
    work: async (ctxOf) => {
      for (const job of jobs) workers.set(job.name, await startWorkers(boss, job, ctxOf, stopping.signal))
      const looking = whenWoken(log, 'look at the queue', () => look(boss, database, wake), 1_000)
      ends.push(looking.stop)
      for (const { name } of jobs)
        ends.push(
          database.on(jobTopic(name), () => {
            wake(name)
            looking.wake()
          }),
        )
    },
    close: async () => {
      stopping.abort()
      for (const end of ends) await end()
      await boss.stop({ graceful: true, timeout: STOP_MS })
    },
  }
}

/**
 * Nobody else works on the embedded database: what is active there at the start was left by a killed process;
 * why wait for it.
 */
async function failOrphans(boss: PgBoss, database: Database) {
  const orphans = await database.query<{ id: string; name: string }>(
    "SELECT id, name FROM pgboss.job WHERE state = 'active'",
  )
  for (const { id, name } of orphans) await boss.fail(name, id, { message: 'the process was killed' })
}

async function createQueue(boss: PgBoss, job: Job) {
  const options = {
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: job.timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 3 * 24 * 3600,
  }
  await boss.createQueue(job.name, { policy: 'short', ...options })
  // An existing queue keeps what it was created with; these follow the code.
  await boss.updateQueue(job.name, options)
}

/** While jobs run or are due, in milliseconds. */
const busyLookMs = 2_000

/**
 * Gives jobs of dead workers back and wakes the workers of what is due; answers when to look again. What is
 * sent for later, or failed and waits, is notified of by nobody when its time comes.
 */
async function look(boss: PgBoss, database: Database, wake: (name: string) => void): Promise<number> {
  await boss.supervise()
  const held = await database.query<{ name: string; running: boolean; due_ms: number }>(
    `SELECT name, state = 'active' AS running,
       extract(epoch FROM min(start_after) - clock_timestamp())::float8 * 1000 AS due_ms
     FROM pgboss.job WHERE state <= 'active' GROUP BY 1, 2`,
  )
  const waiting = held.filter(({ running }) => !running)
  for (const { name, due_ms } of waiting) if (due_ms <= 0) wake(name)
  const next = Math.min(looks.slowMs, ...waiting.map(({ due_ms }) => (due_ms <= 0 ? busyLookMs : due_ms)))
  return waiting.length < held.length ? Math.min(next, busyLookMs) : next
}

function jobsOf(boss: PgBoss, query: Query): Jobs {
  const db = { executeSql: async (text: string, values?: unknown[]) => ({ rows: await query(text, values) }) }
  return {
    send: async (job, payload, { singletonKey, startAfter, priority = 0 } = {}) => {
      job.schema.parse(payload)
      // Without a key of its own every job of a queue of this policy would share one.
      const key = singletonKey ?? randomUUID()
      const data: Stored = { payload, key }
      const id = await boss.send(job.name, data, {
        db,
        singletonKey: key,
        priority,
        ...(startAfter && { startAfter }),
      })
      // Workers of every process look at once; within a transaction, once it is committed.
      if (id !== null) await query('SELECT pg_notify($1, $2)', [channel, jobTopic(job.name)])
      return id
    },
    ping: async () => {
      await query('SELECT 1 FROM pgboss.version')
    },
  }
}

async function startWorkers(
  boss: PgBoss,
  job: Job,
  ctxOf: (job: Job) => Ctx,
  stopping: AbortSignal,
): Promise<string[]> {
  const options = { pollingIntervalSeconds: looks.slowMs / 1_000, batchSize: 1 }
  const ids: string[] = []
  for (let worker = 0; worker < job.concurrency; worker++) {
    const id: string = await boss.work<Stored>(job.name, options, async (batch) => {
      for (const { data, signal } of batch)
        await underAny([signal, stopping], (ends) => run(job, ctxOf(job), data, ends, stopping))
      // Where one waited there may be more: look again at once.
      boss.notifyWorker(id)
    })
    ids.push(id)
  }
  return ids
}

/**
 * Runs one job; one that the stop of the server interrupts is put back as new, so that a stop never counts as
 * a failure.
 */
async function run(job: Job, ctx: Ctx, { payload, key }: Stored, signal: AbortSignal, stopping: AbortSignal) {
  const input = job.schema.parse(payload)
  try {
    if (!stopping.aborted) {
      await job.handler(ctx, input, signal)
      return
    }
  } catch (error) {
    if (!stopping.aborted) {
      ctx.log.warn({ err: error }, 'job failed')
      throw error
    }
  }
  await ctx.jobs.send(job, payload, { singletonKey: key })
}
