import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { World } from '../src/platform/runtime'
import { startBuiltServer, type BuiltServer } from './lib/built-server'
import { quantile } from './lib/figures'
import { processorOf } from './lib/processor'
import { officeRows } from './lib/office-rows'
import { onThrowAway } from '../test/retrieval/place'

/**
 * `npm run bench -- api [rows] [cpu|first|p95]`: processor time of each list, search, read and write beside a
 * hand-written Node and pg twin that gives the same JSON in the same run, on the PostgreSQL server that
 * DATABASE_URL names; once as if there were no users and once with a look at the token and the session. And
 * how long first pages and searches of three letters take, beside an office of a thousand records.
 */
const rounds = 3
const requests = 1_000
const small = 1_000
const large = Number(process.argv[2] ?? 100_000)
const part = process.argv[3]

interface Side {
  origin: string
  pid: number
  token: string | null
}
interface Operation {
  name: string
  method: 'GET' | 'POST' | 'PUT'
  path: (n: number) => string
  body?: (n: number) => unknown
}

const get = (name: string, path: string | ((n: number) => string)): Operation => ({
  name,
  method: 'GET',
  path: typeof path === 'string' ? () => path : path,
})
const email = (n: number) => `novo${n}-${Math.random().toString(36).slice(2)}@exemplo.com.br`
/** What every call of somebody signed in costs: session, headers, log. */
const fixed = [get('who am I', '/users/me')]
const lists = [
  get('clients', '/clients/?limit=20'),
  get('contacts', '/contacts/?limit=20'),
  get('cases', '/cases/?limit=20'),
  get('cases with parties', '/cases/with-parties/all?limit=20'),
  get('recent petitions', '/petitions/recent?limit=20'),
]
const searches = [
  get('clients, "peç"', '/clients/?limit=20&search=pe%C3%A7'),
  get('contacts, "zan"', '/contacts/?limit=20&search=zan'),
  get('cases, "xav"', '/cases/?limit=20&search=xav'),
]
const reads = [
  get('contacts, a rare name', (n) => `/contacts/?limit=20&search=${encodeURIComponent(`zanetti ${n}`)}`),
  get('one client', (n) => `/clients/cl${1 + (n % large)}`),
  get('one case', (n) => `/cases/ca${1 + (n % large)}`),
]
const writes: Operation[] = [
  {
    name: 'new client',
    method: 'POST',
    path: () => '/clients/',
    body: (n) => ({ name: `Cliente novo ${n}`, email: email(n) }),
  },
  {
    name: 'changed client',
    method: 'PUT',
    path: (n) => `/clients/cl${1 + (n % large)}`,
    body: (n) => ({ email: email(n) }),
  },
  {
    name: 'renamed client',
    method: 'PUT',
    path: (n) => `/clients/cl${1 + (n % large)}`,
    body: (n) => ({ name: `Cliente ${n} ${Math.random()}`, email: email(n) }),
  },
]

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

function call(
  side: Side,
  { method, path, body }: Operation,
  n: number,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = body ? JSON.stringify(body(n)) : undefined
    const headers = {
      ...(side.token && { authorization: `Bearer ${side.token}` }),
      ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    }
    const made = request(`${side.origin}/api/v1${path(n)}`, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    })
    made.on('error', reject)
    made.end(sent)
  })
}

let serial = 0
async function measure(
  side: Side,
  operation: Operation,
  count = requests,
): Promise<{ cpu: number; times: number[] }> {
  const before = processorOf(side.pid)
  const times: number[] = []
  const next = async (): Promise<void> => {
    for (let left = count / 4; left > 0; left--) {
      const start = performance.now()
      const { status, text } = await call(side, operation, ++serial)
      times.push(performance.now() - start)
      if (status >= 400) throw new Error(`${operation.name}: ${status} ${text.slice(0, 300)}`)
    }
  }
  await Promise.all([next(), next(), next(), next()])
  return { cpu: (processorOf(side.pid) - before) / count, times }
}

/**
 * Both sides say the same where they only read; our answer about one record also holds what is doubtful in
 * it.
 */
async function compare(operations: Operation[], ours: Side, twin: Side): Promise<void> {
  for (const operation of operations) {
    const [a, b] = [await call(ours, operation, 77), await call(twin, operation, 77)]
    const said = JSON.parse(a.text) as Record<string, unknown>
    if (!Array.isArray(said)) delete said['warnings']
    if (!isDeepStrictEqual(said, JSON.parse(b.text)))
      throw new Error(
        `${operation.name}: the twin answers something else\n${a.text.slice(0, 600)}\n${b.text.slice(0, 600)}`,
      )
  }
}

