import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, caseBody, signedIn } from '../../../test/factories'

let api: Api
let user: Actor
let clientId: string

beforeAll(async () => {
  api = await startApi()
  user = await signedIn(api, 'restricted')
  clientId = (await aClient(api)).id
})
afterAll(() => api.close())

const ana = {
  id: 'temp-1',
  name: 'Ana Prado',
  role: 'plaintiff',
  party_type: 'individual',
  cpf_cnpj: '529.982.247-25',
  profession: 'médica',
}
const lar = { name: 'Lar Claro', role: 'defendant', party_type: 'corporate', cpf_cnpj: '12.ABC.345/01DE-35' }

const aCase = async (parties: unknown[] = [ana, lar]) =>
  (await api.as(user).post('/api/v1/cases/', caseBody(clientId, { parties }))).body
const put = (id: string, body: unknown) => api.as(user).put(`/api/v1/cases/${id}/parties`, body)
const eventsOf = async (case_id: string) => {
  const where = { case_id, entity_type: 'party' }
  const found = await api.world.database.prisma.auditEvent.findMany({ where, orderBy: { id: 'asc' } })
  return found.map(({ action, entity_id, before, after }) => ({ action, entity_id, before, after }))
}

test('a new list keeps whom it knows, changes, adds and removes', async () => {
  const one = await aCase()
  const [first, second] = one.parties
  expect(second.cpf_cnpj).toBe('12ABC34501DE35')
  const answer = await put(one.id, {
    parties: [
      { ...ana, id: 'temp-99', name: 'Caio Reis' },
      { ...ana, id: first.id, case_id: one.id, profession: null },
    ],
  })
  expect(answer.status).toBe(200)
  expect(answer.headers['etag']).toBe('"2"')
  expect(answer.body.version).toBe(2)
  const [caio, kept, ...more] = answer.body.parties
  expect(more).toEqual([])
  expect(kept).toMatchObject({
    id: first.id,
    created_at: first.created_at,
    name: 'Ana Prado',
    profession: null,
  })
  expect(caio).toMatchObject({ name: 'Caio Reis', case_id: one.id })
  expect(caio.id).not.toMatch(/^temp-/)
  expect(await eventsOf(one.id)).toEqual([
    {
      action: 'created',
      entity_id: first.id,
      before: null,
      after: expect.objectContaining({ name: 'Ana Prado' }),
    },
    {
      action: 'created',
      entity_id: second.id,
      before: null,
      after: expect.objectContaining({ cpf_cnpj: '12ABC34501DE35' }),
    },
    { action: 'updated', entity_id: first.id, before: { profession: 'médica' }, after: { profession: null } },
    {
      action: 'deleted',
      entity_id: second.id,
      before: expect.objectContaining({ name: 'Lar Claro' }),
      after: null,
    },
    {
      action: 'created',
      entity_id: caio.id,
      before: null,
      after: expect.objectContaining({ name: 'Caio Reis' }),
    },
  ])
  expect((await api.as(user).get(`/api/v1/cases/${one.id}`)).body).toEqual(answer.body)
})

test('a bare list is the same; what a known row leaves out stays; an empty list removes all', async () => {
  const one = await aCase()
  const [first, second] = one.parties
  const row = { id: first.id, name: 'Ana Prado Lima', role: 'plaintiff', party_type: 'individual' }
  const changed = await put(one.id, [row, second])
  expect(changed.body.parties[0]).toMatchObject({
    name: 'Ana Prado Lima',
    cpf_cnpj: '52998224725',
    profession: 'médica',
  })
  expect((await put(one.id, [row, second])).body.version).toBe(2)
  expect((await put(one.id, [second, row])).body).toMatchObject({
    version: 3,
    parties: [{ id: second.id }, { id: first.id }],
  })
  const turned = await api.world.database.prisma.auditEvent.findFirst({
    where: { case_id: one.id, entity_type: 'case', action: 'updated' },
  })
  expect([turned?.before, turned?.after]).toEqual([
    { parties: ['Ana Prado Lima', 'Lar Claro'] },
    { parties: ['Lar Claro', 'Ana Prado Lima'] },
  ])
  expect((await put(one.id, [])).body).toMatchObject({ version: 4, parties: [] })
})

