import { execFile, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainEvents } from '../src/platform/audit/chain'
import { openDatabase } from '../src/platform/database/database'
import { answerConsole } from '../src/features/auth/service'
import { documentText } from '../src/features/documents/service'
import { startApi } from './api'
import { apiFolder, builtFile } from './built'
import { onPostgres, ownPlace } from './database'
import { signedIn } from './factories'
import { aCase, aDocument } from './uploads'

let place: Awaited<ReturnType<typeof ownPlace>>
beforeAll(async () => {
  place = await ownPlace()
})
afterAll(() => place.remove())

/** Runs the tool as a process of its own, as an administrator does. */
function admin(
  args: string[],
  { DATA_DIR = place.env.DATA_DIR, DATABASE_URL = place.env.DATABASE_URL } = {},
) {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR,
    AUDIT_KEY: place.env.AUDIT_KEY,
    JWT_SECRET: place.env.JWT_SECRET,
    ...(DATABASE_URL && { DATABASE_URL }),
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtFile('admin'), ...args], {
    cwd: apiFolder,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout.trim(), complained: stderr.trim() }
}

/** The same while the server in this process goes on answering. */
function adminBeside(args: string[]): Promise<{ status: number; said: string }> {
  const { DATA_DIR, DATABASE_URL, AUDIT_KEY, JWT_SECRET } = place.env
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR,
    AUDIT_KEY,
    JWT_SECRET,
    ...(DATABASE_URL && { DATABASE_URL }),
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [builtFile('admin'), ...args], { cwd: apiFolder, env }, (error, said) =>
      resolve({ status: Number(error?.code ?? 0), said }),
    )
  })
}

test('what is no command is answered with the usage', () => {
  for (const args of [
    ['integrity', 'agora'],
    ['audit', 'verify', '--head'],
    ['storage', 'move', '--to', 'nuvem'],
    ['toString'],
  ]) {
    const { status, said, complained } = admin(args)
    expect([status, said]).toEqual([2, ''])
    expect(complained).toMatch(/^Uso: npm run admin -- COMANDO\n[^]*integrity {3}compara/)
  }
})

test('a place without data is told and left alone', () => {
  const DATA_DIR = join(place.env.DATA_DIR, 'nenhuma')
  expect(admin(['integrity'], { DATA_DIR, DATABASE_URL: '' })).toEqual({
    status: 2,
    said: '',
    complained: `Não há banco de dados em ${DATA_DIR}`,
  })
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('integrity: a clean office ends with 0, a planted fault with 1 and its line', async () => {
  // On disk, also where the run keeps its files in a bucket: the tool's process knows only these settings.
  const env = { ...place.env, STORAGE_URL: undefined }
  const api = await startApi({ env, jobs: [{ ...documentText, handler: () => Promise.resolve() }] })
  const user = await signedIn(api)
  const { id } = await aDocument(api, user, await aCase(api))
  const { storage_key } = await api.world.database.prisma.document.findUniqueOrThrow({ where: { id } })
  if (onPostgres) expect(admin(['integrity']).said).toBe('Tudo confere.')
  else
    expect(admin(['integrity'])).toEqual({
      status: 2,
      said: '',
      complained: 'Banco de dados em uso por outro processo',
    })
  const ctx = api.world.ctx({
    log: api.world.log,
    request_id: '',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
  expect(await chainEvents(ctx)).toBe(1)
  await api.close()

  expect(admin(['integrity'])).toEqual({ status: 0, said: 'Tudo confere.', complained: '' })
  const path = `files/${String(storage_key).slice(0, 2)}/${String(storage_key)}`
  rmSync(join(place.env.DATA_DIR, path))
  const said = `Arquivo ausente: ${path} (documents ${id})\nProblemas encontrados: 1. Nada foi alterado.`
  expect(admin(['integrity'])).toEqual({ status: 1, said, complained: '' })
})

test('audit: an untouched trail ends with 0 and contains its end, an altered one with 1 and its line', async () => {
  const { said: head } = admin(['audit', 'head'])
  expect(head).toMatch(/^1-[\w-]{43}$/)
  const untouched = `Elos conferidos: 1. Ainda sem elo: 0. Fim da trilha: ${head}\nA trilha confere.`
  expect(admin(['audit', 'verify', '--head', head])).toEqual({ status: 0, said: untouched, complained: '' })
  const database = await openDatabase(place.env, () => undefined)
  const [event] = await database.query<{ id: string }>('select id from audit_events')
  await database.exec(
    "set session_replication_role = replica; update audit_events set actor_name = 'Outra'; set session_replication_role = default",
  )
  await database.close()
  const { status, said } = admin(['audit', 'verify', '--head', `1-${'A'.repeat(43)}`])
  expect([status, said.split('\n').slice(0, 2), said.split('\n').at(-1)]).toEqual([
    1,
    [
      `Registro alterado: ${event?.id} (elo 1)`,
      expect.stringMatching(/^Elo anotado fora do banco que não está na trilha: 1-AAAA/),
    ],
    'Problemas encontrados: 2. Nada foi alterado.',
  ])
})

test('reset-token: the console gives a token for a user, also where the server has the database', async () => {
  const api = await startApi({ env: { ...place.env, STORAGE_URL: undefined } })
  const user = await signedIn(api)
  const { username } = await api.world.database.prisma.user.findUniqueOrThrow({ where: { id: user.id } })
  const confirm = (said: string) =>
    api.as(null).post('/password-reset/confirm', {
      token: /uma só vez: ([\w-]{43})/.exec(said)?.[1] ?? '',
      new_password: 'nova-senha',
    })
  // What the server does once a minute.
  const ctx = api.world.ctx({
    log: api.world.log,
    request_id: '',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
  const round = setInterval(() => void answerConsole(ctx), 100)
  const { status, said } = await adminBeside(['reset-token', username.toUpperCase()])
  expect([status, (await confirm(said)).status]).toEqual([0, 200])
  expect(await adminBeside(['reset-token', 'ninguem'])).toMatchObject({
    status: 1,
    said: expect.stringContaining('Nenhum usuário ativo') as string,
  })
  clearInterval(round)
  expect(
    await api.world.database.prisma.auditEvent.findMany({ where: { action: 'password_reset_requested' } }),
  ).toMatchObject([{ entity_id: user.id, actor_name: 'Console do servidor', after: { username } }])
  await api.close()
  expect(admin(['reset-token', username])).toMatchObject({
    status: 0,
    said: expect.stringContaining(username) as string,
  })
  expect(admin(['status']).said).toMatch(
    onPostgres ? /publicado \(a configuração DATABASE_URL\)/ : /^Acesso: só desta máquina/,
  )
})
