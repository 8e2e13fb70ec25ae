import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { started, statusOf } from '../../../test/petitions'
import { aCase } from '../../../test/uploads'

let api: Api
let standard: Actor
let writer: Actor
let lawyer: Actor
let stranger: Actor
let caseId: string

beforeAll(async () => {
  api = await startApi()
  standard = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado' })
  ;[writer, lawyer, stranger] = [
    await signedIn(api, 'restricted'),
    await signedIn(api, 'restricted'),
    await signedIn(api, 'restricted'),
  ]
  caseId = await aCase(api, { assigned_lawyers: [lawyer.id], title: 'Sofá' })
})
afterAll(() => api.close())

const path = () => `/api/v1/cases/${caseId}/notes`
const write = async (who: Actor, text: string, more: object = {}) => {
  const answer = await api.as(who).post(path(), { text, ...more })
  expect(answer.status).toBe(201)
  return answer.body as { id: string; version: number }
}
const texts = async (who: Actor, query = '') => {
  const { notes } = (await api.as(who).get(path() + query)).body as { notes: { text: string }[] }
  return notes.map(({ text }) => text)
}

test('a rewritten note says who wrote it last and when; with a namesake by user name too', async () => {
  const editor = await signedIn(api, 'standard', { full_name: 'Nara Edita' })
  const { id } = await write(standard, 'Primeira versão.')
  const read = async () => (await api.as(standard).get(`/api/v1/notes/${id}`)).body as object
  expect(await read()).toMatchObject({ edited_by: null, edited_at: null })
  const before = Date.now() - 1000
  const { body } = await api.as(editor).put(`/api/v1/notes/${id}`, { text: 'Segunda versão.' })
  expect(body).toMatchObject({ created_by: 'Lia Torres Amado', edited_by: 'Nara Edita' })
  expect(Date.parse(body.edited_at as string)).toBeGreaterThan(before)
  const { notes } = (await api.as(standard).get(path())).body as { notes: { id: string }[] }
  expect(notes.find((note) => note.id === id)).toEqual(await read())
  const twin = await signedIn(api, 'standard', { full_name: 'Nara-Edita' })
  await api.as(twin).put(`/api/v1/notes/${id}`, { kind: 'atendimento' })
  const { username } = await api.world.database.prisma.user.findUniqueOrThrow({ where: { id: twin.id } })
  expect(await read()).toMatchObject({ edited_by: `Nara-Edita (${username})` })
  expect((await api.as(standard).delete(`/api/v1/notes/${id}`)).status).toBe(204)
})

test('a note of signs that nobody sees is no note', async () => {
  const only = 'Só há sinais que não se veem. Escreva o texto.'
  const { id } = await write(lawyer, 'Visível.')
  for (const text of ['\u200b', '\u2800 \u00ad', '\u{e0041}\n\u202e']) {
    for (const answer of [
      await api.as(lawyer).post(path(), { text }),
      await api.as(lawyer).put(`/api/v1/notes/${id}`, { text }),
    ])
      expect([answer.status, answer.body.detail[0].msg]).toEqual([422, only])
  }
  expect((await api.as(lawyer).delete(`/api/v1/notes/${id}`)).status).toBe(204)
})

test('a note is written, paged, changed and deleted, and the history tells of it without its text', async () => {
  const first = await write(standard, 'A cliente pagou por PIX.', {
    kind: 'atendimento',
    happened_at: '2026-03-01T11:30:00-03:00',
  })
  const second = await write(standard, 'Pesquisar jurisprudência.')
  expect(first).toMatchObject({
    kind: 'atendimento',
    happened_at: '2026-03-01T14:30:00.000Z',
    created_by: 'Lia Torres Amado',
    version: 1,
  })
  expect(second).toMatchObject({ kind: 'anotacao' })
  const page = (await api.as(standard).get(`${path()}?limit=1`)).body as object
  expect(page).toMatchObject({ notes: [{ id: second.id }], total: 2 })
  expect(await texts(standard, '?search=pix')).toEqual(['A cliente pagou por PIX.'])

  const changed = await api
    .as(standard)
    .put(`/api/v1/notes/${first.id}`, { text: 'Pagou à vista.' })
    .set('If-Match', '"1"')
  expect([changed.status, changed.body.text, changed.headers['etag']]).toEqual([200, 'Pagou à vista.', '"2"'])
  expect(
    (await api.as(standard).put(`/api/v1/notes/${first.id}`, { text: 'x' }).set('If-Match', '"1"')).status,
  ).toBe(412)
  expect((await api.as(standard).delete(`/api/v1/notes/${first.id}`)).status).toBe(204)
  expect((await api.as(standard).get(`/api/v1/notes/${first.id}`)).status).toBe(404)
  // In the trash it is as hidden from others as it was.
  expect((await api.as(stranger).post(`/api/v1/trash/${first.id}/restore`)).status).toBe(404)
  expect((await api.as(standard).post(`/api/v1/trash/${first.id}/restore`)).status).toBe(200)
  expect(await texts(standard, '?search=vista')).toEqual(['Pagou à vista.'])
  const events = await api.world.database.prisma.auditEvent.findMany({
    where: { entity_id: first.id },
    orderBy: { id: 'asc' },
  })
  expect(
    events.map(({ action, entity_type, case_id, confidential }) => [
      action,
      entity_type,
      case_id,
      confidential,
    ]),
  ).toEqual(['created', 'updated', 'deleted', 'restored'].map((action) => [action, 'note', caseId, true]))
  expect(JSON.stringify(events)).not.toMatch(/Pagou|PIX/)
  const again = api.as(standard).post(path(), { text: 'Uma vez só' }).set('Idempotency-Key', 'nota-1')
  const repeated = api.as(standard).post(path(), { text: 'Uma vez só' }).set('Idempotency-Key', 'nota-1')
  expect((await again).body.id).toBe((await repeated).body.id)
})

