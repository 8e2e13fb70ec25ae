import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../../src/app'
import { readEnv, type Env } from '../../src/platform/env'
import { openWorld } from '../../src/platform/runtime'
import { migrations, onPostgres, ownPlace } from '../database'
import { PASSWORD } from '../factories'
import { startS3, type S3Server } from '../s3-server'
import { admin, type Ended, type Settings } from './command'
import { expectSame, left, pictureOf, type Picture } from './compare'
import { fillOffice } from './office'

const BACKUP_PASSPHRASE = 'a senha das cópias do escritório'
let store: S3Server
let office: Env
let original: Picture
let file: string
let known: Awaited<ReturnType<typeof fillOffice>>
const places: (() => Promise<void>)[] = []

const settingsOf = ({ DATA_DIR, DATABASE_URL, STORAGE_URL, AUDIT_KEY }: Env): Settings => ({
  DATA_DIR,
  DATABASE_URL,
  STORAGE_URL,
  ...(DATABASE_URL && { AUDIT_KEY }),
})
const folder = () => mkdtempSync(join(inject('folder'), 'backup-'))

/** A place in which nothing is, its database embedded or on the run's server. */
async function emptyPlace(
  kind: 'embedded' | 'postgres',
  settings: Record<string, string> = {},
): Promise<Env> {
  if (kind === 'embedded' && onPostgres)
    return readEnv({ DATA_DIR: folder(), LOG_LEVEL: 'silent', ...settings })
  // Embedded, one that was started once and in which nobody registered.
  const place = await ownPlace(settings)
  places.push(place.remove)
  return place.env
}

async function backUp(env: Env, more: Settings = {}): Promise<string> {
  const to = folder()
  const { status, said, complained } = await admin(['backup', '--to', to], { ...settingsOf(env), ...more })
  expect([status, complained]).toEqual([0, ''])
  const [name = ''] = readdirSync(to)
  expect(said).toContain(`Cópia de segurança feita: ${join(to, name)} (`)
  expect(name).toMatch(more['BACKUP_PASSPHRASE'] ? /^lavra-[\d-]{17}\.tar\.age$/ : /^lavra-[\d-]{17}\.tar$/)
  expect(statSync(join(to, name)).mode & 0o777).toBe(0o600)
  return join(to, name)
}

const restore = (file: string, env: Env, more: Settings = {}): Promise<Ended> =>
  admin(['restore', file], { ...settingsOf(env), ...more })

beforeAll(async () => {
  store = await startS3(inject('folder'))
  // With a key of its own, as the embedded database has one: its content has to travel.
  const place = await ownPlace({ AUDIT_KEY: 'chave da trilha deste escritório, só dele' })
  places.push(place.remove)
  office = place.env
  known = await fillOffice(office)
  original = await pictureOf(office)
})
afterAll(async () => {
  for (const remove of places) await remove()
  await store.close()
})

test('the office that is carried has something in every table', () => {
  const empty = Object.entries(original.tables).filter(
    ([name, rows]) => rows.length === 0 && name !== 'loose_files',
  )
  expect(empty.map(([name]) => name)).toEqual([])
  expect(Object.keys(original.files)).toHaveLength(14)
  expect(original.tables['loose_files']).toEqual([])
  expect(left.every((name) => name in original.tables)).toBe(true)
})

