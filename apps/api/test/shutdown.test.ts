import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtFile } from './built'
import { ownPlace } from './database'
import { freePort } from './free-port'
import { startModelServer, type ModelServer } from './model-server'
import { atModel, pause, petitionBody } from './petitions'

/* The real server in a process of its own, told to stop while somebody waits for a slow model. */
let model: ModelServer
let place: Awaited<ReturnType<typeof ownPlace>>
let server: ChildProcess
let origin = ''
let token = ''

beforeEach(async () => {
  model = await startModelServer()
  place = await ownPlace()
  await start()
  const user = {
    username: 'ana',
    email: 'ana@exemplo.com',
    full_name: 'Ana Prado',
    password: 'senha-de-teste',
  }
  expect((await call('POST', '/users/', user)).status).toBe(201)
  const form = new URLSearchParams({ username: 'ana', password: user.password })
  const signedIn = await fetch(`${origin}/token`, { method: 'POST', body: form })
  token = ((await signedIn.json()) as { access_token: string }).access_token
})
afterEach(async () => {
  server.kill('SIGKILL')
  await place.remove()
  await model.close()
})

async function start(): Promise<void> {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const settings = {
    DATA_DIR: place.env.DATA_DIR,
    ...(place.env.DATABASE_URL && { DATABASE_URL: place.env.DATABASE_URL }),
  }
  const ai = { OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'stand-in' }
  const env = {
    PATH: process.env['PATH'],
    ...settings,
    ...ai,
    JWT_SECRET: place.env.JWT_SECRET,
    PORT: String(port),
    LOG_LEVEL: 'error',
  }
  server = spawn(process.execPath, [builtFile('server')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(100)) if (await answers()) return
  throw new Error('the server did not start')
}

const answers = () =>
  fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

async function call(method: string, path: string, body?: unknown) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Sends SIGTERM; answers the exit code and how long it took. */
async function stop(): Promise<{ code: unknown; ms: number }> {
  const began = Date.now()
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  const [code] = (await gone) as [unknown]
  return { code, ms: Date.now() - began }
}

async function aStartedPetition(): Promise<string> {
  const id = String((await call('POST', '/api/v1/petitions/initialize', petitionBody())).body['id'])
  expect((await call('POST', `/api/v1/petitions/${id}/start-generation`)).status).toBe(200)
  return `/api/v1/petitions/${id}`
}

test('a stop cuts short who waits for a slow model: the call is answered, the step is free, the exit is clean', async () => {
  model.always({ kind: 'ok', tokens: 1_000, tokenDelayMs: 60 })
  const petition = await aStartedPetition()
  const waiting = [call('POST', `${petition}/advance-agent`), call('POST', `${petition}/advance-agent`)]
  await atModel(model, 'qualificacao')
  // Both were sent at once; the second waits for what the first has begun.
  await pause(500)
  expect(model.requests).toHaveLength(1)
  const { code, ms } = await stop()
  for (const { status, body } of await Promise.all(waiting)) {
    expect([status, body['code']]).toEqual([503, 'server_stopping'])
    expect(body['detail']).toBe('O servidor está sendo reiniciado. Tente novamente em instantes.')
  }
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
  expect(model.requests[0]?.disconnected).toBe(true)
  model.always({ kind: 'ok' })
  await start()
  const again = await call('POST', `${petition}/advance-agent`)
  expect([again.status, again.body['completed_agents']]).toEqual([200, ['qualificacao']])
})

test('who is nearly done may finish', async () => {
  model.always({ kind: 'ok', tokens: 30, tokenDelayMs: 60 })
  const petition = await aStartedPetition()
  const waiting = call('POST', `${petition}/advance-agent`)
  await atModel(model, 'qualificacao')
  const { code } = await stop()
  const { status, body } = await waiting
  expect([status, body['completed_agents'], code]).toEqual([200, ['qualificacao'], 0])
})

test('a sender that never ends does not hold up the stop', async () => {
  const endless = new ReadableStream({
    pull: (to) => pause(200).then(() => to.enqueue(new TextEncoder().encode(' '))),
  })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const sending = fetch(`${origin}/api/v1/clients/`, {
    method: 'POST',
    headers,
    body: endless,
    duplex: 'half',
  }).catch(() => null)
  await pause(800)
  const { code, ms } = await stop()
  await sending
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
})
