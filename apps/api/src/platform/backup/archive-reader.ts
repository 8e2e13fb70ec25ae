import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter } from 'age-encryption'
import { extract } from 'tar-stream'
import { entryNames } from './format'
import { SEAL_BYTES, sealOf } from './seal'

/** What is wrong with an archive, in a sentence for whoever wants to restore it. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

const damaged = (cause?: unknown) =>
  new ArchiveError(
    'A cópia de segurança está danificada ou incompleta. Use outra cópia; nada foi restaurado desta.',
    { cause },
  )
const lockedOut = (cause: unknown) =>
  new ArchiveError(
    'A senha não abre esta cópia de segurança, ou o começo dela está danificado. Confira a senha e repita o comando.',
    { cause },
  )
const foreign = () =>
  new ArchiveError(
    'O arquivo não é uma cópia de segurança do Lavra ou está danificado. Confira o nome do arquivo ou use outra cópia.',
  )

export interface Source {
  path: string
  passphrase?: string | undefined
}

export interface Entry {
  name: string
  size: number
  content: AsyncIterable<Buffer>
}

const AGE = 'age-encryption.org/v1'

/** Whether an archive asks for a passphrase. */
export async function isEncrypted(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === AGE
  } finally {
    await handle.close()
  }
}

/**
 * Shows the entries of an archive one after the other, until `visit` answers `stop` or the end is reached and
 * its seal is right. Throws ArchiveError where a single byte of what was read is not as it was written; what
 * `visit` throws goes on as it is.
 */
export async function readArchive(
  source: Source,
  visit: (entry: Entry) => Promise<'next' | 'stop'>,
): Promise<void> {
  const tar = extract()
  const plain = await opened(source)
  const fed = pipeline(sealChecked(plain), tar as unknown as NodeJS.WritableStream)
  fed.catch(() => undefined)
  let own: { error: unknown } | undefined
  let seen = ''
  try {
    for await (const entry of tar) {
      seen = entry.header.name
      if (seen === entryNames.seal) {
        entry.resume()
        continue
      }
      const outcome = await visit({ name: seen, size: entry.header.size, content: read(entry) }).catch(
        (error: unknown) => {
          own = error instanceof BrokenArchive ? undefined : { error }
          throw error
        },
      )
      if (outcome === 'stop') return
    }
    await fed
  } catch (error) {
    if (own) throw own.error
    if (seen === '' && source.passphrase === undefined) throw foreign()
    throw error instanceof ArchiveError ? error : damaged(error)
  } finally {
    plain.destroy()
  }
  if (seen !== entryNames.seal) throw damaged()
}

/** What breaks while an entry is read is the archive's fault, whoever reads it. */
class BrokenArchive extends Error {}

async function* read(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) yield chunk as Buffer
  } catch (cause) {
    throw new BrokenArchive('the archive broke off', { cause })
  }
}

async function opened({ path, passphrase }: Source): Promise<Readable> {
  const file = createReadStream(path, { highWaterMark: 1 << 18 })
  if (passphrase === undefined) return file
  const age = new Decrypter()
  age.addPassphrase(passphrase)
  try {
    const plain = await age.decrypt(Readable.toWeb(file) as ReadableStream<Uint8Array>)
    return Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0])
  } catch (error) {
    file.destroy()
    throw lockedOut(error)
  }
}

/** Hands on what it reads, and at the end holds it against the archive's last entry. */
async function* sealChecked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let kept: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    const all: Buffer = kept.length === 0 ? Buffer.from(chunk) : Buffer.concat([kept, chunk])
    const ready = all.subarray(0, Math.max(0, all.length - SEAL_BYTES))
    kept = all.subarray(ready.length)
    hash.update(ready)
    if (ready.length > 0) yield ready
  }
  if (!kept.equals(await sealOf(hash.digest('hex')))) throw damaged()
  yield kept
}
