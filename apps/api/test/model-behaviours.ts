import type { ServerResponse } from 'node:http'

/** The faults of a model that every agent is tried against. */
export const faults = [
  'rate_limited',
  'rate_limited_retry_after',
  'error_500',
  'error_503',
  'refused_connection',
  'hang_before_headers',
  'hang_mid_stream',
  'cut',
  'truncated_json',
  'no_choices',
  'refusal',
  'empty_text',
  'huge_answer',
  'unauthorized',
] as const
export type Fault = (typeof faults)[number]

export type Behaviour =
  | { kind: 'ok'; tokens?: number; delayMs?: number; tokenDelayMs?: number; whole?: boolean; refuseUsage?: boolean; finish?: string | null }
  | { kind: 'status'; status: number; code?: string; retryAfter?: string; html?: boolean }
  | { kind: Fault; retryAfter?: string }

export interface Step {
  response: ServerResponse
  streamed: boolean
  wantsUsage: boolean
  text: string
  model: string
}

interface Marks {
  midStream?: () => Promise<void>
  lastToken?: () => Promise<void>
}

const wait = (ms: number | undefined) => (ms ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve())

/** Answers one request as told. */
export async function play(behaviour: Behaviour, step: Step, marks: Marks): Promise<void> {
  if (behaviour.kind === 'ok') return writeText(behaviour, step, marks)
  if (behaviour.kind === 'status') return sendStatus(step.response, behaviour)
  const { response } = step
  switch (behaviour.kind) {
    case 'rate_limited':
      return sendStatus(response, { status: 429 })
    case 'rate_limited_retry_after':
      return sendStatus(response, { status: 429, retryAfter: behaviour.retryAfter ?? '1' })
    case 'error_500':
      return sendStatus(response, { status: 500 })
    case 'error_503':
      return sendStatus(response, { status: 503 })
    case 'unauthorized':
      return sendStatus(response, { status: 401, code: 'invalid_api_key' })
    // A server that is gone cannot answer at all; one that resets before reading a byte looks the same to the caller's policy.
    case 'refused_connection':
      return void response.socket?.resetAndDestroy()
    case 'hang_before_headers':
      return
    case 'no_choices':
      openStream(response)
      response.write(event({ id: 'x', model: step.model, choices: [] }))
      return void response.end('data: [DONE]\n\n')
    case 'refusal':
      openStream(response)
      response.write(event(chunk(step, { refusal: 'I cannot help with that.' }, null)))
      response.write(event(chunk(step, {}, 'stop')))
      return void response.end('data: [DONE]\n\n')
    case 'empty_text':
      openStream(response)
      response.write(event(chunk(step, { content: '  \n' }, 'stop')))
      return void response.end('data: [DONE]\n\n')
    case 'huge_answer':
      return writeHuge(step)
    default:
      return breakOff(behaviour.kind, step)
  }
}

/** Begins well and ends badly after half the text. */
async function breakOff(kind: 'hang_mid_stream' | 'cut' | 'truncated_json', step: Step): Promise<void> {
  const { response, text } = step
  openStream(response)
  const half = text.slice(0, Math.ceil(text.length / 2))
  await new Promise<void>((resolve) => response.write(event(chunk(step, { content: half }, null)), () => resolve()))
  if (kind === 'hang_mid_stream') return
  await wait(20)
  if (kind === 'cut') return void response.socket?.destroy()
  response.write(`data: ${JSON.stringify(chunk(step, { content: 'fim' }, null)).slice(0, 40)}\n\n`)
  response.end()
}

/** Ten megabytes in small pieces, as fast as they are taken. */
async function writeHuge(step: Step): Promise<void> {
  const { response } = step
  openStream(response)
  const piece = event(chunk(step, { content: 'palavra '.repeat(128) }, null))
  for (let sent = 0; sent < 10_000_000 && !response.destroyed; sent += 1024) {
    if (!response.write(piece)) await new Promise<void>((resolve) => drained(response, resolve))
  }
  if (response.destroyed) return
  response.write(event(chunk(step, {}, 'stop')))
  response.end('data: [DONE]\n\n')
}

function drained(response: ServerResponse, resolve: () => void): void {
  const done = () => {
    response.off('drain', done).off('close', done)
    resolve()
  }
  response.on('drain', done).on('close', done)
}

async function writeText(ok: Extract<Behaviour, { kind: 'ok' }>, step: Step, marks: Marks): Promise<void> {
  const { response, text } = step
  if (ok.refuseUsage && step.wantsUsage) return sendStatus(response, { status: 400, code: 'unknown_parameter', message: 'Unknown parameter: stream_options' })
  await wait(ok.delayMs)
  const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 }
  const finish = ok.finish === undefined ? 'stop' : ok.finish
  if (ok.whole || !step.streamed) {
    await marks.midStream?.()
    await marks.lastToken?.()
    const message = { role: 'assistant', content: text }
    return sendJson(response, 200, { id: 'x', model: step.model, choices: [{ index: 0, message, finish_reason: finish }], usage })
  }
  openStream(response)
  const pieces = split(text, ok.tokens ?? 8)
  for (const [index, content] of pieces.entries()) {
    if (response.destroyed) return
    response.write(event(chunk(step, { content }, null)))
    if (index === Math.floor(pieces.length / 2)) await marks.midStream?.()
    await wait(ok.tokenDelayMs)
  }
  await marks.lastToken?.()
  if (finish) response.write(event(chunk(step, {}, finish)))
  if (step.wantsUsage) response.write(event({ id: 'x', model: step.model, choices: [], usage }))
  response.end('data: [DONE]\n\n')
}

function split(text: string, count: number): string[] {
  const size = Math.max(1, Math.ceil(text.length / count))
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size))
}

const chunk = (step: Step, delta: object, finish: string | null) => ({
  id: 'x',
  object: 'chat.completion.chunk',
  model: step.model,
  choices: [{ index: 0, delta, finish_reason: finish }],
})
const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

interface StatusAnswer {
  status: number
  code?: string
  message?: string
  retryAfter?: string
  html?: boolean
}

function sendStatus(response: ServerResponse, answer: StatusAnswer): void {
  if (answer.html) {
    response.writeHead(answer.status, { 'content-type': 'text/html' })
    return void response.end('<html>proxy</html>')
  }
  if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter)
  // What a provider likes to repeat: part of the key and its own address.
  const message = answer.message ?? 'Incorrect API key provided: sk-test-0123456789abcdef at http://127.0.0.1/v1'
  sendJson(response, answer.status, { error: { message, type: 'stand_in', code: answer.code ?? null } })
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
