import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { PetitionCheck } from '@lavra/contracts/petitions'
import type { Ctx } from '../../../core/ctx'
import { rows, sql } from '../../../core/sql'
import type { Dossier } from '../agents/agent'
import { loadDossier } from '../dossier'
import { eachCheck, isOpen, type Circumstances, type Traced } from '../tracing/check'
import { derivedFrom, Material, readThrough, sourcesOf } from '../tracing/material'
import { piecesOf } from '../tracing/pieces'
import { others } from './others'

/** More of an exhibit than a prompt holds: a check has to find what stands on page 90, too. */
const forChecks = { each: 300_000, all: 1_500_000 }
/** What a check would find has changed with the program: raise it, and every text is checked anew. */
const PROGRAM = 2

interface Checked {
  petition_id: string
  content: string | null
  created_at: Date | string
}

/** The checks of a petition's present text against the records as they are now. They are kept until either changes. */
export async function readChecks(ctx: Ctx, { petition_id, content, created_at }: Checked): Promise<PetitionCheck[]> {
  if (!content) return []
  const written = { from: dayOf(new Date(created_at)), to: dayOf(ctx.clock()) }
  const stamp = await stampOf(ctx, petition_id, content, written)
  const kept = await ctx.db.petitionChecks.findUnique({ where: { petition_id } })
  if (kept?.stamp === stamp) return kept.checks as PetitionCheck[]
  const { dossier } = await loadDossier(ctx, petition_id, forChecks)
  const checks = await others(ctx, await checked(content, dossier, written))
  await ctx.db.petitionChecks.upsert({ where: { petition_id }, create: { petition_id, stamp, checks }, update: { stamp, checks } })
  return checks
}

/** Everything that decides what a check finds: the text, the records, and which exhibits in which state. */
async function stampOf(ctx: Ctx, petitionId: string, content: string, written: Circumstances['written']): Promise<string> {
  const { dossier, exhibits } = await loadDossier(ctx, petitionId, { each: 0, all: 0 })
  const states = await rows(
    ctx,
    sql`select d.id, d.version, d.text_status::text as text_status,
          (select count(*)::int || ' ' || max(created_at) from document_pages where document_id = d.id) as pages
        from petition_documents pd join documents d on d.id = pd.document_id where pd.petition_id = ${petitionId} order by d.id`,
  )
  const attached = await rows(ctx, sql`select id, text_status::text as text_status, updated_at from petition_attachments where petition_id = ${petitionId} order by id`)
  return createHash('sha256').update(JSON.stringify([PROGRAM, content, dossier, exhibits, states, attached, written])).digest('hex')
}

/** In steps of some milliseconds: a petition with a thousand pages of exhibits keeps nobody else waiting. */
async function checked(content: string, dossier: Dossier, written: Circumstances['written']): Promise<Traced[]> {
  const material = new Material()
  for (const source of sourcesOf(dossier))
    for (const { text } of piecesOf(source.text)) {
      const piece = { ...source, text }
      material.add(piece)
      readThrough(piece)
      await setImmediate()
    }
  material.add(derivedFrom(dossier))
  const found: Traced[] = []
  for (const checks of eachCheck(content, material, written ? { written } : {})) {
    found.push(...checks)
    await setImmediate()
  }
  return found
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Equal for the same text with the same open items: what a confirmation holds for. */
export const digestOf = (content: string, checks: readonly PetitionCheck[]): string =>
  createHash('sha256').update(JSON.stringify([content, checks.filter(isOpen).map(({ start, verdict }) => [start, verdict])])).digest('hex')
