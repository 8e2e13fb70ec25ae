import supertest from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textExample } from '@lavra/contracts/documents'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { aPetition, settled } from '../../../test/petitions'
import { storageOf, textFile, type SentFile } from '../../../test/uploads'
import { documentText } from '../documents/service'
import { petitionStep } from './service'

let api: Api
let user: Actor
const base = '/api/v1/petitions'

beforeAll(async () => {
  api = await startApi({ jobs: [petitionStep, documentText] })
  user = await signedIn(api)
})
afterAll(() => api.close())

function attach(
  who: Actor | null,
  id: string,
  files: SentFile[],
  headers: Record<string, string> = {},
  field = 'files',
): supertest.Test {
  const request = supertest(api.server).post(`${base}/${id}/attachments`).set(headers)
  if (who) void request.set('Authorization', `Bearer ${who.token}`)
  for (const { name, content } of files) void request.attach(field, content, { filename: name })
  return request
}

interface Row {
  id: string
  file_name: string
  file_size: number
  text_status: string
}
async function attached(id: string): Promise<Row[]> {
  const answer = await api.as(user).get(`${base}/${id}/attachments`)
  expect(answer.status).toBe(200)
  return answer.body as Row[]
}
const names = async (id: string) => (await attached(id)).map(({ file_name }) => file_name)

/**
 * No file is without its row, no row without its file, nothing is loose; what was not kept goes just after
 * the answer.
 */
async function tidy(): Promise<void> {
  await expect.poll(async () => (await storageOf(api.world)).loose, { timeout: 120_000 }).toEqual([])
  const { files, rows } = await storageOf(api.world)
  expect(files).toEqual(rows)
}

test('requires authentication', async () => {
  expect((await attach(null, 'x', [textFile()])).status).toBe(401)
  expect((await api.as(null).get(`${base}/x/attachments`)).status).toBe(401)
  await tidy()
})

