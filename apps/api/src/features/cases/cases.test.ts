import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, caseBody, signedIn } from '../../../test/factories'

let api: Api
let user: Actor
let client: { id: string; name: string }

beforeAll(async () => {
  api = await startApi()
  user = await signedIn(api, 'restricted')
  client = await aClient(api, { name: 'Helena Conceição' })
})
afterAll(() => api.close())

const author = {
  id: 'temp-1',
  name: 'Helena Conceição',
  role: 'plaintiff',
  party_type: 'individual',
  cpf_cnpj: '111.222.333-96',
  marital_status: 'casado',
}
const defendant = { name: 'Lar Claro Móveis Ltda.', role: 'defendant', party_type: 'corporate', email: '' }

test('requires authentication', async () => {
  for (const path of ['/', '/with-parties/all', '/statistics/summary', '/x', '/x/with-parties'])
    expect((await api.as(null).get(`/api/v1/cases${path}`)).status, path).toBe(401)
  expect((await api.as(null).post('/api/v1/cases/', caseBody(client.id))).status).toBe(401)
})

test('saves a case with its parties and reads it back whole', async () => {
  const body = caseBody(client.id, {
    title: ' Sofá não entregue ',
    next_deadline: '2026-12-31',
    claim_value: '4200.5',
    represented_side: 'plaintiff',
    parties: [author, defendant],
  })
  for (const path of ['/api/v1/cases/', '/api/v1/cases/with-parties']) {
    const created = await api
      .as(user)
      .post(path, { ...body, case_number: `${body.case_number}${path.length}` })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      title: 'Sofá não entregue',
      client_id: client.id,
      client_name: 'Helena Conceição',
      status: 'active',
      priority: 'medium',
      next_deadline: '2026-12-31',
      claim_value: '4200.50',
      represented_side: 'plaintiff',
      assigned_lawyers: [],
      version: 1,
    })
    expect(created.body.parties.map((party: { name: string }) => party.name)).toEqual([
      'Helena Conceição',
      'Lar Claro Móveis Ltda.',
    ])
    expect(created.body.parties[0]).toMatchObject({
      cpf_cnpj: '11122233396',
      marital_status: 'casado',
      email: null,
      case_id: created.body.id,
    })
    expect(created.body.parties[0].id).not.toMatch(/^temp-/)
    for (const read of [`/api/v1/cases/${created.body.id}`, `/api/v1/cases/${created.body.id}/with-parties`])
      expect((await api.as(user).get(read)).body).toEqual(created.body)
  }
})

test('the list filters by status, text without accents, and deadline', async () => {
  await api
    .as(user)
    .post(
      '/api/v1/cases/',
      caseBody(client.id, { title: 'Ação de filtro', status: 'on_hold', next_deadline: '2027-05-01' }),
    )
  await api
    .as(user)
    .post(
      '/api/v1/cases/',
      caseBody(client.id, { title: 'Ação de filtro', priority: 'critical', next_deadline: '2027-01-01' }),
    )
  const list = async (query: string) =>
    (await api.as(user).get(`/api/v1/cases/?search=acao+de+filtro&${query}`)).body
  expect((await list('')).total).toBe(2)
  expect((await list('status=on_hold')).cases).toHaveLength(1)
  expect(
    (await list('deadline_to=2027-02-01')).cases.map((one: { next_deadline: string }) => one.next_deadline),
  ).toEqual(['2027-01-01'])
  expect(
    (await list('sort=next_deadline')).cases.map((one: { next_deadline: string }) => one.next_deadline),
  ).toEqual(['2027-01-01', '2027-05-01'])
  const withParties = await api.as(user).get('/api/v1/cases/with-parties/all?search=sofa')
  expect(withParties.body.cases[0].parties).toHaveLength(2)
  const statistics = (await api.as(user).get('/api/v1/cases/statistics/summary')).body
  expect(statistics).toMatchObject({ on_hold: 1, high_priority: 1 })
  expect(statistics.total).toBe(
    statistics.active + statistics.on_hold + statistics.closed + statistics.archived,
  )
})

test('deadlines that run are counted and paged by the server, whatever their number', async () => {
  const before = (await api.as(user).get('/api/v1/cases/?running=true&deadline_to=2026-06-30&limit=1')).body
    .total
  await api.world.database
    .query(`insert into cases (id, title, case_number, client_id, client_name, case_type, status, next_deadline, updated_at)
    select 'many-' || n, 'Muitos prazos', 'N-' || n, '${client.id}', 'Helena Conceição', 'Inventário',
      (array['active', 'on_hold', 'closed', 'archived'])[n % 4 + 1]::case_status, date '2026-06-01' + n % 40, now()
    from generate_series(1, 5000) n`)
  const list = async (query: string) =>
    (await api.as(user).get(`/api/v1/cases/?running=true&sort=next_deadline&${query}`)).body
  const first = await list('deadline_to=2026-06-30&limit=24')
  // Of every 40 rows 30 are due in June, and 16 of these are under way.
  expect(first.total - before).toBe(2_000)
  expect(first.cases).toHaveLength(24)
  const last = await list(`deadline_to=2026-06-30&limit=24&skip=${first.total - 3}`)
  expect(last.cases).toHaveLength(3)
  expect(last.cases.at(-1).next_deadline).toBe('2026-06-30')
  await api.world.database.query("delete from cases where id like 'many-%'")
})

