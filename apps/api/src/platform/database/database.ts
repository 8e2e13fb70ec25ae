import type { ConstructorOptions as QueueOptions } from 'pg-boss'
import { PrismaClient } from '../../../generated/prisma/client'
import type { Driver, Query } from './driver'
import type { Env } from '../env'
import { openPglite } from './pglite'
import { openPostgres } from './postgres'
import { transactionLimits } from './joint-transaction'
import { notificationsOf, type Notifications } from './notifications'

export interface Database extends Driver {
  prisma: PrismaClient
  on: Notifications['on']
  /** How the job queue reaches this database. */
  queue: QueueOptions
}

/** Hears of each statement of the driver's how long it took and whether it worked. */
type OnStatement = (seconds: number, ok: boolean) => void

/**
 * PostgreSQL where DATABASE_URL names one, else the embedded database in the data folder, locked against
 * other processes.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  onError: (error: Error) => void,
  onStatement: OnStatement = () => undefined,
): Promise<Database> {
  const { adapter, ...driver } = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL, onError)
    : await openPglite(env.DATA_DIR)
  const prisma = new PrismaClient({ adapter, transactionOptions: transactionLimits, errorFormat: 'minimal' })
  const notifications = notificationsOf(driver)
  const close = async () => {
    await notifications.close()
    await prisma.$disconnect()
    await driver.close()
  }
  const query = timed(driver.query, onStatement)
  const transaction: Driver['transaction'] = (work) =>
    driver.transaction((tx, connection) => work({ ...tx, query: timed(tx.query, onStatement) }, connection))
  return { ...driver, query, transaction, prisma, on: notifications.on, close }
}

const timed =
  (query: Query, tell: OnStatement): Query =>
  async (text, params, planned) => {
    const began = performance.now()
    let ok = false
    try {
      const found = await query<never>(text, params, planned)
      ok = true
      return found
    } finally {
      tell((performance.now() - began) / 1_000, ok)
    }
  }
