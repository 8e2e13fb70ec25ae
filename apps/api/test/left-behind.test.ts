import { execFile } from 'node:child_process'
import { getEventListeners, getMaxListeners, once } from 'node:events'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { underAny } from '../src/platform/lib/combined-signal'
import { startApi, type Api } from './api'
import { builtFile } from './built'
import { anOffice, indexed, wednesday, type Office } from './chat-office'
import { onPostgres } from './database'
import { startModelServer, type ModelServer } from './model-server'
import { advance, llmOf, started } from './petitions'

/* What work leaves in memory once it is done: a server that runs for months is to be left nothing. */
let api: Api
let model: ModelServer
let office: Office
beforeAll(async () => {
  model = await startModelServer()
  model.always({ kind: 'ok' })
  api = await startApi({ llm: llmOf(model), clock: wednesday })
  office = await anOffice(api)
  await indexed(api, office)
})
afterAll(async () => {
  await api.close()
  await model.close()
})

/** Who still hears of a signal: listeners, and the signals that Node made of it. */
function hearing(signal: AbortSignal): number {
  const symbol = Object.getOwnPropertySymbols(signal).find(
    ({ description }) => description === 'kDependantSignals',
  )
  const made = symbol && (Reflect.get(signal, symbol) as Set<unknown> | null)
  return getEventListeners(signal, 'abort').length + (made?.size ?? 0)
}

test('no answer of the assistant and no agent’s step waits for the server’s stop once it is over', async () => {
  const ctxOf = (world: Api['world']) =>
    world.ctx({ log: world.log, request_id: '', origin: { address: '', direct_loopback: false }, user: null })
  const before = api.worlds.map((world) => hearing(ctxOf(world).stopping))
  const { body } = await api
    .as(office.admin)
    .post('/api/v1/chat/chat', { message: 'Qual a multa por atraso do aluguel?' })
  expect(model.calls('unknown'), JSON.stringify(body)).toBeGreaterThan(0)
  const id = await started(api, office.admin)
  expect((await advance(api, office.admin, id)).status).toBe(200)
  expect(api.worlds.map((world) => hearing(ctxOf(world).stopping))).toEqual(before)
})

test('many may wait for the same signal, and Node warns of none of it', async () => {
  const stop = new AbortController()
  const heard = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      underAny([new AbortController().signal, stop.signal], async (signal) => {
        if (n === 29) stop.abort('fim')
        if (!signal.aborted) await once(signal, 'abort')
        return signal.reason as unknown
      }),
    ),
  )
  expect(heard).toEqual(heard.map(() => 'fim'))
  expect([getMaxListeners(stop.signal), hearing(stop.signal)]).toEqual([Infinity, 0])
})

/**
 * What Prisma's adapter remembers of its last statements: of the copy of its history that this adapter loads.
 */
async function historyOfAdapter(): Promise<string> {
  const adapter = createRequire(import.meta.url).resolve(
    onPostgres ? '@prisma/adapter-pg' : 'pglite-prisma-adapter',
  )
  const found = createRequire(createRequire(adapter).resolve('@prisma/driver-adapter-utils')).resolve(
    '@prisma/debug',
  )
  const { getLogs } = (await import(pathToFileURL(found.replace(/\.js$/, '.mjs')).href)) as {
    getLogs: (most: number) => string
  }
  return getLogs(1e9)
}

test('what Prisma remembers of its statements holds nothing of the office', async () => {
  const { prisma } = api.world.database
  await prisma.contact.create({ data: { id: 'lembrado', name: 'Zulmira Lembrada' } })
  await api.world
    .ctx({ log: api.world.log, request_id: '', origin: { address: '', direct_loopback: false }, user: null })
    .transaction((tx) =>
      tx.db.contact.update({ where: { id: 'lembrado' }, data: { name: 'Zulmira Esquecida' } }),
    )
  const history = await historyOfAdapter()
  expect(history).toMatch(/INSERT INTO [^ ]*contacts/)
  expect(history).toMatch(/UPDATE [^ ]*contacts/)
  expect(history).not.toMatch(/Zulmira|lembrado/)
})

test('of a text whose words were looked up nothing stays but the words', { timeout: 120_000 }, async () => {
  // Four hundred texts of a megabyte do not fit a heap of 128: where one of their words holds them, the
  // process dies.
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-old-space-size=128',
    builtFile('many-texts'),
  ])
  expect(stdout).toBe('400')
})
