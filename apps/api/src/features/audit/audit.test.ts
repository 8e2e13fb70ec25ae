import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import type { AuditEntry } from '../../platform/audit/events'
import { recordEvent } from '../../platform/audit/events'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, caseBody, signedIn } from '../../../test/factories'

let api: Api
let admin: Actor
let standard: Actor
let restricted: Actor
let clientId: string

beforeAll(async () => {
  api = await startApi()
  admin = await signedIn(api, 'admin', { full_name: 'Helena Martins' })
  standard = await signedIn(api, 'standard')
  restricted = await signedIn(api, 'restricted')
  clientId = (await aClient(api)).id
})
afterAll(() => api.close())

const aCase = async (fields: Record<string, unknown> = {}): Promise<string> =>
  (await api.as(admin).post('/api/v1/cases/', caseBody(clientId, fields))).body.id
const history = async (actor: Actor, id: string, query = '') =>
  (await api.as(actor).get(`/api/v1/cases/${id}/history?${query}`)).body
const trail = async (query: string) => (await api.as(admin).get(`/api/v1/audit?${query}`)).body

/** Writes an event as a feature would, on behalf of somebody. */
async function told(actor: Actor, entry: AuditEntry): Promise<void> {
  const origin = { address: '192.0.2.7', direct_loopback: false }
  const ctx = api.world.ctx({ log: api.world.log, request_id: 'pedido-1', origin, user: null })
  await recordEvent(ctx, { ...entry, actor: { id: actor.id, name: 'Alguém' } })
}

test('requires authentication; the whole trail is the administrators’', async () => {
  expect((await api.as(null).get('/api/v1/audit')).status).toBe(401)
  expect((await api.as(null).get('/api/v1/cases/x/history')).status).toBe(401)
  for (const actor of [standard, restricted])
    expect((await api.as(actor).get('/api/v1/audit')).status).toBe(403)
})

test('the trail is newest first, filtered, paged, and tells from where', async () => {
  const id = await aCase({ title: 'Trilha' })
  await api.as(standard).put(`/api/v1/cases/${id}`, { status: 'closed' })
  await told(admin, { action: 'signed_in', entity_type: 'user', entity_id: admin.id })
  const { events, total } = await trail(`entity_type=case&entity_id=${id}`)
  expect(total).toBe(2)
  expect(events).toMatchObject([
    {
      action: 'updated',
      actor_id: standard.id,
      case_id: id,
      before: { status: 'active' },
      after: { status: 'closed' },
      address: '127.0.0.1',
    },
    {
      action: 'created',
      actor_id: admin.id,
      actor_name: 'Helena Martins',
      before: null,
      after: { title: 'Trilha' },
    },
  ])
  expect(events[0].request_id).toEqual(expect.any(String))
  expect((await trail(`case_id=${id}&actor_id=${standard.id}`)).total).toBe(1)
  expect((await trail('action=signed_in')).events).toMatchObject([
    { entity_type: 'user', address: '192.0.2.7', request_id: 'pedido-1' },
  ])
  const pages = []
  for (let skip = 0; skip < 3; skip++) pages.push(...(await trail(`limit=1&skip=${skip}`)).events)
  expect(pages).toEqual((await trail('limit=3')).events)
  expect(pages.map(({ at }) => at)).toEqual([...pages.map(({ at }) => at)].sort().reverse())
})

test('from and to are days in Brasília', async () => {
  const { prisma } = api.world.database
  const at = (time: string) => ({ id: uuid(), at: new Date(time), action: 'signed_out', entity_type: 'user' })
  await prisma.auditEvent.createMany({
    data: [
      at('2020-05-10T02:59:59Z'),
      at('2020-05-10T03:00:00Z'),
      at('2020-05-11T02:59:59Z'),
      at('2020-05-11T03:00:00Z'),
    ],
  })
  const times = async (query: string) =>
    (await trail(`action=signed_out&${query}`)).events.map((event: { at: string }) => event.at)
  expect(await times('from=2020-05-10&to=2020-05-10')).toEqual([
    '2020-05-11T02:59:59.000Z',
    '2020-05-10T03:00:00.000Z',
  ])
  expect(await times('to=2020-05-09')).toEqual(['2020-05-10T02:59:59.000Z'])
})

test('bad filters are refused', async () => {
  for (const query of [
    'action=x',
    'entity_type=x',
    'from=2020-02-30',
    'limit=0',
    'limit=1001',
    'skip=-1',
    `actor_id=${'a'.repeat(101)}`,
  ])
    expect((await api.as(admin).get(`/api/v1/audit?${query}`)).status, query).toBe(422)
})

