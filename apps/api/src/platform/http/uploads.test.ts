import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import {
  aCase,
  emptyStorage,
  fieldPart,
  filePart,
  formOf,
  keepNothingInTrash,
  portOf,
  sendBytes,
  sendDocument,
  storageOf,
  textFile,
} from '../../../test/uploads'
import { documentText } from '../../features/documents/service'
import { uploadSeconds } from './uploads'

const MEGABYTE = 1024 * 1024
let api: Api
let user: Actor
let caseId: string

beforeAll(async () => {
  api = await startApi({
    jobs: [{ ...documentText, handler: () => Promise.resolve() }],
    env: { MAX_UPLOAD_MB: 2 },
  })
  user = await signedIn(api)
  caseId = await aCase(api)
  await emptyStorage(api.world)
  await keepNothingInTrash(api.world)
})
afterAll(() => api.close())

const fields = () => [fieldPart('case_id', caseId), fieldPart('title', 'Contrato')]
const text = (content: Buffer | string = 'Contrato') => filePart('name="file"; filename="a.txt"', content)

/** Sends parts, expects a refusal in one sentence, and that nothing is left of it. */
async function refused(
  body: Buffer,
  status: number,
  sentence: RegExp | string,
  headers: Record<string, string> = {},
): Promise<void> {
  const clean = await storageOf(api.world)
  const answer = await sendBytes(api, user, body, headers)
  expect({ status: answer.status, said: said(answer.body) }).toEqual({
    status,
    said: expect.stringMatching(sentence) as string,
  })
  expect(said(answer.body)).not.toMatch(/boundary|multipart data|busboy|limit\b/i)
  await expect.poll(() => storageOf(api.world)).toEqual(clean)
}
const said = ({ detail }: Record<string, unknown>): string =>
  Array.isArray(detail)
    ? (detail as { loc: string[]; msg: string }[])
        .map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)
        .join('; ')
    : String(detail)

test('fields and file may come in any order, and a field that comes twice counts once', async () => {
  const [of, title] = fields() as [Buffer, Buffer]
  for (const parts of [
    [text(), of, title],
    [of, text(), title],
    [of, title, text()],
    [fieldPart('title', 'Outro'), of, title, text()],
  ]) {
    const answer = await sendBytes(api, user, formOf(parts))
    expect(answer).toMatchObject({ status: 201, body: { title: 'Contrato', file_name: 'a.txt' } })
  }
})

test('an empty file field, as browsers send it, is no file', async () => {
  const clean = await storageOf(api.world)
  const answer = await sendBytes(api, user, formOf([...fields(), filePart('name="file"; filename=""', '')]))
  expect(answer).toMatchObject({ status: 201, body: { file_name: null, text_status: 'empty' } })
  expect(await storageOf(api.world)).toEqual(clean)
})

test('a body that is no form is 415, also for calls that take none', async () => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
    const answer = await sendBytes(api, user, Buffer.from('{}'), { 'content-type': type })
    expect(answer).toMatchObject({
      status: 415,
      body: { detail: 'Envie os dados como formulário (multipart/form-data).' },
    })
  }
  await refused(Buffer.from('x'), 415, 'Formato de conteúdo não aceito', {
    'content-type': 'multipart/mixed; boundary=limite',
  })
  const wrong = await sendBytes(api, user, formOf(fields()), {}, '/api/v1/petitions/initialize')
  expect(wrong).toMatchObject({ status: 415, body: { detail: 'Envie os dados sem arquivos.' } })
})

test('a form that is broken is 400 in one sentence', async () => {
  const broken = /O envio chegou incompleto ou danificado/
  const whole = formOf([...fields(), text('x'.repeat(5000))])
  await refused(whole, 400, broken, { 'content-type': 'multipart/form-data' })
  await refused(whole, 400, broken, { 'content-type': 'multipart/form-data; boundary=outro' })
  await refused(whole.subarray(0, whole.length - 12), 400, broken)
  await refused(whole.subarray(0, whole.length - 3000), 400, broken)
  await refused(whole.subarray(0, 60), 400, broken)
  await refused(randomBytes(5000), 400, broken)
})

test('too many or unknown files, too many or too long fields', async () => {
  await refused(formOf([...fields(), text(), text()]), 413, 'Envie no máximo um arquivo por vez')
  await refused(
    formOf([...fields(), filePart('name="outro"; filename="a.txt"', 'x')]),
    422,
    'body.outro: Envie arquivos somente no campo file',
  )
  await refused(
    formOf([...fields(), ...Array.from({ length: 40 }, (_, n) => fieldPart(`f${n}`, 'x'))]),
    413,
    'O formulário tem campos demais',
  )
  await refused(
    formOf([...fields(), ...Array.from({ length: 60 }, (_, n) => fieldPart(`f${n}`, 'x'))]),
    413,
    'O formulário tem campos demais',
  )
  await refused(
    formOf([...fields(), fieldPart('description', 'x'.repeat(100_001)), text()]),
    422,
    'body.description: Texto longo demais',
  )
})

