import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Encrypter } from 'age-encryption'
import { pack, type Pack } from 'tar-stream'
import { flushFolder } from '../storage/local'
import { sealOf, TAR_END } from './seal'

export interface Lock {
  passphrase?: string | undefined
  /** log2 of what it costs to try a passphrase. */
  workFactor?: number | undefined
}

/** What OWASP asks for: 128 MB and most of a second a guess. */
const WORK_FACTOR = 17

/** Writes an archive under a temporary name; only a whole one, flushed to the disk, gets its own. */
export class ArchiveWriter {
  private readonly tar: Pack = pack()
  private readonly draft: string
  private readonly written: Promise<void>

  private constructor(
    private readonly path: string,
    lock: Lock,
  ) {
    this.draft = join(dirname(path), draftName(basename(path)))
    this.written = this.write(lock)
    // A disk that is full at the very end ends it when nobody reads or adds any more: `written` tells of it.
    this.tar.on('error', () => undefined)
    // Whoever adds something next hears of it.
    this.written.catch((error: unknown) =>
      this.tar.destroy(error instanceof Error ? error : new Error(String(error))),
    )
  }

  static async open(path: string, lock: Lock): Promise<ArchiveWriter> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return new ArchiveWriter(path, lock)
  }

  private async write({ passphrase, workFactor = WORK_FACTOR }: Lock): Promise<void> {
    const sealed = Readable.from(this.sealed(), { objectMode: false })
    const out = createWriteStream(this.draft, { flags: 'wx', mode: 0o600, flush: true })
    if (passphrase === undefined) return pipeline(sealed, out)
    const age = new Encrypter()
    age.setPassphrase(passphrase)
    age.setScryptWorkFactor(workFactor)
    const encrypted = await age.encrypt(Readable.toWeb(sealed) as ReadableStream<Uint8Array>)
    return pipeline(Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]), out)
  }

  /** The archive with its digest before the end that the library wrote. */
  private async *sealed(): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let kept: Buffer = Buffer.alloc(0)
    for await (const chunk of this.tar as AsyncIterable<Buffer>) {
      const all: Buffer = kept.length === 0 ? chunk : Buffer.concat([kept, chunk])
      const ready = all.subarray(0, Math.max(0, all.length - TAR_END))
      kept = all.subarray(ready.length)
      hash.update(ready)
      if (ready.length > 0) yield ready
    }
    yield sealOf(hash.digest('hex'))
  }

  add(name: string, content: string): Promise<void> {
    const bytes = Buffer.from(content)
    return this.addStream(name, bytes.length, Readable.from([bytes], { objectMode: false }))
  }

  /** Fails where the stream brings more or less than was said. */
  async addStream(name: string, size: number, content: Readable): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        const entry = this.tar.entry({ name, size, mode: 0o600, mtime: new Date() }, (error) =>
          error ? reject(error) : resolve(),
        )
        // The callback tells it. A pipe listens only as long as its source has something left.
        entry.on('error', () => undefined)
        content.once('error', (error) => entry.destroy(error))
        content.pipe(entry)
      })
    } catch (error) {
      throw content.errored ?? (await this.diskFailure()) ?? error
    } finally {
      content.destroy()
    }
  }

  /** A full disk shows in what could not be added any more; why, the file's own stream knows. */
  private async diskFailure(): Promise<Error | undefined> {
    this.tar.destroy()
    const failure: unknown = await this.written.catch((error: unknown) => error)
    return failure instanceof Error && 'errno' in failure ? failure : undefined
  }

  /** Answers how many bytes it has. */
  async finish(): Promise<number> {
    this.tar.finalize()
    await this.written
    const { size } = await stat(this.draft)
    await rename(this.draft, this.path)
    await flushFolder(dirname(this.path))
    return size
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.tar.destroy()
    await this.written.catch(() => undefined)
    await rm(this.draft, { force: true })
  }
}

/** Of its own: what a killed backup of the same second left is in nobody's way. */
const draftName = (name: string): string => `.${name}.${randomBytes(4).toString('hex')}.partial`
export const isDraft = (name: string): boolean => /^\.lavra-.*\.partial$/.test(name)
