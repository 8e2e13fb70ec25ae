import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startS3, type S3Server } from '../../../test/s3-server'
import { filesAt, filesIn, pathOf, type Files } from './files'
import { copyFiles } from './move-files'

let store: S3Server
beforeAll(async () => {
  store = await startS3(inject('folder'))
})
afterAll(() => store.close())

const freshFolder = () => join(mkdtempSync(join(inject('folder'), 'move-')), 'files')
const bucket = (prefix: string) =>
  filesAt({ DATA_DIR: '', STORAGE_URL: store.url.replace('?', `/${prefix}?`) })
const contentOf = async (files: Files, key: string) => (await buffer(await files.open(key))).toString()

async function some(files: Files, many: number): Promise<string[]> {
  const keys = Array.from({ length: many }, () => files.newKey())
  for (const [n, key] of keys.entries())
    await files.save(key, Readable.from([`arquivo ${n}`], { objectMode: false }))
  return keys
}

test('to a bucket and back: every file arrives, a second run copies nothing, what is not ours stays', async () => {
  const folder = freshFolder()
  const [disk, s3, back] = [filesIn(folder), await bucket('a'), filesIn(freshFolder())]
  const keys = await some(disk, 12)
  mkdirSync(join(folder, 'velho'))
  writeFileSync(join(folder, 'velho', 'nota.txt'), 'x')
  expect(await copyFiles(disk, s3)).toMatchObject({ files: 12, copied: 12, foreign: ['velho/nota.txt'] })
  expect(await copyFiles(disk, s3)).toMatchObject({ files: 12, copied: 0 })
  expect(await copyFiles(s3, back)).toMatchObject({ files: 12, copied: 12, foreign: [] })
  for (const [n, key] of keys.entries())
    expect([await contentOf(s3, key), await contentOf(back, key), await contentOf(disk, key)]).toEqual(
      Array(3).fill(`arquivo ${n}`),
    )
})

test('after a kill the rest is copied, and half a file or another one is replaced', async () => {
  const [disk, back] = [filesIn(freshFolder()), freshFolder()]
  const keys = (await some(disk, 6)) as [string, string, string, string, string, string]
  const s3 = await bucket('b')
  await s3.save(keys[0], Readable.from(['arquivo 0'], { objectMode: false }))
  await s3.save(keys[1], Readable.from(['arq'], { objectMode: false }))
  await s3.save(keys[2], Readable.from(['arquivo X'], { objectMode: false }))
  expect(await copyFiles(disk, s3)).toMatchObject({ files: 6, copied: 5 })
  mkdirSync(join(back, keys[3].slice(0, 2)), { recursive: true })
  writeFileSync(join(back, pathOf(keys[3])), 'arq')
  expect(await copyFiles(s3, filesIn(back))).toMatchObject({ files: 6, copied: 6 })
  expect(await contentOf(filesIn(back), keys[3])).toBe('arquivo 3')
})

test('a file that arrives otherwise than it left stops the move', async () => {
  const [disk, s3] = [filesIn(freshFolder()), await bucket('c')]
  await some(disk, 3)
  const lossy: Files = {
    ...s3,
    save: (key, content) =>
      s3.save(
        key,
        content.map((chunk: Buffer) => chunk.subarray(1)),
      ),
  }
  await expect(copyFiles(disk, lossy)).rejects.toThrow('não chegou igual ao original')
})
