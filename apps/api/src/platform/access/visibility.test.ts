import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import type { Ctx, CurrentUser } from '../ctx'
import { rows, sql, type Sql } from '../database/sql'
import {
  confidentialPetitions,
  documentVisible,
  petitionConfidential,
  petitionVisible,
  visibleDocuments,
  visiblePetitions,
} from './visibility'
import type { World } from '../runtime'
import { openTestWorld } from '../../../test/database'

let world: World
let ctx: Ctx

const userOf = (id: string, user_role: CurrentUser['user_role'] = 'restricted'): CurrentUser => ({
  id,
  user_role,
  username: id,
  full_name: id,
  email: `${id}@exemplo.com`,
  is_superuser: false,
  session_id: id,
})
const ana = userOf('ana')
const users: (CurrentUser | null)[] = [
  null,
  ana,
  userOf('bia'),
  userOf('lia'),
  userOf(''),
  userOf('chefe', 'admin'),
  userOf('comum', 'standard'),
]

/**
 * Documents by whether they are confidential and whose; petitions by author, case, who could see what they
 * read, and documents.
 */
const authors = [null, 'ana', 'bia']
const documents = [true, false].flatMap((is_confidential) =>
  authors.map((author_id) => ({ is_confidential, author_id })),
)

const readings = [
  { read_confidential: false, confidential_readers: [] },
  { read_confidential: true, confidential_readers: [] },
  { read_confidential: true, confidential_readers: ['ana', 'lia'] },
]

