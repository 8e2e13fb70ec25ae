import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { agentIds } from '@lavra/contracts/petitions/generation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownPlace } from '../database'
import { startModelServer, type ModelServer } from '../model-server'
import { petitionBody } from '../petitions'
import { full, trialTimeout } from './counts'
import { filled, units } from './hostile-texts'
import { startRealServer, type RealServer } from './real-server'

/* The built server is given texts that were made to be slow, by every door there is, while others look
   whether it still lives. */
const LENGTH = 300_000
/** Longest that the main thread may do one thing, in milliseconds of its processor. */
const MOST = 250
const sample = ['key words of theses', 'a bank statement', 'letters of an article', 'dots']
const chosen = Object.entries(units).filter(([name]) => full || sample.includes(name))

let place: Awaited<ReturnType<typeof ownPlace>>
let model: ModelServer
let server: RealServer
let token = ''
let watched = ''
const worst = new Map<string, { ms: number; what: string }>()

async function call(method: string, path: string, body?: unknown) {
  const form = body instanceof FormData || body instanceof URLSearchParams
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && !form && { 'content-type': 'application/json' }),
  }
  const sent = body === undefined ? {} : { body: form ? body : JSON.stringify(body) }
  const response = await fetch(server.origin + path, { method, headers, ...sent })
  const text = await response.text()
  return {
    status: response.status,
    body: (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}) as Record<
      string,
      unknown
    >,
  }
}

/** What was held longest since the last question. */
function longestHold(): number {
  if (!existsSync(watched)) return 0
  const holds = readFileSync(watched, 'utf8').trim().split('\n').map(Number)
  rmSync(watched)
  return Math.max(0, ...holds)
}

/** Goes through one door with one text; every answer is one that the contract knows. */
async function through(door: string, name: string, work: () => Promise<{ status: number }[]>): Promise<void> {
  const answers = await work()
  await pause(30)
  const ms = longestHold()
  if (process.env['HOLDS'])
    process.stderr.write(
      `${new Date().toISOString()} ${door} ${name}: ${ms} ms ${answers.map(({ status }) => status).join(' ')}\n`,
    )
  if (ms >= (worst.get(door)?.ms ?? 0)) worst.set(door, { ms, what: name })
  expect.soft(ms, `${door}: ${name}`).toBeLessThanOrEqual(MOST)
  expect(
    answers.map(({ status }) => status).filter((status) => status >= 500 && status !== 502 && status !== 503),
  ).toEqual([])
}

beforeAll(async () => {
  place = await ownPlace()
  model = (await startModelServer()).always({ kind: 'ok', whole: true })
  watched = join(place.env.DATA_DIR, 'holds')
  const watch = fileURLToPath(new URL('./loop-watch.mjs', import.meta.url))
  const ai = { OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'stand-in' }
  server = await startRealServer(place.env, { ...ai, NODE_OPTIONS: `--import ${watch}`, LOOP_WATCH: watched })
  const user = {
    username: 'ana',
    email: 'ana@exemplo.com',
    full_name: 'Ana Prado',
    password: 'senha-de-teste',
  }
  expect((await call('POST', '/users/', user)).status).toBe(201)
  token = String(
    (await call('POST', '/token', new URLSearchParams({ username: 'ana', password: user.password }))).body[
      'access_token'
    ],
  )
})
afterAll(async () => {
  await server.kill()
  await place.remove()
  await model.close()
})

async function document(caseId: string, title: string, text: string): Promise<string> {
  const form = new FormData()
  for (const [key, value] of Object.entries({ case_id: caseId, title, document_type: 'evidence' }))
    form.set(key, value)
  form.set('file', new Blob([text]), 'texto.txt')
  const made = await call('POST', '/api/v1/documents/', form)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const id = String(made.body['id'])
  await expect
    .poll(async () => (await call('GET', `/api/v1/documents/${id}`)).body['text_status'], { timeout: 60_000 })
    .not.toBe('pending')
  return id
}

