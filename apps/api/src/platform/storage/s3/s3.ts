import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { S3Driver } from 'flydrive/drivers/s3'
import { AppError } from '../../errors'
import type { StorageDriver, StoredFile } from '../storage-driver'
import type { StorageTarget } from './storage-url'

/** Bytes that one upload holds in memory; a file that is not larger goes in one request. */
const PART_BYTES = 5 * 1024 * 1024
/** Parts this old are nobody's: no upload takes a day. */
const STALE_MS = 24 * 3_600_000
/** Milliseconds for a connection, for the beginning of an answer, and for silence within one. */
const patience = {
  connectionTimeout: 5_000,
  requestTimeout: 30_000,
  throwOnRequestTimeout: true,
  socketTimeout: 60_000,
}
/** Shows that the bucket can be written to; it is no file of the office. */
const MARKER = '.lavra'

/**
 * Files in a bucket of an S3-compatible server. An object is there whole or not at all; its key is random, so
 * none is written twice.
 */
export class S3Storage extends S3Driver implements StorageDriver {
  private readonly client: S3Client
  private writable = false

  constructor(
    private readonly target: StorageTarget,
    limits = patience,
  ) {
    const client = clientOf(target, limits)
    super({ client, bucket: target.bucket, visibility: 'private', supportsACL: false })
    this.client = client
  }

  private key(path: string): string {
    return this.target.prefix + path
  }

  /**
   * A content of unknown length goes in parts; one that breaks off, or a store that refuses, leaves neither
   * parts nor object.
   */
  override async putStream(path: string, content: Readable): Promise<void> {
    const params = {
      Bucket: this.target.bucket,
      Key: this.key(path),
      Body: content,
      ContentType: 'application/octet-stream',
    }
    try {
      await new Upload({ client: this.client, params, queueSize: 1, partSize: PART_BYTES }).done()
    } catch (error) {
      // Where the store fails first, the content is cut by that.
      throw content.errored && content.errored.name !== 'AbortError' ? content.errored : error
    }
  }

  override put = (path: string, content: string | Uint8Array): Promise<void> =>
    super.put(this.key(path), content)
  override getStream = (path: string): Promise<Readable> => super.getStream(this.key(path))
  override getMetaData = (path: string) => super.getMetaData(this.key(path))
  override delete = (path: string): Promise<void> => super.delete(this.key(path))

  /** The first one writes, so that a server with a key that may only read does not start. */
  async ping(): Promise<void> {
    if (this.writable) await this.client.send(new HeadBucketCommand({ Bucket: this.target.bucket }))
    else await this.put(MARKER, 'Arquivos do Lavra. Não altere nem apague nada aqui.\n')
    this.writable = true
  }

  async *walk(): AsyncIterable<StoredFile> {
    const { bucket, prefix } = this.target
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client: this.client },
      { Bucket: bucket, Prefix: prefix },
    ))
      for (const { Key = '', Size = 0 } of Contents)
        if (Key !== this.key(MARKER)) yield { path: Key.slice(prefix.length), size: Size }
  }

  /**
   * Removes the parts of uploads that a killed server left behind; a store that cannot list them needs a rule
   * of its own for that.
   */
  async tidy(): Promise<void> {
    const { bucket, prefix } = this.target
    const { Uploads = [] } = await this.client
      .send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }))
      .catch((error: unknown) => (isUnsupported(error) ? { Uploads: [] } : Promise.reject(error as Error)))
    for (const { Key, UploadId, Initiated } of Uploads)
      if (Initiated && Date.now() - Initiated.getTime() > STALE_MS)
        await this.client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
  }
}

function clientOf(
  { endpoint, region, pathStyle, accessKeyId, secretAccessKey }: StorageTarget,
  limits: typeof patience,
): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    requestHandler: { ...limits, httpAgent: { maxSockets: 200 }, httpsAgent: { maxSockets: 200 } },
    // Bodies are signed by their SHA-256 all the same; the newer checksums are more than many compatible
    // servers understand.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const secrets = [secretAccessKey, accessKeyId]
  const speak = (error: unknown) => Promise.reject(translated(error, secrets))
  client.middlewareStack.add((next) => (args) => next(args).catch(speak), { step: 'initialize' })
  return client
}

interface Said {
  name: string
  message: string
  status: number | undefined
}

function saidBy(error: unknown): Said {
  const {
    name = 'Error',
    message = '',
    $metadata,
  } = error as { name?: string; message?: string; $metadata?: { httpStatusCode?: number } }
  return { name, message, status: $metadata?.httpStatusCode }
}

const FULL = new Set([
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientStorage',
])

/**
 * What went wrong in the words of a disk, or that the store is out of reach. Nothing of the request goes
 * along: it names the key.
 */
function translated(error: unknown, secrets: string[]): Error {
  const { name, message, status } = saidBy(error)
  const clean = secrets.reduce(
    (text, secret) => text.replaceAll(secret, '…'),
    `${name}${status ? ` ${status}` : ''}: ${message}`,
  )
  const cause = Object.assign(new Error(clean), { name })
  if (name === 'NoSuchKey' || name === 'NotFound') return Object.assign(cause, { code: 'ENOENT' })
  if (FULL.has(name) || status === 507) return Object.assign(cause, { code: 'ENOSPC' })
  if (name === 'NotImplemented' || status === 501) return Object.assign(cause, { code: 'ENOSYS' })
  return new AppError(
    503,
    'storage_unavailable',
    'O armazenamento de arquivos não respondeu. Tente novamente em instantes.',
    { 'Retry-After': '5' },
    { cause },
  )
}

const isUnsupported = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSYS'

/** Why a store cannot be used at the start, in one line that names the setting and no secret. */
export function startRefusal(error: unknown): Error {
  const reason = error instanceof AppError ? error.cause : error
  const said = reason instanceof Error ? reason.message : ''
  if (/NoSuchBucket|NotFound|NoSuchKey/.test(said))
    return new Error('STORAGE_URL: o bucket não existe', { cause: error })
  if (/ 40[013]:|AccessDenied|Signature|InvalidAccessKeyId/.test(said))
    return new Error('STORAGE_URL: o servidor recusou a chave, a região ou a gravação no bucket', {
      cause: error,
    })
  return new Error('O armazenamento de STORAGE_URL não respondeu; confira o endereço e se ele está no ar', {
    cause: error,
  })
}
