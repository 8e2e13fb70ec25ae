import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLaw, type Law } from '@lavra/law/law'
import { digestOf, filesIn } from '@lavra/law/manifest'
import { lazy } from '@lavra/law/pack'

/** Beside the bundle, or where the sources are. */
const folders = ['./law', '../../../../packages/law/data'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)
/** The pack that the product was delivered with. */
export const bundledPack = folders.find((folder) => existsSync(join(folder, 'norms.jsonl'))) ?? ''

export interface Pack {
  folder: string
  law: Law
  /** Changes with every sign of the pack. */
  version: () => string
}

function open(folder: string): Pack {
  const law = openLaw(folder)
  if (folder !== bundledPack && law.norms.length === 0) throw new Error(`no pack of law in ${folder}`)
  return { folder, law, version: lazy(() => versionOf(folder)) }
}

const versionOf = (folder: string): string =>
  digestOf(
    filesIn(folder)
      .map((name) => `${name} ${digestOf(readFileSync(join(folder, name)))}`)
      .join('\n'),
  )

let inUse = open(bundledPack)

/** The pack that this process, or thread, works with. */
export const packInUse = (): Pack => inUse

export function usePack(folder: string): void {
  if (folder !== inUse.folder) inUse = open(folder)
}
