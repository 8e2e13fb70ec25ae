import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LlmError } from '../src/llm/llm'
import { openAiLlm, type OpenAiOptions } from '../src/llm/openai'
import { retryAfter, withRetries } from '../src/llm/retry'
import { Fault as LlmFault } from '../src/llm/faults'
import {
  faults,
  standInText,
  standInVector,
  startModelServer,
  type Behaviour,
  type Fault,
  type ModelServer,
} from './model-server'

const prompt = { system: 'Sua tarefa: Redação da Peça.', user: 'Escreva.' }
let model: ModelServer
let logged: object[]

beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.close())
beforeEach(() => {
  model.reset()
  logged = []
})

function llm(options: Partial<OpenAiOptions> = {}) {
  return openAiLlm({
    apiKey: model.apiKey,
    baseURL: model.url,
    model: 'stand-in',
    embeddingModel: null,
    totalTimeoutMs: 60_000,
    idleTimeoutMs: 20_000,
    maxAttempts: 3,
    sleep: () => Promise.resolve(),
    log: { warn: (details) => void logged.push(details) },
    ...options,
  })
}

async function failure(work: Promise<unknown>): Promise<LlmError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof LlmError)) throw new Error('expected an LlmError', { cause: error })
  return error
}

async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { interval: 10 }).toBe(true)
}

describe('a text', () => {
  it('is streamed piece by piece and answered whole, with its tokens', async () => {
    model.next({ kind: 'ok', tokens: 12 })
    const pieces: string[] = []
    const answer = await llm().generate(prompt, { onToken: (piece) => pieces.push(piece) })
    expect(answer).toEqual({
      text: standInText('redator'),
      model: 'stand-in',
      tokens_in: 100,
      tokens_out: 50,
    })
    expect(pieces).toHaveLength(12)
    expect(pieces.join('')).toBe(answer.text)
    expect(model.requests[0]).toMatchObject({
      agent: 'redator',
      system: prompt.system,
      user: prompt.user,
      authorization: `Bearer ${model.apiKey}`,
    })
  })

  it('is understood from a server that does not stream', async () => {
    model.next({ kind: 'ok', whole: true })
    const pieces: string[] = []
    const answer = await llm().generate(prompt, { onToken: (piece) => pieces.push(piece) })
    expect(answer).toMatchObject({ text: standInText('redator'), tokens_in: 100, tokens_out: 50 })
    expect(pieces).toEqual([answer.text])
  })

  it('is had from a server that refuses to count tokens, which is asked so only once', async () => {
    model.always({ kind: 'ok', refuseUsage: true })
    const door = llm()
    const first = await door.generate(prompt)
    await door.generate(prompt)
    expect(first).toMatchObject({ text: standInText('redator'), tokens_in: null, tokens_out: null })
    expect(model.calls('redator')).toBe(3)
  })

  it('may take longer than the silence allowed, as long as pieces come', async () => {
    model.always({ kind: 'ok', tokens: 12, tokenDelayMs: 100 })
    expect((await llm({ idleTimeoutMs: 800 }).generate(prompt)).text).toBe(standInText('redator'))
  })
})

const expectedCode: Record<Fault, { code: string; calls: number }> = {
  rate_limited: { code: 'rate_limited', calls: 3 },
  rate_limited_retry_after: { code: 'rate_limited', calls: 3 },
  error_500: { code: 'unavailable', calls: 3 },
  error_503: { code: 'unavailable', calls: 3 },
  refused_connection: { code: 'interrupted', calls: 3 },
  hang_before_headers: { code: 'timeout', calls: 3 },
  hang_mid_stream: { code: 'timeout', calls: 3 },
  cut: { code: 'interrupted', calls: 3 },
  truncated_json: { code: 'malformed', calls: 3 },
  no_choices: { code: 'no_choices', calls: 1 },
  refusal: { code: 'refused', calls: 1 },
  empty_text: { code: 'empty', calls: 1 },
  huge_answer: { code: 'too_long', calls: 1 },
  unauthorized: { code: 'key_refused', calls: 1 },
}

/**
 * Silence is found out soon where it is what the model does; elsewhere a machine that stands still is not
 * taken for it.
 */
const patienceWith = (kind: Fault): Partial<OpenAiOptions> =>
  kind.startsWith('hang') ? { idleTimeoutMs: 300 } : {}

