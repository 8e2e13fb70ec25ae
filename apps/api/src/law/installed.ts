import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, intactManifest, manifestOf, PackError } from '@lavra/law/manifest'
import type { Ctx } from '../platform/ctx'
import { bundledPack, packInUse, usePack } from './pack'

/** Packs that were installed beside the bundled one: folders of DATA_DIR/law, named by their day. */
export interface InstalledPack {
  folder: string
  state: string
}

export const lawFolder = (dataDir: string): string => join(dataDir, 'law')

/** The installed packs, newest first, whatever is in them. */
export function installedPacks(dataDir: string): InstalledPack[] {
  const folder = lawFolder(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))
    .toSorted()
    .toReversed()
    .map((state) => ({ folder: join(folder, state), state }))
}

/** The day of the pack that the product was delivered with. */
export const bundledState = (): string => (bundledPack === '' ? '' : manifestOf(bundledPack).state)

export interface Choice extends InstalledPack {
  source: 'bundled' | 'installed'
  /** Newer ones that are not used, with what is wrong with them. */
  damaged: { folder: string; flaw: string }[]
}

/** The newest pack that is as it was published; the bundled one where none is newer. */
export function newestPack(dataDir: string): Choice {
  const bundled = { folder: bundledPack, state: bundledState(), source: 'bundled' as const }
  const damaged: Choice['damaged'] = []
  for (const pack of installedPacks(dataDir)) {
    if (pack.state <= bundled.state) break
    const flaw = flawOf(pack)
    if (flaw === null) return { ...pack, source: 'installed', damaged }
    damaged.push({ folder: pack.folder, flaw })
  }
  return { ...bundled, damaged }
}

function flawOf({ folder, state }: InstalledPack): string | null {
  try {
    return intactManifest(folder).state === state ? null : 'A data do pacote não é a da pasta.'
  } catch (error) {
    return error instanceof PackError ? error.message : 'Os arquivos do pacote não podem ser lidos.'
  }
}

let seen = ''

/** Uses the newest pack. Where that fails, the pack in use stays: an office works without a newer one. */
export function useNewestPack(dataDir: string, log: Ctx['log']): void {
  try {
    lookAt(dataDir, log)
  } catch (error) {
    log.error({ err: error }, 'the packs of law cannot be read')
  }
}

/** Reads the packs only where other ones lie there than at the last look, or the one in use was touched. */
function lookAt(dataDir: string, log: Ctx['log']): void {
  const packs = JSON.stringify([dataDir, installedPacks(dataDir), touched(packInUse().folder)])
  if (packs === seen) return
  const { folder, state, source, damaged } = newestPack(dataDir)
  for (const one of damaged) log.error(one, 'a damaged pack of law is not used')
  if (folder !== packInUse().folder) {
    usePack(folder)
    log.info({ state, source }, 'pack of law in use')
  }
  seen = packs
}

/** When each file of an installed pack was written. */
function touched(folder: string): string[] {
  if (folder === bundledPack || !existsSync(folder)) return []
  return filesIn(folder).map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
}
