import { execFile, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { showDay } from '@lavra/language/day'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerLawUpdate } from '../src/law/install'
import { newestPack, useNewestPack } from '../src/law/installed'
import { bundledPack, usePack } from '../src/law/pack'
import { openDatabase } from '../src/platform/database/database'
import { nobody } from '../src/platform/runtime'
import { startApi } from './api'
import { apiFolder, builtFile } from './built'
import { onPostgres, openTestWorld, ownPlace } from './database'
import { signedIn } from './factories'
import { freePort } from './free-port'
import { aPack, dayAfter, publicKey, withOtherByte } from './law-packs'
import { aPetition } from './petitions'

let place: Awaited<ReturnType<typeof ownPlace>>
beforeEach(async () => {
  place = await ownPlace()
  // A new database of the server is without tables; the embedded one has them.
  if (onPostgres) await (await openTestWorld({ env: place.env })).close()
})
afterEach(async () => {
  usePack(bundledPack)
  await place.remove()
})

const settings = (more: Record<string, string> = {}) => ({
  PATH: process.env['PATH'],
  DATA_DIR: place.env.DATA_DIR,
  AUDIT_KEY: place.env.AUDIT_KEY,
  JWT_SECRET: place.env.JWT_SECRET,
  LAW_PUBLIC_KEY: publicKey,
  ...(place.env.DATABASE_URL && { DATABASE_URL: place.env.DATABASE_URL }),
  ...more,
})

/** Runs `law …` as a process of its own, as an administrator does. */
function law(args: string[], more?: Record<string, string>) {
  const options = { cwd: apiFolder, env: settings(more) }
  return new Promise<{ status: number; said: string; complained: string }>((resolve) => {
    execFile(process.execPath, [builtFile('admin'), 'law', ...args], options, (error, said, complained) =>
      resolve({ status: Number(error?.code ?? 0), said: said.trim(), complained: complained.trim() }),
    )
  })
}
const folderOf = (state: string) => join(place.env.DATA_DIR, 'law', state)
const drafts = () => readdirSync(join(place.env.DATA_DIR, 'law')).filter((name) => name.startsWith('.draft-'))
const firstLine = async () => (await law(['status'])).said.split('\n')[0]
const inUse = (state: string, source: string) =>
  expect.stringContaining(`${source}, de ${showDay(state)} (`) as string
const bundledInUse = () => inUse(dayAfter(0), 'a que veio com o Lavra')

test('a newer pack is installed, told by the status and by the trail', async () => {
  expect((await law(['status'])).said).toMatch(
    /^Legislação de referência em uso: a que veio com o Lavra, de [\d/]+ \(.+\)\.\nNormas: 2\d\d, das quais 1\d\d com seus artigos \(\d\d\.\d{3} dispositivos\).*\nDispositivos com o que dizem: [\d.]+\.\nPrecedentes: Súmula do STF 736, Súmula Vinculante 63, /,
  )
  const { status, said, complained } = await law(['update', aPack()])
  expect([status, complained, said]).toEqual([
    0,
    '',
    expect.stringContaining(`de ${showDay(dayAfter(1))} instalada`),
  ])
  expect(await firstLine()).toEqual(inUse(dayAfter(1), 'pacote instalado'))
  const database = await openDatabase(place.env, () => undefined)
  const events = await database.query(
    'select action, entity_type, actor_name, before, after from audit_events',
  )
  await database.close()
  expect(events).toEqual([
    {
      action: 'updated',
      entity_type: 'law',
      actor_name: 'Console do servidor',
      before: { state: dayAfter(0) },
      after: { state: dayAfter(1) },
    },
  ])
  const again = await law(['update', aPack()])
  expect([again.status, again.complained]).toEqual([2, expect.stringContaining('já é o que está em uso')])
})

test('without a publisher’s key nothing is installed, and the setting is named', async () => {
  const { status, complained } = await law(['update', aPack()], { LAW_PUBLIC_KEY: '' })
  expect([status, complained]).toEqual([2, expect.stringMatching(/^Defina LAW_PUBLIC_KEY /)])
  expect(existsSync(folderOf(''))).toBe(false)
})

