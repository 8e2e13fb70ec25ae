import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'

let api: Api
let user: Actor

beforeAll(async () => {
  api = await startApi()
  user = await signedIn(api, 'restricted', { full_name: 'Rita Lopes' })
})
afterAll(() => api.close())

const path = '/api/v1/contacts'
const create = (body: Record<string, unknown>) => api.as(user).post(`${path}/`, body)
const eventsOf = (entity_id: string) =>
  api.world.database.prisma.auditEvent.findMany({ where: { entity_id }, orderBy: { id: 'asc' } })

const marta = {
  name: ' Marta Conceição ',
  cpf_cnpj: '529.982.247-25',
  rg: '12.345.678-9',
  email: 'Marta@Exemplo.com',
  phone: '(11) 98765-4321',
  birth_date: '1980-05-17',
  marital_status: 'casado',
  profession: 'enfermeira',
  nationality: 'brasileira',
  gender: 'feminino',
  address: 'Rua das Acácias, 10',
  zip_code: '01000-111',
  origin: 'Indicação',
  general_notes: 'Prefere ligar à tarde',
  custom_fields: { Convênio: ' Vida Plena ' },
}

test('requires authentication', async () => {
  const answers = [
    await api.as(null).get(`${path}/`),
    await api.as(null).get(`${path}/x`),
    await api.as(null).post(`${path}/`, marta),
    await api.as(null).put(`${path}/x`),
    await api.as(null).delete(`${path}/x`),
    await api.as(null).post(`${path}/x/link`),
    await api.as(null).post(`${path}/x/unlink`),
    await api.as(null).get(`${path}/case/x`),
  ]
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(401))
})

test('saves all fields, without their masks, and reads them back', async () => {
  const created = await create(marta)
  expect(created.status).toBe(201)
  expect(created.headers['etag']).toBe('"1"')
  expect(created.body).toMatchObject({
    name: 'Marta Conceição',
    client_type: 'individual',
    cpf_cnpj: '52998224725',
    rg: '123456789',
    email: 'marta@exemplo.com',
    phone: '11987654321',
    birth_date: '1980-05-17',
    zip_code: '01000111',
    custom_fields: { Convênio: 'Vida Plena' },
    case_ids: [],
    warnings: [],
    version: 1,
  })
  expect((await api.as(user).get(`${path}/${created.body.id}`)).body).toEqual(created.body)
  expect(await eventsOf(created.body.id)).toMatchObject([
    { action: 'created', actor_name: 'Rita Lopes', before: null, after: { cpf_cnpj: '52998224725' } },
  ])
  const { warnings: _warnings, ...listed } = created.body
  expect((await api.as(user).get(`${path}/`)).body).toEqual({ contacts: [listed], total: 1 })
})

test('client_type follows the number unless it is chosen', async () => {
  const typeOf = async (body: Record<string, unknown>) =>
    (await create({ name: 'Tipo', ...body })).body.client_type
  expect(await typeOf({})).toBe('individual')
  expect(await typeOf({ cpf_cnpj: '11.222.333/0001-81' })).toBe('corporate')
  expect(await typeOf({ cpf_cnpj: '12.abc.345/01de-35' })).toBe('corporate')
  expect(await typeOf({ cpf_cnpj: '11.222.333/0001-81', client_type: 'individual' })).toBe('individual')
  const { id } = (await create({ name: 'Muda' })).body
  const put = async (body: Record<string, unknown>) =>
    (await api.as(user).put(`${path}/${id}`, body)).body.client_type
  expect(await put({ cpf_cnpj: '11222333000181' })).toBe('corporate')
  expect(await put({ client_type: 'individual' })).toBe('individual')
  expect(await put({ cpf_cnpj: '11222333000181', profession: 'contador' })).toBe('individual')
  expect(await put({ client_type: null })).toBe('corporate')
  expect(await put({ cpf_cnpj: null })).toBe('corporate')
})

test('changes what is given, clears what is blank, and says so in the trail', async () => {
  const { id } = (await create(marta)).body
  const changed = await api
    .as(user)
    .put(`${path}/${id}`, { email: '', birth_date: '1981-01-02', phone: '+55 11 3456-7890' })
  expect(changed.body).toMatchObject({
    name: 'Marta Conceição',
    email: null,
    birth_date: '1981-01-02',
    phone: '1134567890',
    version: 2,
    custom_fields: { Convênio: 'Vida Plena' },
  })
  const again = await api.as(user).put(`${path}/${id}`, {
    name: 'Marta Conceição',
    birth_date: '1981-01-02',
    custom_fields: { Convênio: 'Vida Plena' },
  })
  expect(again.body.version).toBe(2)
  expect((await api.as(user).put(`${path}/${id}`, { custom_fields: null })).body).toMatchObject({
    custom_fields: {},
    version: 3,
  })
  // The database keeps the fields in an order of its own, which is no change.
  const custom_fields = { Zona: 'Sul', Ano: '2026' }
  for (let i = 0; i < 2; i++)
    expect((await api.as(user).put(`${path}/${id}`, { custom_fields })).body).toMatchObject({
      custom_fields,
      version: 4,
    })
  expect(await eventsOf(id)).toMatchObject([
    { action: 'created' },
    {
      action: 'updated',
      before: { email: 'marta@exemplo.com', birth_date: '1980-05-17', phone: '11987654321' },
      after: { email: null, birth_date: '1981-01-02', phone: '1134567890' },
    },
    {
      action: 'updated',
      before: { custom_fields: { Convênio: 'Vida Plena' } },
      after: { custom_fields: {} },
    },
    { action: 'updated', before: { custom_fields: {} }, after: { custom_fields } },
  ])
})

