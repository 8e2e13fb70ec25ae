import { AsyncLocalStorage } from 'node:async_hooks'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client'
import type { Adapter, Driver, Query } from './driver'
import { inTime } from '../lib/with-timeout'

/*
 * A transaction is the driver's, which costs a fraction of Prisma's; where something is asked of Prisma, that
 * joins on the same connection.
 * Prisma's adapters take a connection when a transaction begins, and here they are handed the one that there
 * is.
 */

const joining = new AsyncLocalStorage<unknown>()

/** How long a transaction may take. */
const LIMIT_MS = 20_000
/** How long Prisma's own transactions, outside a joint one, may wait for a connection and take. */
export const transactionLimits = { maxWait: LIMIT_MS, timeout: LIMIT_MS }

/**
 * Runs `work` all or nothing, with Prisma and the driver's statements on one connection; after its end both
 * refuse.
 */
export function jointTransaction<T>(
  database: Pick<Driver, 'transaction'> & { prisma: PrismaClient },
  work: (db: Prisma.TransactionClient, query: Query) => Promise<T>,
): Promise<T> {
  return database.transaction(async ({ query }, connection) => {
    const joined = joinedPrisma(database.prisma, connection)
    let open = true
    const whileOpen: Query = (text, values) =>
      open ? query(text, values) : Promise.reject(new TransactionOver())
    try {
      return await inTime(LIMIT_MS, work(joined.db, whileOpen), () => new TransactionOver())
    } finally {
      open = false
      await joined.leave()
    }
  })
}

/**
 * Prisma within somebody else's transaction, from the first time that something is asked of it; it neither
 * commits nor rolls back.
 */
function joinedPrisma(
  prisma: PrismaClient,
  connection: unknown,
): { db: Prisma.TransactionClient; leave: () => Promise<void> } {
  let leave: (() => void) | undefined
  const left = new Promise<void>((resolve) => (leave = resolve))
  let joined: Promise<Prisma.TransactionClient> | undefined
  let ended: Promise<unknown> | undefined
  let [here, over] = [false, false]
  const join = () =>
    new Promise<Prisma.TransactionClient>((resolve, reject) => {
      const enter = (client: Prisma.TransactionClient) => {
        here = true
        resolve(client)
        return left
      }
      ended = joining.run(connection, () => prisma.$transaction(enter, transactionLimits))
      ended.catch(reject)
    })
  return {
    db: methodsOf(() => (over ? Promise.reject(new TransactionOver()) : (joined ??= join()))),
    leave: async () => {
      over = true
      joined?.catch(() => undefined)
      leave?.()
      // Where it has not come by now, it goes as soon as it comes.
      if (here) await ended?.catch(() => undefined)
    },
  }
}

type Methods = Record<string, (...args: unknown[]) => unknown>

/** A client whose methods, and those of its models, call those of the client that `join` brings. */
function methodsOf(join: () => Promise<Prisma.TransactionClient>): Prisma.TransactionClient {
  const methods =
    (model?: string) =>
    (name: string) =>
    async (...args: unknown[]) => {
      const client = (await join()) as unknown as Methods & Record<string, Methods>
      return (model === undefined ? client : client[model])?.[name]?.(...args)
    }
  const models = (name: string) => (name.startsWith('$') ? methods()(name) : named(methods(name)))
  return named(models) as unknown as Prisma.TransactionClient
}

const named = (get: (name: string) => unknown): object =>
  new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? get(name) : undefined) })

class TransactionOver extends Error {
  /** As Prisma says it of its own statements. */
  readonly code = 'P2028'
  override message = 'the transaction is over'
}

/**
 * Prisma's adapter, which joins the transaction that there is: `sourceOf` makes of its connection what the
 * adapter takes one from. What Prisma keeps of its last hundred statements, for messages that nobody asks
 * for, are their words without the office's texts.
 */
export function joiningAdapter<C>(factory: Adapter, sourceOf: (connection: C) => object): Adapter {
  const connect = async () => {
    const adapter = forgetting(await factory.connect())
    const startTransaction: typeof adapter.startTransaction = (isolation) => {
      const connection = joining.getStore() as C | undefined
      const using = connection
        ? (Object.create(adapter, { client: { value: sourceOf(connection) } }) as typeof adapter)
        : adapter
      return using.startTransaction(isolation).then(forgetting)
    }
    return Object.create(adapter, { startTransaction: { value: startTransaction } }) as typeof adapter
  }
  return { provider: factory.provider, adapterName: factory.adapterName, connect }
}

type Connected = Awaited<ReturnType<Adapter['connect']>>
type Statement = Parameters<Connected['queryRaw']>[0]

function forgetting<Q extends Pick<Connected, 'queryRaw' | 'executeRaw'>>(queryable: Q): Q {
  const [queryRaw, executeRaw] = [queryable.queryRaw.bind(queryable), queryable.executeRaw.bind(queryable)]
  return Object.assign(queryable, {
    queryRaw: (statement: Statement) => onCopy(statement, queryRaw),
    executeRaw: (statement: Statement) => onCopy(statement, executeRaw),
  })
}

/** Hands on a copy of the statement, whose values go when it has been answered. */
async function onCopy<T>(statement: Statement, send: (copy: Statement) => Promise<T>): Promise<T> {
  const copy = { ...statement, args: [...statement.args], argTypes: [...statement.argTypes] }
  try {
    return await send(copy)
  } finally {
    copy.args.length = 0
    copy.argTypes.length = 0
  }
}
