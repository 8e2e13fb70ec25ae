import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '../api'

/** What may happen once happens once, however many ask at the same moment. */
let api: Api
beforeAll(async () => {
  api = await startApi({ env: { ALLOW_REGISTRATION: true } })
})
afterAll(() => api.close())

const person = (n: number) => ({
  username: `u${n}`,
  email: `u${n}@exemplo.com`,
  full_name: `Pessoa ${n}`,
  password: 'senha-de-teste',
})

test('of twelve who register at once in an empty office one becomes administrator', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => api.as(null).post('/users/', person(n))),
  )
  expect(answers.every(({ status }) => [201, 403, 429, 503].includes(status))).toBe(true)
  const users = await api.world.database.prisma.user.findMany()
  expect(users.length).toBe(answers.filter(({ status }) => status === 201).length)
  expect(users.filter(({ user_role, is_superuser }) => user_role === 'admin' || is_superuser)).toHaveLength(1)
})

test('one name registered eight times at once is one user', async () => {
  await api.world.database.prisma.attempt.deleteMany()
  await Promise.all(Array.from({ length: 8 }, () => api.as(null).post('/users/', person(100))))
  expect(await api.world.database.prisma.user.count({ where: { username: 'u100' } })).toBeLessThanOrEqual(1)
})
