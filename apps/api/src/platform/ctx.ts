import type { FastifyBaseLogger } from 'fastify'
import type { UserRole } from '@lavra/contracts/accounts/users'
import type { Prisma } from '../../generated/prisma/client'
import type { Llm } from '../llm/llm'
import type { Database } from './database/database'
import type { Query } from './database/driver'
import type { Env } from './env'
import { againAfterDeadlock } from './errors'
import type { Files } from './storage/files'
import { jointTransaction } from './database/joint-transaction'
import type { Origin } from './network/origin'
import type { Jobs, Outbox } from './jobs/outbox'

/** Who is signed in, and by which session. */
export interface CurrentUser {
  id: string
  username: string
  full_name: string
  email: string
  user_role: UserRole
  is_superuser: boolean
  session_id: string
}

/** On whose behalf a piece of work is done: a request's caller, or nobody for a job. */
export interface Scope {
  log: FastifyBaseLogger
  request_id: string
  origin: Origin
  user: CurrentUser | null
}

/**
 * Told of the moments at which a crash would hurt most; none in production, a trial stops the process there.
 */
export type Probe = (
  point: 'before_lease' | 'after_lease' | 'after_commit' | 'before_answer',
  petitionId: string,
) => void | Promise<void>

/**
 * SQL of our own is for `rows` of platform/database/sql.ts: Prisma remembers the last hundred such statements
 * with all their values.
 */
export type Db = Omit<Prisma.TransactionClient, `$${string}Raw${string}`>

/** All that a service works with. */
export interface Ctx extends Scope {
  env: Env
  /**
   * Prisma, or inside a transaction that transaction's handle: PGlite has one connection, so nothing else may
   * be used there.
   */
  db: Db
  /**
   * One statement by the driver, inside a transaction on its connection; `rows` of platform/database/sql.ts
   * asks it.
   */
  query: Query
  llm: Llm | null
  files: Files
  /** Jobs enqueued inside a transaction exist only once it commits. */
  jobs: Jobs
  clock: () => Date
  probe?: Probe | undefined
  /** Aborts when the server stops and calls that wait for something slow are to end. */
  stopping: AbortSignal
  /**
   * Runs `work` all or nothing, and from its beginning again where the database ends it because of a
   * deadlock; inside a transaction it joins that one. Keep model calls and uploads out of it.
   */
  transaction<T>(this: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T>
  /**
   * Does something once what was written is certain: at once outside a transaction, never where one is rolled
   * back.
   */
  afterCommit: (work: () => void) => void
}

export interface Shared {
  env: Env
  database: Database
  llm: Llm | null
  files: Files
  queue: Outbox
  clock: () => Date
  stopping: AbortSignal
  probe?: Probe | undefined
}

export function makeCtx(
  { env, database, llm, files, queue, clock, stopping, probe }: Shared,
  scope: Scope,
): Ctx {
  return {
    ...scope,
    env,
    db: database.prisma,
    query: database.query,
    llm,
    files,
    jobs: queue.jobs(database.query),
    clock,
    stopping,
    probe,
    // `this` rather than a closure: whoever copies the context with another user keeps that user inside the
    // transaction.
    async transaction(work) {
      const { result, later } = await againAfterDeadlock(() => begin(this, work))
      for (const act of later) act()
      return result
    },
    afterCommit: (act) => act(),
  }

  async function begin<T>(
    outer: Ctx,
    work: (ctx: Ctx) => Promise<T>,
  ): Promise<{ result: T; later: (() => void)[] }> {
    const later: (() => void)[] = []
    const joined: Ctx['transaction'] = function (more) {
      return more(this)
    }
    const inside = (db: Db, query: Query): Ctx => {
      const jobs = queue.jobs(query)
      return { ...outer, db, query, jobs, transaction: joined, afterCommit: (act) => void later.push(act) }
    }
    return { result: await jointTransaction(database, (db, query) => work(inside(db, query))), later }
  }
}
