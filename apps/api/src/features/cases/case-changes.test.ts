import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import { startApi, type Actor, type Api } from '../../../test/api'
import { onPostgres } from '../../../test/database'
import { aClient, caseBody, signedIn } from '../../../test/factories'
import { storageOf } from '../../../test/uploads'

let api: Api
let user: Actor
let client: { id: string; name: string }

beforeAll(async () => {
  api = await startApi()
  user = await signedIn(api, 'standard', { full_name: 'Rita Lopes' })
  client = await aClient(api, { name: 'Helena Conceição' })
})
afterAll(() => api.close())

const url = (id: string) => `/api/v1/cases/${id}`
const aCase = async (fields: Record<string, unknown> = {}) =>
  (await api.as(user).post('/api/v1/cases/', caseBody(client.id, fields))).body
const eventsOf = (case_id: string) =>
  api.world.database.prisma.auditEvent.findMany({ where: { case_id }, orderBy: { id: 'asc' } })

test('requires authentication', async () => {
  const answers = [
    await api.as(null).put(url('x'), { title: 'X' }),
    await api.as(null).put(`${url('x')}/parties`, []),
    await api.as(null).delete(url('x')),
    await api.as(null).get('/api/v1/cases/client/x'),
    await api.as(null).get('/api/v1/cases/client/x/with-parties'),
  ]
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(401))
})

test('changes what is given, and the trail tells what it was', async () => {
  const one = await aCase({
    description: 'Antes',
    next_deadline: '2026-12-01',
    claim_value: '10',
    assigned_lawyers: ['Dra. Ana'],
  })
  const body = {
    title: ' Novo título ',
    status: 'on_hold',
    description: '',
    next_deadline: '2027-01-31',
    claim_value: '0010.5',
    district: 'Santos/SP',
  }
  const changed = await api.as(user).put(url(one.id), body)
  expect(changed.status).toBe(200)
  expect(changed.headers['etag']).toBe('"2"')
  expect(changed.body).toMatchObject({
    title: 'Novo título',
    case_number: one.case_number,
    status: 'on_hold',
    description: null,
    next_deadline: '2027-01-31',
    claim_value: '10.50',
    district: 'Santos/SP',
    assigned_lawyers: ['Dra. Ana'],
    parties: [],
    version: 2,
  })
  expect((await api.as(user).get(url(one.id))).body).toEqual(changed.body)
  const [created, updated, ...more] = await eventsOf(one.id)
  expect(created).toMatchObject({
    action: 'created',
    entity_type: 'case',
    actor_id: user.id,
    actor_name: 'Rita Lopes',
    after: { next_deadline: '2026-12-01' },
  })
  expect(updated).toMatchObject({ action: 'updated', entity_type: 'case', entity_id: one.id })
  expect(updated?.before).toEqual({
    title: one.title,
    status: 'active',
    description: 'Antes',
    next_deadline: '2026-12-01',
    claim_value: '10.00',
    district: null,
  })
  expect(updated?.after).toEqual({
    title: 'Novo título',
    status: 'on_hold',
    description: null,
    next_deadline: '2027-01-31',
    claim_value: '10.50',
    district: 'Santos/SP',
  })
  expect(more).toEqual([])
})

test('a change that changes nothing leaves version and trail alone', async () => {
  const one = await aCase({
    claim_value: '7',
    parties: [{ name: 'Ana Prado', role: 'plaintiff', party_type: 'individual' }],
  })
  const { parties, title, case_number, claim_value } = one
  const same = await api
    .as(user)
    .put(url(one.id), { title, case_number, claim_value, client_id: client.id, parties })
  expect(same.body).toEqual(one)
  expect(await eventsOf(one.id)).toHaveLength(2)
})

test('another client brings its name; an unknown one is refused', async () => {
  const other = await aClient(api, { name: 'Outro Cliente' })
  const one = await aCase()
  expect((await api.as(user).put(url(one.id), { client_id: other.id })).body).toMatchObject({
    client_id: other.id,
    client_name: 'Outro Cliente',
  })
  const refused = await api.as(user).put(url(one.id), { client_id: 'nada', title: 'Não' })
  expect([refused.status, refused.body.code]).toEqual([400, 'unknown_client'])
  expect((await api.as(user).get(url(one.id))).body).toMatchObject({
    title: one.title,
    client_name: 'Outro Cliente',
    version: 2,
  })
})

