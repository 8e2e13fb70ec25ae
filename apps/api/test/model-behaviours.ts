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
  | {
      kind: 'ok'
      tokens?: number
      delayMs?: number
      tokenDelayMs?: number
      whole?: boolean
      refuseUsage?: boolean
      finish?: string | null
    }
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

const wait = (ms: number | undefined) =>
  ms ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()

/** Answers one request as told. */
export async function play(behaviour: Behaviour, step: Step, marks: Marks): Promise<void> {
  if (behaviour.kind === 'ok') return writeText(behaviour, step, marks)
  if (behaviour.kind === 'status') {
    sendStatus(step.response, behaviour)
    return
  }
  return playFault(behaviour.kind, step, behaviour.retryAfter)
}

async function playFault(kind: Fault, step: Step, retryAfter = '1'): Promise<void> {
  const { response } = step
  switch (kind) {
    case 'rate_limited': {
      sendStatus(response, { status: 429 })
      return
    }
    case 'rate_limited_retry_after': {
      sendStatus(response, { status: 429, retryAfter })
      return
    }
    case 'error_500': {
      sendStatus(response, { status: 500 })
      return
    }
    case 'error_503': {
      sendStatus(response, { status: 503 })
      return
    }
    case 'unauthorized': {
      sendStatus(response, { status: 401, code: 'invalid_api_key' })
      return
    }
    // One that resets before a byte of the answer; `goDark` is the machine where nobody listens.
    case 'refused_connection':
      response.socket?.resetAndDestroy()
      return
    case 'hang_before_headers':
      return
    case 'no_choices': {
      sendStream(response, { id: 'x', model: step.model, choices: [] })
      return
    }
    case 'refusal': {
      sendStream(
        response,
        chunk(step, { refusal: 'I cannot help with that.' }, null),
        chunk(step, {}, 'stop'),
      )
      return
    }
    case 'empty_text': {
      sendStream(response, chunk(step, { content: '  \n' }, 'stop'))
      return
    }
    case 'huge_answer':
      return writeHuge(step)
    case 'hang_mid_stream':
    case 'cut':
    case 'truncated_json':
      return breakOff(kind, step)
  }
}

function sendStream(response: ServerResponse, ...chunks: object[]): void {
  openStream(response)
  for (const one of chunks) response.write(event(one))
  response.end('data: [DONE]\n\n')
}

/** Begins well and ends badly after half the text. */
async function breakOff(kind: 'hang_mid_stream' | 'cut' | 'truncated_json', step: Step): Promise<void> {
  const { response, text } = step
  openStream(response)
  const half = text.slice(0, Math.ceil(text.length / 2))
  await new Promise<void>((resolve) =>
    response.write(event(chunk(step, { content: half }, null)), () => resolve()),
  )
  if (kind === 'hang_mid_stream') return
  await wait(20)
  if (kind === 'cut') {
    response.socket?.destroy()
    return
  }
  response.write(`data: ${JSON.stringify(chunk(step, { content: 'fim' }, null)).slice(0, 40)}\n\n`)
  response.end()
}

/** Ten megabytes in small pieces, as fast as they are taken. */
async function writeHuge(step: Step): Promise<void> {
  const { response } = step
  openStream(response)
  const piece = event(chunk(step, { content: 'palavra '.repeat(128) }, null))
  for (let sent = 0; sent < 10_000_000 && !response.destroyed; sent += 1024) await writeAll(response, piece)
  if (response.destroyed) return
  response.write(event(chunk(step, {}, 'stop')))
  response.end('data: [DONE]\n\n')
}

/** Writes no faster than the other side reads, so that what it did not want to read was never sent. */
async function writeAll(response: ServerResponse, text: string): Promise<void> {
  for (let at = 0; at < text.length && !response.destroyed; at += 65_536)
    if (!response.write(text.slice(at, at + 65_536)))
      await new Promise<void>((resolve) => drained(response, resolve))
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
  if (ok.refuseUsage && step.wantsUsage) {
    sendStatus(response, {
      status: 400,
      code: 'unknown_parameter',
      message: 'Unknown parameter: stream_options',
    })
    return
  }
  await wait(ok.delayMs)
  const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 }
  const finish = ok.finish === undefined ? 'stop' : ok.finish
  if (ok.whole || !step.streamed) {
    await marks.midStream?.()
    await marks.lastToken?.()
    const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }]
    response.writeHead(200, { 'content-type': 'application/json' })
    await writeAll(response, JSON.stringify({ id: 'x', model: step.model, choices, usage }))
    if (!response.destroyed) response.end()
    return
  }
  openStream(response)
  const pieces = split(text, ok.tokens ?? 8)
  for (const [index, content] of pieces.entries()) {
    if (response.destroyed) return
    await writeAll(response, event(chunk(step, { content }, null)))
    if (index === Math.floor(pieces.length / 2)) await marks.midStream?.()
    await wait(ok.tokenDelayMs)
  }
  await marks.lastToken?.()
  if (response.destroyed) return
  if (finish) response.write(event(chunk(step, {}, finish)))
  if (step.wantsUsage) response.write(event({ id: 'x', model: step.model, choices: [], usage }))
  response.end('data: [DONE]\n\n')
}

function split(text: string, count: number): string[] {
  const size = Math.max(1, Math.ceil(text.length / count))
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  )
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
    response.end('<html>proxy</html>')
    return
  }
  if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter)
  // What a provider likes to repeat: part of the key and its own address.
  const message =
    answer.message ?? 'Incorrect API key provided: sk-test-0123456789abcdef at http://127.0.0.1/v1'
  sendJson(response, answer.status, { error: { message, type: 'stand_in', code: answer.code ?? null } })
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