describe('without a passphrase', () => {
  let embedded: Env

  test('an office goes into a new folder, all of it, and into that one not again', async () => {
    file = await backUp(office, { AUDIT_KEY: office.AUDIT_KEY })
    expect(readFileSync(file).includes('Lívia')).toBe(true)
    embedded = readEnv({ DATA_DIR: folder(), LOG_LEVEL: 'silent' })
    const { status, said, complained } = await restore(file, embedded)
    expect([status, complained]).toEqual([0, ''])
    expect(said).toMatch(
      /^Cópia restaurada e conferida .+, feita em .+\nRegistros: \d+\. Arquivos: 14 \(.+ MB\)\.\nInicie o Lavra: .+$/,
    )
    const refused =
      'O destino não está vazio: já há registros nele. Use uma DATA_DIR nova ou um banco novo; nada foi alterado.'
    expect(await restore(file, embedded)).toEqual({ status: 2, said: '', complained: refused })
    expectSame(await pictureOf(embedded), original)
  })

  test.runIf(onPostgres)('back to PostgreSQL, by a backup and in one command', async () => {
    const target = await emptyPlace('postgres', { AUDIT_KEY: office.AUDIT_KEY })
    expect(await restore(file, target)).toMatchObject({ status: 0, complained: '' })
    expectSame(await pictureOf(target), original)

    const { DATABASE_URL } = await emptyPlace('postgres')
    const moved = await admin(['database', 'move', '--to', 'postgres'], {
      DATA_DIR: embedded.DATA_DIR,
      DATABASE_URL,
      JWT_SECRET: 'x'.repeat(48),
    })
    expect(moved).toMatchObject({ status: 0, complained: '' })
    expect(moved.said).toMatch(
      /^Registros copiados e conferidos no PostgreSQL: \d+\. .+\nAntes de iniciar o Lavra, defina AUDIT_KEY com o conteúdo de .+audit-key: /,
    )
    const there = readEnv({
      DATA_DIR: embedded.DATA_DIR,
      DATABASE_URL,
      JWT_SECRET: 'x'.repeat(48),
      AUDIT_KEY: readFileSync(join(embedded.DATA_DIR, 'audit-key'), 'utf8'),
    })
    expectSame(await pictureOf(there), original)
    expect(await admin(['audit', 'verify'], settingsOf(there))).toMatchObject({ status: 0 })
  })
  test('its trail verifies with the key that came along, and its people work on', async () => {
    expect(await admin(['audit', 'verify'], settingsOf(embedded))).toMatchObject({
      status: 0,
      said: expect.stringContaining('A trilha confere.') as string,
    })
    expect(await admin(['integrity'], settingsOf(embedded))).toMatchObject({ status: 0 })
    await expectServes(readEnv({ DATA_DIR: embedded.DATA_DIR, LOG_LEVEL: 'silent' }))
  })
})

test('with a passphrase, out of a bucket and into one', async () => {
  const bucket = (prefix: string) => store.url.replace('?', `/${prefix}?`)
  const key = { AUDIT_KEY: office.AUDIT_KEY }
  const first = await emptyPlace('embedded', { STORAGE_URL: bucket('um') })
  expect(await restore(file, first)).toMatchObject({ status: 0, complained: '' })
  const locked = await backUp(first, { BACKUP_PASSPHRASE })
  expect(readFileSync(locked).includes('Lívia')).toBe(false)

  const second = await emptyPlace(onPostgres ? 'postgres' : 'embedded', {
    STORAGE_URL: bucket('dois'),
    ...key,
  })
  const without = 'Esta cópia pede uma senha: defina BACKUP_PASSPHRASE ou repita o comando em um terminal.'
  expect(await restore(locked, second)).toEqual({ status: 2, said: '', complained: without })
  const wrong =
    'A senha não abre esta cópia de segurança, ou o começo dela está danificado. Confira a senha e repita o comando.'
  expect(await restore(locked, second, { BACKUP_PASSPHRASE: 'uma outra senha qualquer' })).toEqual({
    status: 2,
    said: '',
    complained: wrong,
  })
  expect(await restore(locked, second, { BACKUP_PASSPHRASE })).toMatchObject({ status: 0, complained: '' })
  expectSame(await pictureOf(second), original)

  const third = await emptyPlace('embedded', { STORAGE_URL: bucket('dois') })
  const complained =
    'O destino não está vazio: já há arquivos nele. Use uma DATA_DIR nova ou um banco novo; nada foi alterado.'
  expect(await restore(locked, third, { BACKUP_PASSPHRASE })).toEqual({ status: 2, said: '', complained })
})

/** Somebody signs in with the old password and gets a document, byte by byte. */
async function expectServes(env: Env): Promise<void> {
  const world = await openWorld(env, { migrations })
  const app = await buildApp(world, '/nonexistent')
  await app.ready()
  const signedIn = await supertest(app.server)
    .post('/token')
    .type('form')
    .send({ username: known.username, password: PASSWORD })
  expect(signedIn.status).toBe(200)
  const { access_token } = signedIn.body as { access_token: string }
  for (const { id, content } of known.documents.slice(-2)) {
    const answer = await supertest(app.server)
      .get(`/api/v1/documents/${id}/download`)
      .set('Authorization', `Bearer ${access_token}`)
    expect([answer.status, answer.text]).toEqual([200, content])
  }
  await app.close()
  await world.close()
}
