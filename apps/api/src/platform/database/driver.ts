import type { ConstructorOptions as QueueOptions } from 'pg-boss'
import type { Prisma } from '../../../generated/prisma/client'

/**
 * One statement, by the driver: dates and decimals come as text, int8 as number, times as Date. Planned
 * `once` a connection, outside transactions on PostgreSQL, else for its values each time.
 */
export type Query = <T>(sql: string, params?: unknown[], planned?: 'once') => Promise<T[]>

export interface Sql {
  /** One or more statements without parameters. */
  exec(sql: string): Promise<void>
  query: Query
}

/** The one channel of NOTIFY; what it is about is its payload. */
export const channel = 'lavra'
/** Gets the payload of each notification, null where some may have been missed. */
export type Heard = (payload: string | null) => void

export interface Driver extends Sql {
  kind: 'pglite' | 'postgres'
  /**
   * Bare, for migrations and tools; a context's is one that Prisma may join on its `connection`
   * (joint-transaction.ts).
   */
  transaction<T>(work: (tx: Sql, connection: unknown) => Promise<T>): Promise<T>
  /**
   * A connection of its own, outside any transaction and without a limit of time; `signal` cuts it off. The
   * embedded database has none.
   */
  apart: (<T>(work: (connection: Sql) => Promise<T>, signal: AbortSignal) => Promise<T>) | null
  /** Hears every process's notifications until what it answers is called. */
  listen: (heard: Heard) => () => Promise<void>
  /** Of this process, by what they are at. */
  connections(): { used: number; idle: number; waited_for: number }
  close(): Promise<void>
}

export type Adapter = NonNullable<Prisma.PrismaClientOptions['adapter']>
export type Opened = Driver & { adapter: Adapter; queue: QueueOptions }
