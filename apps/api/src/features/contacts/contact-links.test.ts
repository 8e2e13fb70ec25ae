import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, caseBody, signedIn } from '../../../test/factories'

let api: Api
let user: Actor
let caseIds: string[]

beforeAll(async () => {
  api = await startApi()
  user = await signedIn(api, 'restricted')
  const client = await aClient(api)
  caseIds = []
  for (let i = 0; i < 2; i++)
    caseIds.push((await api.as(user).post('/api/v1/cases/', caseBody(client.id))).body.id)
})
afterAll(() => api.close())

const path = '/api/v1/contacts'
const aContact = async (name: string): Promise<string> =>
  (await api.as(user).post(`${path}/`, { name })).body.id
const linksIn = (case_id: string) =>
  api.world.database.prisma.auditEvent.findMany({
    where: { case_id, entity_type: 'contact' },
    orderBy: { id: 'asc' },
    select: { action: true, entity_id: true },
  })

test('linking and unlinking are idempotent, and each is told once', async () => {
  const [first = '', second = ''] = caseIds
  const id = await aContact('Ana')
  for (let i = 0; i < 2; i++) {
    const linked = await api.as(user).post(`${path}/${id}/link`, { case_id: first })
    expect(linked.status).toBe(200)
    expect(linked.body).toMatchObject({ id, case_ids: [first], version: 1 })
  }
  expect((await api.as(user).post(`${path}/${id}/link`, { case_id: second })).body.case_ids).toEqual([
    first,
    second,
  ])
  for (let i = 0; i < 2; i++)
    expect((await api.as(user).post(`${path}/${id}/unlink`, { case_id: first })).body.case_ids).toEqual([
      second,
    ])
  expect(await linksIn(first)).toEqual([
    { action: 'linked', entity_id: id },
    { action: 'unlinked', entity_id: id },
  ])
  expect(await linksIn(second)).toEqual([{ action: 'linked', entity_id: id }])
})

test('two who link at once link once', async () => {
  const [case_id = ''] = caseIds
  const id = await aContact('Bia')
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => api.as(user).post(`${path}/${id}/link`, { case_id })),
  )
  for (const { status, body } of answers) expect([status, body.case_ids]).toEqual([200, [case_id]])
  expect((await linksIn(case_id)).filter(({ entity_id }) => entity_id === id)).toHaveLength(1)
})

test('a case lists its contacts, and a deleted contact leaves it with a word in its history', async () => {
  const [, case_id = ''] = caseIds
  const ids = [await aContact('Caio'), await aContact('Davi')]
  for (const id of ids) await api.as(user).post(`${path}/${id}/link`, { case_id })
  const names = async () =>
    (await api.as(user).get(`${path}/case/${case_id}`)).body.map((one: { name: string }) => one.name)
  expect(await names()).toEqual(['Davi', 'Caio', 'Ana'])
  await api.as(user).delete(`${path}/${ids[0] ?? ''}`)
  expect(await names()).toEqual(['Davi', 'Ana'])
  expect((await linksIn(case_id)).at(-1)).toEqual({ action: 'unlinked', entity_id: ids[0] })
})

test('unknown cases are a 404, a missing case_id a 422', async () => {
  const id = await aContact('Eva')
  for (const answer of [
    await api.as(user).post(`${path}/${id}/link`, { case_id: 'nada' }),
    await api.as(user).post(`${path}/${id}/unlink`, { case_id: 'nada' }),
    await api.as(user).get(`${path}/case/nada`),
  ]) {
    expect(answer.status).toBe(404)
    expect(answer.body.detail).toBe('Processo não encontrado')
  }
  expect((await api.as(user).post(`${path}/${id}/link`, {})).status).toBe(422)
})
