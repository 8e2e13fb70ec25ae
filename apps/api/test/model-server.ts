import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { agents } from '@lavra/contracts/labels'
import { agentIds, type AgentId } from '@lavra/contracts/petitions/generation'
import { freePort } from './free-port'
import { play, type Behaviour, type Step } from './model-behaviours'

export type { Behaviour, Fault } from './model-behaviours'
export { faults } from './model-behaviours'

export interface ModelRequest {
  /** Which agent asked, by its prompt. */
  agent: AgentId | 'unknown'
  system: string
  user: string
  authorization: string
  streamed: boolean
  /** The caller closed the connection before the answer was over. */
  disconnected: boolean
  /** The whole answer went out. */
  answered: boolean
  embedding: boolean
}

export interface ModelHooks {
  onRequest?: ((request: ModelRequest) => void | Promise<void>) | undefined
  onMidStream?: ((request: ModelRequest) => void | Promise<void>) | undefined
  onLastToken?: ((request: ModelRequest) => void | Promise<void>) | undefined
}

/** Which agent's prompt it is, by the task that its system text gives. */
export function agentOf(system: string): AgentId | 'unknown' {
  return agentIds.find((id) => system.includes(`Sua tarefa: ${agents[id].title}.`)) ?? 'unknown'
}

/**
 * An OpenAI-compatible server over real HTTP that does as it is told, and fails closed where it was told
 * nothing.
 */
export class ModelServer {
  readonly requests: ModelRequest[] = []
  readonly hooks: ModelHooks = {}
  readonly apiKey = 'sk-test-0123456789abcdef'
  private readonly queue: Behaviour[] = []
  private readonly ofAgent = new Map<AgentId, Behaviour[]>()
  private readonly sockets = new Set<Socket>()
  private readonly unscripted: string[] = []
  private readonly answers: Map<AgentId | 'unknown', Text> = new Map()
  private otherwise: Behaviour | null = null
  private readonly server = createServer((request, response) => void this.answer(request, response))
  private port = 0

