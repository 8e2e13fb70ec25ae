import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { readArchive } from '../../src/platform/backup/archive-reader'
import { examineBackup } from '../../src/platform/backup/examine'
import { makeBackup } from '../../src/platform/backup/make'
import { requestFile, Snapshots } from '../../src/platform/backup/snapshots'
import type { Files } from '../../src/platform/storage/files'
import { removeDueFiles } from '../../src/platform/storage/pending-files'
import { documentText } from '../../src/features/documents/service'
import { startApi, type Actor, type Api } from '../api'
import { signedIn } from '../factories'
import { systemCtx } from '../indexing'
import { aCase, aDocument, keepNothingInTrash, storageOf } from '../uploads'

let api: Api
let user: Actor
let caseId: string
let folder: string
beforeAll(async () => {
  api = await startApi({ jobs: [{ ...documentText, handler: () => Promise.resolve() }] })
  user = await signedIn(api)
  await keepNothingInTrash(api.world)
  caseId = await aCase(api)
})
afterAll(() => api.close())
beforeEach(() => {
  folder = mkdtempSync(join(inject('folder'), 'live-'))
})

const never = new AbortController().signal
const AUDIT_KEY = 'x'.repeat(48)
const backup = (path: string, files: Files = api.world.files, signal = never) =>
  makeBackup({ database: api.world.database, files, secrets: { AUDIT_KEY } }, path, {}, signal)
const keyOf = async (id: string) =>
  String((await api.world.database.prisma.document.findUniqueOrThrow({ where: { id } })).storage_key)

/** The keys that the documents of a backup name. */
async function keysNamed(path: string): Promise<string[]> {
  const keys: string[] = []
  let at = -1
  await readArchive({ path }, async ({ name, content }) => {
    const chunks: Buffer[] = []
    for await (const chunk of content) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    if (name === 'lavra.json') {
      const { tables } = JSON.parse(text) as { tables: { name: string; columns: string[] }[] }
      at = tables.find((table) => table.name === 'documents')?.columns.indexOf('storage_key') ?? -1
    }
    if (name.startsWith('tables/documents/'))
      keys.push(...(JSON.parse(text) as string[][]).flatMap((row) => row[at] ?? []))
    return 'next'
  })
  return keys.sort()
}

test('a file whose document is deleted while it runs is in the backup, and goes after it', async () => {
  const ids = await Promise.all(
    Array.from({ length: 4 }, async () => (await aDocument(api, user, caseId)).id),
  )
  const keys = await Promise.all(ids.map(keyOf))
  let deleted = false
  const open: Files['open'] = async (key) => {
    if (!deleted) {
      deleted = true
      for (const id of ids) expect((await api.as(user).delete(`/api/v1/documents/${id}`)).status).toBe(204)
      expect(await removeDueFiles(systemCtx(api))).toBe(0)
    }
    return api.world.files.open(key)
  }
  const path = join(folder, 'a.tar')
  expect(await backup(path, { ...api.world.files, open })).toMatchObject({ files: 4, missing: [] })
  const { manifest } = await examineBackup({ path })
  expect(manifest.files.map(({ key }) => key).sort()).toEqual(keys.sort())
  await removeDueFiles(systemCtx(api))
  await expect.poll(async () => (await storageOf(api.world)).files).toEqual([])
})

test('backups of an office at work are each of one moment: every document in them has its file, and no file is nobody’s', async () => {
  let stop = false
  const work = async () => {
    while (!stop) {
      const { id } = await aDocument(api, user, caseId)
      await aDocument(api, user, caseId)
      await api.as(user).delete(`/api/v1/documents/${id}`)
    }
  }
  const workers = [work(), work(), work()]
  for (let n = 0; n < 5; n++) {
    const path = join(folder, `${n}.tar`)
    expect((await backup(path)).missing).toEqual([])
    const { manifest } = await examineBackup({ path })
    expect(manifest.files.map(({ key }) => key).sort()).toEqual(await keysNamed(path))
  }
  stop = true
  await Promise.all(workers)
})

test('a file that was lost before is named, and the rest is whole', async () => {
  const { id } = await aDocument(api, user, caseId)
  const key = await keyOf(id)
  await api.world.files.remove(key)
  const path = join(folder, 'a.tar')
  expect((await backup(path)).missing).toEqual([key])
  expect((await examineBackup({ path })).manifest.missing).toEqual([key])
  await api.as(user).delete(`/api/v1/documents/${id}`)
})

