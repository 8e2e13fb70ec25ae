import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { unpackInto, type PackFiles } from '@lavra/law/archive'
import { intactManifest, PackError } from '@lavra/law/manifest'
import { faultsIn } from '@lavra/law/whole'
import { showDay } from '@lavra/language/day'
import { z } from 'zod'
import { recordEvent } from '../platform/audit/events'
import type { Ctx } from '../platform/ctx'
import { installedPacks, lawFolder, newestPack, useNewestPack } from './installed'

const DRAFT = '.draft-'
/** A draft that old is left of a process that died. */
const STALE_MS = 3_600_000
/** The one in use and two before it: a server that has not looked yet goes on reading. */
const KEPT = 3

/** Throws where a pack would not be newer than what is there; answers the day of that one. */
export function checkNewer(dataDir: string, state: string): string {
  const { state: present } = newestPack(dataDir)
  if (state > present) return present
  throw new PackError(
    state === present
      ? `O pacote de ${showDay(state)} já é o que está em uso. Nada foi alterado.`
      : `O pacote é de ${showDay(state)}, mais antigo que o que está em uso, de ${showDay(present)}. Nada foi alterado.`,
  )
}

/** Writes a pack beside the installed ones and reads it whole with its schemas; nothing uses it yet. */
export function draftPack(dataDir: string, files: PackFiles): string {
  const folder = lawFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  removeStale(folder)
  const draft = mkdtempSync(join(folder, DRAFT))
  try {
    unpackInto(draft, files)
    const [fault] = faultsIn(draft)
    if (fault === undefined) return draft
    throw new PackError(
      `O pacote não está como deve (${fault}). Nada foi alterado; peça outro a quem o publica.`,
    )
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

function removeStale(folder: string): void {
  const drafts = readdirSync(folder).filter((name) => name.startsWith(DRAFT))
  for (const path of drafts.map((name) => join(folder, name)))
    if (Date.now() - statSync(path).mtimeMs > STALE_MS) rmSync(path, { recursive: true, force: true })
}

/** Puts a draft in its place, in one step, and tells the trail; answers the pack's day. */
export async function installDraft(ctx: Ctx, draft: string): Promise<string> {
  const dataDir = ctx.env.DATA_DIR
  const { state } = intactManifest(draft)
  const present = checkNewer(dataDir, state)
  const target = join(lawFolder(dataDir), state)
  await ctx.transaction(async (tx) => {
    await recordEvent(tx, {
      action: 'updated',
      entity_type: 'law',
      before: { state: present },
      after: { state },
      actor: { id: null, name: 'Console do servidor' },
    })
    // The transaction may run a second time, when the draft is in its place already.
    if (!existsSync(draft)) return
    // What lies there is damaged: an intact one would have been told to be in use.
    rmSync(target, { recursive: true, force: true })
    renameSync(draft, target)
  })
  for (const { folder } of installedPacks(dataDir).slice(KEPT))
    rmSync(folder, { recursive: true, force: true })
  return state
}

/** Where the console asks the server that has the embedded database to install a draft. */
export const askedFile = (dataDir: string): string => join(dataDir, 'pedido-de-legislacao')
const Asked = z.object({ draft: z.string().regex(/^\.draft-\w{1,20}$/) })
export const asking = (draft: string): string => JSON.stringify({ draft: basename(draft) })

/** Installs what the console asked for, where it did; what is refused is removed and stands in the log. */
export async function answerLawUpdate(ctx: Ctx): Promise<void> {
  const file = askedFile(ctx.env.DATA_DIR)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return
  await rm(file, { force: true })
  const draft = join(lawFolder(ctx.env.DATA_DIR), Asked.parse(JSON.parse(text)).draft)
  try {
    await installDraft(ctx, draft)
    useNewestPack(ctx.env.DATA_DIR, ctx.log)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
