import { randomUUID } from 'node:crypto'
import { Agent, request, type IncomingMessage } from 'node:http'
import type { Kind, Tally } from './tally'

export interface Sent {
  method?: 'GET' | 'POST' | 'PUT'
  json?: unknown
  form?: Record<string, string>
  /** A multipart body and its boundary. */
  parts?: { body: Buffer; boundary: string }
  ifMatch?: number
  accept?: string
  /** Statuses that are no error beside 200 to 204. */
  also?: number[]
  /** What of the answer shows that it is one; a sentence where it is not. */
  check?: (answer: unknown) => string | null
  onPiece?: (piece: string) => void
}

export interface Heard {
  status: number
  /** Parsed where it is JSON, else the text; null for files. */
  body: unknown
  bytes: number
}

/** An answer that nobody expected: it has been counted, and ends what the person was doing. */
export class Unexpected extends Error {}

/** As the web app waits: for an agent, for files, for all else. */
const patienceMs = {
  model: 600_000,
  file: 900_000,
  read: 30_000,
  poll: 30_000,
  write: 30_000,
  entry: 30_000,
  floor: 30_000,
}

/** One person's browser: connections that stay open, a token, and a note of how long each answer took. */
export class Line {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 6 })
  token = ''

  constructor(
    private readonly origin: string,
    readonly tally: Tally,
  ) {}

  async call(kind: Kind, path: string, sent: Sent = {}): Promise<Heard> {
    const begin = performance.now()
    const heard = await this.send(kind, path, sent).catch((error: unknown) =>
      this.fail(kind, path, String(error)),
    )
    this.tally.time(kind, performance.now() - begin)
    const { status, body } = heard
    const fine = (status >= 200 && status <= 204) || sent.also?.includes(status)
    if (!fine) this.fail(kind, path, `${status} ${JSON.stringify(body).slice(0, 300)}`)
    const complaint = status < 300 ? sent.check?.(body) : null
    if (complaint) this.fail(kind, path, complaint)
    return heard
  }

  close(): void {
    this.agent.destroy()
  }

  private fail({ name }: Kind, path: string, what: string): never {
    this.tally.error(`${name}, ${path}: ${what}`)
    throw new Unexpected(what)
  }

  private send(kind: Kind, path: string, sent: Sent): Promise<Heard> {
    return new Promise((resolve, reject) => {
      const body = bodyOf(sent)
      const headers = { ...this.headersOf(sent), ...(body && { 'content-length': Buffer.byteLength(body) }) }
      const signal = AbortSignal.timeout(patienceMs[kind.group])
      const made = request(
        this.origin + path,
        { method: sent.method ?? 'GET', agent: this.agent, headers, signal },
        (response) => {
          hear(response, sent).then(resolve, reject)
        },
      )
      // The server let go of an idle connection just when it was used again: a browser asks once more on
      // another one.
      const again = (error: NodeJS.ErrnoException) =>
        made.reusedSocket && error.code === 'ECONNRESET' && made.method === 'GET'
      made.on('error', (error) => {
        if (again(error)) this.send(kind, path, sent).then(resolve, reject)
        else reject(error)
      })
      made.end(body)
    })
  }

  private headersOf({ method, json, form, parts, ifMatch, accept }: Sent): Record<string, string> {
    const type =
      json !== undefined
        ? 'application/json'
        : form
          ? 'application/x-www-form-urlencoded'
          : parts && `multipart/form-data; boundary=${parts.boundary}`
    return {
      accept: accept ?? 'application/json',
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(type && { 'content-type': type }),
      ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      ...(method === 'POST' && !form && { 'idempotency-key': randomUUID() }),
    }
  }
}

function bodyOf({ json, form, parts }: Sent): string | Buffer | undefined {
  if (json !== undefined) return JSON.stringify(json)
  return form ? new URLSearchParams(form).toString() : parts?.body
}

/** Files are counted and let go, all else is kept. */
async function hear(response: IncomingMessage, { onPiece }: Sent): Promise<Heard> {
  const isJson = response.headers['content-type']?.startsWith('application/json') ?? false
  const isText = isJson || (response.headers['content-type']?.startsWith('text/') ?? false)
  const kept: Buffer[] = []
  let bytes = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length
    onPiece?.(piece.toString())
    if (isText) kept.push(piece)
  }
  const text = Buffer.concat(kept).toString()
  return { status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : isText ? text : null, bytes }
}
