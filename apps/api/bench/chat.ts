import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChatAnswer } from '@lavra/contracts/chat'
import { readEnv } from '../src/platform/env'
import { rows, sql } from '../src/platform/database/sql'
import { openWorld } from '../src/platform/runtime'
import { embedderOf } from '../src/features/chat/embedding/embedder'
import { keepWords } from '../src/features/chat/index/lexicon'
import { migrations } from '../test/migrations-folder'
import { createDatabase, dropDatabase, serverUrl } from '../test/postgres'
import { fillOffice } from '../test/retrieval/office'
import { adminCtx, indexAll } from '../test/retrieval/place'
import { seeded, withTypos } from '../test/retrieval/typos'
import { startBuiltServer, type BuiltServer } from './lib/built-server'
import { quantile } from './lib/figures'
import { fillLarge } from './lib/large-office'
import { startModelStandIn, type ModelStandIn } from './lib/model-stand-in'

/**
 * `npm run bench -- chat [passages]`: what the built server adds to a model's answer, asked over HTTP as the
 * browser asks, on the server that DATABASE_URL names, else on the embedded database. "Relaying" is what the
 * first words take from the model to the caller beyond what they take on a direct call in the same round;
 * "ours" is all of an answer but the time between the model's getting the question and its end. Build first:
 * it measures `apps/api/dist`.
 */
const passages = Number(process.argv[2] ?? 20_000)
const rounds = 4
const asked = 24

interface Kind {
  name: string
  questions: string[]
  client_id?: string
}

interface Office {
  kinds: Kind[]
  /** A record, to ask for by its key. */
  clientId: string
}

/** Fills the database that the server will open. */
async function fill(url: string | undefined, folder: string): Promise<Office> {
  const env = readEnv({
    DATA_DIR: folder,
    DATABASE_URL: url,
    JWT_SECRET: 'x'.repeat(48),
    LOG_LEVEL: 'silent',
  })
  const world = await openWorld(env, { migrations })
  try {
    const set = await fillOffice(world.database)
    const ctx = adminCtx(world)
    await indexAll(ctx)
    const { clientId } = await fillLarge(world.database, passages)
    // As the server would make them by and by: vectors of its own, and the words that a mistyped one may be
    // meant for.
    await world.database.query('update chunks set embedding_model = $1', [embedderOf(ctx).model])
    const contents = await rows<{ content: string }>(ctx, sql`select content from chunks order by id`)
    const texts = contents.map(({ content }) => content)
    for (let from = 0; from < texts.length; from += 500) await keepWords(ctx, texts.slice(from, from + 500))
    await world.database.exec('vacuum analyze')
    const every = Math.ceil(set.questions.length / asked)
    const questions = set.questions.map(({ text }) => text).filter((_, index) => index % every === 0)
    const random = seeded(5)
    const names = await rows<{ client_name: string }>(
      ctx,
      sql`select client_name from cases order by id limit 6`,
    )
    const ofClients = names.map(({ client_name }) => `Quantos processos tem ${client_name}?`)
    const counts = [
      'Quantos processos ativos temos?',
      'Quantos clientes temos?',
      'Quais prazos vencem esta semana?',
      ...ofClients,
    ]
    const kinds = [
      { name: 'from the tables', questions: counts },
      { name: 'from passages', questions },
      { name: 'with typing errors', questions: questions.map((text) => withTypos(text, random)) },
      { name: 'within a client', questions, client_id: clientId },
    ]
    return { kinds, clientId }
  } finally {
    await world.close()
  }
}

const agent = new Agent({ keepAlive: true })

interface Heard {
  started: number
  /** When the first words came. */
  first: number
  ended: number
  events: string
}

/** Posts and listens; `words` tells the first piece that holds words of the answer. */
function post(url: string, headers: Record<string, string>, body: object, words: RegExp): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const sent = JSON.stringify(body)
    const started = performance.now()
    const made = send(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(sent),
        },
      },
      (response) => {
        let [events, first] = ['', 0]
        response.setEncoding('utf8').on('data', (piece: string) => {
          events += piece
          if (first === 0 && words.test(events)) first = performance.now()
        })
        response.on('end', () => {
          if (response.statusCode === 200) resolve({ started, first, ended: performance.now(), events })
          else reject(new Error(`${response.statusCode ?? ''} ${events.slice(0, 300)}`))
        })
      },
    )
    made.on('error', reject)
    made.end(sent)
  })
}

interface Measured {
  relay: number[]
  direct: number[]
  before: number[]
  ours: number[]
  kinds: Map<string, number>
}

