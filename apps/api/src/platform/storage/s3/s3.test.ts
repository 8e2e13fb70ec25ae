import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { signedIn } from '../../../../test/factories'
import { refusing, startS3, type S3Server } from '../../../../test/s3-server'
import { count, trialTimeout } from '../../../../test/trials/counts'
import {
  aCase,
  aDocument,
  download,
  keepNothingInTrash,
  sendDocument,
  storageOf,
} from '../../../../test/uploads'
import { documentText } from '../../../features/documents/service'
import { filesOn, isMissing, openStorage, type Files } from '../files'
import { S3Storage } from './s3'
import { removeDueFiles } from '../pending-files'
import { parseStorageUrl, type StorageTarget } from './storage-url'

let store: S3Server
let target: StorageTarget
let files: Files
let api: Api
let user: Actor
/** For stores that never answer in time. */
const quick = { connectionTimeout: 300, requestTimeout: 300, throwOnRequestTimeout: true, socketTimeout: 300 }

beforeAll(async () => {
  store = await startS3(inject('folder'))
  target = parseStorageUrl(store.url) ?? expect.fail('the address of the store')
  files = filesOn(new S3Storage(target))
  api = await startApi({
    jobs: [{ ...documentText, handler: () => Promise.resolve() }],
    env: { STORAGE_URL: store.url.replace('?', '/escritorio?') },
  })
  user = await signedIn(api)
  await keepNothingInTrash(api.world)
})
afterEach(() => store.setFault(null))
afterAll(async () => {
  await api.close()
  await store.close()
})

const lying = async (of: Files = files) => {
  const found: string[] = []
  for await (const { path } of of.list()) found.push(path)
  return found.filter((path) => !path.startsWith('escritorio/'))
}
const megabytes = function* (size: number, cutAt = Infinity) {
  for (let sent = 0; sent < size; sent += 65_536) {
    if (sent + 65_536 > cutAt) throw new Error('hung up')
    yield Buffer.alloc(Math.min(65_536, size - sent), 'a')
  }
}

test.each([0, 3, 5 * 1024 * 1024, 12_000_000])(
  'a file of %i bytes goes in, comes out and goes away',
  async (size) => {
    const key = files.newKey()
    expect(await files.save(key, Readable.from(megabytes(size)))).toBe(size)
    expect((await buffer(await files.open(key))).equals(Buffer.alloc(size, 'a'))).toBe(true)
    expect(await lying()).toEqual([`${key.slice(0, 2)}/${key}`])
    await files.remove(key)
    await files.remove(key)
    expect(isMissing(await files.open(key).catch((error: unknown) => error))).toBe(true)
    expect([await lying(), store.openUploads()]).toEqual([[], []])
  },
)

test.each([0, 0.01, 0.5, 0.99])(
  'what breaks off after %f of it leaves neither object nor parts, and tells the cause',
  { timeout: trialTimeout },
  async (share) => {
    for (let round = 0; round < count(2, 25); round++) {
      const size = round % 2 ? 14_000_000 : 700_000
      await expect(files.save(files.newKey(), Readable.from(megabytes(size, size * share)))).rejects.toThrow(
        'hung up',
      )
    }
    expect([await lying(), store.openUploads()]).toEqual([[], []])
  },
)

test('more files than one answer lists are all told', async () => {
  const keys = Array.from({ length: 25 }, () => files.newKey())
  for (const key of keys) await files.save(key, Readable.from(['x'], { objectMode: false }))
  let answers = 0
  store.setFault((request) => {
    if (request.url?.includes('list-type=2'))
      [request.url, answers] = [`${request.url}&max-keys=10`, answers + 1]
    return false
  })
  expect((await lying()).sort()).toEqual(keys.map((key) => `${key.slice(0, 2)}/${key}`).sort())
  expect(answers).toBe(3)
  store.setFault(null)
  for (const key of keys) await files.remove(key)
})

const unavailable = {
  status: 503,
  code: 'storage_unavailable',
  detail: 'O armazenamento de arquivos não respondeu. Tente novamente em instantes.',
}

test('a store that is out of reach, silent, broken or refuses ends each call in time, and no error tells a secret', async () => {
  const secret = filesOn(
    new S3Storage({ ...target, accessKeyId: 'CHAVESECRETA', secretAccessKey: 'SEGREDOSECRETO' }, quick),
  )
  const faults = [
    () =>
      store.setFault((request) => {
        request.socket.destroy()
        return true
      }),
    () => store.setFault(() => true),
    () => store.setFault(refusing(500, 'InternalError')),
    () => store.setFault(refusing(403, 'AccessDenied')),
    () => store.setFault(refusing(403, 'SignatureDoesNotMatch')),
  ]
  for (const plant of faults) {
    plant()
    const key = files.newKey()
    const calls = [
      () => secret.save(key, Readable.from(['x'], { objectMode: false })),
      () => secret.open(key),
      () => secret.remove(key),
      () => secret.ping(),
      () => lying(secret),
    ]
    const errors = await Promise.all(
      calls.map((call) =>
        call().then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    )
    for (const error of errors) {
      expect(error).toMatchObject(unavailable)
      expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/CHAVESECRETA|SEGREDOSECRETO|S3RVER/)
    }
  }
})

