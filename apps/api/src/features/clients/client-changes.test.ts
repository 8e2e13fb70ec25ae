import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, caseBody, signedIn } from '../../../test/factories'

let api: Api
let admin: Actor
let restricted: Actor

beforeAll(async () => {
  api = await startApi()
  admin = await signedIn(api, 'admin', { full_name: 'Helena Martins' })
  restricted = await signedIn(api, 'restricted')
})
afterAll(() => api.close())

const url = (id: string) => `/api/v1/clients/${id}`
const eventsOf = (entity_id: string) =>
  api.world.database.prisma.auditEvent.findMany({ where: { entity_id }, orderBy: { id: 'asc' } })

test('requires authentication', async () => {
  const { id } = await aClient(api)
  for (const answer of [
    await api.as(null).get(url(id)),
    await api.as(null).put(url(id), { name: 'X' }),
    await api.as(null).delete(url(id)),
  ])
    expect(answer.status).toBe(401)
})

test('everybody reads one; an administrator changes any part of it', async () => {
  const { id } = await aClient(api, {
    name: 'Ana Prado',
    email: 'ana.prado@exemplo.com',
    phone: '1134567890',
  })
  expect((await api.as(restricted).get(url(id))).body).toMatchObject({
    id,
    name: 'Ana Prado',
    cases_count: 0,
    version: 1,
  })
  const changed = await api.as(admin).put(url(id), { status: 'inactive', phone: ' ' })
  expect(changed.status).toBe(200)
  expect(changed.body).toMatchObject({
    name: 'Ana Prado',
    email: 'ana.prado@exemplo.com',
    phone: null,
    status: 'inactive',
    version: 2,
  })
  expect(changed.headers['etag']).toBe('"2"')
  expect((await api.as(admin).put(url(id), { email: null, client_type: 'corporate' })).body).toMatchObject({
    email: null,
    client_type: 'corporate',
    version: 3,
  })
  expect((await api.as(restricted).get(url(id))).body).toMatchObject({
    email: null,
    status: 'inactive',
    version: 3,
  })
  expect(
    (await eventsOf(id)).map(({ action, before, after, actor_name }) => ({
      action,
      before,
      after,
      actor_name,
    })),
  ).toEqual([
    {
      action: 'updated',
      before: { phone: '1134567890', status: 'active' },
      after: { phone: null, status: 'inactive' },
      actor_name: 'Helena Martins',
    },
    {
      action: 'updated',
      before: { email: 'ana.prado@exemplo.com', client_type: 'individual' },
      after: { email: null, client_type: 'corporate' },
      actor_name: 'Helena Martins',
    },
  ])
})

test('a change that changes nothing leaves version and trail alone', async () => {
  const { id } = await aClient(api, { name: 'Igual' })
  expect((await api.as(admin).put(url(id), { name: ' Igual ', status: 'active' })).body).toMatchObject({
    version: 1,
  })
  expect((await api.as(admin).put(url(id))).status).toBe(200)
  expect(await eventsOf(id)).toEqual([])
})

test('a stale If-Match is refused and changes nothing', async () => {
  const { id } = await aClient(api, { name: 'Um' })
  expect((await api.as(admin).put(url(id), { name: 'Dois' }).set('If-Match', '"1"')).status).toBe(200)
  const stale = await api.as(admin).put(url(id), { name: 'Três' }).set('If-Match', '"1"')
  expect(stale.status).toBe(412)
  expect(stale.body.detail).toBe('Alterado por outra pessoa. Recarregue antes de salvar.')
  const together = await Promise.all(
    ['a', 'b', 'c'].map((name) => api.as(admin).put(url(id), { name }).set('If-Match', '"2"')),
  )
  expect(together.map(({ status }) => status).sort()).toEqual([200, 412, 412])
  expect((await api.as(admin).get(url(id))).body.version).toBe(3)
})

test('changes at once each start from the one before, and the trail tells them so', async () => {
  const { id } = await aClient(api, { name: 'Disputada', phone: '1100000000' })
  const phones = Array.from({ length: 8 }, (_, n) => `119${n}0000000`)
  for (const answer of await Promise.all(phones.map((phone) => api.as(admin).put(url(id), { phone }))))
    expect(answer.status).toBe(200)
  const told = (await eventsOf(id)) as unknown as { before: { phone: string }; after: { phone: string } }[]
  expect(told.map(({ after }) => after.phone).sort()).toEqual(phones)
  const chain = new Map(told.map(({ before, after }) => [before.phone, after.phone]))
  let [phone, steps] = ['1100000000', 0]
  for (let next = chain.get(phone); next; next = chain.get(phone)) [phone, steps] = [next, steps + 1]
  expect(steps).toBe(8)
  expect((await api.as(admin).get(url(id))).body).toMatchObject({ phone, version: 9 })
  const expected = await Promise.all(
    phones.map((one) =>
      api
        .as(admin)
        .put(url(id), { phone: one.replace('11', '21') })
        .set('If-Match', '"9"'),
    ),
  )
  expect(expected.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)])
  expect(await eventsOf(id)).toHaveLength(9)
})

