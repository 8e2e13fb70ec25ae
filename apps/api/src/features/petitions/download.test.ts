import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { aPetition } from '../../../test/petitions'

let api: Api
let user: Actor
let id: string
const base = '/api/v1/petitions'

beforeAll(async () => {
  api = await startApi()
  user = await signedIn(api)
  id = await aPetition(api, user)
  await api
    .as(user)
    .put(`${base}/${id}/content`, { content: '# Petição\n\nAção de **cobrança**, “entre aspas”.' })
})
afterAll(() => api.close())

const download = (who: Actor | null, format: string, one = id) =>
  api
    .as(who)
    .get(`${base}/${one}/export?format=${format}`)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => done(null, Buffer.concat(parts)))
    })
const exports = () =>
  api.world.database.prisma.auditEvent.findMany({
    where: { entity_id: id, action: 'exported' },
    orderBy: { at: 'asc' },
  })

test('requires authentication', async () => {
  expect((await download(null, 'md')).status).toBe(401)
})

const formats: [string, string, (file: Buffer) => void][] = [
  [
    'md',
    'text/markdown; charset=utf-8',
    (file) => expect(file.toString()).toContain('# Petição\n\nAção de **cobrança**, “entre aspas”.'),
  ],
  [
    'html',
    'text/html; charset=utf-8',
    (file) => expect(file.toString()).toMatch(/<strong>cobrança<\/strong>, “entre aspas”/),
  ],
  [
    'docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    (file) => expect(file.subarray(0, 2).toString()).toBe('PK'),
  ],
  ['pdf', 'application/pdf', (file) => expect(file.subarray(0, 5).toString()).toBe('%PDF-')],
]
test.each(formats)('%s is a download under its own name', async (format, type, check) => {
  const before = (await exports()).length
  const answer = await download(user, format)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'content-disposition': expect.stringMatching(/^attachment; filename=/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': String((answer.body as Buffer).length),
  })
  const name = decodeURIComponent(
    /filename\*=UTF-8''(.*)/.exec(String(answer.headers['content-disposition']))?.[1] ?? '',
  )
  expect(name).toMatch(
    new RegExp(
      `^\\d{4}-\\d\\d-\\d\\d Petição Inicial – Helena Prado Nogueira × Lar Claro Móveis Ltda\\.${format}$`,
    ),
  )
  check(answer.body as Buffer)
  const told = {
    actor_id: user.id,
    confidential: false,
    after: expect.objectContaining({ format }) as unknown,
  }
  expect((await exports()).slice(before)).toEqual([expect.objectContaining(told)])
})

test('without a text there is nothing to export', async () => {
  const empty = await aPetition(api, user)
  const answer = await api.as(user).get(`${base}/${empty}/export?format=pdf`)
  expect([answer.status, answer.body.detail]).toEqual([409, 'A petição ainda não tem texto para exportar'])
  expect(
    await api.world.database.prisma.auditEvent.count({ where: { entity_id: empty, action: 'exported' } }),
  ).toBe(0)
})

test('unknown formats and petitions', async () => {
  for (const query of ['?format=exe', '', '?format=']) {
    const answer = await api.as(user).get(`${base}/${id}/export${query}`)
    expect(answer.status, query).toBe(422)
    expect(answer.body.detail[0].msg).toBe('Escolha docx, pdf, html ou md')
  }
  expect((await api.as(user).get(`${base}/petition_0/export?format=md`)).status).toBe(404)
})

test('only for whoever sees it; one with a confidential document’s words is told as read, too', async () => {
  const { prisma } = api.world.database
  await prisma.petition.update({ where: { id }, data: { read_confidential: true } })
  const stranger = await signedIn(api, 'restricted')
  expect((await download(stranger, 'md')).status).toBe(404)
  expect((await download(user, 'md')).status).toBe(200)
  const told = await prisma.auditEvent.findMany({
    where: { entity_id: id, actor_id: { in: [stranger.id, user.id] }, confidential: true },
  })
  expect(told.map(({ action, actor_id }) => [action, actor_id]).toSorted()).toEqual([
    ['exported', user.id],
    ['read_confidential', user.id],
  ])
})