describe('a fault', () => {
  it.each(faults)('%s is told in one Portuguese sentence and never gives half a text', async (kind) => {
    model.always({ kind })
    const error = await failure(llm(patienceWith(kind)).generate(prompt, { onToken: () => undefined }))
    expect({ code: error.code, calls: model.calls('redator') }).toEqual(expectedCode[kind])
    expectSentence(error)
  })

  it.each(faults.filter((kind) => expectedCode[kind].calls > 1))(
    '%s once is passed over by the next attempt',
    async (kind) => {
      // The third only where the machine stands still during the second.
      model.next({ kind }, { kind: 'ok' }, { kind: 'ok' })
      let text = ''
      const answer = await llm(patienceWith(kind)).generate(prompt, {
        onToken: (piece) => (text += piece),
        onRestart: () => (text = ''),
      })
      expect(answer.text).toBe(standInText('redator'))
      expect(text).toBe(answer.text)
    },
  )

  it.each<[string, Behaviour, string, number]>([
    ['an end without finish_reason', { kind: 'ok', finish: null }, 'interrupted', 3],
    ['an answer cut at the token limit', { kind: 'ok', finish: 'length' }, 'cut_short', 1],
    ['an answer the provider blocked', { kind: 'ok', finish: 'content_filter' }, 'filtered', 1],
    ['400', { kind: 'status', status: 400 }, 'bad_request', 1],
    [
      '400 for too long a prompt',
      { kind: 'status', status: 400, code: 'context_length_exceeded' },
      'prompt_too_long',
      1,
    ],
    ['403', { kind: 'status', status: 403 }, 'forbidden', 1],
    ['404', { kind: 'status', status: 404 }, 'model_not_found', 1],
    ['429 for want of credit', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'quota', 1],
    ['502', { kind: 'status', status: 502, html: true }, 'unavailable', 3],
    ['504', { kind: 'status', status: 504, html: true }, 'unavailable', 3],
    ["a proxy's page in place of an answer", { kind: 'status', status: 200, html: true }, 'malformed', 3],
  ])('%s', async (_name, behaviour, code, calls) => {
    model.always(behaviour)
    const error = await failure(llm().generate(prompt))
    expect({ code: error.code, calls: model.calls('redator') }).toEqual({ code, calls })
    expectSentence(error)
  })

  it('of a machine where nobody listens', async () => {
    await model.goDark()
    const error = await failure(llm().generate(prompt))
    await model.comeBack()
    expect(error.code).toBe('unreachable')
    expectSentence(error)
  })

  it('leaves neither key nor the words of the provider in the log', async () => {
    model.always({ kind: 'unauthorized' })
    await failure(llm().generate(prompt))
    expect(logged).toEqual([
      { code: 'key_refused', status: 401, upstream_code: 'invalid_api_key', upstream_type: 'stand_in' },
    ])
  })

  it('of ten megabytes is not read to its end', async () => {
    model.next({ kind: 'huge_answer' })
    let read = 0
    await failure(llm({ maxChars: 20_000 }).generate(prompt, { onToken: (piece) => (read += piece.length) }))
    expect(read).toBeLessThan(25_000)
    await until(() => model.requests[0]?.disconnected === true)
  })

  it('of ten megabytes in one line is not read to its end either', async () => {
    model.writes('redator', 'palavra '.repeat(1_250_000))
    model.next({ kind: 'ok', whole: true }, { kind: 'ok', tokens: 1 })
    for (const nth of [0, 1]) {
      expect((await failure(llm({ maxChars: 20_000 }).generate(prompt))).code).toBe('too_long')
      await until(() => model.requests[nth]?.disconnected === true)
    }
  })
})

