import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { aCase, aDocument, sendDocument, textFile } from '../../../test/uploads'
import { documentText } from './service'

let api: Api
let admin: Actor
let standard: Actor
let author: Actor
let lawyer: Actor
let other: Actor
let caseId: string

beforeAll(async () => {
  api = await startApi({ jobs: [{ ...documentText, handler: () => Promise.resolve() }] })
  admin = await signedIn(api, 'admin')
  standard = await signedIn(api, 'standard')
  author = await signedIn(api, 'restricted', { full_name: 'Autora Restrita' })
  lawyer = await signedIn(api, 'restricted')
  other = await signedIn(api, 'restricted', { full_name: 'Outro Restrito' })
  caseId = await aCase(api, { assigned_lawyers: ['Outro Restrito', lawyer.id] })
})
afterAll(() => api.close())

const secret = (by = author, fields = {}) =>
  aDocument(api, by, caseId, { title: 'Laudo sigiloso', is_confidential: 'true', ...fields })
const events = (entity_id: string) =>
  api.world.database.prisma.auditEvent.findMany({ where: { entity_id }, orderBy: { id: 'asc' } })

/** All that somebody can ask of a document: what each call answers, status and sentence. */
async function asked(actor: Actor, id: string) {
  const as = api.as(actor)
  const calls = [
    () => as.get(`/api/v1/documents/${id}`),
    () => as.get(`/api/v1/documents/${id}/download`),
    () => as.put(`/api/v1/documents/${id}`, { description: 'visto' }),
    () => as.put(`/api/v1/documents/${id}`, { description: 'visto' }).set('If-Match', '"77"'),
    () => as.delete(`/api/v1/documents/${id}`),
  ]
  const answers: string[] = []
  for (const call of calls) {
    const { status, body } = await call()
    answers.push(`${status} ${(body as { detail?: string }).detail ?? ''}`.trim())
  }
  return answers
}
const allowed = ['200', '200', '200', '412 Alterado por outra pessoa. Recarregue antes de salvar.', '204']
const absent = Array<string>(5).fill('404 Documento não encontrado')

test('a confidential document is for admin, standard, its author and the lawyers of its case', async () => {
  for (const actor of [admin, standard, author, lawyer])
    expect(await asked(actor, (await secret()).id)).toEqual(allowed)
})

test('for any other restricted user it answers as what does not exist, whatever created_by or a name says', async () => {
  for (const created_by of ['', 'Outro Restrito', other.id]) {
    const { id } = await secret(author, { created_by })
    expect(await asked(other, id)).toEqual(absent)
    expect(await asked(other, 'nenhum')).toEqual(absent)
    expect((await api.as(other).get(`/api/v1/documents/case/${caseId}`)).body).not.toContainEqual(
      expect.objectContaining({ id }),
    )
    expect((await api.as(other).get(`/api/v1/documents/case/${caseId}?search=sigiloso`)).body).toEqual([])
    expect(
      (await api.as(author).get(`/api/v1/documents/case/${caseId}?search=sigiloso`)).body,
    ).toContainEqual(expect.objectContaining({ id }))
    expect((await events(id)).map(({ action }) => action)).toEqual(['created'])
  }
})

test('what is open is for everybody; a restricted user may work with it', async () => {
  for (const actor of [admin, standard, author, lawyer, other]) {
    const { id } = await aDocument(api, standard, caseId)
    expect(await asked(actor, id)).toEqual(allowed)
  }
})

test('whoever sees it may open or close it, and may lose sight of it by that', async () => {
  const { id } = await secret()
  const set = (actor: Actor, is_confidential: boolean) =>
    api.as(actor).put(`/api/v1/documents/${id}`, { is_confidential })
  expect((await set(lawyer, false)).body).toMatchObject({ is_confidential: false, version: 2 })
  const closed = await set(other, true)
  expect(closed).toMatchObject({ status: 200, body: { is_confidential: true, version: 3 } })
  expect((await set(other, false)).status).toBe(404)
  const trail = await events(id)
  const told = trail.map(({ action, confidential, actor_id, before, after }) => [
    action,
    confidential,
    actor_id,
    before,
    after,
  ])
  expect(told.slice(1)).toEqual([
    ['updated', true, lawyer.id, { is_confidential: true }, { is_confidential: false }],
    ['updated', true, other.id, { is_confidential: false }, { is_confidential: true }],
  ])
})

test('reading a confidential file is written down, reading an open one is not', async () => {
  const { id } = await secret()
  await api.as(lawyer).get(`/api/v1/documents/${id}/download`)
  expect((await events(id)).at(-1)).toMatchObject({
    action: 'read_confidential',
    actor_id: lawyer.id,
    case_id: caseId,
    confidential: true,
  })
  const open = await aDocument(api, standard, caseId)
  await api.as(lawyer).get(`/api/v1/documents/${open.id}/download`)
  expect((await events(open.id)).map(({ action }) => action)).toEqual(['created'])
})

test('what a caller sends beyond the form gives no rights', async () => {
  const extra = {
    author_id: other.id,
    id: 'meu',
    version: '9',
    storage_key: 'a'.repeat(32),
    text_status: 'ready',
  }
  const fields = { case_id: caseId, title: 'x', is_confidential: 'true', ...extra }
  const created = await sendDocument(api, author, fields, textFile())
  expect(created.body).toMatchObject({ version: 1, text_status: 'pending' })
  const row = await api.world.database.prisma.document.findUniqueOrThrow({
    where: { id: String(created.body.id) },
  })
  expect(row.author_id).toBe(author.id)
  expect(row.storage_key).not.toBe(fields.storage_key)
  expect((await api.as(other).get(`/api/v1/documents/${row.id}`)).status).toBe(404)
})
