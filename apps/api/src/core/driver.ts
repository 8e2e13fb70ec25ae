import type { ConstructorOptions as QueueOptions } from 'pg-boss'
import type { Prisma } from '../../generated/prisma/client'

/** SQL by the driver: dates and decimals come as text, int8 as number, times as Date. */
export interface Sql {
  /** One or more statements without parameters. */
  exec(sql: string): Promise<void>
  query<T>(sql: string, params?: unknown[]): Promise<T[]>
}

export interface Driver extends Sql {
  kind: 'pglite' | 'postgres'
  /** A transaction of the driver's own, for migrations and tools; records are written through Prisma. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type Adapter = NonNullable<Prisma.PrismaClientOptions['adapter']>
export type Opened = Driver & { adapter: Adapter; queue: QueueOptions }
