import { createHash } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@lavra/contracts/endpoint'
import type { Ctx } from './ctx'
import { AppError, invalid } from './errors'

/** A file that came in whole; nobody's until `keepFile` in the transaction that writes its row. */
export interface ReceivedFile {
  key: string
  /** As the sender named it, without folders. */
  file_name: string
  size: number
  sha256: string
}

export interface Received {
  fields: Record<string, unknown>
  files: ReceivedFile[]
  /** Removes what was not kept. */
  discard: () => Promise<void>
}

/** How long an upload may take; a file not kept by then is waste. */
const UPLOAD_MS = 15 * 60_000

/** Streams the files of a multipart request into storage and reads its fields. */
export async function receiveUpload(ctx: Ctx, request: FastifyRequest, endpoint: Endpoint): Promise<Received> {
  const received: Received = { fields: {}, files: [], discard: () => discard(ctx, keys) }
  const keys: string[] = []
  try {
    for await (const part of request.parts({ limits: { files: endpoint.files?.max ?? 0 } })) {
      if (part.type === 'field') received.fields[part.fieldname] = part.value
      else received.files.push(await store(ctx, part.file, part.filename, keys))
    }
    const { field, min } = endpoint.files ?? { field: 'file', min: 0 }
    if (received.files.length < min) throw invalid([{ loc: ['body', field], msg: 'Selecione um arquivo', type: 'missing' }])
    return received
  } catch (error) {
    await received.discard()
    throw error
  }
}

async function store(ctx: Ctx, content: Readable & { truncated: boolean }, name: string, keys: string[]): Promise<ReceivedFile> {
  const key = ctx.files.newKey()
  await ctx.db.looseFile.create({ data: { storage_key: key, due_at: new Date(ctx.clock().getTime() + UPLOAD_MS) } })
  keys.push(key)
  const hash = createHash('sha256')
  const digest = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const size = await ctx.files.save(key, content.pipe(digest))
  if (content.truncated) throw new AppError(413, 'file_too_large', `Arquivo excede o limite de ${ctx.env.MAX_UPLOAD_MB} MB`)
  return { key, file_name: name.split(/[\\/]/).pop() ?? '', size, sha256: hash.digest('hex') }
}

async function discard(ctx: Ctx, keys: string[]): Promise<void> {
  const loose = await ctx.db.looseFile.findMany({ where: { storage_key: { in: keys } } })
  for (const { storage_key } of loose) {
    await ctx.files.remove(storage_key)
    await ctx.db.looseFile.deleteMany({ where: { storage_key } })
  }
}

/** Makes a received file a row's own; to be called in the transaction that writes the row. Throws where the sweep was faster. */
export async function keepFile(tx: Ctx, key: string): Promise<void> {
  const { count } = await tx.db.looseFile.deleteMany({ where: { storage_key: key } })
  if (count === 0) throw new AppError(409, 'upload_expired', 'O envio demorou demais. Envie o arquivo outra vez.')
}

/** Marks files whose rows this transaction deletes; they are removed once it has committed. */
export async function dropFiles(tx: Ctx, keys: string[]): Promise<void> {
  await tx.db.looseFile.createMany({ data: keys.map((storage_key) => ({ storage_key, due_at: tx.clock() })), skipDuplicates: true })
}
