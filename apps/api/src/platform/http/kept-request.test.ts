import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '../../../test/api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('what is kept to know a repeated registration by is nothing that passwords could be tried on', async () => {
  const body = {
    username: 'repetida',
    email: 'repetida@exemplo.com',
    full_name: 'Ana Repetida',
    password: 'senha-repetida',
  }
  const register = () => api.as(null).post('/users/', body).set('Idempotency-Key', 'registro-1')
  const [first, again] = [await register(), await register()]
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  const other = await api
    .as(null)
    .post('/users/', { ...body, password: 'outra-senha' })
    .set('Idempotency-Key', 'registro-1')
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  const { request_hash } = await api.world.database.prisma.idempotencyKey.findFirstOrThrow({
    where: { key: 'registro-1' },
  })
  // Whoever has the table alone knows all of this but the password, and tries it as fast as a machine
  // digests.
  const tried = createHash('sha256')
    .update(JSON.stringify(['POST', '/users/', {}, body, undefined]))
    .digest('hex')
  expect(request_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(request_hash).not.toBe(tried)
})
