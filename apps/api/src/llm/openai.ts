import OpenAI, { APIError } from 'openai'
import { Stream } from 'openai/streaming'
import { z } from 'zod'
import { AnswerReader } from './answer'
import { Fault, faultOfStatus } from './faults'
import type { GenerateOptions, Generated, Llm, Prompt } from './llm'
import { retryAfter, sleep, withRetries, type RetryPolicy } from './retry'
import { Watch } from './watch'

export interface OpenAiOptions {
  apiKey: string
  /** Base address of any OpenAI-compatible server; null for OpenAI's own. */
  baseURL: string | null
  model: string
  embeddingModel: string | null
  /** Time over all attempts of one call. */
  totalTimeoutMs: number
  /** Longest silence of the server. */
  idleTimeoutMs: number
  maxAttempts?: number
  /** Longest answer taken; a longer one is dropped while it is still being read. */
  maxChars?: number
  sleep?: RetryPolicy['sleep']
  random?: () => number
  log: { warn: (details: object, message: string) => void }
}

const embeddingBatch = 64
/** Room that JSON, escapes and event framing take beside the text. */
const bytesPerChar = 8
const streamBytesPerChar = 64
const framingBytes = 65_536
/** 64 vectors of 4,096 numbers in JSON stay well below. */
const maxEmbeddingBytes = 16_000_000

/**
 * A language model behind an OpenAI-compatible server, with our own time-outs and attempts in place of the
 * SDK's.
 */
export function openAiLlm(options: OpenAiOptions): Llm {
  const door = new OpenAiDoor(options)
  const { embeddingModel } = options
  return {
    model: options.model,
    generate: (prompt, generateOptions = {}) => door.generate(prompt, generateOptions),
    embed: embeddingModel ? (texts, signal) => door.embed(embeddingModel, texts, signal) : null,
  }
}

class OpenAiDoor {
  private readonly client: OpenAI
  private readonly maxChars: number
  /** Some servers refuse `stream_options`; found out once, then left out. */
  private asksUsage = true

  constructor(private readonly options: OpenAiOptions) {
    this.maxChars = options.maxChars ?? 400_000
    this.client = new OpenAI({
      apiKey: options.apiKey,
      baseURL: options.baseURL ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      maxRetries: 0,
      // The watch keeps the time; the SDK's own time-out must never come first.
      timeout: options.totalTimeoutMs + 60_000,
      // The SDK prints chunks it cannot read to the console, and they are case material.
      logLevel: 'off',
    })
  }

  async generate(prompt: Prompt, options: GenerateOptions): Promise<Generated> {
    let attempts = 0
    const run = async (deadline: number) => {
      if (attempts++ > 0) options.onRestart?.()
      return this.writeOnce(prompt, options, deadline)
    }
    return withRetries(this.policy(), run, options.signal)
  }

  async embed(model: string, texts: string[], signal?: AbortSignal): Promise<number[][]> {
    const vectors: number[][] = []
    for (let start = 0; start < texts.length; start += embeddingBatch) {
      const batch = texts.slice(start, start + embeddingBatch)
      vectors.push(
        ...(await withRetries(
          this.policy(),
          (deadline) => this.embedOnce(model, batch, deadline, signal),
          signal,
        )),
      )
    }
    return vectors
  }

  private policy(): RetryPolicy {
    return {
      totalTimeoutMs: this.options.totalTimeoutMs,
      maxAttempts: this.options.maxAttempts ?? 4,
      sleep: this.options.sleep ?? sleep,
      now: Date.now,
      random: this.options.random ?? Math.random,
      onRetry: (fault, attempt, waitMs) =>
        this.options.log.warn({ code: fault.code, attempt, wait_ms: waitMs }, 'language model: trying again'),
    }
  }

  private async writeOnce(prompt: Prompt, options: GenerateOptions, deadline: number): Promise<Generated> {
    const maxBytes = this.maxChars * streamBytesPerChar + framingBytes
    const maxLineBytes = this.maxChars * bytesPerChar + framingBytes
    const answer = new AnswerReader(this.maxChars, options.onToken)
    await this.watched({ deadline, maxBytes, maxLineBytes }, options.signal, async (client, watch) => {
      const response = await this.askForText(client, prompt, watch.signal)
      for await (const chunk of chunksOf(response, client)) answer.add(chunk)
    })
    return answer.result(this.options.model)
  }

