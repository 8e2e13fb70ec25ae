import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { signedIn } from '../../../../test/factories'
import { petitionBody } from '../../../../test/petitions'

/* `Idempotency-Key` of every creating call, shown by the one that begins a petition. */
let api: Api
let user: Actor
let now = new Date('2026-03-01T12:00:00Z')

beforeAll(async () => {
  api = await startApi({ clock: () => now })
  user = await signedIn(api)
})
afterAll(() => api.close())

const initialize = (who: Actor, key: string, fields: Record<string, unknown> = {}) =>
  api.as(who).post('/api/v1/petitions/initialize', petitionBody(fields)).set('Idempotency-Key', key)
const count = () => api.world.database.prisma.petition.count()

test('requires authentication before it looks at any key', async () => {
  expect(
    (await api.as(null).post('/api/v1/petitions/initialize', petitionBody()).set('Idempotency-Key', 'a'))
      .status,
  ).toBe(401)
  expect(await api.world.database.prisma.idempotencyKey.count()).toBe(0)
})

test('the same key and body get the first answer again, and there is one petition', async () => {
  const before = await count()
  const first = await initialize(user, 'a')
  const again = await initialize(user, 'a')
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect(await count()).toBe(before + 1)
  const other = await initialize(user, 'b')
  expect(other.body.id).not.toBe(first.body.id)
  expect(await count()).toBe(before + 2)
})

test('another body under a used key is refused and makes nothing', async () => {
  await initialize(user, 'c')
  const before = await count()
  const answer = await initialize(user, 'c', { author: 'Outra' })
  expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused'])
  expect(await count()).toBe(before)
})

test('two users may use one key', async () => {
  const [mine, theirs] = [await initialize(user, 'd'), await initialize(await signedIn(api), 'd')]
  expect([mine.status, theirs.status]).toEqual([201, 201])
  expect(mine.body.id).not.toBe(theirs.body.id)
})

test('many at once with one key make one petition', async () => {
  const before = await count()
  const answers = await Promise.all(Array.from({ length: 8 }, () => initialize(user, 'e')))
  expect(await count()).toBe(before + 1)
  const made = answers.filter(({ status }) => status === 201)
  expect(made.length).toBeGreaterThan(0)
  for (const answer of made) expect(answer.body).toEqual(made[0]?.body)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect([answer.status, answer.body.code]).toEqual([409, 'request_running'])
  expect((await initialize(user, 'e')).body).toEqual(made[0]?.body)
})

test('a refused attempt leaves its key free', async () => {
  const before = await count()
  expect((await initialize(user, 'f', { case_id: 'nada' })).status).toBe(400)
  expect((await initialize(user, 'f', { petition_type: 'x' })).status).toBe(422)
  expect((await initialize(user, 'f')).status).toBe(201)
  expect(await count()).toBe(before + 1)
})

test('after twenty-four hours a key is new', async () => {
  const first = await initialize(user, 'g')
  now = new Date(now.getTime() + 24 * 3_600_000 - 1_000)
  expect((await initialize(user, 'g')).body.id).toBe(first.body.id)
  now = new Date(now.getTime() + 2_000)
  const second = await initialize(user, 'g', { author: 'Outra' })
  expect(second.status).toBe(201)
  expect(second.body.id).not.toBe(first.body.id)
})

test('a key that is none', async () => {
  for (const key of ['', 'a b', 'x'.repeat(256)]) expect((await initialize(user, key)).status, key).toBe(422)
})
