import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { recycleLog } from '../src/platform/storage/disk-space'
import { startApi, type Actor, type Api } from './api'
import { onPostgres } from './database'
import { aClient, signedIn } from './factories'

let api: Api
let admin: Actor
beforeAll(async () => {
  api = await startApi()
  admin = await signedIn(api, 'admin')
})
afterAll(() => api.close())

const canMount = process.platform === 'linux' && process.getuid?.() === 0

test.runIf(canMount)(
  'an embedded office whose disk is nearly full takes nothing more, is read and made smaller, and goes on once there is room',
  async (context) => {
    const small = mkdtempSync(join(inject('folder'), 'cheio-'))
    const folder = api.world.env.DATA_DIR
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', small], { stdio: 'ignore' })
    } catch {
      context.skip()
    }
    const { id, name } = await aClient(api)
    const send = () => api.as(admin).post('/api/v1/clients/', { name: 'Padaria Três Irmãos' })
    try {
      api.world.env.DATA_DIR = small
      const answers = [await send(), await api.as(admin).put(`/api/v1/clients/${id}`, { name: 'Outra' })]
      if (onPostgres) expect(answers.map(({ status }) => status)).toEqual([201, 200])
      else
        for (const { status, body } of answers)
          expect({ status, body }).toMatchObject({
            status: 507,
            body: {
              code: 'no_space',
              detail: 'O disco do computador do Lavra está quase cheio. Libere espaço e tente novamente.',
            },
          })
      if (!onPostgres) expect((await api.as(admin).get(`/api/v1/clients/${id}`)).body).toMatchObject({ name })
      expect((await api.as(admin).delete(`/api/v1/clients/${id}`)).status).toBe(204)
    } finally {
      api.world.env.DATA_DIR = folder
      execFileSync('umount', [small])
    }
    expect((await send()).status).toBe(201)
  },
)

test.skipIf(onPostgres)('a log of one part that is ahead gets the others, too', async () => {
  const pglite = await PGlite.create()
  const query = async <T>(sql: string) => (await pglite.query<T>(sql)).rows
  const database = { query, exec: async (sql: string) => void (await pglite.exec(sql)) }
  const parts = async () => (await query('select name from pg_ls_waldir()')).length
  await database.exec(
    "select pg_create_restore_point('a'); select pg_switch_wal(); create table t (a int); checkpoint",
  )
  expect(await parts()).toBe(2)
  await recycleLog(database)
  expect(await parts()).toBeGreaterThanOrEqual(3)
  await pglite.close()
})

test.skipIf(onPostgres)(
  'the embedded database uses its log again, and always has a part of it to write into',
  async () => {
    const { database } = api.world
    const parts = async () =>
      (await database.query<{ name: string }>('select name from pg_ls_waldir()')).length
    const write = () =>
      database.exec(
        'create table pages (t text); insert into pages select repeat(md5(random()::text), 60) from generate_series(1, 20000); drop table pages',
      )
    await recycleLog(database)
    expect(await parts()).toBeGreaterThanOrEqual(3)
    for (let round = 0; round < 4; round++) {
      await write()
      await recycleLog(database)
    }
    expect(await parts()).toBeLessThanOrEqual(7)
  },
)