const anotherKey = () => generateKeyPairSync('ed25519').privateKey
test.each<[string, () => string, string]>([
  ['of another publisher', () => aPack({ key: anotherKey() }), 'A assinatura não confere'],
  ['with one byte changed', () => withOtherByte(aPack()), 'A assinatura não confere'],
  ['that is older', () => aPack({ state: dayAfter(-1) }), 'mais antigo que o que está em uso'],
  ['of the same day', () => aPack({ state: dayAfter(0) }), 'já é o que está em uso'],
  ['of a day to come', () => aPack({ state: '2199-01-01' }), 'dia que ainda não chegou'],
  [
    'with a line that its schema refuses',
    () =>
      aPack({ change: (folder) => appendFileSync(join(folder, 'provisions/cpc.jsonl'), '{"at":"cpc:1"}\n') }),
    'provisions/cpc.jsonl:',
  ],
  ['that is a bomb', () => aPack({ files: { 'norms.jsonl': ' '.repeat(101_000_000) } }), 'passa de 100 MB'],
  ['with a path that leads out', () => aPack({ files: { '../x': 'x' } }), '"../x"'],
  ['that is none', () => join(apiFolder, 'package.json'), 'não é um pacote de legislação'],
  ['that is not there', () => join(apiFolder, 'nenhum'), 'Não há arquivo'],
])('a pack %s is refused, and nothing changes', async (_what, file, refusal) => {
  const { status, said, complained } = await law(['update', file()])
  expect([status, said, complained]).toEqual([2, '', expect.stringContaining(refusal)])
  expect(existsSync(folderOf('')) ? readdirSync(folderOf('')) : []).toEqual([])
  expect(newestPack(place.env.DATA_DIR)).toMatchObject({ state: dayAfter(0), damaged: [] })
  expect(existsSync(join(place.env.DATA_DIR, 'x'))).toBe(false)
})

test('killed before the pack is in its place, the old one stands; what is left goes with the next one', async () => {
  expect((await law(['update', aPack({ state: dayAfter(1) })])).status).toBe(0)
  const file = aPack({ state: dayAfter(2) })
  expect(await killedWithDraft(file)).toBe(true)
  expect(existsSync(folderOf(dayAfter(2)))).toBe(false)
  expect(await firstLine()).toEqual(inUse(dayAfter(1), 'pacote instalado'))
  const [left = ''] = drafts()
  utimesSync(join(folderOf(''), left), 0, 0)
  expect((await law(['update', file])).status).toBe(0)
  expect([drafts(), await firstLine()]).toEqual([[], inUse(dayAfter(2), 'pacote instalado')])
})

/** Kills the tool as soon as its draft is unpacked; false where it was faster each time. */
async function killedWithDraft(file: string): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const child = spawn(process.execPath, [builtFile('admin'), 'law', 'update', file], {
      cwd: apiFolder,
      env: settings(),
    })
    const unpacked = () => drafts().some((name) => existsSync(join(folderOf(name), 'pack.json')))
    while (child.exitCode === null && !unpacked()) await pause(2)
    const ended = new Promise((resolve) => child.once('close', resolve))
    if (child.kill('SIGKILL')) {
      await ended
      if (drafts().length > 0) return true
    }
    rmSync(folderOf(dayAfter(2)), { recursive: true, force: true })
  }
  return false
}

test('a damaged pack is not used, by no server and no status, and can be installed again', async () => {
  const file = aPack()
  expect((await law(['update', file])).status).toBe(0)
  appendFileSync(join(folderOf(dayAfter(1)), 'norms.jsonl'), '\n')
  mkdirSync(folderOf(dayAfter(2)))
  const { status, said } = await law(['status'])
  expect([status, said.split('\n')[0]]).toEqual([1, bundledInUse()])
  expect(said).toContain(`${folderOf(dayAfter(1))}. O arquivo norms.jsonl não é o que foi publicado.`)
  expect(said).toContain(`${folderOf(dayAfter(2))}. O arquivo pack.json falta no pacote.`)
  expect(await logOfStart()).toContain('"msg":"a damaged pack of law is not used"')
  expect((await law(['update', file])).status).toBe(0)
  rmSync(folderOf(dayAfter(2)), { recursive: true })
  expect(await firstLine()).toEqual(inUse(dayAfter(1), 'pacote instalado'))
  expect(await logOfStart()).toMatch(/"state":"[\d-]+","source":"installed".*"msg":"pack of law in use"/)
})

