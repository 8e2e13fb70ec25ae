import { Readable } from 'node:stream'
import supertest from 'supertest'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { aClient, caseBody, signedIn } from '../../../../test/factories'
import { manyOperators } from '../../../../test/files/bombs'
import { docxOf } from '../../../../test/files/office'
import { lockedPdf, pdfPages, pdfText } from '../../../../test/files/pdf'
import type { Ctx } from '../../../platform/ctx'
import { documentText, enqueueText, requeuePendingText } from './job'
import { documentScan } from './scan-job'
import type { TextOf } from './pending'

let api: Api
let user: Actor
let caseId: string
let ctx: Ctx

beforeAll(async () => {
  api = await startApi({ jobs: [documentText, documentScan] })
  user = await signedIn(api, 'admin')
  const client = await aClient(api)
  const made = await api.as(user).post('/api/v1/cases/', caseBody(client.id)).expect(201)
  caseId = made.body.id
  const { world } = api
  ctx = world.ctx({
    log: world.log,
    request_id: 'test',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
})
afterAll(() => api.close())

const upload = async (file_name: string, content: Buffer): Promise<string> => {
  const request = supertest(api.server)
    .post('/api/v1/documents/')
    .set('Authorization', `Bearer ${user.token}`)
  const { body } = await request
    .field('title', 'Prova')
    .field('case_id', caseId)
    .field('document_type', 'evidence')
    .attach('file', content, file_name)
    .expect(201)
  return body.id
}
const row = (id: string) =>
  api.world.database.prisma.document.findUniqueOrThrow({
    where: { id },
    include: { pages: { orderBy: { page: 'asc' } } },
  })
const settled = async (id: string) => {
  await vi.waitFor(async () => expect((await row(id)).text_status).not.toBe('pending'), {
    timeout: 100_000,
    interval: 100,
  })
  return row(id)
}
const stored = async (content: Buffer) => {
  const key = api.world.files.newKey()
  await api.world.files.save(key, Readable.from([content]))
  return key
}
/** A row whose text nobody was asked for. */
const forgotten = async (storage_key: string, file_name = 'a.txt', fields = {}): Promise<string> => {
  const data = {
    id: uuid(),
    case_id: caseId,
    title: 'x',
    file_name,
    file_size: 9,
    storage_key,
    updated_at: new Date(Date.now() - 3_600_000),
    ...fields,
  }
  return (await api.world.database.prisma.document.create({ data })).id
}
const run = (of: TextOf, signal = new AbortController().signal) => documentText.handler(ctx, of, signal)
const jobsOf = async (id: string): Promise<string[]> =>
  (
    await api.world.database.query<{ state: string }>(
      `SELECT state FROM pgboss.job WHERE data->'payload'->>'id' = '${id}'`,
    )
  ).map(({ state }) => state)

test('an uploaded document’s text is there by page within seconds', async () => {
  const before = await row(await upload('Petição.PDF', pdfText('Primeira página', '', 'Terceira página')))
  const { text_status, text_error, pages, version } = await settled(before.id)
  expect({ text_status, text_error, version }).toEqual({
    text_status: 'ready',
    text_error: null,
    version: before.version,
  })
  expect(pages.map(({ page, text }) => [page, text])).toEqual([
    [1, 'Primeira página'],
    [3, 'Terceira página'],
  ])
  const listed = await api.as(user).get(`/api/v1/documents/case/${caseId}`).expect(200)
  expect(listed.body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: before.id, text_status: 'ready', text_error: null }),
    ]),
  )
})

test('blank pages are "empty", files with a password "failed" with a sentence', async () => {
  const [blank, locked] = [await upload('vazio.pdf', pdfPages([[]])), await upload('senha.pdf', lockedPdf())]
  expect(await settled(blank)).toMatchObject({ text_status: 'empty', text_error: null, pages: [] })
  const error =
    'Não foi possível ler o texto deste arquivo. Ele está protegido por senha: envie uma cópia sem senha.'
  expect(await settled(locked)).toMatchObject({ text_status: 'failed', text_error: error, pages: [] })
})

test('the text of a petition’s attachment is one string', async () => {
  const { prisma } = api.world.database
  const petition = await api
    .as(user)
    .post('/api/v1/petitions/initialize', { petition_type: 'complaint', title: 'x', case_id: caseId })
    .expect(201)
  const storage_key = await stored(pdfText('Um', 'Dois'))
  const data = {
    id: uuid(),
    petition_id: petition.body.petition_id as string,
    position: 1,
    file_name: 'a.pdf',
    file_size: 9,
    storage_key,
  }
  await prisma.petitionAttachment.create({ data })
  await run({ kind: 'attachment', id: data.id })
  expect(await prisma.petitionAttachment.findUnique({ where: { id: data.id } })).toMatchObject({
    text_status: 'ready',
    text: 'Um\n\nDois',
    text_error: null,
  })
})

test('a second run changes nothing, two at once write once', async () => {
  const id = await forgotten(await stored(Buffer.from('um\fdois')))
  await Promise.all([run({ kind: 'document', id }), run({ kind: 'document', id })])
  const first = await row(id)
  expect(first.pages.map(({ text }) => text)).toEqual(['um', 'dois'])
  await run({ kind: 'document', id })
  expect(await row(id)).toEqual(first)
})

