import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, openTestWorld } from '../../../../test/database'
import { adminCtx } from '../../../../test/retrieval/place'
import type { Ctx } from '../../../platform/ctx'
import type { World } from '../../../platform/runtime'
import type { Llm } from '../../../llm/llm'
import { candidatesOf } from '../search/retrieve'
import { keepVectorIndex } from './vector-index'

const model = "openai:d'oeuvre-1"
const dimensions = 24
let world: World
let ctx: Ctx
/** What the stand-in for a model answers. */
let asked: number[] = []

/** Vectors near one of fifty centres, each with its own place: `document` is the source of every chunk. */
async function fill(document: string, from: number, to: number): Promise<void> {
  await world.database.query(
    `insert into chunks (id, source_type, source_id, position, content, content_hash, words, embedding, embedding_model, updated_at)
     select $1 || n, 'document', $1, n, 'Trecho ' || n, n::text, ''::tsvector,
       (select array_agg(sin(n % 50 * 7.3 + d * 1.7) + 0.4 * sin(n * 0.37 + d * (n % 89)) order by d)::vector from generate_series(1, ${dimensions}) d), $4, now()
     from generate_series($2::int, $3::int) n`,
    [document, from, to, model],
  )
}

const documents = { open: uuid(), secret: uuid() }

beforeAll(async () => {
  if (!onPostgres) return
  world = await openTestWorld()
  const llm = { embed: () => Promise.resolve([asked]) } as unknown as Llm
  ctx = {
    ...adminCtx(world),
    llm,
    env: { ...adminCtx(world).env, OPENAI_EMBEDDING_MODEL: model.slice('openai:'.length) },
  }
  const { prisma } = world.database
  const client = await prisma.client.create({ data: { id: uuid(), name: 'Biblioteca' } })
  const owner = { client_id: client.id, client_name: client.name, case_type: 'Litígio Cível' }
  const record = await prisma.case.create({
    data: { ...owner, id: uuid(), title: 'Textos', case_number: 'PROC-1' },
  })
  const document = (id: string, is_confidential: boolean) => ({
    id,
    title: 'Texto',
    case_id: record.id,
    is_confidential,
  })
  await prisma.document.createMany({
    data: [document(documents.open, false), document(documents.secret, true)],
  })
  await fill(documents.open, 1, 8_000)
})
beforeEach(dropAll)
afterAll(async () => {
  if (!onPostgres) return
  await dropAll()
  await world.close()
})

const indexes = () =>
  world.database.query<{ name: string; valid: boolean; scans: number }>(
    `select k.relname as name, x.indisvalid as valid, pg_stat_get_numscans(k.oid) as scans
     from pg_index x join pg_class k on k.oid = x.indexrelid where k.relname like 'chunks\\_near\\_%'`,
  )
async function dropAll(): Promise<void> {
  if (onPostgres) for (const { name } of await indexes()) await world.database.exec(`drop index ${name}`)
}
const keep = (whose = ctx, signal = new AbortController().signal) =>
  keepVectorIndex(whose, world.database, signal)

/** Writes to the table and does not commit until `work` has ended: who builds an index waits for it. */
const whileSomebodyWrites = (work: () => Promise<void>) =>
  world.database.transaction(async (tx) => {
    await tx.exec('lock table chunks in row exclusive mode')
    await work()
  })
const builder = () =>
  world.database.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = 'lavra-upkeep' and query like 'create index%'`,
  )
const state = async () => [(await builder()).length, (await indexes()).map(({ valid }) => valid)]
const building = () => expect.poll(state, { timeout: 60_000 }).toEqual([1, [false]])

describe.runIf(onPostgres)('the index of neighbours', () => {
  it('is not made for few vectors', async () => {
    await keep()
    expect(await indexes()).toEqual([])
  })

  it('finds nearly what an exact comparison finds, once there are many', async () => {
    await fill(documents.open, 8_001, 11_000)
    await keep()
    expect(await indexes()).toMatchObject([{ valid: true }])
    let found = 0
    for (let n = 0; n < 20; n++) {
      const [row] = await world.database.query<{ v: string }>(
        'select embedding::text as v from chunks where position = $1',
        [n * 501 + 3],
      )
      asked = (JSON.parse(row?.v ?? '[]') as number[]).map((value, place) => value + Math.sin(place + n) / 5)
      const exact = await world.database.query<{ id: string }>(
        'select id from chunks order by embedding <=> $1::vector limit 10',
        [JSON.stringify(asked)],
      )
      const near = (await candidatesOf(ctx, { question: 'trecho' }, 'vectors'))
        .slice(0, 10)
        .map((candidate) => candidate.chunk_id)
      found += exact.filter(({ id }) => near.includes(id)).length
    }
    expect(found / 200).toBeGreaterThanOrEqual(0.9)
    await expect.poll(async () => (await indexes())[0]?.scans, { timeout: 60_000 }).toBeGreaterThanOrEqual(20)
  })

  it('goes on until it has found enough of what the asker may see', async () => {
    const [row] = await world.database.query<{ v: string }>(
      'select embedding::text as v from chunks where position = 77',
    )
    asked = JSON.parse(row?.v ?? '[]') as number[]
    // The nearest 250 are not for everybody.
    await world.database.query(
      'update chunks set source_id = $1 where id in (select id from chunks order by embedding <=> $2::vector limit 250)',
      [documents.secret, JSON.stringify(asked)],
    )
    await keep()
    const restricted: Ctx = {
      ...ctx,
      user: ctx.user && { ...ctx.user, user_role: 'restricted', is_superuser: false },
    }
    const all = await candidatesOf(ctx, { question: 'trecho' }, 'vectors')
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([documents.secret]))
    const visible = await candidatesOf(restricted, { question: 'trecho' }, 'vectors')
    expect(visible).toHaveLength(all.length)
    expect(new Set(visible.map(({ id }) => id))).toEqual(new Set([documents.open]))
  })

  it('is built by one server of several, and what a killed build leaves is made good', async () => {
    await whileSomebodyWrites(async () => {
      const killed = expect(keep()).rejects.toThrow()
      await building()
      await keep()
      expect(await builder()).toHaveLength(1)
      const [one] = await builder()
      await world.database.query('select pg_terminate_backend($1)', [one?.pid])
      await killed
    })
    expect(await indexes()).toMatchObject([{ valid: false }])
    await keep()
    expect(await indexes()).toMatchObject([{ valid: true }])
  })

  it('keeps no server from stopping', async () => {
    const stopping = new AbortController()
    await whileSomebodyWrites(async () => {
      const stopped = expect(keep(ctx, stopping.signal)).rejects.toThrow()
      await building()
      stopping.abort()
      await stopped
    })
  })

  it('goes with its model', async () => {
    await expect.poll(async () => (await builder()).length, { timeout: 60_000 }).toBe(0)
    await dropAll()
    await keep()
    expect(await indexes()).toHaveLength(1)
    await keep({ ...ctx, env: { ...ctx.env, OPENAI_EMBEDDING_MODEL: 'another' } })
    expect(await indexes()).toEqual([])
  })
})
