import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, caseBody, signedIn } from '../../../test/factories'
import type { Ctx } from '../ctx'
import { addUpCounts } from './row-counts'
import { rows, sql } from './sql'

let api: Api
let admin: Actor
let ctx: Ctx

beforeAll(async () => {
  api = await startApi()
  admin = await signedIn(api, 'admin')
  ctx = api.world.ctx({
    log: api.world.log,
    request_id: 'counts',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
})
afterAll(() => api.close())

const tables = ['clients', 'contacts', 'cases'] as const

/** What each list says that there is, and how many rows there are. */
async function totals(): Promise<{ said: unknown[]; counted: unknown[] }> {
  const said = []
  for (const table of tables) said.push((await api.as(admin).get(`/api/v1/${table}/?limit=1`)).body.total)
  const counted = await rows<Record<string, number>>(
    ctx,
    sql`select (select count(*)::int from clients) as clients, (select count(*)::int from contacts) as contacts, (select count(*)::int from cases) as cases`,
  )
  return { said, counted: tables.map((table) => counted[0]?.[table]) }
}

const remove = (table: string, id: string) => api.as(admin).delete(`/api/v1/${table}/${id}`).expect(204)

test('a list’s total is that of its rows, whatever came, went or was taken back at the same time, and however often it is added up', async () => {
  const empty = await totals()
  expect(empty.said).toEqual(empty.counted)
  await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const client = await aClient(api, { name: `Contado ${n}` })
      const gone = await aClient(api, { name: `Passageiro ${n}` })
      const work = (await api.as(admin).post('/api/v1/cases/', caseBody(client.id)).expect(201)).body
      const undone = ctx.transaction(async (tx) => {
        await rows(tx, sql`insert into clients (id, name) values (${`desfeito-${n}`}, 'Desfeito')`)
        await rows(
          tx,
          sql`insert into contacts (id, name, client_type, origin) select 'c' || g, 'Em lote', 'individual', 'x' from generate_series(1, 3) g`,
        )
        throw new Error('taken back')
      })
      await Promise.all([
        expect(undone).rejects.toThrow(),
        addUpCounts(ctx),
        remove('clients', gone.id),
        n % 3 === 0 ? remove('cases', work.id) : addUpCounts(ctx),
      ])
    }),
  )
  await rows(
    ctx,
    sql`insert into contacts (id, name) select 'lote-' || g, 'Em lote' from generate_series(1, 500) g`,
  )
  await rows(ctx, sql`delete from contacts where id like 'lote-1%'`)
  await rows(ctx, sql`delete from contacts where id = 'não existe'`)
  const before = await totals()
  expect(before.said).toEqual(before.counted)
  expect(before.counted).toEqual([12, 389, 8])

  await Promise.all([addUpCounts(ctx), addUpCounts(ctx), addUpCounts(ctx)])
  expect(await totals()).toEqual(before)
  expect(await rows(ctx, sql`select count(*)::int as n from row_counts`)).toEqual([{ n: 3 }])
  const beyond = await api.as(admin).get('/api/v1/contacts/?limit=5&skip=1000')
  expect(beyond.body).toEqual({ contacts: [], total: 389 })
})
