import { afterAll, beforeAll, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import { agentIds } from '@lavra/contracts/petitions/generation'
import type { Prisma } from '../../../generated/prisma/client'
import { startApi, type Actor, type Api } from '../../../test/api'
import { aClient, caseBody, signedIn } from '../../../test/factories'
import { statementsOf } from '../../../test/statements'

let api: Api
let user: Actor
let restricted: Actor
let caseId: string
const base = '/api/v1/petitions'

beforeAll(async () => {
  api = await startApi()
  user = await signedIn(api)
  restricted = await signedIn(api, 'restricted')
  const client = await aClient(api, { name: 'Conceição Á. Ltda.' })
  const parties = [
    { name: 'Conceição Á. Ltda.', role: 'plaintiff', party_type: 'corporate' },
    { name: 'Segundo Autor', role: 'plaintiff', party_type: 'individual' },
    { name: 'Réu da Silva', role: 'defendant', party_type: 'individual' },
  ]
  const made = await api
    .as(user)
    .post('/api/v1/cases/', caseBody(client.id, { description: 'O sofá não chegou.', parties }))
  caseId = String(made.body.id)
})
afterAll(() => api.close())

let minute = 0
async function put(fields: Partial<Prisma.PetitionUncheckedCreateInput> = {}): Promise<string> {
  const id = `petition_${uuid().replaceAll('-', '')}`
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, minute++))
  await api.world.database.prisma.petition.create({
    data: { id, petition_type: 'complaint', title: 'Título', created_at, ...fields },
  })
  return id
}

interface Row {
  id: string
  title: string
  progress_percentage: number
}
async function list(query: string, who = user): Promise<{ ids: string[]; total: number; rows: Row[] }> {
  const answer = await api.as(who).get(`${base}/?${query}`)
  expect(answer.status).toBe(200)
  const rows = answer.body.petitions as Row[]
  return { ids: rows.map(({ id }) => id), total: Number(answer.body.total), rows }
}

test('requires authentication', async () => {
  for (const path of ['/', '/recent', `/case/${caseId}/petitions`, `/case/${caseId}/parties`])
    expect((await api.as(null).get(base + path)).status, path).toBe(401)
})

test('the list is newest first, paged without repeating or skipping, and counts all', async () => {
  const at = new Date(Date.UTC(2027, 0, 1))
  const ids: string[] = []
  for (let n = 0; n < 5; n++)
    ids.push(await put({ title: 'Paginada', created_at: n < 3 ? at : new Date(at.getTime() + n) }))
  const newest = [...ids.slice(3).reverse(), ...ids.slice(0, 3).toSorted().reverse()]
  expect(await list('search=paginada')).toMatchObject({ ids: newest, total: 5 })
  const pages = [
    await list('search=paginada&limit=2'),
    await list('search=paginada&limit=2&skip=2'),
    await list('search=paginada&limit=2&skip=4'),
  ]
  expect(pages.flatMap((page) => page.ids)).toEqual(newest)
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5])
  expect((await list('search=paginada&skip=9')).ids).toEqual([])
})

test('a row says how far its chain has come, and shows no content', async () => {
  const id = await put({ title: 'Adiantada', content: 'segredo' })
  const runs = agentIds.map((agent_id, position) => ({ id: uuid(), petition_id: id, agent_id, position }))
  const done = runs.map((run) =>
    run.position < 3 ? { ...run, status: 'completed' as const, output: 'x' } : run,
  )
  await api.world.database.prisma.agentRun.createMany({ data: done })
  const { rows } = await list('search=adiantada')
  expect(rows).toEqual([
    expect.objectContaining({
      id,
      petition_id: id,
      petition_type: 'complaint',
      status: 'initialized',
      version: 1,
      progress_percentage: 38,
    }),
  ])
  expect(JSON.stringify(rows)).not.toContain('segredo')
})

test('search finds title, client and type without accents and case; % and _ are plain', async () => {
  const byTitle = await put({ title: 'Ação Revisional 100%_dano' })
  const byClient = await put({ client_name: 'Márcia Brandão' })
  const byType = await put({ petition_type: 'discovery_request' })
  for (const search of ['acao revisional', 'AÇÃO', '100%25_', 'revis'])
    expect((await list(`search=${search}`)).ids, search).toEqual([byTitle])
  expect((await list('search=marcia brandao')).ids).toEqual([byClient])
  for (const search of ['produção de provas', 'PRODUCAO', 'Pedido de prod'])
    expect((await list(`search=${search}`)).ids, search).toEqual([byType])
  expect((await list('search=0%25_dan')).ids).toEqual([byTitle])
  for (const search of ['%25%25%25', '___', 'xyzxyz'])
    expect((await list(`search=${search}`)).ids, search).toEqual([])
})

