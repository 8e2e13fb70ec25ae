import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import type { Ctx } from '../src/platform/ctx'
import { rows, sql } from '../src/platform/database/sql'
import type { World } from '../src/platform/runtime'
import { subjectWords } from '../src/features/chat/search/question'
import { candidatesOf, retrieve } from '../src/features/chat/search/retrieve'
import { quoted, stemOf } from '../src/features/chat/words/stems'
import { keepVectorIndex } from '../src/features/chat/index/vector-index'
import type { Llm } from '../src/llm/llm'
import { fillOffice } from '../test/retrieval/office'
import { adminCtx, indexAll, onThrowAway } from '../test/retrieval/place'
import { withTypos, seeded } from '../test/retrieval/typos'
import { benchModel, fillLarge } from './lib/large-office'

/**
 * `npm run bench -- retrieval [passages]`: the search alone, by who asks, beside two floors of the same run;
 * on the server that DATABASE_URL names, else on the embedded database.
 */
const rounds = 3
const asked = 40

type Measurement = [name: string, run: (question: string) => Promise<unknown>]

async function main(): Promise<void> {
  await onThrowAway(async (world, url) => {
    const total = Number(process.argv[2] ?? (url ? 200_000 : 5_000))
    const set = await fillOffice(world.database)
    const admin = adminCtx(world)
    await indexAll(admin)
    const start = performance.now()
    const { clientId } = await fillLarge(world.database, total)
    console.log(
      `${total} passages on ${world.database.kind}, filled in ${seconds(start)}; ${rounds} interleaved rounds of ${asked} questions`,
    )

    const questions = set.questions
      .map(({ text }) => text)
      .filter((_, index) => index % Math.ceil(set.questions.length / asked) === 0)
    const people: Asker[] = [
      ['admin', admin],
      ['restricted', restricted(admin)],
      ['within a client', admin, clientId],
    ]
    const random = seeded(5)
    const words = people.map(searchBy((ctx) => ctx))
    const mistyped: Measurement = [
      'admin, with typos',
      (question) => retrieve(admin, { question: withTypos(question, random), k: 5 }),
    ]
    console.log('\nwithout a model')
    await table([...floors(admin), ...words, mistyped], questions)
    if (url) await withVectors(world, admin, people, questions)
  })
}

type Asker = [name: string, ctx: Ctx, client_id?: string]

const searchBy =
  (as: (ctx: Ctx) => Ctx) =>
  ([name, ctx, client_id]: Asker): Measurement => [
    name,
    (question) => retrieve(as(ctx), { question, k: 5, client_id: client_id ?? null }),
  ]

async function withVectors(world: World, admin: Ctx, people: Asker[], questions: string[]): Promise<void> {
  const { database } = world
  const random = seeded(9)
  const near = async (): Promise<number[]> => {
    const places = [Math.floor(random() * 500), 500 + Math.floor(random() * 2_000)]
    const [made] = await database.query<{ v: string }>(vectorNear, places)
    return JSON.parse(made?.v ?? '[]') as number[]
  }
  const llm = { embed: (texts: string[]) => Promise.all(texts.map(near)) } as unknown as Llm
  const env = { ...admin.env, OPENAI_EMBEDDING_MODEL: benchModel.slice('openai:'.length) }
  const modelled = (ctx: Ctx): Ctx => ({ ...ctx, llm, env })
  const measured = [...floors(admin), ...people.map(searchBy(modelled))]
  console.log('\nwith vectors of a model, compared one by one')
  await table(
    measured,
    questions.filter((_, index) => index % 4 === 0),
  )
  const start = performance.now()
  await keepVectorIndex(modelled(admin), database, new AbortController().signal)
  console.log(
    `\nwith their index of neighbours, built in ${seconds(start)}; of the nearest ten it finds ${(await recall(modelled(admin))).toFixed(3)}`,
  )
  await table(measured, questions)
}

const vectorNear =
  'select l2_normalize(a.v + b.v)::text as v from bench_vectors a, bench_vectors b where a.n = $1 and b.n = $2'

/** The share of the ten nearest, compared one by one, that the index finds. */
async function recall(ctx: Ctx): Promise<number> {
  let found = 0
  for (let n = 0; n < 30; n++) {
    const [vector = []] = (await ctx.llm?.embed?.([''])) ?? []
    const asked: Ctx = { ...ctx, llm: { embed: () => Promise.resolve([vector]) } as unknown as Llm }
    const exact = await rows<{ id: string }>(
      ctx,
      sql`select id from chunks order by embedding <=> ${JSON.stringify(vector)}::vector limit 10`,
    )
    const near = (await candidatesOf(asked, { question: 'texto' }, 'vectors'))
      .slice(0, 10)
      .map((candidate) => candidate.chunk_id)
    found += exact.filter(({ id }) => near.includes(id)).length
  }
  return found / 300
}

/** What a plain statement costs here and now: any of the words by `ts_rank`, and one row by its key. */
function floors(ctx: Ctx): Measurement[] {
  const any = (question: string) =>
    subjectWords(question)
      .map((word) => quoted(stemOf(word)))
      .join(' | ')
  return [
    ['any word, ts_rank', (question) => rows(ctx, anyWord(any(question)))],
    ['one row by its key', () => rows(ctx, sql`select id from chunks where id = ${randomUUID()}`)],
  ]
}

const anyWord = (words: string) =>
  sql`select id from chunks, to_tsquery('simple', ${words}) q where words @@ q order by ts_rank(words, q, 1) desc limit 5`

/** Every question by every measurement in turn, so that all of them meet the machine in the same state. */
async function table(measurements: Measurement[], questions: string[]): Promise<void> {
  const times = new Map(measurements.map(([name]) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round++) {
    for (const question of questions) {
      for (const [name, run] of measurements) {
        const start = performance.now()
        await run(question)
        times.get(name)?.push(performance.now() - start)
      }
    }
  }
  const floor = quantile(times.get('any word, ts_rank') ?? [], 0.5)
  console.log(
    `${''.padEnd(22)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}   of ts_rank's p50 (load ${load()})`,
  )
  for (const [name, taken] of times) {
    const [half, most] = [quantile(taken, 0.5), quantile(taken, 0.95)]
    console.log(
      `${name.padEnd(22)}${half.toFixed(1).padStart(9)}${most.toFixed(1).padStart(9)}   ${(half / floor).toFixed(2)}`,
    )
  }
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Somebody who may see nothing confidential. */
const restricted = (ctx: Ctx): Ctx => ({
  ...ctx,
  user: ctx.user && { ...ctx.user, id: randomUUID(), user_role: 'restricted', is_superuser: false },
})
const seconds = (start: number) => `${((performance.now() - start) / 1_000).toFixed(0)} s`
const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')

await main()
