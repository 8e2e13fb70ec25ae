import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/database'
import { filesAt } from '../../src/platform/storage/files'
import { checkIntegrity } from '../../src/platform/backup/integrity'
import { ownPlace } from '../database'
import { count, trialTimeout } from './counts'
import { startRealServer } from './real-server'
import { digest, UploadOffice, type Known, type Listed } from './upload-office'

let place: Awaited<ReturnType<typeof ownPlace>>
let office: UploadOffice

/** A server of its own with an office that works at it, its files on disk or in the run's bucket. */
async function open(where: string): Promise<void> {
  const url = inject('storageUrl')
  place = await ownPlace(where === 'bucket' && url ? { STORAGE_URL: url.replace('?', '/mortes?') } : {})
  office = new UploadOffice()
  office.server = await startRealServer(place.env)
  await office.open()
}
afterEach(async () => {
  await office.server.kill()
  await place.remove()
})

/** The bucket where the run has one (TEST_STORAGE=s3). */
const storages: [string, number][] = inject('storageUrl')
  ? [
      ['disk', count(2, 60)],
      ['bucket', count(1, 60)],
    ]
  : [['disk', count(3, 60)]]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const inState = (...states: Known['state'][]) =>
  [...office.known.values()].filter(({ state }) => states.includes(state)).length
const acknowledged = () => inState('saved', 'deleted')

/** Uploads and deletes without end until the server dies. */
async function work(): Promise<void> {
  let dead = false
  const hand = async (step: () => Promise<boolean>) => {
    while (!dead) if (!(await step())) await pause(5)
  }
  const hands = [
    hand(() => office.upload(2 * Math.ceil(Math.random() * 600_000), 1)),
    hand(() => office.upload(2 * Math.ceil(Math.random() * 20_000), 1)),
    hand(() => office.upload(400_000, 20)),
    hand(() => (inState('saved') > 5 ? office.remove() : Promise.resolve(false))),
  ]
  const goal = acknowledged() + Math.floor(Math.random() * 12)
  for (const end = Date.now() + 15_000; acknowledged() < goal && Date.now() < end;) await pause(10)
  await pause(Math.random() * 200)
  await office.server.kill()
  dead = true
  await Promise.all(hands)
}

/** On PostgreSQL a dead node's uploads stay until they are due: as if that time had passed. */
async function passTime(): Promise<void> {
  if (!place.env.DATABASE_URL) return
  const client = new pg.Client({ connectionString: place.env.DATABASE_URL })
  await client.connect()
  await client.query('update loose_files set due_at = now()')
  await client.end()
}

async function filesOnDisk(): Promise<number> {
  let found = 0
  for await (const file of (await filesAt(place.env)).list()) if (file.path) found++
  return found
}

/**
 * What was acknowledged is there, byte by byte, and what was deleted is not. Answers how many files were
 * compared.
 */
async function compare(): Promise<number> {
  const listed = new Map(
    (await office.list()).map((document): [string, Listed] => [document.title, document]),
  )
  for (const [title, { state, sha256 }] of office.known) {
    const document = listed.get(title)
    if (state === 'saved') expect(document, `${title} was acknowledged`).toBeDefined()
    if (state === 'deleted') expect(document, `${title} was deleted`).toBeUndefined()
    if (document) expect(digest(await office.contentOf(document.id)), `${title} is whole`).toBe(sha256)
    else office.known.delete(title)
  }
  expect([...listed.keys()].filter((title) => !office.known.has(title))).toEqual([])
  return listed.size
}

/** Takes up what nobody heard the end of, and clears the table of most. */
async function tidy(): Promise<void> {
  for (const { id, title } of await office.list()) {
    const known = office.known.get(title)
    if (known) Object.assign(known, { state: 'saved', id })
  }
  while (inState('saved') > 10) await office.remove()
}

test.each(storages)(
  'a server killed during uploads and deletions, its files on %s, loses nothing it acknowledged and keeps nothing else',
  { timeout: trialTimeout },
  async (where, kills) => {
    await open(where)
    let compared = 0
    for (let round = 0; round < kills; round++) {
      await work()
      await passTime()
      office.server = await startRealServer(place.env)
      const rows = (await office.list()).length
      await expect
        .poll(filesOnDisk, {
          timeout: 120_000,
          message: `kill ${round + 1}: a file for each row and no other`,
        })
        .toBe(rows)
      compared += await compare()
      await tidy()
    }
    await office.server.stop()
    const database = await openDatabase(place.env, () => undefined)
    const findings = await checkIntegrity(database, await filesAt(place.env))
    await database.close()
    expect(findings).toEqual([])
    console.log(
      `kills during uploads and deletions, files on ${where}: ${kills}, files compared ${compared}, lost 0, rows without file 0, files without row 0`,
    )
  },
)

test.runIf(process.platform === 'linux')(
  'twenty large uploads at once need no memory for their content',
  { timeout: trialTimeout },
  async () => {
    await open('disk')
    const megabytes = count(8, 24)
    const memory = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${office.server.pid}/status`, 'utf8'))?.[1]) / 1024
    expect(await office.upload(megabytes * 1_000_000, 20, 'gif')).toBe(true)
    const before = memory()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, memory())), 20)
    const done = await Promise.all(
      Array.from({ length: 20 }, () => office.upload(megabytes * 1_000_000, 20, 'gif')),
    )
    clearInterval(watch)
    expect(done).toEqual(Array(20).fill(true))
    console.log(
      `twenty uploads of ${megabytes} MB at once: ${Math.round(before)} MB before, ${Math.round(most)} MB at most`,
    )
    expect(most - before).toBeLessThan(20 * megabytes * 0.6)
    await office.server.stop()
  },
)
