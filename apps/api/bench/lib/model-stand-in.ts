import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** When it got the request, sent its first words and ended, on the clock of `performance.now`. */
export interface Answered {
  asked: number
  began: number
  ended: number
}

export interface ModelStandIn {
  url: string
  /** The last answer. */
  last: Answered
  close: () => Promise<void>
}

export interface Asked {
  system: string
  user: string
}

export interface Manner {
  thinkingMs?: number
  betweenTokensMs?: number
  /** What it answers, token by token. */
  write?: (asked: Asked) => string[]
}

/**
 * A model server that streams what it is told to write, else two sentences quoted from the first passage it
 * is given; the first piece then holds a whole sentence, so that whoever checks sentences before showing them
 * has one at once.
 */
export async function startModelStandIn({
  thinkingMs = 5,
  betweenTokensMs = 2,
  write = ({ user }) => piecesFor(user),
}: Manner = {}): Promise<ModelStandIn> {
  const last: Answered = { asked: 0, began: 0, ended: 0 }
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => void answer())
    const answer = async () => {
      last.asked = performance.now()
      const { messages } = JSON.parse(Buffer.concat(parts).toString()) as { messages: { content: string }[] }
      const [first, ...tokens] = write({
        system: messages[0]?.content ?? '',
        user: messages.at(-1)?.content ?? '',
      })
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      await pause(thinkingMs)
      last.began = performance.now()
      response.write(chunk({ content: first }))
      for (const content of tokens) {
        await pause(betweenTokensMs)
        if (response.destroyed) return
        response.write(chunk({ content }))
      }
      last.ended = performance.now()
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, last, close }
}

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'stand-in', choices: [{ index: 0, delta, finish_reason }] })}\n\n`

export function piecesFor(prompt: string): string[] {
  const passage = (/\[1\][^\n]*\n([\s\S]*?)\nMATERIAL>>>/.exec(prompt)?.[1] ?? '').replace(/["«»“”]/g, '')
  const words = passage.split(/\s+/).filter(Boolean)
  const rest = `Também consta «${words.slice(8, 14).join(' ')}» [1].`
  const [opening = '', ...others] = rest.match(/\S+\s*/g) ?? []
  return [`Consta dos registros «${words.slice(0, 8).join(' ')}» [1]. ${opening}`, ...others]
}
