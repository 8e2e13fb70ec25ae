import { createHash } from 'node:crypto'
import { pipeline, Transform, type Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@lavra/contracts/base/endpoint'
import { messages } from '@lavra/contracts/base/messages'
import type { Ctx } from '../ctx'
import type { Env } from '../env'
import { AppError, invalid, type Problem } from '../errors'
import { safeFileName } from '../storage/file-name'
import { announceFile, discardFiles } from '../storage/pending-files'

export { dropFiles, keepFile } from '../storage/pending-files'

/** A file that came in whole; nobody's until `keepFile` in the transaction that writes its row. */
export interface ReceivedFile {
  key: string
  /** As the sender named it, made safe by `safeFileName`. */
  file_name: string
  size: number
  sha256: string
  /** What the call's `inspect` found it to be. */
  content_type: string
}

export interface Received {
  fields: Record<string, unknown>
  files: ReceivedFile[]
  /** Removes what was not kept. */
  discard: () => Promise<void>
}

/** The content type of what nobody has looked into. */
export const UNKNOWN_TYPE = 'application/octet-stream'

type Limits = NonNullable<Endpoint['files']>

const MEGABYTE = 1024 * 1024
/** What the fields of a form and its boundaries may add to its files. */
const FORM_BYTES = 4 * MEGABYTE

/** How long a request may take until it has come in whole: 25 MB in ten minutes, so also over a slow line. */
export const uploadSeconds = (env: Pick<Env, 'MAX_UPLOAD_MB'>): number =>
  Math.max(600, env.MAX_UPLOAD_MB * 24)

/**
 * Streams the files of a multipart call into storage and reads its fields; null for any other call. A refused
 * one leaves nothing.
 */
export async function receiveUpload(
  ctx: Ctx,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<Received | null> {
  if (request.isMultipart() !== (endpoint.bodyType === 'multipart')) throw wrongType(endpoint)
  if (endpoint.bodyType !== 'multipart') return null
  const keys: string[] = []
  const received: Received = { fields: {}, files: [], discard: () => discardFiles(ctx, keys) }
  try {
    await receiveParts(ctx, request, endpoint.files ?? { field: 'file', min: 0, max: 0 }, received, keys)
    return received
  } catch (error) {
    // What still comes is thrown away, so that the sender gets to read the answer; body-guard.ts ends it
    // where that takes long.
    request.raw.unpipe()
    request.raw.resume()
    await received.discard()
    throw error
  }
}

async function receiveParts(
  ctx: Ctx,
  request: FastifyRequest,
  limits: Limits,
  received: Received,
  keys: string[],
): Promise<void> {
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > ctx.env.MAX_UPLOAD_MB * MEGABYTE * Math.max(1, limits.max) + FORM_BYTES)
    throw tooLarge(ctx.env)
  const problems: Problem[] = []
  const fields = new Map<string, unknown>()
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'file') {
      if (part.fieldname !== limits.field || limits.max === 0)
        throw invalid([unexpectedFile(part.fieldname, limits)])
      const file = await receiveFile(ctx, part, keys)
      if (file) received.files.push(file)
    } else if (part.valueTruncated)
      problems.push({ loc: ['body', part.fieldname], msg: messages.tooLong, type: 'too_big' })
    else fields.set(part.fieldname, part.value)
  }
  if (received.files.length < limits.min)
    problems.push({ loc: ['body', limits.field], msg: 'Selecione um arquivo', type: 'missing' })
  if (problems.length > 0) throw invalid(problems)
  received.fields = Object.fromEntries(fields)
}

/** The parts of the form as they come; what the parser says of a broken one is told in our words. */
async function* partsOf(request: FastifyRequest, { max }: Limits) {
  try {
    yield* request.parts({ limits: { files: Math.max(1, max) } })
  } catch (error) {
    throw parserRefusal(error, max)
  }
}

/** Null where a form's file field was left empty: browsers then send a part without name and content. */
async function receiveFile(
  ctx: Ctx,
  { file, filename }: MultipartFile,
  keys: string[],
): Promise<ReceivedFile | null> {
  const stored = await storeFile(ctx, file, keys)
  return stored.size === 0 && !filename
    ? null
    : { ...stored, file_name: safeFileName(filename), content_type: UNKNOWN_TYPE }
}

/**
 * Streams content into storage under a new key, which is noted in `keys`: whoever calls discards or keeps it.
 */
export async function storeFile(
  ctx: Ctx,
  content: Readable,
  keys: string[],
): Promise<Pick<ReceivedFile, 'key' | 'size' | 'sha256'>> {
  const key = ctx.files.newKey()
  const hash = createHash('sha256')
  const digest = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  if (content.errored) throw broken(content.errored)
  content.once('limit', () => digest.destroy(tooLarge(ctx.env)))
  // Where storage fails first, the content ends with its error.
  content.once('error', (error) => {
    if (!digest.destroyed) digest.destroy(broken(error))
  })
  pipeline(content, digest, () => undefined)
  await announceFile(ctx, key, uploadSeconds(ctx.env))
  keys.push(key)
  try {
    const size = await ctx.files.save(key, digest)
    return { key, size, sha256: hash.digest('hex') }
  } catch (error) {
    throw isCut(error) ? broken(error) : error
  }
}

const tooLarge = (env: Env) =>
  new AppError(413, 'file_too_large', `Arquivo excede o limite de ${env.MAX_UPLOAD_MB} MB`)
const isCut = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
const broken = (cause: unknown) =>
  new AppError(
    400,
    'broken_upload',
    'O envio chegou incompleto ou danificado. Tente novamente.',
    {},
    { cause },
  )

function wrongType({ bodyType }: Endpoint): AppError {
  const wanted =
    bodyType === 'multipart'
      ? 'Envie os dados como formulário (multipart/form-data)'
      : 'Envie os dados sem arquivos'
  return new AppError(415, 'unsupported_media_type', `${wanted}.`)
}

function unexpectedFile(name: string, { field, max }: Limits): Problem {
  const msg = max === 0 ? 'Este envio não aceita arquivos' : `Envie arquivos somente no campo ${field}`
  return { loc: ['body', name], msg, type: 'unexpected_file' }
}

function parserRefusal(error: unknown, maxFiles: number): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'FST_FILES_LIMIT') {
    const files = maxFiles === 1 ? 'um arquivo' : `${maxFiles} arquivos`
    return new AppError(413, 'too_many_files', `Envie no máximo ${files} por vez`)
  }
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new AppError(413, 'too_many_fields', 'O formulário tem campos demais')
  if (code === 'FST_PROTO_VIOLATION')
    return invalid([
      { loc: ['body'], msg: 'O formulário tem um campo com nome não aceito', type: 'invalid_key' },
    ])
  return broken(error)
}
