import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { signedIn } from '../../../../test/factories'
import { aPetition, advance, started, statusOf } from '../../../../test/petitions'

let api: Api
let user: Actor
const base = '/api/v1/petitions'

beforeAll(async () => {
  api = await startApi()
  user = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => api.close())

/** Every deadline is over before the work begins: a short one may be met. */
const noTimeLeft = () => vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())

test('a step that takes too long is ended and says what to do; the next attempt goes on', async () => {
  const id = await started(api, user, 1)
  noTimeLeft()
  const slow = await advance(api, user, id)
  expect(slow.status).toBe(502)
  expect(slow.body).toMatchObject({ detail: expect.stringContaining('levou tempo demais') })
  const { agents_progress } = await statusOf(api, user, id)
  expect(agents_progress.map(({ status }) => status).slice(0, 2)).toEqual(['completed', 'pending'])
  expect(agents_progress[1]).toMatchObject({ error_message: expect.stringContaining('textos mais curtos') })
  vi.restoreAllMocks()
  expect((await advance(api, user, id)).status).toBe(200)
})

test('a check that takes too long is told as an open item: the petition is read, and leaves only by name', async () => {
  const id = await aPetition(api, user)
  noTimeLeft()
  const saved = await api.as(user).put(`${base}/${id}/content`, { content: 'Pagou R$ 12,00 ontem.' })
  const item = {
    kind: 'trecho',
    start: 0,
    verdict: 'sem_origem',
    note: expect.stringContaining('nada foi conferido'),
  }
  expect([saved.status, saved.body]).toEqual([
    200,
    expect.objectContaining({ checks: [expect.objectContaining(item)] }),
  ])
  vi.restoreAllMocks()
  // It is not tried again at every reading.
  const read = await api.as(user).get(`${base}/${id}`)
  expect([read.status, read.body]).toEqual([
    200,
    expect.objectContaining({ checks: [expect.objectContaining(item)] }),
  ])
  expect((await api.as(user).get(`${base}/${id}/export?format=md`)).status).toBe(409)
  // Another text is another check.
  const again = await api.as(user).put(`${base}/${id}/content`, { content: 'Pagou R$ 13,00 ontem.' })
  expect(again.body).toMatchObject({ checks: [{ text: 'R$ 13,00', kind: 'valor', verdict: 'sem_origem' }] })
})