describe('time', () => {
  it('has a total over all attempts', async () => {
    model.always({ kind: 'hang_before_headers' })
    const started = Date.now()
    const error = await failure(llm({ totalTimeoutMs: 400, idleTimeoutMs: 10_000 }).generate(prompt))
    expect(error.code).toBe('timeout')
    expect(Date.now() - started).toBeLessThan(8_000)
    expect(Date.now() - started).toBeGreaterThanOrEqual(390)
    expect(model.calls('redator')).toBeLessThanOrEqual(1)
  })

  it('is not outlived by a stream that never ends', async () => {
    model.always({ kind: 'ok', tokens: 400, tokenDelayMs: 50 })
    const started = Date.now()
    expect((await failure(llm({ totalTimeoutMs: 500, idleTimeoutMs: 10_000 }).generate(prompt))).code).toBe(
      'timeout',
    )
    expect(Date.now() - started).toBeLessThan(10_000)
  })

  it('between attempts is what Retry-After says', async () => {
    const waits: number[] = []
    model.next({ kind: 'rate_limited_retry_after', retryAfter: '2' }, { kind: 'ok' })
    await llm({ sleep: (ms) => Promise.resolve(void waits.push(ms)) }).generate(prompt)
    expect(waits).toEqual([2_000])
  })

  it('is not waited where Retry-After lies beyond the total', async () => {
    const waits: number[] = []
    model.next({ kind: 'rate_limited_retry_after', retryAfter: '3600' })
    const error = await failure(llm({ sleep: (ms) => Promise.resolve(void waits.push(ms)) }).generate(prompt))
    expect(error.code).toBe('rate_limited')
    expect(waits).toEqual([])
  })

  it('reads Retry-After in seconds and as an HTTP date', () => {
    const now = Date.parse('2026-03-01T12:00:00Z')
    expect(retryAfter('3', now)).toBe(3_000)
    expect(retryAfter('Sun, 01 Mar 2026 12:00:07 GMT', now)).toBe(7_000)
    expect(retryAfter('Sun, 01 Mar 2026 11:00:00 GMT', now)).toBe(0)
    expect(retryAfter('soon', now)).toBeNull()
    expect(retryAfter(null, now)).toBeNull()
  })

  it('between attempts doubles, with jitter', async () => {
    const waits: number[] = []
    const sleep = (ms: number) => Promise.resolve(void waits.push(ms))
    const policy = {
      totalTimeoutMs: 60_000,
      maxAttempts: 5,
      sleep,
      now: () => 0,
      random: () => 0.5,
      onRetry: () => undefined,
    }
    await expect(withRetries(policy, () => Promise.reject(new LlmFault('unavailable')))).rejects.toThrow(
      LlmFault,
    )
    expect(waits).toEqual([375, 750, 1_500, 3_000])
  })
})

describe('cancelling', () => {
  it('closes the upstream call at once, in mid-stream', async () => {
    model.next({ kind: 'ok', tokens: 200, tokenDelayMs: 20 })
    const abort = new AbortController()
    const work = failure(llm().generate(prompt, { signal: abort.signal, onToken: () => abort.abort() }))
    expect((await work).code).toBe('cancelled')
    await until(() => model.requests[0]?.disconnected === true)
    expect(model.calls('redator')).toBe(1)
  })

  it('closes it before the headers too', async () => {
    model.next({ kind: 'hang_before_headers' })
    const abort = new AbortController()
    model.hooks.onRequest = () => abort.abort()
    expect((await failure(llm().generate(prompt, { signal: abort.signal }))).code).toBe('cancelled')
    await until(() => model.requests[0]?.disconnected === true)
  })

  it('ends the wait between two attempts', async () => {
    model.next({ kind: 'rate_limited_retry_after', retryAfter: '30' })
    const abort = new AbortController()
    setTimeout(() => abort.abort(), 100)
    const started = Date.now()
    expect(
      (
        await failure(
          llm({ sleep: undefined, totalTimeoutMs: 60_000 }).generate(prompt, { signal: abort.signal }),
        )
      ).code,
    ).toBe('cancelled')
    expect(Date.now() - started).toBeLessThan(15_000)
  })

  it('before the call makes none', async () => {
    expect((await failure(llm().generate(prompt, { signal: AbortSignal.abort() }))).code).toBe('cancelled')
    expect(model.requests).toEqual([])
  })
})

describe('vectors', () => {
  it('are not offered where no embedding model is set', () => {
    expect(llm().embed).toBeNull()
  })

  it('come in batches and in the order of their texts', async () => {
    model.always({ kind: 'ok' })
    const texts = Array.from({ length: 130 }, (_, index) => `texto ${index}`)
    const vectors = await llm({ embeddingModel: 'stand-in-vectors' }).embed?.(texts)
    expect(vectors).toEqual(texts.map(standInVector))
    expect(model.requests).toHaveLength(3)
  })

  it('are asked for again after a passing fault, and told where it does not pass', async () => {
    const { embed } = llm({ embeddingModel: 'stand-in-vectors' })
    model.next({ kind: 'error_503' }, { kind: 'ok' })
    expect(await embed?.(['um'])).toEqual([standInVector('um')])
    model.always({ kind: 'unauthorized' })
    expect((await failure(embed?.(['um']) ?? Promise.resolve())).code).toBe('key_refused')
    model.always({ kind: 'hang_before_headers' })
    const impatient = llm({ embeddingModel: 'stand-in-vectors', idleTimeoutMs: 100 })
    expect((await failure(impatient.embed?.(['um']) ?? Promise.resolve())).code).toBe('timeout')
  })
})

function expectSentence(error: LlmError): void {
  expect(error.message).toMatch(/^(O|A|Não) .+\.$/)
  expect(error.message).not.toMatch(/sk-|http|127\.0|key|error|request|status|\d{3}/i)
  expect(
    JSON.stringify(
      error,
      Object.getOwnPropertyNames(error).filter((name) => name !== 'stack'),
    ),
  ).not.toContain(model.apiKey)
}
