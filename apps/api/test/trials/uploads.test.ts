import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { parse } from 'content-disposition'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentText } from '../../src/features/documents/service'
import { startApi, type Actor, type Api } from '../api'
import { signedIn } from '../factories'
import { uploadCases } from '../files/upload-cases'
import { hostileNames } from '../hostile-names'
import {
  aCase,
  download,
  emptyStorage,
  fieldPart,
  filePart,
  formOf,
  portOf,
  sendBytes,
  sendDocument,
  storageOf,
} from '../uploads'
import { count, trialTimeout } from './counts'

let api: Api
let user: Actor
let caseId: string

beforeAll(async () => {
  api = await startApi({ jobs: [{ ...documentText, handler: () => Promise.resolve() }] })
  user = await signedIn(api)
  caseId = await aCase(api)
  await emptyStorage(api.world)
})
afterAll(() => api.close())

const fields = () => [fieldPart('case_id', caseId), fieldPart('title', 'Contrato')]
const documents = () => api.world.database.prisma.document.count()

/** Sends the first part of an upload and hangs up, politely or not. */
async function cutOff(body: Buffer, share: number, politely: boolean): Promise<void> {
  const socket = connect(portOf(api), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  const head =
    `POST /api/v1/documents/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\n` +
    `Content-Type: multipart/form-data; boundary=limite\r\nContent-Length: ${body.length}\r\n\r\n`
  const begun = body.subarray(0, Math.floor(body.length * share))
  await new Promise((resolve) => socket.write(Buffer.concat([Buffer.from(head), begun]), resolve))
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 120))
  if (politely) socket.end()
  else socket.resetAndDestroy()
  await new Promise((resolve) => (socket.closed ? resolve(null) : socket.once('close', resolve)))
}

const shares = [0, 0.01, 0.5, 0.99]
test.each(shares)(
  'uploads cut off after %f of their bytes leave no row and no file',
  { timeout: trialTimeout },
  async (share) => {
    const before = { ...(await storageOf(api.world)), documents: await documents() }
    const rounds = count(6, 50)
    for (let round = 0; round < rounds; round++) {
      const text = filePart(
        'name="file"; filename="a.txt"',
        Buffer.alloc(50_000 + Math.floor(Math.random() * 2_000_000), 'a'),
      )
      await cutOff(formOf(round % 2 ? [...fields(), text] : [text, ...fields()]), share, round % 4 < 2)
    }
    await expect
      .poll(async () => ({ ...(await storageOf(api.world)), documents: await documents() }), {
        timeout: 60_000,
      })
      .toEqual(before)
    console.log(`uploads cut off at ${share * 100} %: ${rounds}, rows left 0, files left 0`)
  },
)

test('the 70 kinds of upload over HTTP', { timeout: trialTimeout }, async () => {
  let taken = 0
  for (const { title, file_name, content, accepted } of uploadCases) {
    const before = await storageOf(api.world)
    const answer = await sendDocument(api, user, { case_id: caseId, title }, { name: file_name, content })
    if (accepted) {
      taken++
      expect(answer, title).toMatchObject({
        status: 201,
        body: { file_name, file_size: content.length, file_type: accepted.content_type },
      })
      const file = await download(api, user, String(answer.body.id))
      expect(file.headers['content-type'], title).toBe(accepted.content_type)
      expect(file.content.equals(content), title).toBe(true)
    } else {
      expect(answer, title).toMatchObject({
        status: 415,
        body: { code: 'unsupported_file', detail: expect.stringMatching(/^[A-Z].+\.$/) as string },
      })
      expect(await storageOf(api.world), title).toEqual(before)
    }
  }
  console.log(`upload kinds: ${uploadCases.length}, taken ${taken}, refused ${uploadCases.length - taken}`)
})

test('30 hostile names are stored and given back safely, or refused', { timeout: trialTimeout }, async () => {
  const outcomes = { kept: 0, refused: 0 }
  expect(hostileNames.length).toBeGreaterThanOrEqual(30)
  for (const { what, disposition, name } of hostileNames) {
    const before = await storageOf(api.world)
    const answer = await sendBytes(
      api,
      user,
      formOf([...fields(), filePart(`name="file"; ${disposition}`, `conteúdo de ${what}`)]),
    )
    if (name === null) {
      outcomes.refused++
      // The form's parser takes a part whose name holds line ends for none at all.
      if (answer.status === 201)
        expect(answer.body, what).toMatchObject({ file_name: null, text_status: 'empty' })
      else expect([400, 415, 422], what).toContain(answer.status)
      expect(await storageOf(api.world), what).toEqual(before)
      continue
    }
    outcomes.kept++
    expect({ what, status: answer.status, name: answer.body['file_name'] }).toEqual({
      what,
      status: 201,
      name,
    })
    const file = await download(api, user, String(answer.body['id']))
    expect(file.content.toString(), what).toBe(`conteúdo de ${what}`)
    const header = file.headers['content-disposition'] ?? ''
    expect(header, what).toMatch(/^attachment; filename[*=]/)
    expect(header, what).toMatch(/^[\x20-\x7e\xa0-\xff]+$/)
    expect({ ...parse(header) }, what).toMatchObject({ type: 'attachment', parameters: { filename: name } })
    expect(
      Object.keys(file.headers).filter((key) => /cookie|x-mau|location/.test(key)),
      what,
    ).toEqual([])
    const key = (await storageOf(api.world)).files.find((one) => !before.files.includes(one))
    expect(key, what).toMatch(/^[0-9a-f]{32}$/)
  }
  console.log(
    `hostile names: ${hostileNames.length}, given back safely ${outcomes.kept}, refused ${outcomes.refused}`,
  )
})

test('twenty uploads at once are all whole', { timeout: trialTimeout }, async () => {
  const contents = Array.from({ length: 20 }, (_, n) => Buffer.from(`${n} `.repeat(400_000)))
  const answers = await Promise.all(
    contents.map((content) =>
      sendDocument(api, user, { case_id: caseId, title: 'Ao mesmo tempo' }, { name: 'a.txt', content }),
    ),
  )
  for (const [n, answer] of answers.entries()) {
    expect(answer.status).toBe(201)
    const { content } = await download(api, user, String(answer.body.id))
    expect(digest(content)).toBe(digest(contents[n] ?? Buffer.alloc(0)))
  }
})

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