  async start(port?: number): Promise<this> {
    this.server.on('connection', (socket) => {
      this.sockets.add(socket)
      socket.on('close', () => this.sockets.delete(socket))
    })
    this.port = port ?? (await freePort())
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve))
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/v1`
  }

  /** The next requests, one behaviour each, whoever asks. */
  next(...behaviours: Behaviour[]): this {
    this.queue.push(...behaviours)
    return this
  }

  /** The next requests of one agent. */
  nextOf(agent: AgentId, ...behaviours: Behaviour[]): this {
    this.ofAgent.set(agent, [...(this.ofAgent.get(agent) ?? []), ...behaviours])
    return this
  }

  /** What every request gets for which nothing else is scripted; null: nothing. */
  always(behaviour: Behaviour | null): this {
    this.otherwise = behaviour
    return this
  }

  /**
   * The text an agent's `ok` writes, instead of the default one; `unknown` is whoever else asks, such as the
   * assistant.
   */
  writes(agent: AgentId | 'unknown', text: Text): this {
    this.answers.set(agent, text)
    return this
  }

  /** How many calls an agent made, failed ones included. */
  calls(agent: AgentId | 'unknown'): number {
    return this.requests.filter((request) => request.agent === agent && !request.embedding).length
  }

  get openConnections(): number {
    return this.sockets.size
  }

  /** Stops listening: a new connection is refused by the machine itself, until `comeBack`. */
  async goDark(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }

  async comeBack(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve))
  }

  /** Forgets scripts, hooks and records. */
  reset(): void {
    this.requests.length = 0
    this.queue.length = 0
    this.unscripted.length = 0
    this.ofAgent.clear()
    this.answers.clear()
    this.otherwise = null
    Object.assign(this.hooks, { onRequest: undefined, onMidStream: undefined, onLastToken: undefined })
  }

  /** Throws where a request came that nobody had scripted. */
  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
    if (this.unscripted.length) throw new Error(`Unscripted model requests: ${this.unscripted.join(', ')}`)
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await readJson(request)
      if (request.url === '/v1/models')
        sendJson(response, 200, { object: 'list', data: [{ id: 'stand-in', object: 'model' }] })
      else if (request.url === '/v1/embeddings') await this.embed(request, response, body)
      else if (request.url === '/v1/chat/completions') await this.complete(request, response, body)
      else sendJson(response, 404, { error: { message: `no such path ${request.url ?? ''}` } })
    } catch (error) {
      if (!response.headersSent) sendJson(response, 400, { error: { message: String(error) } })
      else response.destroy()
    }
  }

  private async complete(request: IncomingMessage, response: ServerResponse, body: ChatBody): Promise<void> {
    const record = this.record(request, response, body)
    const behaviour = this.behaviourFor(record.agent)
    if (!behaviour) {
      this.refuseUnscripted(response, `chat for ${record.agent}`)
      return
    }
    await this.hooks.onRequest?.(record)
    const written = this.answers.get(record.agent) ?? standInText(record.agent)
    const text = typeof written === 'string' ? written : written(record)
    const step: Step = {
      response,
      streamed: record.streamed,
      wantsUsage: Boolean(body.stream_options),
      text,
      model: body.model ?? 'stand-in',
    }
    await play(behaviour, step, {
      midStream: async () => this.hooks.onMidStream?.(record),
      lastToken: async () => this.hooks.onLastToken?.(record),
    })
  }

  private async embed(request: IncomingMessage, response: ServerResponse, body: ChatBody): Promise<void> {
    const record = this.record(request, response, body)
    record.embedding = true
    const inputs = [body.input ?? []].flat()
    record.user = inputs.join('\n\n')
    const behaviour = this.queue.shift() ?? this.otherwise
    if (!behaviour) {
      this.refuseUnscripted(response, 'embeddings')
      return
    }
    if (behaviour.kind !== 'ok')
      return play(
        behaviour,
        { response, streamed: false, wantsUsage: false, text: '', model: body.model ?? '' },
        {},
      )
    // Given back to front: an index is what says which text a vector belongs to.
    const data = inputs
      .map((text, index) => ({ object: 'embedding', index, embedding: standInVector(text) }))
      .reverse()
    sendJson(response, 200, {
      object: 'list',
      data,
      model: body.model,
      usage: { prompt_tokens: inputs.length, total_tokens: inputs.length },
    })
  }

  private record(request: IncomingMessage, response: ServerResponse, body: ChatBody): ModelRequest {
    const words = (role: string) => body.messages?.find((message) => message.role === role)?.content ?? ''
    const record: ModelRequest = {
      agent: agentOf(words('system')),
      system: words('system'),
      user: words('user'),
      authorization: request.headers.authorization ?? '',
      streamed: body.stream === true,
      disconnected: false,
      answered: false,
      embedding: false,
    }
    // Not `writableFinished`: that is true of a lost socket, too.
    response.on('finish', () => (record.answered = true))
    response.on('close', () => (record.disconnected = !record.answered))
    this.requests.push(record)
    return record
  }

  private behaviourFor(agent: AgentId | 'unknown'): Behaviour | null {
    const own = agent === 'unknown' ? undefined : this.ofAgent.get(agent)?.shift()
    return own ?? this.queue.shift() ?? this.otherwise
  }

  private refuseUnscripted(response: ServerResponse, what: string): void {
    this.unscripted.push(what)
    sendJson(response, 418, { error: { message: `unscripted: ${what}` } })
  }
}

/** What is written, or how it follows from what was asked. */
type Text = string | ((request: ModelRequest) => string)

export const startModelServer = (port?: number): Promise<ModelServer> => new ModelServer().start(port)

/** What a stand-in agent writes: long enough to stream, told apart by agent. */
export function standInText(agent: AgentId | 'unknown'): string {
  const title = agent === 'unknown' ? 'Resposta' : agents[agent].title
  const lines = ['primeiro', 'segundo', 'terceiro', 'quarto'].map(
    (nth) => `O ${nth} parágrafo do modelo de ensaio, com acentuação e “aspas”.`,
  )
  return [`# ${title}`, ...lines].join('\n\n')
}

/** A vector of four numbers that depends on the text alone. */
export function standInVector(text: string): number[] {
  let sum = 7
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973
  return [sum / 9973, text.length / 1000, 0.5, -0.25]
}

interface ChatBody {
  model?: string
  messages?: { role: string; content: string }[]
  stream?: boolean
  stream_options?: object
  input?: string | string[]
}

async function readJson(request: IncomingMessage): Promise<ChatBody> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  return text ? (JSON.parse(text) as ChatBody) : {}
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
