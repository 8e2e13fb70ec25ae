import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, dropDatabase, serverUrl } from '../../../test/postgres'
import { startSilentProxy, type SilentProxy } from '../../../test/silent-proxy'
import { openPostgres } from './postgres'
import type { Opened } from './driver'

/* A connection on which nothing comes any more, with waits far shorter than the office's. */
const patience = { connectMs: 1_000, statementMs: 30_000, answerMs: 1_500, rollbackMs: 300 }
let own: string
let proxy: SilentProxy
let database: Opened

beforeAll(async () => {
  if (!serverUrl) return
  own = await createDatabase(serverUrl)
  const url = new URL(own)
  proxy = await startSilentProxy({ host: url.hostname, port: Number(url.port || 5432) })
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  database = await openPostgres(url.href, () => undefined, patience)
  await database.exec('create table kept (n int)')
})
afterAll(async () => {
  if (!serverUrl) return
  await database.close()
  await proxy.close()
  await dropDatabase(serverUrl, own)
})

const rows = () => database.query('select n from kept order by n')

test.runIf(serverUrl)(
  'what is asked over a silent connection fails, a transaction leaves nothing, and new connections work',
  async () => {
    const inside = database.transaction(async (tx) => {
      await tx.query('insert into kept values ($1)', [1])
      proxy.fallSilent()
      await tx.query('insert into kept values ($1)', [2])
    })
    await expect(inside).rejects.toThrow('Query read timeout')
    // Nobody is let in, either.
    await expect(rows()).rejects.toThrow(/timeout/)
    proxy.recover()
    expect(await rows()).toEqual([])
    await database.transaction((tx) => tx.query('insert into kept values ($1)', [3]))
    expect(await rows()).toEqual([{ n: 3 }])
    expect(database.connections().waited_for).toBe(0)
  },
)

test.runIf(serverUrl)('a migration may take longer than any answer to a person', async () => {
  const slow = database.transaction((tx) =>
    tx.exec(
      `set local statement_timeout = 0; select pg_sleep(${(patience.answerMs + 500) / 1_000}); insert into kept values (4)`,
    ),
  )
  await slow
  expect(await database.query('select n from kept where n = 4')).toHaveLength(1)
})

test.runIf(serverUrl)(
  'a statement is planned for its values each time, but where one plan suits them all',
  async () => {
    const plans = async (planned?: 'once') =>
      (
        await database.query<{ plans: string }>(
          "select current_setting('plan_cache_mode') as plans where $1::int > 0",
          [1],
          planned,
        )
      )[0]?.plans
    expect(await plans()).toBe('force_custom_plan')
    expect(await plans('once')).toBe('force_generic_plan')
    await database.transaction(async (tx) =>
      expect(await tx.query('select n from kept where n = $1', [3], 'once')).toHaveLength(1),
    )
  },
)