test('names of fields that could reach a prototype harm nothing', async () => {
  for (const name of ['__proto__', 'constructor', 'toString'])
    await refused(
      formOf([...fields(), fieldPart(name, '{"x":1}'), text()]),
      422,
      'body: O formulário tem um campo com nome não aceito',
    )
  await refused(
    formOf([...fields(), filePart('name="__proto__"; filename="a.txt"', 'x')]),
    422,
    'body: O formulário tem um campo com nome não aceito',
  )
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

test('a file of exactly the limit is taken, one byte more is 413', async () => {
  const clean = await storageOf(api.world)
  const most = Buffer.alloc(2 * MEGABYTE, 'a')
  const taken = await sendDocument(
    api,
    user,
    { case_id: caseId, title: 'x' },
    { name: 'a.txt', content: most },
  )
  expect(taken).toMatchObject({ status: 201, body: { file_size: most.length } })
  await api.as(user).delete(`/api/v1/documents/${String(taken.body.id)}`)
  await expect.poll(() => storageOf(api.world)).toEqual(clean)
  await refused(
    formOf([...fields(), text(Buffer.concat([most, Buffer.from('a')]))]),
    413,
    'Arquivo excede o limite de 2 MB',
  )
})

test('a file that says it is far too large is refused before it is sent; one that does not say it, as soon as it is', async () => {
  const clean = await storageOf(api.world)
  const head = (length: string) =>
    `POST /api/v1/documents/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\n` +
    `Content-Type: multipart/form-data; boundary=limite\r\n${length}\r\n\r\n`
  const form = formOf([...fields(), text(Buffer.alloc(3 * MEGABYTE, 'a'))]).subarray(0, 2.5 * MEGABYTE)
  const declared = await firstAnswer(head('Content-Length: 99000000'), Buffer.alloc(0))
  expect(declared).toMatch(/^HTTP\/1.1 413 .*Arquivo excede o limite de 2 MB/s)
  const endless = await firstAnswer(head('Transfer-Encoding: chunked'), chunked(form))
  expect(endless).toMatch(/^HTTP\/1.1 413 .*Arquivo excede o limite de 2 MB/s)
  await expect.poll(() => storageOf(api.world)).toEqual(clean)
})

test('a sender that was refused half-way can go on using its connection', async () => {
  const tooLarge = formOf([...fields(), text(Buffer.alloc(6 * MEGABYTE, 'a'))])
  const request = (body: Buffer) =>
    Buffer.concat([
      Buffer.from(
        `POST /api/v1/documents/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\n` +
          `Content-Type: multipart/form-data; boundary=limite\r\nContent-Length: ${body.length}\r\n\r\n`,
      ),
      body,
    ])
  const socket = connect(portOf(api), '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString()))
  socket.write(request(tooLarge))
  await expect.poll(() => heard, { timeout: 120_000 }).toMatch(/413 /)
  socket.write(request(formOf(fields())))
  await expect.poll(() => heard, { timeout: 120_000 }).toMatch(/HTTP\/1.1 201 /)
  socket.destroy()
})

test('a repeated upload gets the first answer and leaves no second file; other bytes are refused', async () => {
  const send = (file = textFile('o mesmo')) =>
    sendDocument(api, user, { case_id: caseId, title: 'Uma vez' }, file).set('Idempotency-Key', 'envio-1')
  const first = await send()
  expect(first.status).toBe(201)
  const stored = await storageOf(api.world)
  expect(await send()).toMatchObject({ status: 201, body: first.body })
  expect(await send(textFile('outro'))).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  })
  expect(await send(textFile('o mesmo', 'outro.txt'))).toMatchObject({ status: 422 })
  expect(await storageOf(api.world)).toEqual(stored)
  const refusal = await sendDocument(api, user, { case_id: 'nenhum', title: 'x' }, textFile()).set(
    'Idempotency-Key',
    'envio-2',
  )
  expect(refusal.status).toBe(404)
  const both = await Promise.all(
    [1, 2, 3].map(() =>
      sendDocument(api, user, { case_id: caseId, title: 'x' }, textFile('a')).set(
        'Idempotency-Key',
        'envio-3',
      ),
    ),
  )
  const ids = both.flatMap(({ status, body }) => (status === 201 ? [String(body.id)] : []))
  expect(both.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(new Set(ids).size).toBe(1)
  const { files, rows, loose } = await storageOf(api.world)
  expect(files).toEqual(rows)
  expect(loose).toEqual([])
})

test('a slow line gets time for a whole file', () => {
  expect(uploadSeconds({ MAX_UPLOAD_MB: 25 })).toBe(600)
  expect(uploadSeconds({ MAX_UPLOAD_MB: 100 })).toBe(2400)
  expect(api.app.server.requestTimeout).toBe(600_000)
})

const chunked = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')])

/** What the server says while the sender still has more to send. */
function firstAnswer(head: string, body: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(api), '127.0.0.1')
    let heard = ''
    socket.setTimeout(60_000, () => reject(new Error(`no answer: ${heard}`)))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      heard += chunk.toString()
      if (!heard.includes('request_id')) return
      socket.destroy()
      resolve(heard)
    })
    socket.write(head)
    socket.write(body)
  })
}
