import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, caseBody, signedIn } from '../../../test/factories'

let api: Api
let standard: Actor

beforeAll(async () => {
  api = await startApi()
  standard = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado' })
})
afterAll(() => api.close())

const base = '/api/v1'
const list = async (query: string) => {
  const answer = await api.as(standard).get(`${base}/trash/${query}`)
  return answer.body as { entries: { id: string; deleted_by: string }[]; total: number; days: number }
}

test('the list is paged, filtered and searched', async () => {
  const ids: string[] = []
  for (const title of ['Inventário Zuleide', 'Inventario zuleica', 'Outra']) {
    const one = (await api.as(standard).post(`${base}/cases/`, caseBody((await aClient(api)).id, { title })))
      .body as { id: string }
    ids.push(one.id)
    await api.as(standard).delete(`${base}/cases/${one.id}`)
  }
  const found = await list('?search=inventario%20zule&kind=case&limit=1')
  expect([found.entries.map(({ id }) => id), found.total, found.days]).toEqual([[ids[1]], 2, 30])
  expect((await list('?search=inventario%20zule&kind=case&limit=1&skip=1')).entries[0]).toMatchObject({
    id: ids[0],
    deleted_by: 'Lia Torres Amado',
  })
  expect((await list('?search=zuleide&kind=contact')).total).toBe(0)
})
