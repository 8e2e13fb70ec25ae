import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentText } from '../src/features/documents/service'
import { startApi } from './api'
import { onPostgres, ownPlace } from './database'
import { signedIn } from './factories'
import { aCase, aDocument } from './uploads'

let place: Awaited<ReturnType<typeof ownPlace>>
beforeAll(async () => {
  place = await ownPlace()
})
afterAll(() => place.remove())

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Runs the tool as a process of its own, as an administrator does. */
function admin(args: string[], { DATA_DIR = place.env.DATA_DIR, DATABASE_URL = place.env.DATABASE_URL } = {}) {
  const env = { PATH: process.env['PATH'], DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/admin.ts', ...args], { cwd: folder, env, encoding: 'utf8' })
  return { status, said: stdout.trim(), complained: stderr.trim() }
}

test('what is no command is answered with the usage', () => {
  for (const args of [[], ['conserta'], ['integrity', 'agora'], ['toString']]) {
    const { status, said, complained } = admin(args)
    expect([status, said]).toEqual([2, ''])
    expect(complained).toMatch(/^Uso: npm run admin -- COMANDO\n[^]*integrity {3}compara/)
  }
})

test('a place without data is told and left alone', () => {
  const DATA_DIR = join(place.env.DATA_DIR, 'nenhuma')
  expect(admin(['integrity'], { DATA_DIR, DATABASE_URL: '' })).toEqual({ status: 2, said: '', complained: `Não há banco de dados em ${DATA_DIR}` })
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('integrity: a clean office ends with 0, a planted fault with 1 and its line', { timeout: 90_000 }, async () => {
  const api = await startApi({ env: place.env, jobs: [{ ...documentText, handler: () => Promise.resolve() }] })
  const user = await signedIn(api)
  const { id } = await aDocument(api, user, await aCase(api))
  const { storage_key } = await api.world.database.prisma.document.findUniqueOrThrow({ where: { id } })
  if (onPostgres) expect(admin(['integrity']).said).toBe('Tudo confere.')
  else expect(admin(['integrity'])).toEqual({ status: 2, said: '', complained: 'Banco de dados em uso por outro processo' })
  await api.close()

  expect(admin(['integrity'])).toEqual({ status: 0, said: 'Tudo confere.', complained: '' })
  const path = `files/${String(storage_key).slice(0, 2)}/${String(storage_key)}`
  rmSync(join(place.env.DATA_DIR, path))
  const said = `Arquivo ausente: ${path} (documents ${id})\nProblemas encontrados: 1. Nada foi alterado.`
  expect(admin(['integrity'])).toEqual({ status: 1, said, complained: '' })
})
