import { createHash } from 'node:crypto'
import { askedBy, type FoundCheck } from '@lavra/contracts/petitions/checks'
import { packInUse } from '../../../law/pack'
import type { Ctx } from '../../../platform/ctx'
import { dayOf } from '@lavra/language/day'
import { AppError, serverStops } from '../../../platform/errors'
import { rows, sql } from '../../../platform/database/sql'
import type { Dossier } from '../dossier/dossier'
import { onThread, turnOf } from '../threads/threads'
import { loadDossier } from '../dossier/load'
import type { GapField } from '../drafting/gap-fields'
import { readRecords } from '../dossier/records'
import { unchecked, type Circumstances, type Traced } from '../tracing/check'
import { gapsIn } from './gaps'
import { withKeys } from './keys'
import { others } from './others'
import { placeOf, type RecordPlace } from './record-fields'

/** More of an exhibit than a prompt holds: a check has to find what stands on page 90, too. */
const forChecks = { each: 300_000, all: 1_500_000 }
/** What a check would find has changed with the program: raise it, and every text is checked anew. */
const PROGRAM = 11

/** A check as it is kept: what is the same for whoever asks. */
export type KeptCheck = Keyed & { place: RecordPlace | null }
type Keyed = FoundCheck & { key: string }

/** A check that did not end is tried again in the next span of so many milliseconds, not at every reading. */
const againAfterMs = 600_000

interface Checked {
  petition_id: string
  content: string | null
  created_at: Date | string
}

/**
 * The checks of a petition's present text against the records as they are now. They are kept until either
 * changes.
 */
export async function readChecks(
  ctx: Ctx,
  { petition_id, content, created_at }: Checked,
): Promise<KeptCheck[]> {
  if (!content) return []
  const written = { from: dayOf(new Date(created_at)), to: dayOf(ctx.clock()) }
  const stamp = await stampOf(ctx, petition_id, content, written)
  const kept = await ctx.db.petitionChecks.findUnique({ where: { petition_id } })
  const failedNow = `${stamp} ${Math.floor(Date.now() / againAfterMs)}`
  if (kept?.stamp === stamp || kept?.stamp === failedNow) return kept.checks as unknown as KeptCheck[]
  const { dossier } = await loadDossier(ctx, petition_id, forChecks)
  const gaps = gapsIn(content)
  const { found, fields, whole } = await checked(ctx, {
    content,
    dossier,
    written,
    asked: gaps.map(({ text }) => askedBy(text)),
  })
  const traced = (await others(ctx, found)).filter((check) => !gaps.some((gap) => isWithin(check, gap)))
  const checks = await placed(ctx, petition_id, withKeys(content, [...traced, ...gaps]), fields)
  const row = { stamp: whole ? stamp : failedNow, checks }
  await ctx.db.petitionChecks.upsert({ where: { petition_id }, create: { petition_id, ...row }, update: row })
  return checks
}

const secrets: readonly string[] = ['sigiloso', 'contra_ordem']

/** What stands inside a mark is part of it, but for what must not stand anywhere. */
const isWithin = (check: FoundCheck, { kind, start, end }: FoundCheck): boolean =>
  kind === 'lacuna' && check.start >= start && check.end <= end && !secrets.includes(check.verdict)

/**
 * In the order of the text; each mark with the place of the records that it asks for (`fields` are the
 * marks', in their order).
 */
async function placed(
  ctx: Ctx,
  petitionId: string,
  checks: Keyed[],
  fields: (GapField | null)[],
): Promise<KeptCheck[]> {
  const records = fields.some((field) => field !== null)
    ? await readRecords(ctx, ctx.user, petitionId, { each: 0, all: 0 })
    : null
  const gaps = checks.filter(({ kind }) => kind === 'lacuna')
  const placeOfGap = new Map(
    gaps.map((gap, index) => [gap, records && placeOf(fields[index] ?? null, records)]),
  )
  return checks
    .map((check) => ({ ...check, place: placeOfGap.get(check) ?? null }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** Everything that decides what a check finds: text, records, exhibits with their state, pack of law. */
async function stampOf(
  ctx: Ctx,
  petitionId: string,
  content: string,
  written: Circumstances['written'],
): Promise<string> {
  const { dossier, exhibits } = await loadDossier(ctx, petitionId, { each: 0, all: 0 })
  const states = await rows(
    ctx,
    sql`select d.id, d.version, d.text_status::text as text_status,
          (select count(*)::int || ' ' || max(created_at) from document_pages where document_id = d.id) as pages
        from petition_documents pd join documents d on d.id = pd.document_id where pd.petition_id = ${petitionId} order by d.id`,
  )
  const attached = await rows(
    ctx,
    sql`select id, text_status::text as text_status, updated_at from petition_attachments where petition_id = ${petitionId} order by id`,
  )
  return createHash('sha256')
    .update(
      JSON.stringify([PROGRAM, packInUse().version(), content, dossier, exhibits, states, attached, written]),
    )
    .digest('hex')
}

interface Checking {
  content: string
  dossier: Dossier
  written: Circumstances['written']
  asked: string[]
}

/**
 * Where the check does not end in time, or fails, the whole text is told to be unchecked: an open item like
 * any other.
 */
async function checked(
  ctx: Ctx,
  checking: Checking,
): Promise<{ found: Traced[]; fields: (GapField | null)[]; whole: boolean }> {
  try {
    return { ...(await onThread('check', checking, { who: turnOf(ctx), signal: ctx.stopping })), whole: true }
  } catch (error) {
    if (ctx.stopping.aborted) throw serverStops()
    if (error instanceof AppError) throw error
    ctx.log.error({ err: error }, 'check failed')
    return { found: [unchecked(checking.content, notEnded)], fields: [], whole: false }
  }
}

const notEnded =
  'A conferência deste texto não terminou no tempo previsto: nada foi conferido. Ela é tentada de novo em alguns minutos.'
