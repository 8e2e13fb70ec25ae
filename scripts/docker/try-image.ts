// `npm run image:try`: what `docker build` and `docker run` would do, without Docker. The Dockerfile's steps
// run in a fresh folder, as root by another user without rights; then the server runs from a file system that
// it may not write to, and is used.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import dockerIgnore from '@balena/dockerignore'
import { root } from '../lib/run.mjs'
import { buildImage, within, type Stage } from './image-steps'

/** nobody and nogroup, where this runs as root. */
const nobody: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const place = mkdtempSync(join(tmpdir(), 'lavra-image-'))
const home = join(place, 'home')

/** Only what a machine has, none of this one's settings. */
const bare = { PATH: process.env['PATH'], HOME: home, TMPDIR: join(place, 'tmp'), CI: '1' }

/** What .dockerignore lets through. */
function fillContext(folder: string): void {
  const ignore = dockerIgnore().add(readFileSync(join(root, '.dockerignore'), 'utf8'))
  cpSync(root, folder, {
    recursive: true,
    filter: (path) =>
      path === join(root) || relative(root, path) === '' || !ignore.ignores(relative(root, path)),
  })
}

function give(folder: string): void {
  if (nobody.uid !== undefined) execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, folder])
}

function run(stage: Stage, command: string): Promise<void> {
  console.log(`[${stage.name}] ${command}`)
  give(stage.folder)
  const child = spawn('sh', ['-c', command], {
    cwd: within(stage, '.'),
    env: { ...bare, ...stage.env },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...nobody,
  })
  return new Promise((resolve, reject) =>
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command}: ${code}`)))),
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const healthy = (image: Stage, env: NodeJS.ProcessEnv): boolean => {
  const [command = 'false', ...args] = image.healthcheck
  try {
    execFileSync(command, args, { cwd: within(image, '.'), env, timeout: 5_000, stdio: 'ignore', ...nobody })
    return true
  } catch {
    return false
  }
}

/**
 * Registers, saves a client and a case, and has the server's own process read a document: each part of the
 * image is used.
 */
async function use(origin: string): Promise<void> {
  let token = ''
  const call = async (path: string, expected: number, body?: unknown): Promise<Record<string, string>> => {
    const plain = body === undefined || body instanceof FormData || body instanceof URLSearchParams
    const headers = {
      accept: path === '/' ? 'text/html' : 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!plain && { 'content-type': 'application/json' }),
    }
    const sent = plain ? body : JSON.stringify(body)
    const answer = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: sent,
      signal: AbortSignal.timeout(30_000),
    })
    const text = await answer.text()
    if (answer.status !== expected) throw new Error(`${path}: ${answer.status} ${text}`)
    return path === '/' ? {} : (JSON.parse(text) as Record<string, string>)
  }
  await call('/', 200)
  await call('/api/v1/users/', 201, {
    username: 'imagem',
    email: 'imagem@exemplo.com',
    full_name: 'Imagem',
    password: 'senha-da-imagem',
  })
  token =
    (await call('/token', 200, new URLSearchParams({ username: 'imagem', password: 'senha-da-imagem' })))[
      'access_token'
    ] ?? ''
  const client = await call('/api/v1/clients/', 201, { name: 'Padaria' })
  const work = await call('/api/v1/cases/', 201, {
    title: 'Despejo',
    case_number: 'PROC-2026-1',
    client_id: client['id'],
    case_type: 'Litígio Cível',
    parties: [],
  })
  const form = new FormData()
  for (const [name, value] of Object.entries({ case_id: work['id'] ?? '', title: 'Contrato' }))
    form.set(name, value)
  form.set('file', new File(['Contrato de locação assinado.'], 'contrato.txt', { type: 'text/plain' }))
  const { id } = await call('/api/v1/documents/', 201, form)
  for (let left = 60; left > 0; left--) {
    if ((await call(`/api/v1/documents/${id}`, 200))['text_status'] === 'ready') return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('the document was not read')
}

async function main(): Promise<void> {
  for (const folder of ['home', 'tmp', 'context']) mkdirSync(join(place, folder))
  fillContext(join(place, 'context'))
  for (const folder of ['home', 'tmp']) give(join(place, folder))
  execFileSync('chmod', ['755', place])
  const image = await buildImage(readFileSync(join(root, 'Dockerfile'), 'utf8'), {
    context: join(place, 'context'),
    stages: join(place, 'stages'),
    run,
  })
  if (image.user === 'root') throw new Error('the image would run as root')
  const size = execFileSync('du', ['-sm', image.folder], { encoding: 'utf8' }).split('\t')[0]
  const data = within(image, image.env['DATA_DIR'] ?? '/data')
  if (nobody.uid !== undefined) execFileSync('chown', ['-R', 'root:root', image.folder])
  execFileSync('chmod', ['-R', 'a-w', image.folder])
  execFileSync('chmod', ['u+w', data])
  give(data)

  const port = await freePort()
  const env = { ...bare, ...image.env, DATA_DIR: data, PORT: String(port), ALLOW_REGISTRATION: 'true' }
  const [command = 'node', ...args] = image.command
  const server: ChildProcess = spawn(command, args, {
    cwd: within(image, '.'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...nobody,
  })
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  try {
    let tries = 60
    while (!healthy(image, env)) {
      if (tries-- === 0 || server.exitCode !== null) throw new Error('the server did not become healthy')
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    await use(`http://127.0.0.1:${port}`)
  } finally {
    server.kill('SIGTERM')
  }
  const code = await ended
  if (code !== 0) throw new Error(`the server ended with ${code}`)
  console.log(
    `The image's own steps work: ${size} MB besides Node, run by another user, nothing written outside of ${image.env['DATA_DIR']}, ended with 0.`,
  )
}

try {
  await main()
} finally {
  execFileSync('chmod', ['-R', 'u+w', place])
  rmSync(place, { recursive: true, force: true })
}