test('a case’s history tells of the case, its parties and links to everybody, without addresses', async () => {
  const id = await aCase({ parties: [{ name: 'Ana Prado', role: 'plaintiff', party_type: 'individual' }] })
  const contact = (await api.as(restricted).post('/api/v1/contacts/', { name: 'Caio' })).body
  await api.as(restricted).post(`/api/v1/contacts/${contact.id}/link`, { case_id: id })
  await api.as(restricted).put(`/api/v1/cases/${id}/parties`, [])
  for (const actor of [admin, standard, restricted]) {
    const { events, total } = await history(actor, id)
    expect(total).toBe(4)
    expect(events.map(({ action, entity_type }: AuditEntry) => `${entity_type} ${action}`)).toEqual([
      'party deleted',
      'contact linked',
      'party created',
      'case created',
    ])
    expect(Object.keys(events[0])).not.toContain('address')
    expect(Object.keys(events[0])).not.toContain('request_id')
  }
  expect((await history(restricted, id, 'limit=1&skip=1')).events).toMatchObject([
    { action: 'linked', after: { name: 'Caio' } },
  ])
  const absent = await api.as(admin).get('/api/v1/cases/nada/history')
  expect([absent.status, absent.body.detail]).toEqual([404, 'Processo não encontrado'])
})

test('what is confidential stands in the history of its viewers only', async () => {
  const { prisma } = api.world.database
  const [author, lawyer, stranger] = [
    await signedIn(api, 'restricted'),
    await signedIn(api, 'restricted'),
    restricted,
  ]
  const case_id = await aCase({ assigned_lawyers: [lawyer.id] })
  const document = { id: uuid(), case_id, title: 'Laudo', author_id: author.id }
  const petition = {
    id: `petition_${'a'.repeat(32)}`,
    case_id,
    title: 'Inicial',
    petition_type: 'complaint',
    author_id: author.id,
  } as const
  await prisma.document.create({ data: document })
  await prisma.petition.create({ data: petition })
  const of = (entity_type: AuditEntry['entity_type'], entity_id: string, confidential = false) =>
    ({ entity_type, entity_id, case_id, confidential }) as const
  await told(author, { action: 'created', ...of('document', document.id), after: { title: 'Laudo' } })
  await told(author, { action: 'created', ...of('petition', petition.id), after: { title: 'Inicial' } })
  const seen = async (actor: Actor) => {
    const { events, total } = await history(actor, case_id)
    expect(total).toBe(events.length)
    return events.map((event: AuditEntry) => event.entity_type)
  }
  const all = ['petition', 'document', 'case']
  for (const actor of [admin, standard, author, lawyer, stranger]) expect(await seen(actor)).toEqual(all)

  await prisma.document.update({ where: { id: document.id }, data: { is_confidential: true } })
  await prisma.petition.update({
    where: { id: petition.id },
    data: { read_confidential: true, confidential_readers: [author.id] },
  })
  for (const actor of [admin, standard, author, lawyer]) expect(await seen(actor)).toEqual(all)
  expect(await seen(stranger)).toEqual(['case'])

  // Gone, it leaves only the trail to say that it was confidential.
  await told(standard, {
    action: 'deleted',
    ...of('document', document.id, true),
    before: { title: 'Laudo' },
  })
  await prisma.document.delete({ where: { id: document.id } })
  await prisma.petition.update({ where: { id: petition.id }, data: { read_confidential: false } })
  for (const actor of [admin, standard, lawyer])
    expect(await seen(actor)).toEqual(['document', 'petition', 'document', 'case'])
  expect(await seen(author)).toEqual(['petition', 'document', 'case'])
  expect(await seen(stranger)).toEqual(['petition', 'case'])
})

test('reading writes nothing', async () => {
  const id = await aCase()
  const { total } = await trail('')
  for (const path of [
    `/cases/${id}`,
    `/cases/${id}/history`,
    '/cases/with-parties/all',
    '/clients/',
    '/contacts/',
    `/cases/client/${clientId}`,
    '/audit',
  ])
    expect((await api.as(admin).get(`/api/v1${path}`)).status).toBe(200)
  expect((await trail('')).total).toBe(total)
})

test('a refused change leaves no word of it', async () => {
  const [one, two] = [await aCase({ case_number: 'UM-1' }), await aCase({ case_number: 'DOIS-2' })]
  const { total } = await trail('')
  const party = { name: 'Ana Prado', role: 'plaintiff', party_type: 'individual' }
  expect(
    (await api.as(admin).put(`/api/v1/cases/${one}`, { case_number: 'DOIS-2', parties: [party] })).status,
  ).toBe(400)
  expect(
    (await api.as(admin).put(`/api/v1/cases/${two}`, { title: 'X' }).set('If-Match', '"9"')).status,
  ).toBe(412)
  expect((await trail('')).total).toBe(total)
  expect((await api.as(admin).get(`/api/v1/cases/${one}`)).body.parties).toEqual([])
})
