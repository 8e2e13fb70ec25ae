import crypto from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import S3rver from 's3rver'

/** What the store does instead of answering; `null` where it does its work. */
export type Fault = ((request: IncomingMessage, answer: ServerResponse) => boolean) | null

export interface S3Server {
  /** STORAGE_URL of its bucket. */
  url: string
  port: number
  /** The bucket's uploads that were begun and neither ended nor given up. */
  openUploads: () => string[]
  setFault: (fault: Fault) => void
  close: () => Promise<void>
}

process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
const BUCKET = 'escritorio'

/** It hides where a listing goes on by DES, which OpenSSL 3 has only as Triple DES. */
function hideByTripleDes(): void {
  const { createCipheriv, createDecipheriv } = crypto
  const strong = (name: string, key: Buffer): [string, Buffer] =>
    name === 'des' ? ['des-ede3-cbc', Buffer.alloc(24, key)] : [name, key]
  Object.assign(crypto, {
    createCipheriv: (name: string, key: Buffer, iv: Buffer) => createCipheriv(...strong(name, key), iv),
    createDecipheriv: (name: string, key: Buffer, iv: Buffer) => createDecipheriv(...strong(name, key), iv),
  })
}
hideByTripleDes()

/**
 * A real S3-compatible server on a free port of the loopback; of a signature it checks only whose it is. It
 * lacks two calls, listing and giving up uploads in parts, which are answered here from its own folder.
 */
export async function startS3(parent: string): Promise<S3Server> {
  const directory = mkdtempSync(join(parent, 's3-'))
  const store = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await store.configureBuckets()
  answerWhenWritten(store, directory)
  const work = store.callback()
  let fault: Fault = null
  const server = createServer((request, answer) => {
    if (fault?.(request, answer)) return
    if (!answeredHere(directory, request, answer)) work(request, answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?tls=false`,
    port,
    openUploads: () => uploadsIn(directory),
    setFault: (next) => (fault = next),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

interface Written {
  size: number
}
interface Store {
  putObject: (object: { bucket: string; key: string }) => Promise<Written>
  putPart: (bucket: string, upload: string, part: number, content: Readable) => Promise<Written>
}

/**
 * It answers as soon as it has read the bytes, which on a busy machine is before they are in its folder; S3
 * answers after.
 */
function answerWhenWritten(server: S3rver, directory: string): void {
  const { store } = server as unknown as { store: Store }
  const putObject = store.putObject.bind(store)
  const putPart = store.putPart.bind(store)
  store.putObject = async (object) =>
    whole(await putObject(object), join(directory, object.bucket, `${object.key}._S3rver_object`))
  store.putPart = async (bucket, upload, part, content) =>
    whole(await putPart(bucket, upload, part, content), join(uploadsFolder(directory), upload, String(part)))
}

async function whole(written: Written, file: string): Promise<Written> {
  const size = () => statSync(file, { throwIfNoEntry: false })?.size
  for (let turn = 0; turn < 2_000 && size() !== written.size; turn++) await setTimeout(5)
  return written
}

const uploadsFolder = (directory: string) => join(directory, BUCKET, '._S3rver_uploads')
const uploadsIn = (directory: string): string[] =>
  existsSync(uploadsFolder(directory)) ? readdirSync(uploadsFolder(directory)) : []

function answeredHere(directory: string, request: IncomingMessage, answer: ServerResponse): boolean {
  const url = new URL(request.url ?? '/', 'http://x')
  const folder = (id: string) => join(uploadsFolder(directory), id)
  const id = url.searchParams.get('uploadId')
  if (request.method === 'DELETE' && id !== null) {
    rmSync(folder(id), { recursive: true, force: true })
    answer.writeHead(204).end()
    return true
  }
  if (request.method === 'DELETE') {
    // It fails where the last object of a folder is deleted twice; S3 answers 204.
    if (!existsSync(join(directory, `${decodeURIComponent(url.pathname)}._S3rver_object`))) {
      answer.writeHead(204).end()
      return true
    }
    mkdirSync(join(directory, decodeURIComponent(url.pathname), '..'), { recursive: true })
  }
  if (request.method !== 'GET' || !url.searchParams.has('uploads')) return false
  const begun = (one: string) => statSync(folder(one)).mtime.toISOString()
  const prefix = url.searchParams.get('prefix') ?? ''
  const all = uploadsIn(directory).map((one) => ({
    one,
    key: readFileSync(join(folder(one), 'key'), 'utf8'),
  }))
  const open = all.filter(({ key }) => key.startsWith(prefix))
  const list = open.map(
    ({ one, key }) =>
      `<Upload><Key>${key}</Key><UploadId>${one}</UploadId><Initiated>${begun(one)}</Initiated></Upload>`,
  )
  answer.writeHead(200, { 'content-type': 'application/xml' })
  answer.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListMultipartUploadsResult><Bucket>${BUCKET}</Bucket>${list.join('')}<IsTruncated>false</IsTruncated></ListMultipartUploadsResult>`,
  )
  return true
}

/** An answer of the store's own in which it refuses. */
export function refusing(
  status: number,
  code: string,
  which: (request: IncomingMessage) => boolean = () => true,
): Fault {
  return (request, answer) => which(request) && refuse(request, answer, status, code)
}

function refuse(request: IncomingMessage, answer: ServerResponse, status: number, code: string): true {
  request.resume()
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message><AWSAccessKeyId>S3RVER</AWSAccessKeyId></Error>`
  answer.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) })
  answer.end(request.method === 'HEAD' ? undefined : body)
  return true
}
