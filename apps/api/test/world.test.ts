import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ctx, CurrentUser } from '../src/platform/ctx'
import type { World } from '../src/platform/runtime'
import { onPostgres, openTestWorld, truncateAll } from './database'

let world: World
let ctx: Ctx
const user: CurrentUser = {
  id: 'u',
  username: 'ana',
  full_name: 'Ana',
  email: 'ana@exemplo.com',
  user_role: 'standard',
  is_superuser: false,
  session_id: 's',
}

beforeAll(async () => {
  world = await openTestWorld()
  ctx = world.ctx({
    log: world.log,
    request_id: 'test',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
})
beforeEach(() => truncateAll(world.database))
afterAll(() => world.close())

const save = (one: Ctx, key: string) => one.db.setting.create({ data: { key, value: key } })
const keys = async () => (await ctx.db.setting.findMany({ orderBy: { key: 'asc' } })).map(({ key }) => key)

test('a transaction inside a transaction joins it: both or neither', async () => {
  await ctx.transaction(async (tx) => {
    await save(tx, 'a')
    await tx.transaction((inner) => save(inner, 'b'))
  })
  expect(await keys()).toEqual(['a', 'b'])
  const failing = ctx.transaction(async (tx) => {
    await tx.transaction((inner) => save(inner, 'c'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await keys()).toEqual(['a', 'b'])
})

test('a transaction keeps the user of the context it was begun on', async () => {
  const signedIn: Ctx = { ...ctx, user }
  const seen = await signedIn.transaction((tx) => tx.transaction((inner) => Promise.resolve(inner.user?.id)))
  expect(seen).toBe('u')
})

test('forty transactions at once all get their turn', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      ctx.transaction(async (tx) => {
        await save(tx, `n${n}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }),
    ),
  )
  expect(await keys()).toHaveLength(40)
})

test('values come back alike from both databases', async () => {
  const created_at = new Date('2026-03-01T12:00:00.123Z')
  await ctx.db.client.create({ data: { id: 'c', name: 'Água', created_at } })
  await ctx.db.case.create({
    data: {
      id: 'k',
      title: 't',
      case_number: 'n',
      client_id: 'c',
      client_name: 'Água',
      case_type: 'Inventário',
      claim_value: '4200.50',
      next_deadline: new Date('2026-12-31'),
      assigned_lawyers: ['Ana', 'José "Zé"'],
    },
  })
  const [row] = await world.database.query(
    'SELECT next_deadline, claim_value, count(*) OVER () AS total, assigned_lawyers FROM cases',
  )
  expect(row).toEqual({
    next_deadline: '2026-12-31',
    claim_value: '4200.50',
    total: 1,
    assigned_lawyers: ['Ana', 'José "Zé"'],
  })
  const read = await ctx.db.case.findUniqueOrThrow({ where: { id: 'k' }, include: { client: true } })
  expect(read.client.created_at).toEqual(created_at)
  expect(read.next_deadline?.toISOString()).toBe('2026-12-31T00:00:00.000Z')
  expect(read.claim_value?.toFixed(2)).toBe('4200.50')
  const [client] = await world.database.query<{ created_at: Date }>('SELECT created_at FROM clients')
  expect(client?.created_at).toEqual(created_at)
})

test('a vector goes in and is found by its distance', async () => {
  await world.database
    .exec(`INSERT INTO chunks (id, source_type, source_id, position, content, content_hash, embedding)
    VALUES ('near', 'case', 'k', 0, 'x', 'h', '[1,0,0]'), ('far', 'case', 'k', 1, 'x', 'i', '[0,1,0]')`)
  const found = await ctx.query<{ id: string }>(
    'SELECT id FROM chunks ORDER BY embedding <=> $1::vector LIMIT 1',
    ['[0.9,0.1,0]'],
  )
  expect(found).toEqual([{ id: 'near' }])
})

test('a broken unique rule is P2002', async () => {
  await save(ctx, 'a')
  await expect(save(ctx, 'a')).rejects.toMatchObject({ code: 'P2002' })
})

test.runIf(onPostgres)('connections that the server cuts are replaced', async () => {
  await save(ctx, 'before')
  await world.database.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  // Saved, it may be that what is cut then is the reading.
  const saved = () =>
    save(ctx, 'after')
      .catch(() => undefined)
      .then(keys)
      .catch(() => [])
  await expect.poll(saved).toEqual(['after', 'before'])
})

test('a file comes back as it was sent, under a name nobody can guess, until it is removed', async () => {
  const content = Buffer.alloc(300_000, 'ação ')
  const key = ctx.files.newKey()
  const size = await ctx.files.save(key, Readable.from([content.subarray(0, 1000), content.subarray(1000)]))
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(size).toBe(content.length)
  expect((await buffer(await ctx.files.open(key))).equals(content)).toBe(true)
  await ctx.files.remove(key)
  await ctx.files.remove(key)
  await expect(ctx.files.open(key)).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(ctx.files.open('../../etc/passwd')).rejects.toThrow('not a storage key')
  await expect(ctx.files.ping()).resolves.toBeUndefined()
})

test('an upload that is cut off leaves nothing behind', async () => {
  const cut = Readable.from(
    (async function* pieces() {
      yield Buffer.alloc(1000)
      await Promise.resolve()
      throw new Error('hung up')
    })(),
  )
  const key = ctx.files.newKey()
  await expect(ctx.files.save(key, cut)).rejects.toThrow('hung up')
  await expect(ctx.files.open(key)).rejects.toMatchObject({ code: 'ENOENT' })
})
