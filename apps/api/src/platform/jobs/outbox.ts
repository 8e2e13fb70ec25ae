import type { z } from 'zod'
import type { Query } from '../database/driver'

/** What whoever sends a job knows of it. */
export interface JobKind<S extends z.ZodType = z.ZodType> {
  name: string
  /** Payloads are checked when they are sent and again when they are read. */
  schema: S
}

export interface SendOptions {
  /**
   * At most one job of this name and key waits at any time; another is not enqueued. One that already runs
   * does not count.
   */
  singletonKey?: string
  startAfter?: Date
  /** Of those that wait the highest comes first; 0 where nothing is said. */
  priority?: number
}

export interface Jobs {
  /**
   * Enqueues in the context's current transaction; answers the job's id, or null where one with this key
   * already waits.
   */
  send<S extends z.ZodType>(
    job: JobKind<S>,
    payload: z.input<S>,
    options?: SendOptions,
  ): Promise<string | null>
  /** Fails where the queue does not answer. */
  ping(): Promise<void>
}

/** The sending side of the job queue. */
export interface Outbox {
  /** Sends by `query`, so inside its transaction. */
  jobs(query: Query): Jobs
}
