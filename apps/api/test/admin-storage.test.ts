import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { filesAt, filesIn } from '../src/platform/storage/files'
import { apiFolder, builtFile } from './built'
import { openTestWorld, ownPlace } from './database'
import { startS3, type S3Server } from './s3-server'

let store: S3Server
beforeAll(async () => {
  store = await startS3(inject('folder'))
})
afterAll(() => store.close())

const bucket = (prefix: string) =>
  filesAt({ DATA_DIR: '', STORAGE_URL: store.url.replace('?', `/${prefix}?`) })

test('the command moves an office and says what to set; integrity then looks into the bucket', async () => {
  const place = await ownPlace()
  const world = await openTestWorld({ env: { ...place.env, STORAGE_URL: undefined } })
  const disk = filesIn(join(place.env.DATA_DIR, 'files'))
  const key = disk.newKey()
  await disk.save(key, Readable.from(['contrato'], { objectMode: false }))
  await world.database.query(
    "insert into loose_files (storage_key, due_at) values ($1, now() + interval '1 hour')",
    [key],
  )
  await world.close()
  const { DATA_DIR, DATABASE_URL } = place.env
  const STORAGE_URL = store.url.replace('?', '/d?')
  const admin = (...args: string[]) =>
    new Promise<{ status: unknown; said: string }>((resolve) => {
      const env = { PATH: process.env['PATH'], DATA_DIR, STORAGE_URL, ...(DATABASE_URL && { DATABASE_URL }) }
      execFile(
        process.execPath,
        [builtFile('admin'), ...args],
        { cwd: apiFolder, env },
        (error, stdout, stderr) => {
          resolve({ status: error?.code ?? 0, said: stdout + stderr })
        },
      )
    })
  const moved = await admin('storage', 'move', '--to', 's3')
  expect(moved).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^Arquivos conferidos no destino: 1 \(1 KB\), copiados agora: 1\.\nAgora inicie o Lavra com STORAGE_URL\.\nA origem não foi alterada/,
    ) as string,
  })
  await (await bucket('d')).remove(key)
  await (await bucket('d')).save((await bucket('d')).newKey(), Readable.from(['x'], { objectMode: false }))
  expect(await admin('integrity')).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^Arquivo sem registro: files\/.+\nProblemas encontrados: 1\. Nada foi alterado\.\n$/,
    ) as string,
  })
  await place.remove()
})