test('PUT of the case replaces its parties in the same breath', async () => {
  const one = await aCase()
  const answer = await api
    .as(user)
    .put(`/api/v1/cases/${one.id}`, { title: 'Novo', parties: [{ ...lar, id: one.parties[1].id }] })
  expect(answer.body).toMatchObject({ title: 'Novo', version: 2, parties: [{ id: one.parties[1].id }] })
  expect((await api.as(user).put(`/api/v1/cases/${one.id}`, { title: 'Outro' })).body.parties).toHaveLength(1)
})

test('a party of another case is not taken away: its id is new here, its case_id a mistake', async () => {
  const [one, other] = [await aCase(), await aCase()]
  const stolen = await put(one.id, [{ ...ana, id: other.parties[0].id }])
  expect(stolen.body.parties[0].id).not.toBe(other.parties[0].id)
  expect((await api.as(user).get(`/api/v1/cases/${other.id}`)).body).toEqual(other)
  for (const [path, body] of [
    [`/api/v1/cases/${one.id}/parties`, [ana, { ...lar, case_id: other.id }]],
    [`/api/v1/cases/${one.id}`, { title: 'X', parties: [ana, { ...lar, case_id: other.id }] }],
  ] as const) {
    const refused = await api.as(user).put(path, body)
    expect(refused.status).toBe(422)
    expect(refused.body.detail).toEqual([
      { loc: ['body', 'parties', 1, 'case_id'], msg: 'A parte é de outro processo', type: 'foreign_case' },
    ])
  }
  const created = await api
    .as(user)
    .post('/api/v1/cases/with-parties', caseBody(clientId, { parties: [{ ...ana, case_id: other.id }] }))
  expect(created.body.parties[0].case_id).toBe(created.body.id)
  expect((await api.as(user).get(`/api/v1/cases/${one.id}`)).body).toMatchObject({ version: 2 })
})

test('one party twice is a mistake and changes nothing', async () => {
  const one = await aCase()
  const row = one.parties[0]
  const refused = await put(one.id, { parties: [row, { ...row, name: 'Outra Ana' }] })
  expect(refused.status).toBe(422)
  expect(refused.body.detail).toEqual([
    { loc: ['body', 'parties', 1, 'id'], msg: 'A parte está repetida na lista', type: 'repeated' },
  ])
  expect((await api.as(user).get(`/api/v1/cases/${one.id}`)).body).toEqual(one)
})

test('two who replace the list at once leave one of both lists whole', async () => {
  const one = await aCase([])
  const rows = (name: string) => [0, 1, 2].map((i) => ({ ...ana, id: `temp-${i}`, name: `${name} ${i}` }))
  const answers = await Promise.all(
    ['Lista A', 'Lista B'].map((name) => put(one.id, rows(name)).set('If-Match', '"1"')),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  expect((await api.as(user).get(`/api/v1/cases/${one.id}`)).body.parties).toHaveLength(3)
})

test('bad rows get the words of the form', async () => {
  const one = await aCase()
  const bad = await put(one.id, [
    { name: 'A\u0000na', role: 'plaintiff', party_type: 'individual', cpf_cnpj: '1' },
    { ...lar, email: 'x', case_id: 'c'.repeat(101) },
  ])
  expect(bad.status).toBe(422)
  expect(
    bad.body.detail.map(({ loc, msg }: { loc: unknown[]; msg: string }) => [loc.slice(1).join('.'), msg]),
  ).toEqual(
    expect.arrayContaining([
      ['parties.0.name', 'Texto contém caracteres não permitidos'],
      ['parties.1.email', 'Email deve ter formato válido'],
    ]),
  )
  for (const body of [{}, { parties: null }, { parties: 'Ana' }, 'null', [7], Array(201).fill(ana)])
    expect((await put(one.id, body)).status, JSON.stringify(body).slice(0, 40)).toBeGreaterThanOrEqual(400)
  expect((await api.as(user).get(`/api/v1/cases/${one.id}`)).body).toEqual(one)
})
