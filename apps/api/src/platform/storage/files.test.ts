import { execFileSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { twoNodes } from '../../../test/proxy'
import { aCase, sendDocument, storageOf } from '../../../test/uploads'
import { filesIn, filesOn, isMissing, openFiles, pathOf, type Files } from './files'
import { LocalDriver } from './local'

const noRoom = { status: 507, code: 'no_space', detail: 'Espaço em disco insuficiente para salvar o arquivo' }
const freshFolder = () => join(mkdtempSync(join(inject('folder'), 'files-')), 'files')
const lying = async (files: Files) => {
  const found: { path: string; size: number }[] = []
  for await (const file of files.list()) found.push(file)
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
const megabytes = function* (count: number) {
  for (let n = 0; n < count * 16; n++) yield Buffer.alloc(65_536, 'a')
}

test('a file and its folders are for this user alone', async () => {
  const folder = freshFolder()
  const files = await openFiles(folder)
  const key = files.newKey()
  expect(await files.save(key, Readable.from(['abc'], { objectMode: false }))).toBe(3)
  expect([folder, join(folder, key.slice(0, 2)), join(folder, pathOf(key))].map(mode)).toEqual([
    '700',
    '700',
    '600',
  ])
  expect((await buffer(await files.open(key))).toString()).toBe('abc')
})

test('a key is used once, and only a key leads anywhere', async () => {
  const files = filesIn(freshFolder())
  const key = files.newKey()
  await files.save(key, Readable.from(['first'], { objectMode: false }))
  await expect(files.save(key, Readable.from(['second'], { objectMode: false }))).rejects.toMatchObject({
    code: 'EEXIST',
  })
  expect((await buffer(await files.open(key))).toString()).toBe('first')
  for (const wrong of ['../../etc/passwd', '', 'A'.repeat(32), `${key}/x`, pathOf(key)])
    for (const use of [
      () => files.open(wrong),
      () => files.remove(wrong),
      () => files.save(wrong, Readable.from(['x'])),
    ])
      await expect(use()).rejects.toThrow('not a storage key')
})

test('a missing file is told apart from other trouble', async () => {
  const files = filesIn(freshFolder())
  expect(isMissing(await files.open(files.newKey()).catch((error: unknown) => error))).toBe(true)
  expect(isMissing(new Error('EIO'))).toBe(false)
  await expect(files.remove(files.newKey())).resolves.toBeUndefined()
})

test('the list tells everything that lies there, whoever put it there, and makes nothing', async () => {
  const folder = freshFolder()
  const files = filesIn(folder)
  expect(await lying(files)).toEqual([])
  expect(() => statSync(folder)).toThrow('ENOENT')
  const key = files.newKey()
  await files.save(key, Readable.from(['abc'], { objectMode: false }))
  mkdirSync(join(folder, 'velho', 'fundo'), { recursive: true })
  writeFileSync(join(folder, 'velho', 'fundo', 'ação (1).txt'), 'x')
  writeFileSync(join(folder, 'solto'), '')
  const expected = [
    { path: pathOf(key), size: 3 },
    { path: 'solto', size: 0 },
    { path: 'velho/fundo/ação (1).txt', size: 1 },
  ]
  expect(await lying(files)).toEqual(expected.sort((a, b) => (a.path < b.path ? -1 : 1)))
})

test('a storage that cannot be written to is not ready', async () => {
  const folder = freshFolder()
  writeFileSync(folder, 'not a folder')
  await expect(filesIn(folder).ping()).rejects.toMatchObject({ code: 'EEXIST' })
})

/** A disk on which a megabyte fits. */
class SmallDisk extends LocalDriver {
  override async putStream(key: string, content: Readable): Promise<void> {
    let room = 1024 * 1024
    const limited = content.map((chunk: Buffer) => {
      room -= chunk.length
      if (room < 0) throw Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC', syscall: 'write' })
      return chunk
    })
    await super.putStream(key, limited)
  }
}

const mounted: string[] = []
afterEach(() => {
  for (const folder of mounted.splice(0)) execFileSync('umount', [folder])
})

/** Null where this machine does not let us mount. */
function tinyDisk(): string | null {
  const folder = freshFolder()
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  mounted.push(folder)
  return folder
}

let api: Api
let user: Actor
let usual: Files
beforeAll(async () => {
  api = await startApi()
  user = await signedIn(api)
  usual = { ...api.world.files }
})
afterEach(() => Object.assign(api.world.files, usual))
afterAll(() => api.close())

async function refusesWhereFull(files: Files): Promise<void> {
  Object.assign(api.world.files, files)
  const case_id = await aCase(api)
  const answer = await sendDocument(
    api,
    user,
    { case_id, title: 'Grande' },
    { name: 'a.txt', content: Buffer.alloc(5_000_000, 'a') },
  )
  expect(answer).toMatchObject({ status: 507, body: { detail: noRoom.detail, code: noRoom.code } })
  expect(await storageOf(api.world)).toMatchObject({ files: [], loose: [], rows: [] })
  expect(await api.world.database.prisma.document.count({ where: { case_id } })).toBe(0)
}

// One node's disk is full, and a proxy below HTTP that is still sending when the node hangs up loses the
// node's answer.
test.skipIf(twoNodes)('no room in the middle of a file: 507, and nothing is left', async () => {
  const files = filesOn(new SmallDisk(freshFolder()))
  await expect(files.save(files.newKey(), Readable.from(megabytes(3)))).rejects.toMatchObject(noRoom)
  expect(await lying(files)).toEqual([])
  await refusesWhereFull(files)
})

test.skipIf(twoNodes)(
  'a disk that is really full: 507, and there is room again afterwards',
  async ({ skip }) => {
    const folder = tinyDisk()
    if (!folder) return skip('this machine does not let the tests mount a disk of their own')
    const files = await openFiles(folder)
    const key = files.newKey()
    await expect(files.save(key, Readable.from(megabytes(3)))).rejects.toMatchObject(noRoom)
    await refusesWhereFull(files)
    expect(await files.save(key, Readable.from(megabytes(1)))).toBe(1024 * 1024)
    await rm(join(folder, pathOf(key)))
  },
)
