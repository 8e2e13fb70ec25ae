import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createDatabase, dropDatabase, serverUrl } from '../test/postgres'
import { startBuiltServer } from './lib/built-server'
import { startHelper, type Helper } from './lib/helper'
import { processorOf } from './lib/processor'
import { fill } from './load/office'
import type { Report } from './load/people'
import { rssOf } from './load/watch'

/**
 * `npm run bench -- idle [minutes of work] [--people=20] [--profile=folder]`: processor time and memory of a
 * server that nobody asks anything, after people have worked on it; on the embedded database and, where
 * DATABASE_URL names one, on PostgreSQL. Build first: it measures `apps/api/dist`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string', default: '20' }, profile: { type: 'string' } },
})
const minutes = Number(positionals[0] ?? 3)
const [people, records] = [Number(values.people), 1_000]
/** By then connections, threads and processes that are kept for a while are gone. */
const settleMs = 90_000
const measureMs = 60_000
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

/** Per cent of a core over a minute, and megabytes at its end. */
async function idle(pid: number): Promise<{ core: number; rss: number }> {
  await pause(settleMs, undefined, { signal: stop.signal })
  const [before, begin] = [processorOf(pid), performance.now()]
  await pause(measureMs, undefined, { signal: stop.signal })
  const core = (processorOf(pid) - before) / (performance.now() - begin) / 10
  return { core, rss: rssOf(pid) }
}

async function measure(kind: string, url: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lavra-idle-'))
  const file = (name: string) => join(folder, name)
  const helpers: Helper[] = []
  let server: Awaited<ReturnType<typeof startBuiltServer>> | undefined
  try {
    const { office, texts } = await fill(url, file('data'), { people, records, signal: stop.signal })
    writeFileSync(file('texts.json'), JSON.stringify(texts))
    writeFileSync(file('office.json'), JSON.stringify(office))
    const model = startHelper('load/model.ts', [file('texts.json'), '100', '400'])
    const floor = startHelper('load/floor.ts', [])
    helpers.push(model, floor)
    const settings = {
      DATA_DIR: file('data'),
      LOG_LEVEL: 'info',
      OPENAI_API_KEY: 'x',
      OPENAI_BASE_URL: (await model.hear<{ url: string }>()).url,
      OPENAI_MODEL: 'stand-in',
    }
    const still = await floor.hear<{ origin: string }>()
    const profile = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]
    server = await startBuiltServer(url, settings, { flags: profile, output: file('server.log') })
    const fresh = rssOf(server.pid)
    const crowd = startHelper('load/people.ts', [
      server.origin,
      still.origin,
      file('office.json'),
      String(minutes),
    ])
    helpers.push(crowd)
    await crowd.hear<Report>()
    const worked = rssOf(server.pid)
    const { core, rss } = await idle(server.pid)
    console.log(
      `| ${kind} | ${core.toFixed(2)} | ${fresh.toFixed(0)} | ${worked.toFixed(0)} | ${rss.toFixed(0)} |`,
    )
  } finally {
    await server?.stop()
    await Promise.all(helpers.map((helper) => helper.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

console.log(
  `an idle server after ${people} people worked for ${minutes} minutes; load ${loadavg()[0]?.toFixed(1)}`,
)
console.log(
  '| database | % of a core, idle | MB at the start | MB after the work | MB, idle |\n|---|---|---|---|---|',
)
if (serverUrl) {
  const url = await createDatabase(serverUrl)
  try {
    await measure('PostgreSQL', url)
  } finally {
    await dropDatabase(serverUrl, url)
  }
}
await measure('embedded', undefined)
