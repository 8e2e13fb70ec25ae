import type { ConstructorOptions as QueueOptions } from 'pg-boss'
import { type Prisma, PrismaClient } from '../../generated/prisma/client'
import type { Env } from './env'
import { openPglite } from './database-pglite'
import { openPostgres } from './database-postgres'

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

export interface Database extends Driver {
  prisma: PrismaClient
  /** How the job queue reaches this database. */
  queue: QueueOptions
}

export type Adapter = NonNullable<Prisma.PrismaClientOptions['adapter']>
export type Opened = Driver & { adapter: Adapter; queue: QueueOptions }

/** How long a transaction may wait for a connection and how long it may take. */
export const transactionLimits = { maxWait: 20_000, timeout: 20_000 }

/** PostgreSQL where DATABASE_URL names one, else the embedded database in the data folder, locked against other processes. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>, onError: (error: Error) => void): Promise<Database> {
  const { adapter, ...driver } = env.DATABASE_URL ? await openPostgres(env.DATABASE_URL, onError) : await openPglite(env.DATA_DIR)
  const prisma = new PrismaClient({ adapter, transactionOptions: transactionLimits, errorFormat: 'minimal' })
  const close = async () => {
    await prisma.$disconnect()
    await driver.close()
  }
  return { ...driver, prisma, close }
}
