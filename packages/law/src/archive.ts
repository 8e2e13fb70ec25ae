import { sign, verify, type KeyObject } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import {
  checkDigests,
  digestOf,
  filesIn,
  isPackName,
  MANIFEST,
  manifestOf,
  PackError,
  readManifest,
} from './manifest'
import type { Manifest } from './manifest'

/*
 * A pack as it is published, one file: a line that names the form, a line with the Ed25519 signature over
 * that first line and all that follows the second, then gzip over JSON: names and contents of the files.
 */

const HEAD = Buffer.from('lavra-law 1\n')
/** 64 bytes in base64, and the end of the line. */
const SIGNATURE_LINE = 88 + 1

export const limits = { packed: 20_000_000, unpacked: 100_000_000, files: 2_000 }

/** A pack's files by their names. */
export type PackFiles = ReadonlyMap<string, Buffer>
const isBinary = (name: string) => name.endsWith('.lvf')

/** The files of a folder as they are published: the manifest with the digest of each. */
export function packedFiles(folder: string): PackFiles {
  const { schema, state } = manifestOf(folder)
  const contents = filesIn(folder)
    .filter((name) => name !== MANIFEST)
    .map((name) => [name, readFileSync(join(folder, name))] as const)
  const files = Object.fromEntries(contents.map(([name, content]) => [name, digestOf(content)]))
  return new Map([...contents, [MANIFEST, Buffer.from(JSON.stringify({ schema, state, files }))]])
}

export function writeArchive(files: PackFiles, privateKey: KeyObject): Buffer {
  const texts = Array.from(files, ([name, content]) => [
    name,
    content.toString(isBinary(name) ? 'base64' : 'utf8'),
  ])
  const body = gzipSync(JSON.stringify({ files: Object.fromEntries(texts) as unknown }), { level: 9 })
  const signature = sign(null, Buffer.concat([HEAD, body]), privateKey)
  return Buffer.concat([HEAD, Buffer.from(`${signature.toString('base64')}\n`), body])
}

/** Verifies all that can be known of a published pack without its contents; throws PackError. */
export function readArchive(bytes: Buffer, publicKey: KeyObject): { files: PackFiles; manifest: Manifest } {
  if (bytes.length > limits.packed)
    throw new PackError(
      'O arquivo passa de 20 MB: um pacote de legislação é menor. Confira o nome do arquivo.',
    )
  const files = contentsOf(signedBody(bytes, publicKey))
  const manifest = readManifest(files.get(MANIFEST)?.toString('utf8') ?? '')
  checkDigests(manifest, [...files.keys()], (name) => files.get(name) ?? Buffer.alloc(0))
  return { files, manifest }
}

/** Nothing of the file is unpacked or parsed before its signature is known to be good. */
function signedBody(bytes: Buffer, publicKey: KeyObject): Buffer {
  const start = HEAD.length + SIGNATURE_LINE
  if (!bytes.subarray(0, HEAD.length).equals(HEAD) || bytes.length <= start || bytes[start - 1] !== 0x0a)
    throw new PackError('Este arquivo não é um pacote de legislação do Lavra. Confira o nome do arquivo.')
  const text = bytes.toString('latin1', HEAD.length, start - 1)
  const signature = Buffer.from(text, 'base64')
  const body = bytes.subarray(start)
  if (
    signature.toString('base64') !== text ||
    !verify(null, Buffer.concat([HEAD, body]), publicKey, signature)
  )
    throw new PackError(
      'A assinatura não confere com LAW_PUBLIC_KEY: o arquivo foi alterado, ou é de outro publicador. Obtenha-o de novo de quem o publica.',
    )
  return body
}

const contentSchema = z.strictObject({ files: z.record(z.string(), z.string()) })

function contentsOf(body: Buffer): PackFiles {
  const { data } = contentSchema.safeParse(parsed(body))
  if (!data) throw new PackError(unusable)
  const entries = Object.entries(data.files)
  if (entries.length > limits.files)
    throw new PackError(`O pacote tem mais de ${limits.files.toLocaleString('pt-BR')} arquivos. ${another}`)
  const strange = entries.find(([name]) => !isPackName(name))
  if (strange)
    throw new PackError(
      `O pacote traz um arquivo que não pode haver nele (${JSON.stringify(strange[0].slice(0, 80))}). ${another}`,
    )
  return new Map(entries.map(([name, text]) => [name, Buffer.from(text, isBinary(name) ? 'base64' : 'utf8')]))
}

const another = 'Peça outro a quem o publica.'
const unusable = `O conteúdo do pacote não tem a forma esperada. ${another}`

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(gunzipSync(body, { maxOutputLength: limits.unpacked }).toString('utf8'))
  } catch (error) {
    const large = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new PackError(large ? `O pacote passa de 100 MB descompactado. ${another}` : unusable, {
      cause: error,
    })
  }
}

/** Writes a pack into an empty folder, its manifest last. */
export function unpackInto(folder: string, files: PackFiles): void {
  const write = (name: string, content: Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, name), content, { mode: 0o600, flag: 'wx' })
  }
  for (const [name, content] of files) if (name !== MANIFEST) write(name, content)
  write(MANIFEST, files.get(MANIFEST) ?? Buffer.alloc(0))
}