test('an If-Match that names no version says what to send, before anything is changed', async () => {
  const { id } = await write(standard, 'Fica.')
  const put = (tag: string) => api.as(standard).put(`/api/v1/notes/${id}`, { text: 'x' }).set('If-Match', tag)
  for (const tag of ['abc', '"1', '1"', '"1", abc', '-1', '1.5', 'W/1']) {
    const answer = await put(tag)
    expect([tag, answer.status, answer.body.code, answer.body.detail]).toEqual([
      tag,
      400,
      'invalid_if_match',
      'O cabeçalho If-Match não diz uma versão. Envie o ETag que veio com o registro, como "3", ou *.',
    ])
  }
  expect((await put('"7", W/"8", "outra"')).status).toBe(412)
  for (const tag of ['"1"', '2', 'W/"2"', '*']) expect([tag, (await put(tag)).status]).toEqual([tag, 200])
  expect((await api.as(standard).delete(`/api/v1/notes/${id}`)).status).toBe(204)
})

test('what is asked for has bounds', async () => {
  const moments = [
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '1899-12-31T23:59:59Z',
    '9999-12-31T23:59:59-14:00',
  ]
  const beyond = moments.map((happened_at) => ({ text: 'x', happened_at }))
  for (const body of [
    {},
    { text: ' ' },
    { text: 'x'.repeat(50_001) },
    { text: 'x', kind: 'outra' },
    { text: 'x', happened_at: 'ontem' },
    ...beyond,
  ])
    expect((await api.as(standard).post(path(), body)).status).toBe(422)
  expect((await api.as(standard).get(`${path()}?limit=1001`)).status).toBe(422)
  expect((await api.as(standard).get('/api/v1/cases/nenhum/notes')).status).toBe(404)
})

test('restricted users see the notes of their own cases and their own, in lists, alone, in the history and in the search', async () => {
  const { id } = await write(writer, 'O cliente confessou: palavra-canário.')
  const { client_id } = await api.world.database.prisma.case.findUniqueOrThrow({ where: { id: caseId } })
  expect((await api.as(standard).post(`/api/v1/chat/reindex/${client_id}`)).status).toBe(200)
  const found = async (who: Actor) => {
    const answer = await api.as(who).post('/api/v1/chat/search', { query: 'canário confessou' })
    return (answer.body as { results: { type: string }[] }).results.map(({ type }) => type)
  }
  for (const who of [standard, lawyer, writer]) {
    expect(await texts(who)).toContain('O cliente confessou: palavra-canário.')
    expect((await api.as(who).get(`/api/v1/notes/${id}`)).status).toBe(200)
    expect(await found(who)).toContain('note')
  }
  expect(await texts(stranger)).toEqual([])
  expect(await found(stranger)).toEqual([])
  for (const answer of [
    await api.as(stranger).get(`/api/v1/notes/${id}`),
    await api.as(stranger).put(`/api/v1/notes/${id}`, { text: 'x' }),
    await api.as(stranger).delete(`/api/v1/notes/${id}`),
  ])
    expect([answer.status, answer.body.detail]).toEqual([404, 'Anotação não encontrada'])
  const history = async (who: Actor) =>
    JSON.stringify((await api.as(who).get(`/api/v1/cases/${caseId}/history`)).body)
  expect(await history(lawyer)).toContain(id)
  expect(await history(stranger)).not.toContain(id)
})

test('no petition reads a note', async () => {
  await write(standard, 'Segredo NOTA-CANÁRIO-77: aceita acordo até R$ 77.777,00.')
  const id = await started(api, standard, 8, { case_id: caseId })
  expect(JSON.stringify(await statusOf(api, standard, id))).not.toMatch(/CANÁRIO-77|77\.777/)
})
