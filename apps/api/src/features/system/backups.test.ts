import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { onPostgres } from '../../../test/database'
import { signedIn } from '../../../test/factories'
import { backupName } from '../../platform/backup/folder'

let api: Api
let admin: Actor
let folder: string
beforeAll(async () => {
  api = await startApi()
  admin = await signedIn(api, 'admin')
})
afterAll(() => api.close())
beforeEach(() => {
  folder = mkdtempSync(join(inject('folder'), 'copias-'))
  Object.assign(api.world.env, { BACKUP_DIR: folder, BACKUP_KEEP: 7 })
})

/** A backup's name knows seconds. */
const begin = Math.floor(Date.now() / 1000) * 1000
const hoursAgo = (hours: number) => new Date(begin - hours * 3600_000)
const make = (start: string, at: Date, encrypted = false) =>
  writeFileSync(join(folder, backupName(start, at, encrypted)), 'x'.repeat(1234))
const told = async () => (await api.as(admin).get('/api/v1/backups')).body as unknown

test(
  'the newest counts, whoever made it; a day and a half without one is late',
  { skip: onPostgres },
  async () => {
    expect(await told()).toEqual({ state: 'none', last: null, kept: 7 })
    make('lavra-diaria-', hoursAgo(60))
    expect(await told()).toMatchObject({ state: 'late', last: { at: hoursAgo(60).toISOString() } })
    make('lavra-diaria-', hoursAgo(37))
    expect(await told()).toMatchObject({ state: 'late' })
    make('lavra-', hoursAgo(35), true)
    expect(await told()).toEqual({
      state: 'current',
      last: { at: hoursAgo(35).toISOString(), bytes: 1234, encrypted: true },
      kept: 7,
    })
    writeFileSync(join(folder, 'lavra-diaria-2999-99-99.tar'), 'no backup')
    expect(await told()).toMatchObject({ state: 'current' })
  },
)

test('an office at work in which none was ever made is late', { skip: onPostgres }, async () => {
  await api.world.database.prisma.user.update({ where: { id: admin.id }, data: { created_at: hoursAgo(40) } })
  expect(await told()).toEqual({ state: 'late', last: null, kept: 7 })
})

test('where the server makes none the newest is told all the same', async () => {
  if (!onPostgres) api.world.env.BACKUP_KEEP = 0
  expect(await told()).toEqual({ state: 'elsewhere', last: null, kept: 0 })
  make('lavra-', hoursAgo(500))
  expect(await told()).toMatchObject({ state: 'elsewhere', last: { at: hoursAgo(500).toISOString() } })
})