test('a backup that is told to stop, or whose storage fails, leaves nothing', async () => {
  await expect(
    backup(join(folder, 'a.tar'), api.world.files, AbortSignal.abort(new Error('stopped'))),
  ).rejects.toThrow('stopped')
  const open: Files['open'] = () => Promise.reject(new Error('the storage does not answer'))
  await expect(backup(join(folder, 'b.tar'), { ...api.world.files, open })).rejects.toThrow(
    'the storage does not answer',
  )
  expect(readdirSync(folder)).toEqual([])
  // The sweep goes on: nothing is held any more.
  const { id } = await aDocument(api, user, caseId)
  const key = await keyOf(id)
  await api.as(user).delete(`/api/v1/documents/${id}`)
  await removeDueFiles(systemCtx(api))
  await expect.poll(async () => (await storageOf(api.world)).files.includes(key)).toBe(false)
})

/** As a slow disk gives it: a little, and the next later. */
async function* inPieces(content: Readable): AsyncGenerator<Buffer> {
  const all = await buffer(content)
  for (let at = 0; at < all.length; at += 8192) {
    await setTimeout(1)
    yield all.subarray(at, at + 8192)
  }
  await setTimeout(1)
}

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'on a full disk nothing is left that looks like a backup',
  async (context) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
    } catch {
      context.skip()
    }
    try {
      for (let n = 0; n < 3; n++)
        await aDocument(api, user, caseId, {}, { name: 'a.txt', content: Buffer.alloc(50_000, 'a') })
      // Wherever it fills up: also while a file has been read whole and still waits for its place.
      const open: Files['open'] = async (key) =>
        Readable.from(inPieces(await api.world.files.open(key)), { objectMode: false })
      for (let n = 0; n < 10; n++) {
        await expect(backup(join(folder, 'a.tar'), { ...api.world.files, open })).rejects.toThrow('ENOSPC')
        expect(readdirSync(folder)).toEqual([])
      }
    } finally {
      execFileSync('umount', [folder])
    }
  },
)

test('a server makes one backup a day and one when it is asked, keeps the newest, and tells what it could not do', async () => {
  const told: boolean[] = []
  let now = new Date('2026-11-20T12:00:00Z')
  const ctx = { ...systemCtx(api), clock: () => now }
  const env = { ...ctx.env, BACKUP_DIR: folder, BACKUP_KEEP: 2 }
  const tools = { database: api.world.database, backup: ({ ok }: { ok: boolean }) => void told.push(ok) }
  const server = new Snapshots({ ...ctx, env }, tools)
  const after = async (hours: number) => {
    now = new Date(now.getTime() + hours * 3600_000)
    await server.round()
    return readdirSync(folder).sort()
  }
  expect(await after(0)).toEqual(['lavra-diaria-2026-11-20-120000.tar'])
  writeFileSync(join(folder, 'lavra-2026-01-01-000000.tar'), 'what somebody asked for stays')
  const asked = 'lavra-2026-01-01-000000.tar'
  expect(await after(23)).toEqual([asked, 'lavra-diaria-2026-11-20-120000.tar'])
  expect(await after(1)).toEqual([
    asked,
    'lavra-diaria-2026-11-20-120000.tar',
    'lavra-diaria-2026-11-21-120000.tar',
  ])
  writeFileSync(requestFile(folder), '')
  expect(await after(1)).toEqual([
    asked,
    'lavra-diaria-2026-11-21-120000.tar',
    'lavra-diaria-2026-11-21-130000.tar',
  ])
  expect(told).toEqual([true, true, true])
  await examineBackup({ path: join(folder, 'lavra-diaria-2026-11-21-130000.tar') })

  const elsewhere = join(folder, 'um-arquivo')
  writeFileSync(elsewhere, '')
  const hindered = new Snapshots({ ...ctx, env: { ...env, BACKUP_DIR: join(elsewhere, 'pasta') } }, tools)
  await hindered.round()
  await hindered.round()
  expect(told).toEqual([true, true, true, false])
  const off = join(folder, 'nenhuma')
  mkdirSync(off)
  await new Snapshots({ ...ctx, env: { ...env, BACKUP_DIR: off, BACKUP_KEEP: 0 } }, tools).round()
  expect(readdirSync(off)).toEqual([])
})