async function startTwin(url: string, secret: string): Promise<Side & { child: ChildProcess }> {
  const script = fileURLToPath(new URL('lib/twin.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, url, secret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { origin: `http://127.0.0.1:${Number(port.toString())}`, pid: child.pid ?? 0, token: null, child }
}

const load = () =>
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`

/** Microseconds a request of each side, the median of interleaved rounds; the first one only warms up. */
async function race(operations: Operation[], sides: Side[]): Promise<void> {
  const cpu = operations.map(() => sides.map((): number[] => []))
  for (let round = 0; round <= rounds; round++)
    for (const [row, operation] of operations.entries())
      for (const [column, side] of sides.entries()) {
        const measured = await measure(side, operation)
        if (round > 0) cpu[row]?.[column]?.push(measured.cpu)
      }
  for (const [row, { name }] of operations.entries()) {
    const [ours = 0, bare = 0, knowing = 0] = (cpu[row] ?? []).map((values) => quantile(values, 0.5))
    console.log(
      `| ${name} | ${ours.toFixed(0)} | ${bare.toFixed(0)} | ${(ours / bare).toFixed(2)} | ${knowing.toFixed(0)} | ${(ours / knowing).toFixed(2)} |`,
    )
  }
}

/** Milliseconds within which 95 of 100 answers came, the median of the rounds. */
async function waits(side: Side): Promise<number[]> {
  const all: number[] = []
  for (const operation of [...lists, ...searches]) {
    const each: number[] = []
    for (let round = 0; round <= rounds; round++)
      each.push(quantile((await measure(side, operation, 100)).times, 0.95))
    all.push(quantile(each.slice(1), 0.5))
  }
  return all
}

/** Microseconds that indexing takes for each record that was written meanwhile. */
async function indexing(world: World, side: Side): Promise<number> {
  await world.database.exec('drop trigger put_off on index_queue; update index_queue set next_try_at = now()')
  const waiting = async () =>
    (await world.database.query<{ n: number }>('select count(*)::int as n from index_queue'))[0]?.n ?? 0
  const [records, before] = [await waiting(), processorOf(side.pid)]
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 200))
  return (processorOf(side.pid) - before) / records
}

/** The index is written later than the records; here it waits until it is measured by itself. */
const putOff = `
  create function put_off() returns trigger language plpgsql as $$ begin new.next_try_at = 'infinity'; return new; end $$;
  create trigger put_off before insert on index_queue for each row execute function put_off()`

async function onOffice(
  rows: number,
  work: (world: World, url: string, server: BuiltServer) => Promise<void>,
): Promise<void> {
  await onThrowAway(async (world, url) => {
    if (!url) throw new Error('DATABASE_URL must name a PostgreSQL server')
    const start = performance.now()
    await world.database.exec(officeRows(rows).join(';\n'))
    // A running office's tables are vacuumed by PostgreSQL itself.
    for (const table of ['clients', 'contacts', 'cases', 'parties', 'petitions'])
      await world.database.exec(`vacuum analyze ${table}`)
    console.log(
      `${rows} clients, contacts and cases, ${2.5 * rows} parties, filled in ${((performance.now() - start) / 1_000).toFixed(0)} s`,
    )
    await world.database.exec(putOff)
    const server = await startBuiltServer(url)
    try {
      await work(world, url, server)
    } finally {
      await server.stop()
    }
  })
}

let few: number[] = []
if (!part || part === 'p95')
  await onOffice(small, async (_world, _url, server) => {
    few = await waits(server)
    console.log(load())
  })
await onOffice(large, async (world, url, server) => {
  const twin = await startTwin(url, server.secret)
  try {
    const knowing = { ...twin, token: server.token }
    await compare(fixed, server, knowing)
    await compare([...lists, ...searches, ...reads], server, twin)
    if (!part || part === 'p95') tellWaits(await waits(server))
    if (part !== 'p95') await tellRaces(world, [server, twin, knowing])
  } finally {
    twin.child.kill()
    agent.destroy()
  }
})

function tellWaits(many: number[]): void {
  console.log(
    `\np95 in ms, four requests at a time; ${load()}\n| | ${small} rows | ${large} rows | ratio |\n|---|---|---|---|`,
  )
  for (const [i, { name }] of [...lists, ...searches].entries())
    console.log(
      `| ${name} | ${(few[i] ?? 0).toFixed(1)} | ${(many[i] ?? 0).toFixed(1)} | ${((many[i] ?? 0) / (few[i] ?? 0)).toFixed(2)} |`,
    )
}

async function tellRaces(world: World, sides: [BuiltServer, Side, Side]): Promise<void> {
  console.log(
    `\n${rounds} interleaved rounds of ${requests} requests, four at a time, processor time of a request in µs`,
  )
  console.log('| | ours | twin | ratio | twin that knows its caller | ratio |\n|---|---|---|---|---|---|')
  const [ours, , knowing] = sides
  await race(fixed, [ours, knowing, knowing])
  for (const operations of part === 'first' ? [lists] : [lists, reads, writes, searches])
    await race(operations, sides)
  console.log(load())
  if (part !== 'first')
    console.log(`indexing a record afterwards: ${(await indexing(world, sides[0])).toFixed(0)} µs`)
}