test('an e-mail of another client is refused, also when two want it at once', async () => {
  const [one, two] = [await aClient(api), await aClient(api)]
  await aClient(api, { email: 'tomado@exemplo.com' })
  const taken = await api.as(admin).put(url(one.id), { email: 'Tomado@exemplo.com' })
  expect(taken.status).toBe(400)
  expect(taken.body).toMatchObject({ code: 'duplicate_email', detail: 'E-mail já cadastrado' })
  const answers = await Promise.all(
    [one, two].map(({ id }) => api.as(admin).put(url(id), { email: 'disputado@exemplo.com' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('a new name goes to the client’s cases, whoever else writes them at that moment', async () => {
  const { id } = await aClient(api, { name: 'Nome Antigo' })
  const first = (await api.as(admin).post('/api/v1/cases/', caseBody(id))).body
  const created = Array.from({ length: 4 }, () => api.as(restricted).post('/api/v1/cases/', caseBody(id)))
  const renamed = api.as(admin).put(url(id), { name: 'Nome Novo' })
  for (const answer of await Promise.all([...created, renamed])) expect(answer.status).toBeLessThan(300)
  const { cases } = (await api.as(admin).get(`/api/v1/cases/?client_id=${id}`)).body
  expect(cases.map((one: { client_name: string }) => one.client_name)).toEqual(Array(5).fill('Nome Novo'))
  expect((await api.as(admin).get(`/api/v1/cases/${first.id}`)).body).toMatchObject({
    client_name: 'Nome Novo',
    version: 2,
  })
  const told = await api.world.database.prisma.auditEvent.findFirst({
    where: { case_id: first.id, action: 'updated' },
  })
  expect(told).toMatchObject({
    entity_type: 'case',
    before: { client_name: 'Nome Antigo' },
    after: { client_name: 'Nome Novo' },
  })
  expect((await api.as(admin).get(url(id))).body.cases_count).toBe(5)
})

test('one without cases is deleted; one with cases stays', async () => {
  const gone = await aClient(api, { name: 'Vai Embora' })
  expect((await api.as(admin).delete(url(gone.id))).status).toBe(204)
  expect((await api.as(admin).get(url(gone.id))).status).toBe(404)
  expect(await eventsOf(gone.id)).toMatchObject([
    { action: 'deleted', before: { name: 'Vai Embora' }, after: null },
  ])

  const kept = await aClient(api)
  await api.as(admin).post('/api/v1/cases/', caseBody(kept.id))
  const refused = await api.as(admin).delete(url(kept.id))
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toBe('Cliente possui processos vinculados')
  expect((await api.as(admin).get(url(kept.id))).status).toBe(200)
  expect(await eventsOf(kept.id)).toEqual([])
})

test('a case saved while its client is deleted: one of the two is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await aClient(api)
    const [deleted, created] = await Promise.all([
      api.as(admin).delete(url(id)),
      api.as(admin).post('/api/v1/cases/', caseBody(id)),
    ])
    expect([
      [204, 400],
      [409, 201],
    ]).toContainEqual([deleted.status, created.status])
  }
})

test('bad input is refused', async () => {
  const { id } = await aClient(api, { name: 'Fica' })
  for (const name of ['', '  ', null, 7, 'a\u0000', '\ud800'])
    expect((await api.as(admin).put(url(id), { name })).body.detail?.[0]?.loc, JSON.stringify(name)).toEqual([
      'body',
      'name',
    ])
  const many = await api
    .as(admin)
    .put(url(id), { email: 'x', phone: '1'.repeat(21), client_type: null, status: 'old' })
  expect(many.status).toBe(422)
  expect(many.body.detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual([
    'email',
    'phone',
    'client_type',
    'status',
  ])
  expect((await api.as(admin).get(url(id))).body).toMatchObject({ name: 'Fica', version: 1 })
})

test('only administrators change and delete; what does not exist is a 404', async () => {
  const { id } = await aClient(api)
  for (const actor of [restricted, await signedIn(api, 'standard')]) {
    expect((await api.as(actor).put(url(id), { name: 'X' })).status).toBe(403)
    expect((await api.as(actor).delete(url(id))).status).toBe(403)
  }
  for (const absent of ['nada', '%27--']) {
    for (const answer of [
      await api.as(admin).get(url(absent)),
      await api.as(admin).put(url(absent), { name: 'X' }),
      await api.as(admin).delete(url(absent)),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.body.detail).toBe('Cliente não encontrado')
    }
  }
})
