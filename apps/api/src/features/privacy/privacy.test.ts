import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DuePerson } from '@lavra/contracts/privacy'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, caseBody, signedIn } from '../../../test/factories'
import { startModelServer, type ModelServer } from '../../../test/model-server'
import { llmOf } from '../../../test/petitions'

let api: Api
let admin: Actor
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({ llm: llmOf(model) })
  admin = await signedIn(api, 'admin')
})
afterAll(async () => {
  await api.close()
  await model.close()
})

const years = (many: number) => new Date(Date.now() - many * 365.25 * 86_400_000)

/** A client with cases closed at these times; null for one that runs. */
async function clientOf(closings: (Date | null)[]): Promise<string> {
  const client = await aClient(api)
  for (const closed_at of closings) {
    const { client_id, ...fields } = caseBody(client.id)
    const status = closed_at ? ('closed' as const) : ('active' as const)
    await api.world.database.prisma.case.create({
      data: { ...fields, id: uuid(), client_id, client_name: client.name, status, closed_at },
    })
  }
  return client.id
}

test('the list of people whose period has passed: all cases closed, the last one long enough ago, nobody twice', async () => {
  const [old, older] = [await clientOf([years(12), years(11)]), await clientOf([years(20)])]
  await clientOf([years(12), null])
  await clientOf([years(30), years(9)])
  await clientOf([])
  const contact = await api.as(admin).post('/api/v1/contacts/', { name: 'Marta Souza' })
  const [kase] = await api.world.database.query<{ id: string }>('select id from cases where client_id = $1', [
    older,
  ])
  await api.as(admin).post(`/api/v1/contacts/${contact.body.id}/link`, { case_id: kase?.id })
  const due = async (query = '') =>
    (await api.as(admin).get(`/api/v1/privacy/due${query}`)).body as { people: DuePerson[]; total: number }
  const all = await due()
  expect(all.people.map(({ id }) => id)).toEqual([older, contact.body.id, old])
  expect(all.people[2]).toMatchObject({ kind: 'client', cases: 2 })
  expect(new Date(all.people[2]?.due_at ?? '').getUTCFullYear()).toBe(years(11).getUTCFullYear() + 10)
  expect(await due('?skip=1&limit=1')).toMatchObject({
    people: [{ id: contact.body.id, kind: 'contact' }],
    total: 3,
  })
  await api.as(admin).put('/api/v1/users/settings/system', { retention_case_years: 30 })
  expect(await due()).toEqual({ people: [], total: 0 })
})

test('what is sent to a model is told from the settings that the server runs with', async () => {
  const sending = async () => (await api.as(admin).get('/api/v1/privacy/sending')).body as unknown
  const { env } = api.world
  const asked = [
    ['https://api.openai.com/v1', 'api.openai.com', false],
    ['http://localhost:11434/v1', 'localhost:11434', true],
    ['http://10.0.0.7/v1', '10.0.0.7', true],
    ['http://[::1]:8080/v1', '[::1]:8080', true],
    ['http://ollama:11434/v1', 'ollama:11434', true],
    ['https://1.2.3.4/v1', '1.2.3.4', false],
  ] as const
  for (const [address, host, local] of asked) {
    env.OPENAI_BASE_URL = address
    expect(await sending()).toEqual({
      model: { model: 'stand-in', host, local },
      embedding: null,
      confidential: false,
      internal: false,
      sent_30_days: 0,
    })
  }
  delete env.OPENAI_BASE_URL
  expect(await sending()).toMatchObject({ model: { host: 'api.openai.com', local: false } })
  await api.as(admin).put('/api/v1/users/settings/system', { send_confidential_to_ai: true })
  expect(await sending()).toMatchObject({ confidential: true })
})
