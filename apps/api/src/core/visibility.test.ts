import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import type { Ctx, CurrentUser } from './ctx'
import { rows, sql, type Sql } from './sql'
import { documentVisible, petitionConfidential, petitionVisible, visibleDocuments, visiblePetitions } from './visibility'
import type { World } from './world'
import { openTestWorld } from '../../test/database'

let world: World
let ctx: Ctx

const userOf = (id: string, user_role: CurrentUser['user_role'] = 'restricted'): CurrentUser => ({
  id, user_role, username: id, full_name: id, email: `${id}@exemplo.com`, is_superuser: false, session_id: id,
})
const ana = userOf('ana')
const users: (CurrentUser | null)[] = [null, ana, userOf('bia'), userOf('lia'), userOf(''), userOf('chefe', 'admin'), userOf('comum', 'standard')]

/** Documents by whether they are confidential and whose they are; petitions by author, case, flag and every pair of documents. */
const authors = [null, 'ana', 'bia']
const documents = [true, false].flatMap((is_confidential) => authors.map((author_id) => ({ is_confidential, author_id })))

beforeAll(async () => {
  world = await openTestWorld()
  ctx = world.ctx({ log: world.log, request_id: 'test', origin: { address: '', direct_loopback: false }, user: null })
  await ctx.db.client.create({ data: { id: 'c', name: 'Água' } })
  const cases = [{ id: 'k1', assigned_lawyers: [] }, { id: 'k2', assigned_lawyers: ['lia', 'Ana Prado'] }]
  const common = { client_id: 'c', client_name: 'Água', case_type: 'Inventário' }
  await ctx.db.case.createMany({ data: cases.map((one) => ({ ...one, ...common, title: one.id, case_number: one.id })) })
  for (const case_id of ['k1', 'k2'])
    await ctx.db.document.createMany({ data: documents.map((document, n) => ({ ...document, case_id, id: `${case_id}-${n}`, title: 't' })) })
  for (const author_id of authors)
    for (const case_id of ['k1', 'k2', null])
      for (const read_confidential of [true, false]) await somePetitions({ author_id, case_id, read_confidential })
})
afterAll(() => world.close())

/** One petition per set of at most two documents. */
async function somePetitions(fields: { author_id: string | null; case_id: string | null; read_confidential: boolean }) {
  const ids = documents.map((_, n) => `${fields.case_id ?? 'k1'}-${n}`)
  const sets = [[], ...ids.map((id) => [id]), ...ids.flatMap((a, n) => ids.slice(n + 1).map((b) => [a, b]))]
  const made = sets.map((set) => ({ ...fields, id: uuid(), petition_type: 'complaint' as const, title: set.join(' ') }))
  await ctx.db.petition.createMany({ data: made })
  const chosen = sets.flatMap((set, n) => set.map((document_id, position) => ({ petition_id: made[n]?.id ?? '', document_id, position })))
  await ctx.db.petitionDocument.createMany({ data: chosen })
}

const idsOf = async (query: Sql): Promise<string[]> => (await rows<{ id: string }>(ctx, query)).map(({ id }) => id)
const name = (user: CurrentUser | null) => (user ? `${user.user_role} ${user.id}` : 'nobody')

test.each(users.map((user) => [name(user), user] as const))('both forms of each rule show the same rows to %s', async (_name, user) => {
  const petitions = await ctx.db.petition.findMany({ where: visiblePetitions(user), select: { id: true }, orderBy: { id: 'asc' } })
  expect(await idsOf(sql`select p.id from petitions p where ${petitionVisible(user)} order by p.id`)).toEqual(petitions.map(({ id }) => id))
  const seen = await ctx.db.document.findMany({ where: visibleDocuments(user), select: { id: true }, orderBy: { id: 'asc' } })
  expect(await idsOf(sql`select d.id from documents d where ${documentVisible(user)} order by d.id`)).toEqual(seen.map(({ id }) => id))
})

/** The rule in plain words, once more: what both forms have to say. */
test('a petition is seen by its author, its lawyers, and whoever sees all that is confidential in it', async () => {
  const all = await ctx.db.petition.findMany({ include: { documents: { include: { document: true } }, case: true } })
  for (const user of users) {
    const expected = all.filter((petition) => {
      if (user && user.user_role !== 'restricted') return true
      const me = user?.id ?? ''
      if (petition.author_id === me || petition.case?.assigned_lawyers.includes(me)) return true
      const closed = petition.documents.filter(({ document }) => document.is_confidential)
      if (closed.length === 0) return !petition.read_confidential
      return closed.every(({ document }) => document.author_id === me)
    })
    const seen = await idsOf(sql`select p.id from petitions p where ${petitionVisible(user)}`)
    expect(seen.toSorted(), name(user)).toEqual(expected.map(({ id }) => id).toSorted())
  }
  expect(await idsOf(sql`select p.id from petitions p where ${petitionConfidential} order by p.id`)).toEqual(
    all
      .filter((one) => one.read_confidential || one.documents.some(({ document }) => document.is_confidential))
      .map(({ id }) => id)
      .toSorted(),
  )
})

test('what is confidential is hidden from a stranger, and the matrix has all kinds of rows', async () => {
  const count = async (user: CurrentUser | null) => (await idsOf(sql`select p.id from petitions p where ${petitionVisible(user)}`)).length
  const [stranger, author, everybody] = [await count(null), await count(ana), await count(userOf('chefe', 'admin'))]
  expect(everybody).toBe(3 * 3 * 2 * 22)
  expect(stranger).toBeGreaterThan(0)
  expect(author).toBeGreaterThan(stranger)
  expect(everybody).toBeGreaterThan(author)
})