/** All eight steps, without a word from a person; then the piece is read and asked for as a file. */
async function written(id: string) {
  const answers = [await call('POST', `/api/v1/petitions/${id}/start-generation`, {})]
  for (let step = 0; step < agentIds.length; step++)
    answers.push(await call('POST', `/api/v1/petitions/${id}/advance-agent`))
  return [
    ...answers,
    await call('GET', `/api/v1/petitions/${id}`),
    await call('GET', `/api/v1/petitions/${id}/export?format=md`),
  ]
}

async function petition(fields: object): Promise<string> {
  const made = await call('POST', '/api/v1/petitions/initialize', petitionBody({ ...fields }))
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return String(made.body['petition_id'])
}

const indexed = async () => {
  await expect
    .poll(async () => (await call('GET', '/api/v1/chat/stats')).body['pending'], { timeout: 120_000 })
    .toBeFalsy()
}

test(
  'no text of a person, a document or a model holds the server up',
  { timeout: trialTimeout },
  async () => {
    const client = String(
      (await call('POST', '/api/v1/clients/', { name: 'Helena Prado Nogueira' })).body['id'],
    )
    longestHold()
    for (const [name, unit] of chosen) {
      const text = filled(unit, LENGTH)
      const matter = {
        title: filled(unit, 200).trim() || 'x',
        case_number: `PROC-${name}`.slice(0, 60),
        client_id: client,
        case_type: 'Litígio Cível',
      }
      let made = await call('POST', '/api/v1/cases/', { ...matter, description: filled(unit, 10_000) })
      if (made.status !== 201)
        made = await call('POST', '/api/v1/cases/', {
          ...matter,
          title: 'Cobrança',
          description: filled(unit, 5_000),
        })
      expect(made.status, `${name}: ${JSON.stringify(made.body)}`).toBe(201)
      const caseId = String(made.body['id'])
      await through('case', name, async () => [await call('GET', `/api/v1/cases/${caseId}`), made])
      let read = ''
      await through('document', name, async () => {
        read = await document(caseId, filled(unit, 200).replace(/\s+/g, ' ').trim() || 'x', text)
        await indexed()
        return []
      })
      const context = filled(unit, 50_000)
      const of = { case_id: caseId, document_ids: [read], additional_context: context }
      const [id, byHand] = [await petition(of), await petition(of)]
      model.writes('unknown', text)
      for (const agent of agentIds) model.writes(agent, `Texto. ${text}`)
      await through('model answer', name, () => written(id))
      await through('agent’s text', name, async () => [
        await call('PUT', `/api/v1/petitions/${id}/agents/leis/output`, {
          output: text,
          trigger_regeneration: true,
        }),
        await call('POST', `/api/v1/petitions/${id}/advance-agent`),
      ])
      await through('petition', name, async () => [
        await call('PUT', `/api/v1/petitions/${byHand}/content`, { content: text }),
        await call('GET', `/api/v1/petitions/${byHand}`),
        ...(await Promise.all(
          ['md', 'html', 'docx'].map((format) =>
            call('GET', `/api/v1/petitions/${byHand}/export?format=${format}`),
          ),
        )),
      ])
      const history = [
        { sender: 'user', text: filled(unit, 10_000) },
        { sender: 'assistant', text: filled(unit, 10_000) },
      ]
      await through('question', name, async () => [
        await call('POST', '/api/v1/chat/chat', { message: filled(unit, 4_000), history }),
        await call('POST', '/api/v1/chat/chat', {
          message: 'O que diz o documento sobre a entrega e o pagamento?',
        }),
        await call('POST', '/api/v1/chat/search', { query: filled(unit, 1_000) }),
        await call('GET', `/api/v1/search?q=${encodeURIComponent(filled(unit, 200))}`),
      ])
      await indexed()
      await through('index', name, () => Promise.resolve([]))
    }
    const figures = [...worst].map(([door, { ms, what }]) => `${door} ${ms} ms (${what})`).join(', ')
    console.log(
      `hold-ups: ${chosen.length} texts of ${LENGTH} characters by ${worst.size} doors; longest holds: ${figures}`,
    )
    const { code, ms } = await server.stop()
    console.log(`SIGTERM: ${ms} ms`)
    expect(code).toBe(0)
    expect(ms).toBeLessThan(10_000)
  },
)