test('a server starts also where its packs cannot be read at all', async () => {
  writeFileSync(folderOf(''), '')
  expect(await logOfStart()).toContain('"msg":"the packs of law cannot be read"')
})

/** What a server writes until it answers. */
async function logOfStart(): Promise<string> {
  const port = await freePort()
  const env = settings({ PORT: String(port), LOG_LEVEL: 'info' })
  const server = spawn(process.execPath, [builtFile('server')], { cwd: apiFolder, env })
  let written = ''
  server.stdout.on('data', (piece) => (written += String(piece)))
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/health`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  const ended = new Promise((resolve) => server.once('close', resolve))
  server.kill('SIGTERM')
  await ended
  return written
}

test('a server at work takes the new pack, and checks petitions anew with it', async () => {
  const api = await startApi({ env: { ...place.env, STORAGE_URL: undefined } })
  const ctx = api.world.ctx(nobody(api.world.log, 'test'))
  try {
    const user = await signedIn(api)
    const id = await aPetition(api, user)
    const saved = await api
      .as(user)
      .put(`/api/v1/petitions/${id}/content`, { content: 'Conforme o art. 1.090 do CPC.' })
    expect(saved.body).toMatchObject({ checks: [{ verdict: 'inexistente' }] })
    // What the server does once a minute.
    const round = setInterval(() => {
      if (!onPostgres) void answerLawUpdate(ctx)
      useNewestPack(place.env.DATA_DIR, api.world.log)
    }, 100)
    const { status, said, complained } = await law(['update', aPack({ change: withMoreArticles })])
    clearInterval(round)
    expect([status, complained]).toEqual([0, ''])
    if (!onPostgres) expect(said).toContain('instalará o pacote em até um minuto')
    useNewestPack(place.env.DATA_DIR, api.world.log)
    const read = await api.as(user).get(`/api/v1/petitions/${id}`)
    expect(read.body).toMatchObject({ checks: [{ verdict: 'verificada', source: 'CPC, art. 1.090' }] })
    expect(await api.world.database.prisma.auditEvent.count({ where: { entity_type: 'law' } })).toBe(1)
    // Damaged under the server's eyes it is left within a minute, too.
    rmSync(join(folderOf(dayAfter(1)), 'structure/cpc.jsonl'))
    useNewestPack(place.env.DATA_DIR, api.world.log)
    const after = await api.as(user).get(`/api/v1/petitions/${id}`)
    expect(after.body).toMatchObject({ checks: [{ verdict: 'inexistente' }] })
  } finally {
    await api.close()
  }
})

/** The code goes on to article 1.090. */
function withMoreArticles(folder: string): void {
  appendFileSync(join(folder, 'structure/cpc.jsonl'), '{"a":"1090"}\n')
  const norms = readFileSync(join(folder, 'norms.jsonl'), 'utf8')
  writeFileSync(join(folder, 'norms.jsonl'), norms.replace('"last": "1072"', '"last": "1090"'))
}

test('what is asked of the server and refused leaves nothing and says so', async () => {
  const ask = { env: { ...place.env, STORAGE_URL: undefined } }
  const api = await startApi(ask)
  const ctx = api.world.ctx(nobody(api.world.log, 'test'))
  try {
    mkdirSync(folderOf('.draft-abc123'), { recursive: true })
    writeFileSync(join(place.env.DATA_DIR, 'pedido-de-legislacao'), '{"draft":".draft-abc123"}')
    await expect(answerLawUpdate(ctx)).rejects.toThrow('pack.json falta')
    expect(drafts()).toEqual([])
    writeFileSync(join(place.env.DATA_DIR, 'pedido-de-legislacao'), '{"draft":"../files"}')
    mkdirSync(join(place.env.DATA_DIR, 'files'), { recursive: true })
    await expect(answerLawUpdate(ctx)).rejects.toThrow('draft')
    expect(existsSync(join(place.env.DATA_DIR, 'files'))).toBe(true)
    expect(existsSync(join(place.env.DATA_DIR, 'pedido-de-legislacao'))).toBe(false)
  } finally {
    await api.close()
  }
})