test('a part that the store does not take gives the whole upload up', async () => {
  store.setFault(
    refusing(
      500,
      'InternalError',
      ({ method, url = '' }) => method === 'PUT' && url.includes('partNumber=2'),
    ),
  )
  await expect(files.save(files.newKey(), Readable.from(megabytes(12_000_000)))).rejects.toMatchObject(
    unavailable,
  )
  expect([await lying(), store.openUploads()]).toEqual([[], []])
})

test('a start says in one line what is wrong with the store', async () => {
  const start = (url: string) =>
    openStorage({ DATA_DIR: inject('folder'), STORAGE_URL: url }).then(
      () => '',
      (error: unknown) => String(error),
    )
  expect(await start(store.url)).toBe('')
  expect(await start(store.url.replace('S3RVER:', 'OUTRA:'))).toBe(
    'Error: STORAGE_URL: o servidor recusou a chave, a região ou a gravação no bucket',
  )
  expect(await start(store.url.replace('/escritorio', '/outro-bucket'))).toBe(
    'Error: STORAGE_URL: o bucket não existe',
  )
  store.setFault(refusing(403, 'AccessDenied', ({ method }) => method === 'PUT'))
  expect(await start(store.url)).toBe(
    'Error: STORAGE_URL: o servidor recusou a chave, a região ou a gravação no bucket',
  )
  expect(await start('s3://a:b@127.0.0.1:9/bucket?tls=false')).toBe(
    'Error: O armazenamento de STORAGE_URL não respondeu; confira o endereço e se ele está no ar',
  )
})

test('parts that a killed server left go once they are a day old; a store that cannot list them is no trouble', async () => {
  const storage = new S3Storage(target)
  store.setFault(
    (request, answer) =>
      refusing(
        503,
        'SlowDown',
        ({ method, url = '' }) => method === 'DELETE' && url.includes('uploadId'),
      )?.(request, answer) ?? false,
  )
  for (let n = 0; n < 2; n++)
    await expect(files.save(files.newKey(), Readable.from(megabytes(8_000_000, 7_000_000)))).rejects.toThrow(
      'hung up',
    )
  store.setFault(null)
  expect(store.openUploads()).toHaveLength(2)
  const folder =
    readdirSync(inject('folder'), { recursive: true, encoding: 'utf8' }).find((path) =>
      path.endsWith(String(store.openUploads()[0])),
    ) ?? ''
  utimesSync(join(inject('folder'), folder), new Date(), new Date(Date.now() - 25 * 3_600_000))
  await storage.tidy()
  expect(store.openUploads()).toHaveLength(1)
  store.setFault(refusing(501, 'NotImplemented'))
  await storage.tidy()
  store.setFault(refusing(403, 'AccessDenied'))
  await expect(storage.tidy()).rejects.toMatchObject(unavailable)
})

const office = async () => ({
  ...(await storageOf(api.world)),
  documents: await api.world.database.prisma.document.count(),
})

test('over HTTP: a store that fails is a 503 that leaves nothing, a full one a 507, and /ready tells', async () => {
  const case_id = await aCase(api)
  const { id } = await aDocument(api, user, case_id)
  const before = await office()
  expect((await download(api, user, id)).status).toBe(200)
  const send = () =>
    sendDocument(
      api,
      user,
      { case_id, title: 'Contrato' },
      { name: 'a.txt', content: Buffer.alloc(6_000_000, 'a') },
    )
  store.setFault(refusing(403, 'QuotaExceeded', ({ method }) => method === 'PUT' || method === 'POST'))
  expect(await send()).toMatchObject({
    status: 507,
    body: { code: 'no_space', detail: 'Espaço em disco insuficiente para salvar o arquivo' },
  })
  store.setFault(refusing(403, 'AccessDenied', ({ url = '' }) => !url.includes('list-type')))
  expect(await send()).toMatchObject({
    status: 503,
    body: { code: unavailable.code, detail: unavailable.detail },
  })
  expect((await api.as(user).get(`/api/v1/documents/${id}/download`)).body).toMatchObject({
    detail: unavailable.detail,
  })
  expect(await api.as(null).get('/ready')).toMatchObject({ status: 503, body: { code: 'not_ready' } })
  expect((await api.as(user).delete(`/api/v1/documents/${id}`)).status).toBe(204)
  store.setFault(null)
  expect((await api.as(null).get('/ready')).body).toMatchObject({ storage: 'ok' })
  const ctx = api.world.ctx({
    log: api.world.log,
    request_id: '',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
  await api.world.database.exec('update loose_files set due_at = now()')
  await removeDueFiles(ctx)
  expect(await office()).toEqual({ files: [], rows: [], loose: [], documents: before.documents - 1 })
  expect(store.openUploads().length).toBeLessThanOrEqual(1)
})

test('over HTTP: an object that is gone is told, and one that ends early is not taken for whole', async () => {
  const case_id = await aCase(api)
  const { id } = await aDocument(api, user, case_id)
  const { storage_key } = await api.world.database.prisma.document.findUniqueOrThrow({ where: { id } })
  store.setFault((request, answer) => {
    if (request.method !== 'GET' || !request.url?.includes(String(storage_key))) return false
    answer.writeHead(200, { 'content-length': 4 }).end('meio')
    return true
  })
  await expect(download(api, user, id)).rejects.toThrow()
  store.setFault(null)
  await api.world.files.remove(String(storage_key))
  expect(await api.as(user).get(`/api/v1/documents/${id}/download`)).toMatchObject({
    status: 404,
    body: { detail: expect.stringMatching(/não está mais guardado/) as string },
  })
})
