import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { freePort } from './free-port'

/** A message as a real mail server took it. */
export interface Received {
  from: string
  to: string[]
  headers: Record<string, string>
  text: string
  secure: boolean
  user: unknown
}

export interface Mailbox {
  port: number
  messages: Received[]
  close: () => Promise<void>
}

/** A real SMTP server on the loopback that keeps what it is sent. */
export async function openMailbox(options: Partial<SMTPServerOptions> = {}, at?: number): Promise<Mailbox> {
  const messages: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    ...options,
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const to = rcptTo.map(({ address }) => address)
        messages.push({ ...readMessage(source), from, to, secure: session.secure, user: session.user })
        done()
      }, done)
    },
  })
  server.on('error', () => undefined)
  const port = at ?? (await freePort())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { port, messages, close }
}

/**
 * A mail server that takes the connection and behaves like `talk`: says nothing at all unless told otherwise.
 */
export async function openStrange(
  talk: (socket: Socket) => void = () => undefined,
): Promise<{ port: number; close: () => void }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    talk(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, close }
}

/** Headers unfolded and decoded, one text part decoded (RFC 5322, 2045, 2047). */
function readMessage(source: string): Pick<Received, 'headers' | 'text'> {
  const [head = '', ...body] = source.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeWords(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  )
  const encoding = headers['content-transfer-encoding'] ?? '7bit'
  return { headers, text: decodeBody(body.join('\r\n\r\n'), encoding).replace(/\r\n/g, '\n').trim() }
}

const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quoted(word.replace(/_/g, ' ')),
    )

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? quoted(body.replace(/=\r\n/g, '')) : body
}

const quoted = (value: string) =>
  Buffer.from(
    value.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