test('If-Match: the second of two writers is told', async () => {
  const { id } = (await create({ name: 'Disputado' })).body
  const answers = await Promise.all(
    ['A', 'B'].map((origin) => api.as(user).put(`${path}/${id}`, { origin }).set('If-Match', '"1"')),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
})

test('wrong check digits and short numbers are warned of, never refused', async () => {
  const warned = async (cpf_cnpj: string) => (await create({ name: 'Aviso', cpf_cnpj })).body.warnings
  expect(await warned('529.982.247-26')).toEqual([
    { field: 'cpf_cnpj', message: 'CPF com dígito verificador inválido. Confira o número.' },
  ])
  expect(await warned('11.222.333/0001-82')).toEqual([
    { field: 'cpf_cnpj', message: 'CNPJ com dígito verificador inválido. Confira o número.' },
  ])
  expect(await warned('1234')).toEqual([
    { field: 'cpf_cnpj', message: 'CPF ou CNPJ incompleto. Confira o número.' },
  ])
  expect(await warned('12.ABC.345/01DE-35')).toEqual([])
})

test('custom fields are data, whatever they are called', async () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', 'prototype', 'id', 'version']
  const custom_fields = Object.fromEntries(names.map((name) => [name, 'texto']))
  const created = await create({ name: 'Nomes', custom_fields })
  expect(created.body.custom_fields).toEqual(custom_fields)
  expect((await api.as(user).get(`${path}/${created.body.id}`)).body).toMatchObject({
    custom_fields,
    version: 1,
    id: created.body.id,
  })
  const poisoned = await api
    .as(user)
    .post(`${path}/`)
    .set('Content-Type', 'application/json')
    .send('{"name":"P","custom_fields":{"__proto__":{"admin":"sim"}}}')
  expect(poisoned.status).toBeLessThan(500)
  expect(({} as { admin?: string }).admin).toBeUndefined()
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`campo ${i}`, 'x']))
  expect((await create({ name: 'Cinquenta', custom_fields: many(50) })).status).toBe(201)
  const refused = await create({ name: 'Demais', custom_fields: many(51) })
  expect(refused.body.detail).toEqual([
    { loc: ['body', 'custom_fields'], msg: 'No máximo 50 campos personalizados', type: 'custom' },
  ])
})

test('bad input is refused, all problems at once', async () => {
  const before = await api.world.database.prisma.contact.count()
  const answer = await create({
    name: ' ',
    email: 'marta',
    birth_date: '1980-02-30',
    gender: 'x',
    general_notes: 'n'.repeat(10_001),
    custom_fields: { a: '', b: 7, c: 'a\u0000', d: '\udc00' },
  })
  expect(answer.status).toBe(422)
  const said = answer.body.detail.map(({ loc, msg }: { loc: string[]; msg: string }) => [
    loc.slice(1).join('.'),
    msg,
  ])
  expect(said).toEqual(
    expect.arrayContaining([
      ['name', 'Nome é obrigatório'],
      ['email', 'Email inválido'],
      ['birth_date', 'Data inválida. Escreva dia, mês e ano, como em 31/12/2026.'],
    ]),
  )
  expect(said.map(([field]: string[]) => field)).toEqual(
    expect.arrayContaining([
      'gender',
      'general_notes',
      'custom_fields.a',
      'custom_fields.b',
      'custom_fields.c',
      'custom_fields.d',
    ]),
  )
  const { id } = (await create({ name: 'Fica' })).body
  expect((await api.as(user).put(`${path}/${id}`, { name: null })).status).toBe(422)
  expect((await api.as(user).get(`${path}/?limit=1001`)).status).toBe(422)
  expect((await api.as(user).get(`${path}/?contact_type=x`)).status).toBe(422)
  expect(await api.world.database.prisma.contact.count()).toBe(before + 1)
})

test('one that is deleted is gone; what does not exist is a 404', async () => {
  const { id } = (await create({ name: 'Sai' })).body
  expect((await api.as(user).delete(`${path}/${id}`)).status).toBe(204)
  expect((await eventsOf(id)).at(-1)).toMatchObject({ action: 'deleted', before: { name: 'Sai' } })
  for (const answer of [
    await api.as(user).get(`${path}/${id}`),
    await api.as(user).put(`${path}/${id}`, { name: 'X' }),
    await api.as(user).delete(`${path}/${id}`),
    await api.as(user).post(`${path}/${id}/link`, { case_id: 'x' }),
    await api.as(user).post(`${path}/${id}/unlink`, { case_id: 'x' }),
  ]) {
    expect(answer.status).toBe(404)
    expect(answer.body.detail).toBe('Contato não encontrado')
  }
})
