import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { tables } from './tables'

/** What the pack's own file says of it, and whether its files are those that were published. */

/** Raised where a reader of today could not read what is published tomorrow. */
export const SCHEMA = 1
export const MANIFEST = 'pack.json'

const norm = '[a-z]+[\\d-]*'
const kinds = new RegExp(
  `^(?:pack\\.json|(?:norms|series)\\.jsonl|(?:structure|provisions)/${norm}\\.jsonl` +
    '|precedents/[a-z][a-z\\d-]*\\.jsonl|fingerprints/[a-z][a-z\\d-]*\\.lvf)$',
)
/** Whether a pack may hold a file of this name; nothing else is ever written to a disk. */
export const isPackName = (name: string): boolean =>
  name.length <= 80 && (kinds.test(name) || Object.hasOwn(tables, name))

export const digestOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex')

export const manifestSchema = z.strictObject({
  schema: z.literal(SCHEMA),
  /** The day it was put together: its version. */
  state: z.iso.date(),
  /** Digest of every other file; absent in the sources, where they change every day. */
  files: z.record(z.string().refine(isPackName), z.string().regex(/^[\da-f]{64}$/)).optional(),
})
export type Manifest = z.infer<typeof manifestSchema>

/** A pack that is not to be used: one sentence in Portuguese. */
export class PackError extends Error {
  override name = 'PackError'
}

export function readManifest(text: string): Manifest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new PackError(`O arquivo ${MANIFEST} do pacote está danificado.`)
  }
  const other = z.object({ schema: z.int() }).safeParse(value)
  if (other.success && other.data.schema !== SCHEMA)
    throw new PackError(
      other.data.schema > SCHEMA
        ? 'Este pacote é para uma versão mais nova do Lavra. Atualize o Lavra e repita o comando.'
        : 'Este pacote é para uma versão mais antiga do Lavra. Peça um mais novo a quem o publica.',
    )
  const { data, error } = manifestSchema.safeParse(value)
  if (error) throw new PackError(`O arquivo ${MANIFEST} do pacote não tem a forma esperada.`)
  return data
}

/** Throws where the files are not exactly those that the manifest names. */
export function checkDigests(
  manifest: Manifest,
  names: readonly string[],
  read: (name: string) => Buffer,
): void {
  const { files } = manifest
  if (!files) throw new PackError(`O arquivo ${MANIFEST} não diz quais são os arquivos do pacote.`)
  const strange = names.find((name) => name !== MANIFEST && !Object.hasOwn(files, name))
  if (strange !== undefined) throw new PackError(`O arquivo ${strange} não faz parte do pacote.`)
  const lost = Object.keys(files).find((name) => !names.includes(name))
  if (lost !== undefined) throw new PackError(`O arquivo ${lost} falta no pacote.`)
  const changed = Object.entries(files).find(([name, digest]) => digestOf(read(name)) !== digest)
  if (changed) throw new PackError(`O arquivo ${changed[0]} não é o que foi publicado.`)
}

/** The names of all files of a folder, with "/", in order; hidden ones are the system's (".DS_Store"). */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((name) => name.replace(/^\/+/, ''))
    .toSorted()

/** The manifest of a pack's folder; throws where there is none, or none of this reader's. */
export function manifestOf(folder: string): Manifest {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) throw new PackError(`O arquivo ${MANIFEST} falta no pacote.`)
  return readManifest(readFileSync(file, 'utf8'))
}

/** The manifest of an installed pack; throws where one of its files is not as it was published. */
export function intactManifest(folder: string): Manifest {
  const manifest = manifestOf(folder)
  checkDigests(manifest, filesIn(folder), (name) => readFileSync(join(folder, name)))
  return manifest
}