beforeAll(async () => {
  world = await openTestWorld()
  ctx = world.ctx({
    log: world.log,
    request_id: 'test',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
  await ctx.db.client.create({ data: { id: 'c', name: 'Água' } })
  const cases = [
    { id: 'k1', assigned_lawyers: [] },
    { id: 'k2', assigned_lawyers: ['lia', 'Ana Prado'] },
  ]
  const common = { client_id: 'c', client_name: 'Água', case_type: 'Inventário' }
  await ctx.db.case.createMany({
    data: cases.map((one) => ({ ...one, ...common, title: one.id, case_number: one.id })),
  })
  for (const case_id of ['k1', 'k2'])
    await ctx.db.document.createMany({
      data: documents.map((document, n) => ({ ...document, case_id, id: `${case_id}-${n}`, title: 't' })),
    })
  for (const author_id of authors)
    for (const case_id of ['k1', 'k2', null])
      for (const read of readings) await somePetitions({ author_id, case_id, ...read })
})
afterAll(() => world.close())

/** One petition per set of at most two documents. */
async function somePetitions(
  fields: { author_id: string | null; case_id: string | null } & (typeof readings)[number],
) {
  const ids = documents.map((_, n) => `${fields.case_id ?? 'k1'}-${n}`)
  const sets = [[], ...ids.map((id) => [id]), ...ids.flatMap((a, n) => ids.slice(n + 1).map((b) => [a, b]))]
  const made = sets.map((set) => ({
    ...fields,
    id: uuid(),
    petition_type: 'complaint' as const,
    title: set.join(' '),
  }))
  await ctx.db.petition.createMany({ data: made })
  const chosen = sets.flatMap((set, n) =>
    set.map((document_id, position) => ({ petition_id: made[n]?.id ?? '', document_id, position })),
  )
  await ctx.db.petitionDocument.createMany({ data: chosen })
}

const idsOf = async (query: Sql): Promise<string[]> =>
  (await rows<{ id: string }>(ctx, query)).map(({ id }) => id)
const name = (user: CurrentUser | null) => (user ? `${user.user_role} ${user.id}` : 'nobody')

test.each(users.map((user) => [name(user), user] as const))(
  'both forms of each rule show the same rows to %s',
  async (_name, user) => {
    const petitions = await ctx.db.petition.findMany({
      where: visiblePetitions(user),
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    expect(
      await idsOf(sql`select p.id from petitions p where ${petitionVisible(user)} order by p.id`),
    ).toEqual(petitions.map(({ id }) => id))
    const seen = await ctx.db.document.findMany({
      where: visibleDocuments(user),
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    expect(
      await idsOf(sql`select d.id from documents d where ${documentVisible(user)} order by d.id`),
    ).toEqual(seen.map(({ id }) => id))
  },
)

/** The rule in plain words, once more: what both forms have to say. */
test('a petition is seen by its lawyers and whoever may see all that is confidential in it, now and when it was read', async () => {
  const all = await ctx.db.petition.findMany({
    include: { documents: { include: { document: true } }, case: true },
  })
  for (const user of users) {
    const expected = all.filter((petition) => {
      if (user && user.user_role !== 'restricted') return true
      const me = user?.id ?? ''
      if (petition.case?.assigned_lawyers.includes(me)) return true
      if (petition.read_confidential && !petition.confidential_readers.includes(me)) return false
      return petition.documents.every(
        ({ document }) => !document.is_confidential || document.author_id === me,
      )
    })
    const seen = await idsOf(sql`select p.id from petitions p where ${petitionVisible(user)}`)
    expect(seen.toSorted(), name(user)).toEqual(expected.map(({ id }) => id).toSorted())
  }
  const closed = all.filter(
    (one) => one.read_confidential || one.documents.some(({ document }) => document.is_confidential),
  )
  const ids = closed.map(({ id }) => id).toSorted()
  expect(await idsOf(sql`select p.id from petitions p where ${petitionConfidential} order by p.id`)).toEqual(
    ids,
  )
  expect(
    await idsOf(sql`select p.id from petitions p where p.id in ${confidentialPetitions} order by p.id`),
  ).toEqual(ids)
})

test('what is confidential is hidden from a stranger, and the matrix has all kinds of rows', async () => {
  const count = async (user: CurrentUser | null) =>
    (await idsOf(sql`select p.id from petitions p where ${petitionVisible(user)}`)).length
  const [stranger, author, everybody] = [
    await count(null),
    await count(ana),
    await count(userOf('chefe', 'admin')),
  ]
  expect(everybody).toBe(3 * 3 * 3 * 22)
  expect(stranger).toBeGreaterThan(0)
  expect(author).toBeGreaterThan(stranger)
  expect(everybody).toBeGreaterThan(author)
})

test('who could see what a petition read is kept: fewer with each step, never more, and after a document is gone', async () => {
  const place = {
    client_id: 'c',
    client_name: 'Água',
    case_type: 'Inventário',
    title: 'k3',
    case_number: 'k3',
    assigned_lawyers: ['lia'],
  }
  await ctx.db.case.create({ data: { ...place, id: 'k3' } })
  const document = (id: string, author_id: string | null, is_confidential: boolean) =>
    ctx.db.document.create({ data: { id, author_id, is_confidential, case_id: 'k3', title: id } })
  await Promise.all([document('a', 'ana', true), document('b', 'bia', false), document('c', null, false)])
  const chosen = {
    create: ['a', 'b', 'c'].map((document_id, position) => ({ document_id, position, was_read: true })),
  }
  await ctx.db.petition.create({
    data: {
      id: 'p',
      petition_type: 'complaint',
      title: 'p',
      case_id: 'k3',
      author_id: 'lia',
      documents: chosen,
    },
  })
  const state = async () => {
    const { read_confidential, confidential_readers, holds_confidential } =
      await ctx.db.petition.findUniqueOrThrow({ where: { id: 'p' } })
    return [read_confidential, confidential_readers, holds_confidential]
  }
  const close = (id: string) => rows(ctx, sql`select close_petitions(array[${id}])`)
  await close('p')
  expect(await state()).toEqual([true, ['ana', 'lia'], false])
  await ctx.db.case.update({ where: { id: 'k3' }, data: { assigned_lawyers: [] } })
  await close('p')
  expect(await state()).toEqual([true, ['ana'], false])
  await ctx.db.document.update({ where: { id: 'b' }, data: { is_confidential: true } })
  await ctx.db.document.delete({ where: { id: 'c' } })
  expect(await state()).toEqual([true, ['ana'], false])
  await ctx.db.document.delete({ where: { id: 'b' } })
  expect(await state()).toEqual([true, [], true])
  await ctx.db.case.delete({ where: { id: 'k3' } })
  expect(await state()).toEqual([true, [], true])
})
