import type { ConstructorOptions as QueueOptions } from 'pg-boss'
import { PrismaClient } from '../../generated/prisma/client'
import type { Driver } from './driver'
import type { Env } from './env'
import { openPglite } from './database-pglite'
import { openPostgres } from './database-postgres'

export interface Database extends Driver {
  prisma: PrismaClient
  /** How the job queue reaches this database. */
  queue: QueueOptions
}

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
