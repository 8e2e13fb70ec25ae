import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { aCase, aDocument, emptyStorage, keepNothingInTrash, layFile, storageOf } from '../../../test/uploads'
import { documentText } from '../../features/documents/service'
import { pathOf } from '../storage/files'
import { checkIntegrity } from './integrity'
import { announceFile } from '../storage/pending-files'

let api: Api
let user: Actor

beforeAll(async () => {
  api = await startApi({ jobs: [{ ...documentText, handler: () => Promise.resolve() }] })
  user = await signedIn(api)
  await keepNothingInTrash(api.world)
  await emptyStorage(api.world)
})
afterAll(() => api.close())

const check = () => checkIntegrity(api.world.database, api.world.files)
const keyOf = async (id: string) =>
  String((await api.world.database.prisma.document.findUniqueOrThrow({ where: { id } })).storage_key)

async function anOffice(caseId: string) {
  const ids: string[] = []
  for (let n = 0; n < 12; n++) ids.push((await aDocument(api, user, caseId)).id)
  await aDocument(api, user, caseId, {}, null)
  const { prisma } = api.world.database
  const petition = await prisma.petition.create({
    data: { id: 'petition_x', petition_type: 'complaint', title: 'x' },
  })
  const attachments = await Promise.all(
    ['a', 'b'].map(async (id, position) => {
      const storage_key = api.world.files.newKey()
      const file_size = await api.world.files.save(
        storage_key,
        Readable.from(['anexo'], { objectMode: false }),
      )
      return prisma.petitionAttachment.create({
        data: { id, petition_id: petition.id, position, file_name: 'a.txt', file_size, storage_key },
      })
    }),
  )
  return { ids, attachments }
}

test('each planted fault is found exactly, nothing else, and nothing is changed', async () => {
  expect(await check()).toEqual([])
  const { ids, attachments } = await anOffice(await aCase(api))
  expect(await check()).toEqual([])

  const [gone, empty, short, long] = (await Promise.all(ids.slice(0, 4).map(keyOf))) as [
    string,
    string,
    string,
    string,
  ]
  const [lost, cut] = attachments.map(({ storage_key }) => storage_key) as [string, string]
  await api.world.files.remove(gone)
  await api.world.files.remove(lost)
  await layFile(api.world, pathOf(empty), 'x'.repeat(0))
  await layFile(api.world, pathOf(short), 'x'.repeat(5))
  await layFile(api.world, pathOf(long), 'x'.repeat(500))
  await layFile(api.world, pathOf(cut), 'x'.repeat(1))
  const stray = api.world.files.newKey()
  await api.world.files.save(stray, Readable.from(['x'], { objectMode: false }))
  const named = ['incoming/ação.part', 'notas.txt', `${stray.slice(2, 4)}/${stray}`]
  for (const path of named) await layFile(api.world, path, 'x')
  const [fresh, waiting, overdue] = [
    api.world.files.newKey(),
    api.world.files.newKey(),
    api.world.files.newKey(),
  ]
  for (const key of [fresh, waiting, overdue])
    await announceFile(
      api.world.ctx({
        log: api.world.log,
        request_id: '',
        origin: { address: '', direct_loopback: false },
        user: null,
      }),
      key,
      600,
    )
  await api.world.files.save(fresh, Readable.from(['x'], { objectMode: false }))
  const due = (key: string, minutes: number) =>
    api.world.database.query(
      'update loose_files set due_at = now() - make_interval(mins => $2) where storage_key = $1',
      [key, minutes],
    )
  await due(waiting, 5)
  await due(overdue, 20)

  const before = await storageOf(api.world)
  const size = await api.world.database.prisma.document.findMany({
    select: { storage_key: true, file_size: true },
  })
  const bytes = (key: string) => Number(size.find(({ storage_key }) => storage_key === key)?.file_size)
  const wrong = (row: string, key: string, sizes: { row: number; disk: number }) => ({
    kind: 'wrong_size',
    path: pathOf(key),
    row,
    sizes,
  })
  const expected = [
    { kind: 'missing_file', path: pathOf(gone), row: `documents ${ids[0]}`, sizes: null },
    { kind: 'missing_file', path: pathOf(lost), row: 'petition_attachments a', sizes: null },
    wrong(`documents ${ids[1]}`, empty, { row: bytes(empty), disk: 0 }),
    wrong(`documents ${ids[2]}`, short, { row: bytes(short), disk: 5 }),
    wrong(`documents ${ids[3]}`, long, { row: bytes(long), disk: 500 }),
    wrong('petition_attachments b', cut, { row: 5, disk: 1 }),
    ...[pathOf(stray), ...named].map((path) => ({ kind: 'stray_file', path, row: null, sizes: null })),
    { kind: 'overdue', path: pathOf(overdue), row: 'loose_files', sizes: null },
  ]
  const found = await check()
  expect(found).toHaveLength(expected.length)
  expect(found).toEqual(expect.arrayContaining(expected))
  expect(await check()).toEqual(found)
  expect(await storageOf(api.world)).toEqual(before)
})

test('an office at work is not mistaken for a broken one', async () => {
  await api.world.database.exec(
    'DELETE FROM documents; DELETE FROM petition_attachments; DELETE FROM loose_files',
  )
  await emptyStorage(api.world)
  const caseId = await aCase(api)
  let stop = false
  const work = async () => {
    while (!stop) {
      const { id } = await aDocument(api, user, caseId)
      await api.as(user).delete(`/api/v1/documents/${id}`)
    }
  }
  const workers = [work(), work(), work()]
  const strays = new Set((await check()).map(({ path }) => path))
  for (let n = 0; n < 20; n++) expect((await check()).filter(({ path }) => !strays.has(path))).toEqual([])
  stop = true
  await Promise.all(workers)
})