test('one or two letters find the beginning of a word', async () => {
  const zebra = await put({ title: 'Zé contra a União' })
  const quilombo = await put({ client_name: 'Quilombo Água' })
  const appeal = await put({ petition_type: 'appeal_brief', title: 'x' })
  expect((await list('search=z')).ids).toEqual([zebra])
  expect((await list('search=ze')).ids).toEqual([zebra])
  expect((await list('search=qu')).ids).toEqual([quilombo])
  expect((await list('search=re')).ids).toContain(appeal)
  expect((await list('search=ec')).ids).toEqual([])
})

test('the status filters, also with a search', async () => {
  const failed = await put({ title: 'Filtrada', status: 'failed' })
  await put({ title: 'Filtrada', status: 'completed' })
  expect(await list('status=failed&search=filtrada')).toMatchObject({ ids: [failed], total: 1 })
  expect((await list('status=failed')).ids).toEqual([failed])
})

test('recent and those of a case', async () => {
  const [older, newer] = [await put({ case_id: caseId }), await put({ case_id: caseId })]
  const ofCase = await api.as(user).get(`${base}/case/${caseId}/petitions`)
  expect(ofCase.body.map((row: Row) => row.id)).toEqual([newer, older])
  const late = await put({ created_at: new Date(Date.UTC(2028, 0, 1)) })
  const recent = await api.as(user).get(`${base}/recent?limit=2`)
  expect(recent.body).toHaveLength(2)
  expect(recent.body[0]).toMatchObject({ id: late, petition_id: late, progress_percentage: 0 })
  expect((await api.as(user).get(`${base}/recent`)).body).toHaveLength(10)
})

test('the parties of a case as the wizard takes them', async () => {
  const answer = await api.as(user).get(`${base}/case/${caseId}/parties`)
  expect(answer.body).toEqual({
    plaintiffs: [
      { id: expect.any(String), custom_name: 'Conceição Á. Ltda.', party_type: 'corporate' },
      { id: expect.any(String), custom_name: 'Segundo Autor', party_type: 'individual' },
    ],
    defendants: [{ id: expect.any(String), custom_name: 'Réu da Silva', party_type: 'individual' }],
    additional_context: 'O sofá não chegou.',
    plaintiff: 'Conceição Á. Ltda.',
    client_name: 'Conceição Á. Ltda.',
    client_id: expect.any(String),
  })
  const bare = await api.as(user).post('/api/v1/cases/', caseBody(String(answer.body.client_id)))
  expect((await api.as(user).get(`${base}/case/${String(bare.body.id)}/parties`)).body).toMatchObject({
    plaintiffs: [],
    defendants: [],
    additional_context: null,
    plaintiff: null,
  })
  expect((await api.as(user).get(`${base}/case/${String(bare.body.id)}/petitions`)).body).toEqual([])
})

test('bad input and unknown cases', async () => {
  for (const query of ['limit=0', 'limit=1001', 'skip=-1', 'status=feita', 'limit=x'])
    expect((await api.as(user).get(`${base}/?${query}`)).status, query).toBe(422)
  for (const path of ['petitions', 'parties'])
    for (const id of ['nada', uuid(), "%27%20or%20'1'='1"]) {
      const answer = await api.as(user).get(`${base}/case/${id}/${path}`)
      expect([answer.status, answer.body.detail]).toEqual([404, 'Processo não encontrado'])
    }
})

test('a restricted user is not shown what read somebody else’s confidential document, nor counts it', async () => {
  const closed = await put({ title: 'Sigilosa', read_confidential: true, case_id: caseId })
  const open = await put({ title: 'Sigilosa não', case_id: caseId })
  expect(await list('search=sigilosa')).toMatchObject({ ids: [open, closed], total: 2 })
  expect(await list('search=sigilosa', restricted)).toMatchObject({ ids: [open], total: 1 })
  const ids = async (path: string) =>
    ((await api.as(restricted).get(base + path)).body as Row[]).map(({ id }) => id)
  expect(await ids(`/case/${caseId}/petitions`)).not.toContain(closed)
  expect(await ids('/recent?limit=1000')).not.toContain(closed)
  expect(await ids('/recent?limit=1000')).toContain(open)
})

test.each([
  '/?search=titulo&status=initialized',
  '/recent?limit=1000',
  '/case/CASE/petitions',
  '/case/CASE/parties',
])('%s takes at most four statements, however many rows there are', async (path) => {
  for (let n = 0; n < 10; n++) await put({ case_id: caseId })
  for (const who of [user, restricted]) {
    const statements = await statementsOf(async () => {
      expect((await api.as(who).get(base + path.replace('CASE', caseId))).status).toBe(200)
    })
    expect(statements.length).toBeGreaterThan(1)
    expect(statements.length).toBeLessThanOrEqual(4)
  }
})