  private async askForText(client: OpenAI, prompt: Prompt, signal: AbortSignal): Promise<Response> {
    const ask = () =>
      client.chat.completions
        .create(
          {
            model: this.options.model,
            messages: [
              { role: 'system', content: prompt.system },
              { role: 'user', content: prompt.user },
            ],
            stream: true,
            ...(this.asksUsage ? { stream_options: { include_usage: true } } : {}),
          },
          { signal },
        )
        .asResponse()
    try {
      return await ask()
    } catch (error) {
      if (!this.asksUsage || !refusesUsage(error)) throw error
      this.asksUsage = false
      return await ask()
    }
  }

  private async embedOnce(
    model: string,
    input: string[],
    deadline: number,
    signal?: AbortSignal,
  ): Promise<number[][]> {
    const limits = { deadline, maxBytes: maxEmbeddingBytes, maxLineBytes: maxEmbeddingBytes }
    const raw = await this.watched(limits, signal, (client, watch) =>
      // Asked for plain numbers: not every compatible server knows the SDK's base64 default.
      client.embeddings.create({ model, input, encoding_format: 'float' }, { signal: watch.signal }),
    )
    const parsed = Embeddings.safeParse(raw)
    if (!parsed.success || parsed.data.data.length !== input.length) throw new Fault('malformed')
    return parsed.data.data.toSorted((a, b) => a.index - b.index).map((row) => row.embedding)
  }

  /** Runs one upstream call under a watch and turns whatever goes wrong into one of our faults. */
  private async watched<T>(
    limits: { deadline: number; maxBytes: number; maxLineBytes: number },
    signal: AbortSignal | undefined,
    run: (client: OpenAI, watch: Watch) => Promise<T>,
  ): Promise<T> {
    const watch = new Watch({ ...limits, idleTimeoutMs: this.options.idleTimeoutMs }, signal)
    try {
      const result = await run(this.client.withOptions({ fetch: watch.fetch }), watch)
      // The SDK ends an aborted stream without an error.
      if (watch.fault) throw watch.fault
      return result
    } catch (error) {
      throw watch.fault ?? this.asFault(error)
    } finally {
      watch.end()
    }
  }

  private asFault(error: unknown): unknown {
    if (error instanceof Fault) return error
    const failed = apiError(error)
    if (error instanceof OpenAI.APIConnectionError)
      return this.told(new Fault(wasCut(error) ? 'interrupted' : 'unreachable'), {})
    if (failed) {
      const wait = retryAfter(failed.headers?.get('retry-after'), Date.now())
      const fault = failed.status
        ? faultOfStatus(failed.status, failed.code ?? null, wait)
        : new Fault('interrupted')
      const [upstream_code, upstream_type] = [failed.code?.slice(0, 100), failed.type?.slice(0, 100)]
      return this.told(fault, { status: failed.status, upstream_code, upstream_type })
    }
    if (error instanceof SyntaxError) return new Fault('malformed')
    if (error instanceof TypeError && wasCut(error)) return new Fault('interrupted')
    return error
  }

  /** Logs a fault by codes only: the provider's sentence may repeat the key or the case's material. */
  private told(fault: Fault, details: object): Fault {
    this.options.log.warn({ code: fault.code, ...details }, 'language model: call failed')
    return fault
  }
}

const Embeddings = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1) })),
})

/** The chunks of a streamed answer; the whole answer of a server that does not stream is one chunk. */
async function* chunksOf(response: Response, client: OpenAI): AsyncGenerator {
  const kind = response.headers.get('content-type') ?? ''
  if (kind.includes('html')) throw new Fault('malformed')
  if (kind.includes('json')) yield JSON.parse(await response.text()) as unknown
  else yield* Stream.fromSSEResponse(response, new AbortController(), client)
}

/** The SDK's own error, with its types: `instanceof` alone leaves them open. */
function apiError(error: unknown): APIError | null {
  return error instanceof APIError
    ? (error as APIError<number | undefined, Headers | undefined, object | undefined>)
    : null
}

function refusesUsage(error: unknown): boolean {
  const failed = apiError(error)
  return (failed?.status === 400 || failed?.status === 422) && failed.message.includes('stream_options')
}

/**
 * Did an open connection end, rather than none come about? Told by the codes of undici and Node, along the
 * chain of causes.
 */
function wasCut(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false
  const code = 'code' in error ? error.code : ''
  return (
    code === 'UND_ERR_SOCKET' ||
    code === 'ECONNRESET' ||
    code === 'EPIPE' ||
    error.message === 'terminated' ||
    wasCut(error.cause, depth + 1)
  )
}