test("a court's number is kept as the CNJ writes it, however it was typed, and found by its digits with punctuation and without", async () => {
  const written = '1012345-22.2026.8.26.0114'
  const created = await api
    .as(user)
    .post(
      '/api/v1/cases/',
      caseBody(client.id, { title: 'Cobrança da duplicata', case_number: ' 10123452220268260114 ' }),
    )
  expect(created.body.case_number).toBe(written)
  const other = await api.as(user).post('/api/v1/cases/', caseBody(client.id))
  const taken = await api
    .as(user)
    .put(`/api/v1/cases/${other.body.id}`)
    .set('if-match', '1')
    .send({ case_number: '1012345 22 2026 8 26 0114' })
  expect(taken.body.detail).toBe('Número de processo já cadastrado')
  for (const search of [written, '10123452220268260114', '1012345-22', '101234522', '2026.8.26.0114']) {
    const { cases } = (await api.as(user).get(`/api/v1/cases/?search=${search}`)).body
    expect(
      cases.map((one: { id: string }) => one.id),
      search,
    ).toEqual([created.body.id])
    const found = (await api.as(user).get(`/api/v1/search/?q=${search}`)).body
    expect(found.cases[0], search).toMatchObject({
      id: created.body.id,
      subtitle: `${written} · Helena Conceição`,
    })
  }
  for (const number of [written, '10123452220268260114']) {
    const { answer } = (
      await api.as(user).post('/api/v1/chat/chat', { message: `qual a situação do processo ${number}?` })
    ).body
    expect(answer, number).toContain(written)
  }
})

test('a taken case number and an unknown client are refused and leave nothing', async () => {
  const body = caseBody(client.id, { parties: [author] })
  expect((await api.as(user).post('/api/v1/cases/', body)).status).toBe(201)
  const before = await api.world.database.prisma.party.count()
  const taken = await api.as(user).post('/api/v1/cases/', body)
  expect(taken.status).toBe(400)
  expect(taken.body.code).toBe('duplicate_case_number')
  expect((await api.as(user).post('/api/v1/cases/', caseBody('nobody', { parties: [author] }))).status).toBe(
    400,
  )
  expect(await api.world.database.prisma.party.count()).toBe(before)
})

test('bad input gets the words of the form', async () => {
  const empty = await api.as(user).post('/api/v1/cases/', {})
  expect(empty.status).toBe(422)
  expect(empty.body.detail.map((problem: { msg: string }) => problem.msg)).toEqual(
    expect.arrayContaining([
      'Título é obrigatório',
      'Número do processo é obrigatório',
      'Tipo de processo é obrigatório',
      'Cliente é obrigatório',
    ]),
  )
  const parties = [
    { name: 'A', role: 'judge', party_type: 'state' },
    { name: 'Ana', role: 'plaintiff', party_type: 'individual', cpf_cnpj: '123', email: 'ana' },
    { name: 'F', role: '', party_type: 'corporate', cpf_cnpj: '123' },
  ]
  const bad = await api
    .as(user)
    .post('/api/v1/cases/', caseBody(client.id, { parties, next_deadline: '2026-02-30' }))
  expect(bad.status).toBe(422)
  expect(bad.body.detail.map((problem: { msg: string }) => problem.msg)).toEqual(
    expect.arrayContaining([
      'Nome é obrigatório (mínimo 2 caracteres)',
      'Papel processual é obrigatório',
      'Tipo de parte é obrigatório',
      'CPF deve ter 11 dígitos',
      'CNPJ deve ter 14 dígitos',
      'Email deve ter formato válido',
      'Data inválida. Escreva dia, mês e ano, como em 31/12/2026.',
    ]),
  )
})

test('what does not exist is a 404 in Portuguese', async () => {
  for (const id of ['nada', '0197f3a0-0000-7000-8000-000000000000', '%27%20or%201=1']) {
    const answer = await api.as(user).get(`/api/v1/cases/${id}`)
    expect(answer.status).toBe(404)
    expect(answer.body.detail).toBe('Processo não encontrado')
  }
})

test('a deadline that was kept when its case was closed still runs, until thirty days after it', async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const add = async (status: string, offset: number) => {
    const body = caseBody(client.id, { title: 'Prazo mantido', status, next_deadline: day(offset) })
    return (await api.as(user).post('/api/v1/cases/', body)).body.id as string
  }
  const [kept, past] = [await add('closed', 3), await add('archived', -32)]
  const found = (
    await api.as(user).get(`/api/v1/cases/?running=true&deadline_to=${day(5)}&search=prazo%20mantido`)
  ).body.cases as { id: string }[]
  expect([found.some(({ id }) => id === kept), found.some(({ id }) => id === past)]).toEqual([true, false])
})