test('several files are attached at once, in order, and their text is read and used', async () => {
  const id = await aPetition(api, user)
  const added = await attach(user, id, [
    textFile('A nota fiscal nº 4711 foi emitida em 3 de março de 2026.', 'nota fiscal.txt'),
    textFile('Outro', 'ação.TXT'),
  ])
  expect(added.status).toBe(201)
  expect(added.body).toEqual([
    {
      id: expect.any(String),
      file_name: 'nota fiscal.txt',
      file_size: 58,
      file_type: 'text/plain',
      owner: 'ours',
      purpose: 'to_file',
      ...textExample,
      text_status: 'pending',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
    expect.objectContaining({ file_name: 'ação.TXT', file_size: 5 }),
  ])
  await attach(user, id, [textFile('x', 'terceiro.txt')])
  expect(await names(id)).toEqual(['nota fiscal.txt', 'ação.TXT', 'terceiro.txt'])
  const statuses = async () => (await attached(id)).map(({ text_status }) => text_status)
  await expect.poll(statuses, { timeout: 120_000, interval: 100 }).toEqual(['ready', 'ready', 'ready'])
  await tidy()
  await api.as(user).post(`${base}/${id}/start-generation`, { background: true })
  const status = await settled(api, user, id)
  expect(status.agents_progress[1]?.output).toContain('4711')
  const events = await api.world.database.prisma.auditEvent.findMany({
    where: { entity_id: id, action: 'updated' },
    orderBy: { at: 'asc' },
  })
  expect(events[0]).toMatchObject({
    actor_id: user.id,
    after: { attachments: ['nota fiscal.txt', 'ação.TXT'] },
  })
})

test('all or none: one wrong file keeps the others out', async () => {
  const id = await aPetition(api, user)
  const wrong: [SentFile, number][] = [
    [{ name: 'programa.exe', content: Buffer.from('MZ') }, 415],
    [{ name: 'falso.pdf', content: Buffer.from('texto') }, 415],
    [{ name: 'vazio.txt', content: Buffer.alloc(0) }, 415],
  ]
  for (const [file, status] of wrong) {
    const answer = await attach(user, id, [textFile(), file])
    expect(answer.status, file.name).toBe(status)
  }
  expect(await attached(id)).toEqual([])
  await tidy()
})

test('at most twenty in all', async () => {
  const id = await aPetition(api, user)
  const many = (count: number) => Array.from({ length: count }, (_, n) => textFile(`texto ${n}`, `${n}.txt`))
  expect((await attach(user, id, many(15))).status).toBe(201)
  const refused = await attach(user, id, many(6))
  expect([refused.status, refused.body.detail]).toEqual([400, 'Uma petição pode ter no máximo 20 anexos'])
  expect(await attached(id)).toHaveLength(15)
  expect((await attach(user, id, many(5))).status).toBe(201)
  expect((await attach(user, id, many(1))).status).toBe(400)
  expect((await attach(user, await aPetition(api, user), many(21))).status).toBe(413)
  await tidy()
})

test('two at once do not pass the limit together', async () => {
  const id = await aPetition(api, user)
  const many = Array.from({ length: 12 }, (_, n) => textFile(`texto ${n}`, `${n}.txt`))
  const answers = await Promise.all([attach(user, id, many), attach(user, id, many)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
  expect(await attached(id)).toHaveLength(12)
  await tidy()
})

test('only before the generation starts', async () => {
  const id = await aPetition(api, user)
  await api.as(user).post(`${base}/${id}/start-generation`)
  const late = await attach(user, id, [textFile()])
  expect([late.status, late.body.code]).toEqual([409, 'already_started'])
  expect(await attached(id)).toEqual([])
  await tidy()
})

test('bad input', async () => {
  const id = await aPetition(api, user)
  expect((await attach(user, id, [])).status).toBe(415)
  expect((await attach(user, id, [textFile()], {}, 'outro')).status).toBe(422)
  expect((await api.as(user).post(`${base}/${id}/attachments`, { files: [] })).status).toBe(415)
  expect((await attach(user, 'petition_0', [textFile()])).status).toBe(404)
  expect((await api.as(user).get(`${base}/petition_0/attachments`)).status).toBe(404)
  await tidy()
})

test('those of a petition that one may not see are neither shown nor added to', async () => {
  const id = await aPetition(api, user)
  await api.world.database.prisma.petition.update({ where: { id }, data: { read_confidential: true } })
  const stranger = await signedIn(api, 'restricted')
  expect((await attach(stranger, id, [textFile()])).status).toBe(404)
  expect((await api.as(stranger).get(`${base}/${id}/attachments`)).status).toBe(404)
  expect(await attached(id)).toEqual([])
  await tidy()
})

test('a repetition with the same key adds nothing; another file under it is refused', async () => {
  const id = await aPetition(api, user)
  const files = [textFile('um', 'um.txt'), textFile('dois', 'dois.txt')]
  const key = { 'Idempotency-Key': 'anexos-1' }
  const first = await attach(user, id, files, key)
  const again = await attach(user, id, files, key)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  const other = await attach(user, id, [textFile('três', 'um.txt')], key)
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  expect(await names(id)).toEqual(['um.txt', 'dois.txt'])
  await tidy()
})

test('they go with their petition', async () => {
  const id = await aPetition(api, user)
  await attach(user, id, [textFile(), textFile()])
  expect((await api.as(user).delete(`${base}/${id}`)).status).toBe(204)
  await tidy()
})

interface Role {
  id: string
  owner: string
  purpose: string
}
test('whose an attachment is and what it is for is said with the file or before the agents begin, and then holds', async () => {
  const id = await aPetition(api, user)
  const roles = [{}, { owner: 'third_party', purpose: 'read_only' }]
  const said = await attach(user, id, [textFile('x', 'Estratégia.txt'), textFile('x', 'Fotos.txt')]).field(
    'roles',
    JSON.stringify(roles),
  )
  const [plan, photos] = said.body as [Role, Role]
  expect([plan, photos].map(({ owner, purpose }) => [owner, purpose])).toEqual([
    ['ours', 'internal'],
    ['third_party', 'read_only'],
  ])
  const told = async () =>
    (
      (await api.as(user).get(`${base}/${id}/withheld`)).body.withheld as { title: string; reason: string }[]
    ).filter(({ reason }) => reason === 'internal')
  expect(await told()).toMatchObject([{ title: 'Estratégia.txt' }])

  const at = `${base}/${id}/attachments/${plan.id}`
  const changed = await api.as(user).put(at, { purpose: 'read_only', owner: 'opposing' })
  expect([changed.status, changed.body.owner, changed.body.purpose]).toEqual([200, 'opposing', 'read_only'])
  expect((await api.as(user).get(`${base}/${id}/attachments`)).body[0]).toMatchObject({
    owner: 'opposing',
    purpose: 'read_only',
  })
  expect(await told()).toEqual([])
  const rows = await api.world.database.prisma.petitionAttachment.findMany({
    where: { petition_id: id },
    orderBy: { position: 'asc' },
  })
  expect(rows.map(({ owner_chosen, purpose_chosen }) => owner_chosen && purpose_chosen)).toEqual([true, true])
  const [event] = await api.world.database.prisma.auditEvent.findMany({
    where: { entity_id: id },
    orderBy: { id: 'desc' },
    take: 1,
  })
  expect(event).toMatchObject({
    before: { purpose: 'internal' },
    after: { attachment: 'Estratégia.txt', purpose: 'read_only' },
  })

  expect((await api.as(user).put(at, { purpose: 'segredo' })).status).toBe(422)
  expect((await attach(user, id, [textFile()]).field('roles', '[{"owner":"nobody"}]')).status).toBe(422)
  const other = await aPetition(api, user)
  expect(
    (await api.as(user).put(`${base}/${other}/attachments/${plan.id}`, { purpose: 'internal' })).status,
  ).toBe(404)
  await api.world.database.prisma.petition.update({ where: { id }, data: { read_confidential: true } })
  expect((await api.as(await signedIn(api, 'restricted')).put(at, { purpose: 'internal' })).status).toBe(404)
  await api.world.database.prisma.petition.update({ where: { id }, data: { status: 'processing' } })
  const late = await api.as(user).put(at, { purpose: 'internal' })
  expect([late.status, late.body.code]).toEqual([409, 'already_started'])
})