test('a row deleted before or meanwhile, or with another file by now, is no error', async () => {
  const { prisma } = api.world.database
  await run({ kind: 'document', id: uuid() })
  await run({ kind: 'attachment', id: uuid() })
  const gone = await forgotten(await stored(docxOf('x')), 'a.docx')
  const changed = await forgotten(await stored(docxOf('old')), 'a.docx')
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const open = vi.fn((key: string) => held.then(() => api.world.files.open(key)))
  const slow: Ctx = { ...ctx, files: { ...ctx.files, open } }
  const running = [gone, changed].map((id) =>
    documentText.handler(slow, { kind: 'document', id }, new AbortController().signal),
  )
  await expect.poll(() => open.mock.calls.length).toBe(2)
  await prisma.document.delete({ where: { id: gone } })
  await prisma.document.update({ where: { id: changed }, data: { storage_key: await stored(docxOf('new')) } })
  goOn()
  await Promise.all(running)
  expect(await prisma.document.findUnique({ where: { id: gone } })).toBeNull()
  expect(await row(changed)).toMatchObject({ text_status: 'pending', pages: [] })
  await prisma.document.delete({ where: { id: changed } })
})

test('a file that is gone is told', async () => {
  const id = await forgotten(api.world.files.newKey())
  await run({ kind: 'document', id })
  const text_error =
    'Não foi possível ler o texto deste arquivo. O conteúdo não foi encontrado: envie o arquivo novamente.'
  expect(await row(id)).toMatchObject({ text_status: 'failed', text_error })
})

test('a stop of the server interrupts the reading and leaves the row waiting', async () => {
  const id = await forgotten(await stored(manyOperators(2_000_000)), 'a.pdf')
  const stop = new AbortController()
  const running = run({ kind: 'document', id }, stop.signal)
  setTimeout(() => stop.abort(new Error('the server stops')), 500)
  await expect(running).rejects.toThrow('the server stops')
  expect(await row(id)).toMatchObject({ text_status: 'pending' })
  await api.world.database.prisma.document.delete({ where: { id } })
})

test('storage that fails is tried again, never the file’s fault', async () => {
  const id = await forgotten(await stored(Buffer.from('x')))
  const broken = {
    ...ctx,
    files: { ...ctx.files, open: () => Promise.reject(Object.assign(new Error('no disk'), { code: 'EIO' })) },
  }
  await expect(
    documentText.handler(broken, { kind: 'document', id }, new AbortController().signal),
  ).rejects.toThrow('no disk')
  expect(await row(id)).toMatchObject({ text_status: 'pending' })
  await api.world.database.prisma.document.delete({ where: { id } })
})

test('a row without a job gets one; a young row, one with a job and one without a file are left alone', async () => {
  const young = await forgotten(await stored(Buffer.from('x')), 'a.txt', { updated_at: new Date() })
  const fileless = await forgotten('', 'a.txt', { storage_key: null })
  const waiting = await forgotten(await stored(Buffer.from('x')))
  await ctx.jobs.send(
    documentText,
    { kind: 'document', id: waiting },
    { startAfter: new Date(Date.now() + 60_000) },
  )
  const lost = await forgotten(await stored(Buffer.from('achado')))
  expect(await requeuePendingText(ctx)).toBe(1)
  expect(await settled(lost)).toMatchObject({ text_status: 'ready', pages: [{ page: 1, text: 'achado' }] })
  expect(await jobsOf(young)).toEqual([])
  expect(await jobsOf(fileless)).toEqual([])
  expect(await jobsOf(waiting)).toEqual(['created'])
})

test('a row whose job failed for good says so and is left in peace', async () => {
  const id = await forgotten(await stored(Buffer.from('x')))
  await ctx.jobs.send(documentText, { kind: 'document', id }, { startAfter: new Date(Date.now() + 60_000) })
  await api.world.database.exec(
    `UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE data->'payload'->>'id' = '${id}'`,
  )
  await requeuePendingText(ctx)
  const text_error =
    'Não foi possível ler o texto deste arquivo. A leitura foi tentada várias vezes: envie o arquivo novamente.'
  expect(await row(id)).toMatchObject({ text_status: 'failed', text_error })
  expect(await jobsOf(id)).toEqual(['failed'])
})

test('two requests for one row wait as one', async () => {
  const id = uuid()
  const sent = await ctx.transaction(async (tx) => [
    await enqueueText(tx, { kind: 'document', id }),
    await enqueueText(tx, { kind: 'document', id }),
  ])
  expect(sent[1]).toBeNull()
})

test('everybody’s first file comes before anybody’s second', async () => {
  const colleague = await signedIn(api, 'standard')
  const priorities = await ctx.transaction(async (tx) => {
    const send = (who: Actor) =>
      enqueueText({ ...tx, user: { id: who.id } as Ctx['user'] }, { kind: 'document', id: uuid() })
    const ids = [await send(user), await send(user), await send(user), await send(colleague)]
    const found = await tx.query<{ id: string; priority: number }>(
      'select id::text as id, priority from pgboss.job where id::text = any ($1)',
      [ids],
    )
    return ids.map((id) => found.find((job) => job.id === id)?.priority)
  })
  expect(priorities).toEqual([0, -1, -2, 0])
})
