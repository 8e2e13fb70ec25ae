import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDatabase, dropDatabase, serverUrl } from '../test/postgres'
import { startBuiltServer, type BuiltServer } from './lib/built-server'
import { startHelper, type Helper } from './lib/helper'
import { heldAfterCollections, tellCollections } from './load/heap'
import { fill, type Filled } from './load/office'
import type { Report } from './load/people'
import { tell, tellServer } from './load/tell'
import { spent, watch } from './load/watch'

/**
 * `npm run bench -- load [minutes] [--people=50] [--embedded] [--soak]`: people at work on the built server,
 * on PostgreSQL (DATABASE_URL)
 * or the embedded database, with a stand-in for a model at a model's pace: what they wait for, what goes
 * wrong, what the server takes and whether it grows. `--soak`: ten people of a small office for an hour on
 * the embedded database. Fails where an answer was not the one expected; times are only told. Build first: it
 * measures `apps/api/dist`. The people, the stand-in and the database share the machine with the server, so
 * their part of the processor is in every figure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string' },
    embedded: { type: 'boolean', default: false },
    soak: { type: 'boolean', default: false },
    /** Clients, contacts and cases each. */
    records: { type: 'string' },
    /** Milliseconds to the model's first word, and its words a second. */
    first: { type: 'string', default: '500' },
    tokens: { type: 'string', default: '40' },
    /** A folder for a profile of the server's processor time. */
    profile: { type: 'string' },
    /** A file for every look at the server, as JSON. */
    looks: { type: 'string' },
  },
})
const minutes = Number(positionals[0] ?? (values.soak ? 60 : 10))
const people = Number(values.people ?? (values.soak ? 10 : 50))
const records = Number(values.records ?? (values.soak ? 500 : 3_000))
const server = values.embedded || values.soak ? undefined : serverUrl

const folder = mkdtempSync(join(tmpdir(), 'lavra-load-'))
const file = (name: string) => join(folder, name)
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

async function prepare(url: string | undefined): Promise<Filled> {
  const begin = performance.now()
  const filled = await fill(url, file('data'), { people, records, signal: stop.signal })
  writeFileSync(file('texts.json'), JSON.stringify(filled.texts))
  writeFileSync(file('office.json'), JSON.stringify(filled.office))
  const size = `${records} clients, contacts and cases, ${2.5 * records} parties, ${filled.office.casesWithPapers} documents with text`
  console.log(
    `${size} on ${url ? 'PostgreSQL' : 'the embedded database'}, all indexed, filled in ${((performance.now() - begin) / 1_000).toFixed(0)} s`,
  )
  return filled
}

/** Lets the people in, looks at the server meanwhile, and prints both. */
async function measure(built: BuiltServer, floor: string): Promise<void> {
  const crowd = startHelper('load/people.ts', [built.origin, floor, file('office.json'), String(minutes)])
  helpers.push(crowd)
  stop.signal.addEventListener('abort', () => crowd.tell({}))
  const looking = new AbortController()
  const before = spent(built.pid)
  const samples = watch(built.origin, built.pid, file('data'), looking.signal)
  const begin = Date.now()
  console.log(
    `${new Date(begin).toISOString()}: ${people} people for ${minutes} minutes on ${cpus().length} cores, model at ${values.first} ms and ${values.tokens} tokens a second`,
  )
  const report = await crowd.hear<Report>()
  const after = spent(built.pid)
  looking.abort()
  tell(report, (Date.now() - begin) / 60_000)
  const collections = heldAfterCollections(readFileSync(file('server.log'), 'utf8'), begin - built.started)
  tellServer(await samples, collections, before, after)
  if (values.looks !== undefined) writeFileSync(values.looks, JSON.stringify(await samples))
  if (report.told.failed > 0) process.exitCode = 1
}

/** What the server itself called an error. */
function tellLog(): void {
  const worst = readFileSync(file('server.log'), 'utf8')
    .split('\n')
    .filter((line) => /^\{"level":(?:[4-9]\d)\b/.test(line))
  console.log(
    worst.length === 0
      ? 'Nothing in its log above "info".'
      : `In its log ${worst.length} lines above "info":\n${worst.slice(0, 20).join('\n')}`,
  )
}

const helpers: Helper[] = []
const url = server && (await createDatabase(server))
let built: BuiltServer | null = null
try {
  await prepare(url)
  const model = startHelper('load/model.ts', [file('texts.json'), values.first, values.tokens])
  const floor = startHelper('load/floor.ts', [])
  helpers.push(model, floor)
  const settings = {
    DATA_DIR: file('data'),
    LOG_LEVEL: 'info',
    OPENAI_API_KEY: 'x',
    OPENAI_BASE_URL: (await model.hear<{ url: string }>()).url,
    OPENAI_MODEL: 'stand-in',
  }
  const { origin } = await floor.hear<{ origin: string }>()
  const flags = [
    tellCollections,
    ...(values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]),
  ]
  built = await startBuiltServer(url, settings, { flags, output: file('server.log') })
  await measure(built, origin)
} finally {
  await built?.stop()
  if (built) tellLog()
  await Promise.all(helpers.map((helper) => helper.stop()))
  if (server && url) await dropDatabase(server, url)
  rmSync(folder, { recursive: true, force: true })
}