test('a taken number is refused, also when two want it at once', async () => {
  const [one, two] = [await aCase(), await aCase()]
  const taken = await api.as(user).put(url(one.id), { case_number: two.case_number })
  expect([taken.status, taken.body.code]).toEqual([400, 'duplicate_case_number'])
  const answers = await Promise.all(
    [one, two].map(({ id }) => api.as(user).put(url(id), { case_number: 'PROC-2026-DISPUTA' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const created = await Promise.all(
    [0, 1].map(() =>
      api.as(user).post('/api/v1/cases/', caseBody(client.id, { case_number: 'PROC-2026-CORRIDA' })),
    ),
  )
  expect(created.map(({ status }) => status).sort()).toEqual([201, 400])
})

test('If-Match: the second of two writers is told', async () => {
  const one = await aCase()
  const answers = await Promise.all(
    ['A', 'B'].map((title) => api.as(user).put(url(one.id), { title }).set('If-Match', '"1"')),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  expect(
    (
      await api
        .as(user)
        .put(`${url(one.id)}/parties`, [])
        .set('If-Match', '"1"')
    ).status,
  ).toBe(412)
})

test('a number that looks like a court’s is checked, and only warned of', async () => {
  const warned = async (case_number: string) => (await aCase({ case_number })).warnings
  expect(await warned('5046512-94.2016.4.04.7000')).toEqual([])
  expect(await warned('5046512-95.2016.4.04.7000')).toEqual([
    {
      field: 'case_number',
      message: 'Número do processo com dígito verificador inválido. Confira o número.',
    },
  ])
  const parties = [
    { name: 'Ana Prado', role: 'plaintiff', party_type: 'individual', cpf_cnpj: '529.982.247-25' },
    { name: 'Lar Claro', role: 'defendant', party_type: 'corporate', cpf_cnpj: '11.222.333/0001-82' },
  ]
  expect((await aCase({ parties })).warnings).toEqual([
    { field: 'parties.1.cpf_cnpj', message: 'CNPJ com dígito verificador inválido. Confira o número.' },
  ])
})

test('a client’s cases, with and without parties', async () => {
  const own = await aClient(api)
  const list = async (path = '') => (await api.as(user).get(`/api/v1/cases/client/${own.id}${path}`)).body
  expect(await list()).toEqual([])
  const party = { name: 'Ana Prado', role: 'plaintiff', party_type: 'individual' }
  for (const title of ['Um', 'Dois']) await aCase({ title, client_id: own.id, parties: [party] })
  expect(
    (await list()).map(({ title, parties }: { title: string; parties?: unknown }) => [title, parties]),
  ).toEqual([
    ['Dois', undefined],
    ['Um', undefined],
  ])
  expect(
    (await list('/with-parties')).map(({ parties }: { parties: { name: string }[] }) => parties[0]?.name),
  ).toEqual(['Ana Prado', 'Ana Prado'])
  for (const path of ['', '/with-parties'])
    expect((await api.as(user).get(`/api/v1/cases/client/nada${path}`)).body.detail).toBe(
      'Cliente não encontrado',
    )
})

test('deleting a case takes parties, links, documents and files along, and leaves its petitions unlinked', async () => {
  const { prisma } = api.world.database
  const one = await aCase({ parties: [{ name: 'Ana Prado', role: 'plaintiff', party_type: 'individual' }] })
  const contact = (await api.as(user).post('/api/v1/contacts/', { name: 'Caio' })).body
  await api.as(user).post(`/api/v1/contacts/${contact.id}/link`, { case_id: one.id })
  const secret = {
    id: uuid(),
    case_id: one.id,
    title: 'Laudo',
    storage_key: `chave-${uuid()}`,
    is_confidential: true,
  }
  await prisma.document.createMany({ data: [secret, { id: uuid(), case_id: one.id, title: 'Sem arquivo' }] })
  const petition = {
    id: `petition_${'0'.repeat(32)}`,
    petition_type: 'complaint',
    title: 'Inicial',
    case_id: one.id,
  } as const
  await prisma.petition.create({ data: petition })

  expect((await api.as(user).delete(url(one.id))).status).toBe(204)
  expect((await api.as(user).get(url(one.id))).status).toBe(404)
  const where = { where: { case_id: one.id } }
  expect([
    await prisma.party.count(where),
    await prisma.document.count(where),
    await prisma.contactCase.count(where),
  ]).toEqual([0, 0, 0])
  expect((await storageOf(api.world)).rows).toContain(secret.storage_key)
  expect(await prisma.petition.findUnique({ where: { id: petition.id } })).toMatchObject({ case_id: null })
  expect((await api.as(user).get(`/api/v1/contacts/${contact.id}`)).body.case_ids).toEqual([])
  const deleted = (await eventsOf(one.id)).filter(({ action }) => action === 'deleted')
  expect(deleted.map(({ entity_type, confidential, before }) => [entity_type, confidential, before])).toEqual(
    [
      ['document', true, expect.objectContaining({ title: 'Laudo' })],
      ['document', false, expect.objectContaining({ title: 'Sem arquivo' })],
      ['party', false, expect.objectContaining({ name: 'Ana Prado' })],
      ['case', false, expect.objectContaining({ case_number: one.case_number })],
    ],
  )
})

// The embedded database does one transaction at a time.
test.skipIf(!onPostgres)(
  'a document that comes while its case is deleted goes with it, told and with its file',
  async () => {
    const { database } = api.world
    const one = await aCase()
    const late = { id: uuid(), case_id: one.id, title: 'Laudo', storage_key: `chave-${uuid()}` }
    const waiting = () =>
      database.query(
        'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = $1',
        ['Lock'],
      )
    const deletion = await database.prisma.$transaction(async (tx) => {
      // As whoever adds a document holds its case.
      await tx.$queryRaw`select id from cases where id = ${one.id} for key share`
      const answer = api
        .as(user)
        .delete(url(one.id))
        .then(({ status }) => status)
      await expect.poll(waiting).not.toEqual([])
      await tx.document.create({ data: late })
      return { answer }
    })
    expect(await deletion.answer).toBe(204)
    expect((await storageOf(api.world)).rows).toContain(late.storage_key)
    const deleted = (await eventsOf(one.id)).filter(({ action }) => action === 'deleted')
    expect(deleted.map(({ entity_id }) => entity_id)).toContain(late.id)
  },
)

test('bad input is refused; what does not exist is a 404', async () => {
  const one = await aCase()
  const bad = await api.as(user).put(url(one.id), {
    title: ' ',
    case_number: null,
    client_id: '',
    case_type: 'x',
    status: null,
    assigned_lawyers: 'Ana',
    parties: [{}],
  })
  expect(bad.status).toBe(422)
  expect(bad.body.detail.map(({ msg }: { msg: string }) => msg)).toEqual(
    expect.arrayContaining([
      'Título é obrigatório',
      'Número do processo é obrigatório',
      'Cliente é obrigatório',
      'Tipo de processo é obrigatório',
    ]),
  )
  expect((await api.as(user).get(url(one.id))).body).toEqual(one)
  for (const answer of [
    await api.as(user).put(url('nada'), { title: 'X' }),
    await api.as(user).put(url('nada'), { client_id: 'nada' }),
    await api.as(user).put(`${url('nada')}/parties`, []),
    await api.as(user).delete(url('nada')),
  ]) {
    expect(answer.status).toBe(404)
    expect(answer.body.detail).toBe('Processo não encontrado')
  }
})

test('every role changes and deletes cases, but a restricted user assigns users only to cases of their own', async () => {
  const restricted = await signedIn(api, 'restricted')
  const colleague = await signedIn(api, 'restricted')
  const one = await aCase()
  const assign = (assigned_lawyers: string[]) => api.as(restricted).put(url(one.id), { assigned_lawyers })
  expect((await api.as(restricted).put(url(one.id), { title: 'Pode' })).status).toBe(200)
  expect((await assign(['Dra. Ana'])).status).toBe(200)
  const refused = await assign(['Dra. Ana', restricted.id])
  expect(refused.status).toBe(403)
  expect((await api.as(user).put(url(one.id), { assigned_lawyers: [restricted.id] })).status).toBe(200)
  expect((await assign([restricted.id, colleague.id])).status).toBe(200)
  expect((await api.as(restricted).delete(url(one.id))).status).toBe(204)
})
