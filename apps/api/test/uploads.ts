import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import supertest from 'supertest'
import { v7 as uuid } from 'uuid'
import { S3Storage } from '../src/platform/storage/s3/s3'
import { parseStorageUrl } from '../src/platform/storage/s3/storage-url'
import { filesInTrash } from '../src/platform/trash/purge'
import type { World } from '../src/platform/runtime'
import type { Actor, Api } from './api'
import { aClient } from './factories'

export interface SentFile {
  name: string
  content: Buffer
  type?: string
}

/** A case of a client of its own, straight in the tables. */
export async function aCase(
  api: Api,
  fields: { assigned_lawyers?: string[]; title?: string } = {},
): Promise<string> {
  const client = await aClient(api)
  const id = uuid()
  await api.world.database.prisma.case.create({
    data: {
      id,
      title: 'Cobrança',
      case_number: `PROC-${id}`,
      client_id: client.id,
      client_name: client.name,
      case_type: 'Litígio Cível',
      ...fields,
    },
  })
  return id
}

/** Sends the form of a new document. */
export function sendDocument(
  api: Api,
  actor: Actor | null,
  fields: Record<string, string>,
  file?: SentFile,
): supertest.Test {
  const request = supertest(api.server).post('/api/v1/documents/')
  if (actor) void request.set('Authorization', `Bearer ${actor.token}`)
  for (const [name, value] of Object.entries(fields)) void request.field(name, value)
  if (file)
    void request.attach('file', file.content, {
      filename: file.name,
      ...(file.type && { contentType: file.type }),
    })
  return request
}

/** A document with a small text file; answers its row as the API tells it. */
export async function aDocument(
  api: Api,
  actor: Actor,
  case_id: string,
  fields: Record<string, string> = {},
  file: SentFile | null = textFile(),
) {
  const answer = await sendDocument(api, actor, { case_id, title: 'Contrato', ...fields }, file ?? undefined)
  if (answer.status !== 201) throw new Error(`a document was refused: ${JSON.stringify(answer.body)}`)
  return answer.body as Record<string, unknown> & { id: string; version: number }
}

export const textFile = (text = `Contrato ${randomUUID()}`, name = 'contrato.txt'): SentFile => ({
  name,
  content: Buffer.from(text),
})

/** One part of a multipart body, its header lines as given. */
export const part = (lines: string[], content: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from(lines.map((line) => `${line}\r\n`).join('') + '\r\n'), Buffer.from(content)])

export const fieldPart = (name: string, value: string): Buffer =>
  part([`Content-Disposition: form-data; name="${name}"`], value)
export const filePart = (disposition: string, content: Buffer | string): Buffer =>
  part([`Content-Disposition: form-data; ${disposition}`, 'Content-Type: application/octet-stream'], content)

/** A multipart body, byte by byte ours. */
export function formOf(parts: Buffer[], boundary = 'limite'): Buffer {
  const framed = parts.flatMap((one) => [Buffer.from(`--${boundary}\r\n`), one, Buffer.from('\r\n')])
  return Buffer.concat([...framed, Buffer.from(`--${boundary}--\r\n`)])
}

/** Sends a body as it is. */
export async function sendBytes(
  api: Api,
  actor: Actor,
  body: Buffer,
  headers: Record<string, string> = {},
  path = '/api/v1/documents/',
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const response = await fetch(`${originOf(api)}${path}`, {
    method: 'POST',
    // One that is kept open keeps the server from closing.
    headers: {
      connection: 'close',
      authorization: `Bearer ${actor.token}`,
      'content-type': 'multipart/form-data; boundary=limite',
      ...headers,
    },
    body: new Uint8Array(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  }
}

/** A document's file as it comes over the line. */
export async function download(api: Api, actor: Actor, id: string) {
  const answer = await api.as(actor).get(`/api/v1/documents/${id}/download`).buffer(true).parse(collect)
  return {
    status: answer.status,
    headers: answer.headers as Record<string, string>,
    content: answer.body as Buffer,
  }
}

export function collect(
  response: supertest.Response,
  done: (error: Error | null, body: Buffer) => void,
): void {
  const parts: Buffer[] = []
  response.on('data', (chunk: Buffer) => parts.push(chunk))
  response.on('end', () => done(null, Buffer.concat(parts)))
}

export function portOf(api: Api): number {
  const address = api.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen')
  return address.port
}
export const originOf = (api: Api): string => `http://127.0.0.1:${portOf(api)}`

/** Removes what earlier tests left: they empty the tables and not the folder. */
export async function emptyStorage({ env }: World): Promise<void> {
  const target = parseStorageUrl(env.STORAGE_URL ?? '')
  if (target) return new S3Storage(target).deleteAll(target.prefix)
  rmSync(join(env.DATA_DIR, 'files'), { recursive: true, force: true })
}

/** Puts something into the storage past the server, as a hand or another program would. */
export async function layFile({ env }: World, path: string, content: string | Buffer): Promise<void> {
  const target = parseStorageUrl(env.STORAGE_URL ?? '')
  if (target) return new S3Storage(target).put(path, content)
  mkdirSync(dirname(join(env.DATA_DIR, 'files', path)), { recursive: true })
  writeFileSync(join(env.DATA_DIR, 'files', path), content)
}

/** From here on what is deleted goes for good, with its files, as in an office whose trash keeps nothing. */
export async function keepNothingInTrash({ database }: World): Promise<void> {
  await database.prisma.setting.upsert({
    where: { key: 'trash_days' },
    create: { key: 'trash_days', value: 0 },
    update: { value: 0 },
  })
}

/** What lies in the storage and who claims it. */
export async function storageOf({
  files,
  database,
}: World): Promise<{ files: string[]; rows: string[]; loose: string[] }> {
  const lying: string[] = []
  for await (const { path } of files.list()) lying.push(path.slice(-32))
  const keys = async (sql: string) =>
    (await database.query<{ key: string }>(sql)).map(({ key }) => key).sort()
  return {
    files: lying.sort(),
    rows: await keys(`select storage_key as key from documents where storage_key is not null union all select storage_key from petition_attachments
      union all select key from (${filesInTrash}) binned`),
    loose: await keys('select storage_key as key from loose_files'),
  }
}