/** One question to the server, and the same passage asked of the model directly. */
async function round(
  server: BuiltServer,
  model: ModelStandIn,
  { client_id }: Kind,
  message: string,
  into: Measured,
): Promise<void> {
  const body = { message, ...(client_id && { client_id }) }
  const headers = { authorization: `Bearer ${server.token}`, accept: 'text/event-stream' }
  model.last.asked = 0
  const heard = await post(`${server.origin}/api/v1/chat/chat`, headers, body, /event: token/)
  const through = { ...model.last }
  const { kind } = JSON.parse(/event: done\ndata: (.*)/.exec(heard.events)?.[1] ?? '{}') as ChatAnswer
  into.kinds.set(kind, (into.kinds.get(kind) ?? 0) + 1)
  const whole = heard.ended - heard.started
  into.ours.push(through.asked > 0 ? whole - (through.ended - through.asked) : whole)
  if (through.asked === 0) return
  into.before.push(through.asked - heard.started)
  const prompt =
    '[1] Documento\nO prazo de entrega da obra é de cento e vinte dias contados da assinatura deste contrato.\nMATERIAL>>>'
  const direct = await post(
    `${model.url}/chat/completions`,
    { authorization: 'Bearer x' },
    { model: 'stand-in', stream: true, messages: [{ role: 'user', content: prompt }] },
    /data: /,
  )
  into.relay.push(heard.first - through.began)
  into.direct.push(direct.first - model.last.began)
}

async function floor(server: BuiltServer, clientId: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${server.origin}/api/v1/clients/${clientId}`, {
    headers: { authorization: `Bearer ${server.token}` },
  })
  await answer.text()
  if (!answer.ok) throw new Error(`the record by its key: ${answer.status}`)
  return performance.now() - start
}

const half = (values: number[]): string => (values.length > 0 ? quantile(values, 0.5).toFixed(1) : '–')

async function measure(server: BuiltServer, model: ModelStandIn, { kinds, clientId }: Office): Promise<void> {
  const results = new Map(
    kinds.map((kind): [Kind, Measured] => [
      kind,
      { relay: [], direct: [], before: [], ours: [], kinds: new Map() },
    ]),
  )
  const floors: number[] = []
  const scrap: Measured = { relay: [], direct: [], before: [], ours: [], kinds: new Map() }
  for (let n = -1; n < rounds; n++)
    for (let at = 0; at < asked; at++)
      for (const [kind, measured] of results) {
        // The first round warms up.
        await round(
          server,
          model,
          kind,
          kind.questions[at % kind.questions.length] ?? '',
          n < 0 ? scrap : measured,
        )
        if (n >= 0) floors.push(await floor(server, clientId))
      }
  console.log(
    '| ms, p50 | relaying | direct call | added | before the model | ours, whole | p95 | answered |\n|---|---|---|---|---|---|---|---|',
  )
  for (const [{ name }, { relay, direct, before, ours, kinds: answered }] of results) {
    const added = relay.length > 0 ? (quantile(relay, 0.5) - quantile(direct, 0.5)).toFixed(1) : '–'
    const told = [...answered].map(([kind, count]) => `${kind} ${count}`).join(', ')
    console.log(
      `| ${name} | ${half(relay)} | ${half(direct)} | ${added} | ${half(before)} | ${half(ours)} | ${quantile(ours, 0.95).toFixed(1)} | ${told} |`,
    )
  }
  console.log(`| one record by its key | | | | | ${half(floors)} | ${quantile(floors, 0.95).toFixed(1)} | |`)
}

const folder = mkdtempSync(join(tmpdir(), 'lavra-chat-'))
const url = serverUrl && (await createDatabase(serverUrl))
const model = await startModelStandIn()
try {
  const start = performance.now()
  const office = await fill(url, folder)
  console.log(
    `${passages} passages on ${url ? 'PostgreSQL' : 'the embedded database'}, filled in ${((performance.now() - start) / 1_000).toFixed(0)} s`,
  )
  const server = await startBuiltServer(url, {
    DATA_DIR: folder,
    OPENAI_API_KEY: 'x',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'stand-in',
  })
  try {
    await measure(server, model, office)
    console.log(
      `${rounds} rounds of ${asked} questions of each kind; load ${loadavg()
        .map((value) => value.toFixed(1))
        .join(' ')}`,
    )
  } finally {
    await server.stop()
  }
} finally {
  agent.destroy()
  await model.close()
  if (serverUrl && url) await dropDatabase(serverUrl, url)
  rmSync(folder, { recursive: true, force: true })
}
