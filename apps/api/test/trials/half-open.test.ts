import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { readEnv } from '../../src/platform/env'
import { serverUrl } from '../postgres'
import { ownPlace } from '../database'
import { hiddenFaults, Office } from '../load/office'
import { startSilentProxy, type SilentProxy } from '../silent-proxy'
import { full, trialTimeout } from './counts'
import { startRealServer, type RealServer } from './real-server'

/* Connections on which nothing comes any more but nobody has ended. `npm test` has the driver alone
   (database-postgres.test.ts). */
const rounds = 3

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function opened(): Promise<{ url: string | undefined; remove: () => Promise<void> }> {
  const place = await ownPlace()
  return { url: place.env.DATABASE_URL, remove: () => place.remove() }
}

const proxyTo = async (host: string, port: number): Promise<SilentProxy> => {
  const proxy = await startSilentProxy({ host, port })
  closing.push(() => proxy.close())
  return proxy
}

test.runIf(full && serverUrl)(
  'a database behind connections that fall silent: everybody is answered, nothing is lost, it goes on by itself',
  { timeout: trialTimeout },
  async () => {
    const { url = '', remove } = await opened()
    closing.push(remove)
    const direct = new URL(url)
    const proxy = await proxyTo(direct.hostname, Number(direct.port || 5432))
    const through = new URL(url)
    through.host = `127.0.0.1:${proxy.port}`
    const settings = { DATA_DIR: mkdtempSync(join(inject('folder'), 'data-')), JWT_SECRET: 'x'.repeat(48) }
    const server: RealServer = await startRealServer(readEnv({ ...settings, DATABASE_URL: through.href }))
    closing.push(() => server.kill())
    const office = await new Office([server]).open()
    office.start()
    const told = () => office.history.answers.filter(({ status }) => status === 503).length
    for (let round = 0; round < rounds; round++) {
      await office.progress(20)
      const before = told()
      proxy.fallSilent()
      await expect.poll(told, { timeout: 120_000 }).toBeGreaterThanOrEqual(before + 8)
      proxy.recover()
    }
    await office.progress(20)
    await office.stop()
    expect(await office.complaints()).toEqual([])
    expect(office.history.answers.filter(({ status }) => status === null)).toEqual([])
    console.log(`silent connections to the database: ${rounds} times; ${office.figures()}`)
    expect((await server.stop()).code).toBe(0)
    expect(await hiddenFaults(readEnv({ ...settings, DATABASE_URL: url }))).toEqual([])
  },
)

test.runIf(full)(
  'people behind connections that fall silent: the others are served, nothing is half-done, and the server lets go',
  { timeout: trialTimeout },
  async () => {
    const place = await ownPlace()
    closing.push(() => place.remove())
    const server = await startRealServer(place.env)
    closing.push(() => server.kill())
    const proxy = await proxyTo('127.0.0.1', Number(new URL(server.origin).port))
    const behind = { origin: `http://127.0.0.1:${proxy.port}` }
    // Every other request comes through the proxy.
    const office = await new Office([server, behind]).open()
    for (let round = 0; round < rounds; round++) {
      office.start()
      await office.progress(20)
      proxy.fallSilent()
      office.servers[1] = server
      await office.progress(10)
      proxy.dropCallers()
      proxy.recover()
      office.servers[1] = behind
      await office.stop()
    }
    expect(await office.complaints()).toEqual([])
    await expect
      .poll(() => proxy.held(), { timeout: 120_000, message: 'connections that the server still holds' })
      .toBe(0)
    console.log(`silent connections of people: ${rounds} times; ${office.figures()}`)
    expect((await server.stop()).code).toBe(0)
    expect(await hiddenFaults(place.env)).toEqual([])
  },
)
