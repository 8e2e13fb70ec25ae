import type { Ctx } from '../../../platform/ctx'
import { isMissing } from '../../../platform/storage/files'
import { defineJob } from '../../../platform/jobs/queue'
import { rows, sql } from '../../../platform/database/sql'
import { reclassify } from '../roles'
import { sentenceOf, type Reason } from '../formats/failure'
import { limits } from '../formats/limits'
import { fileOf, findPending, keyOf, TextOf, waiting, type Pending } from './pending'
import { readScans, type ScannedPage, type ScannedText } from './scan-read'

/**
 * Recognises the text of some pages that are pictures, keeps it, and asks for the next: so files take turns,
 * and a killed process loses no more than one turn. One at a time in a process, so that the machine stays
 * usable.
 */
export const documentScan = defineJob({
  name: 'document-ocr',
  schema: TextOf,
  concurrency: 1,
  timeoutSeconds: (limits.ocr.run.milliseconds / 1000) * 1.5,
  handler: async (ctx, of, signal) => {
    const pending = await findPending(ctx, of)
    if (!pending || pending.unread_pages.length === 0) return
    const turn = pending.unread_pages.slice(0, limits.ocr.run.pages)
    const { pages, reason } = await read(ctx, pending, turn, signal)
    const isWhole = pending.unread_pages.length === 1 && pages.size === 0
    if (reason && isWhole && (await failWithoutText(ctx, of, pending, reason))) return
    await keep(ctx, of, pending, withCulprit(turn, pages, reason))
  },
})

async function read(ctx: Ctx, pending: Pending, turn: number[], signal: AbortSignal): Promise<ScannedText> {
  try {
    return await readScans(fileOf(ctx, pending), turn, { signal })
  } catch (error) {
    if (!isMissing(error)) throw error
    return { pages: new Map(turn.map((page) => [page, { text: '', uncertain: true }])), reason: 'missing' }
  }
}

/**
 * Where the reader ended early, the page that it was at is given up: without that it would end there every
 * time.
 */
function withCulprit(
  turn: number[],
  pages: ScannedText['pages'],
  reason: Reason | null,
): ScannedText['pages'] {
  const culprit = turn.find((page) => !pages.has(page))
  return reason && culprit !== undefined
    ? new Map([...pages, [culprit, { text: '', uncertain: true }]])
    : pages
}

/** A file of one picture that can't be read says why; one that has text besides keeps it. */
async function failWithoutText(
  ctx: Ctx,
  of: TextOf,
  { storage_key }: Pending,
  reason: Reason,
): Promise<boolean> {
  const data = { text_status: 'failed' as const, text_error: sentenceOf(reason), unread_pages: [] }
  const where = { ...waiting(of), storage_key }
  const { count } = await (of.kind === 'document'
    ? ctx.db.document.updateMany({ where: { ...where, pages: { none: {} } }, data })
    : ctx.db.petitionAttachment.updateMany({ where: { ...where, text: null }, data }))
  return count > 0
}

/**
 * Keeps what was recognised, if the row still waits for it with this file, and goes on with the next pages or
 * is done.
 */
async function keep(
  ctx: Ctx,
  of: TextOf,
  { storage_key }: Pending,
  found: ScannedText['pages'],
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const table = of.kind === 'document' ? sql`documents` : sql`petition_attachments`
    const [row] = await rows<Row>(
      tx,
      sql`select unread_pages, uncertain_pages, text_source::text as text_source from ${table}
          where id = ${of.id} and storage_key = ${storage_key} and text_status = 'pending' for no key update`,
    )
    if (!row) return
    // Another process may have been faster with some of them.
    const pages = [...found].filter(([number]) => row.unread_pages.includes(number))
    const hasText = await (of.kind === 'document'
      ? keepInDocument(tx, of.id, pages)
      : keepInAttachment(tx, of.id, pages))
    const data = reading(row, pages, hasText)
    const change = { where: { id: of.id }, data }
    await (of.kind === 'document' ? tx.db.document.update(change) : tx.db.petitionAttachment.update(change))
    await reclassify(tx, of)
    if (data.unread_pages.length > 0) await tx.jobs.send(documentScan, of, keyOf(of))
  })
}

type Pages = [number: number, page: ScannedPage][]
interface Row {
  unread_pages: number[]
  uncertain_pages: number[]
  text_source: 'text' | 'ocr' | 'mixed'
}

interface Reading extends Row {
  text_status: 'pending' | 'ready' | 'empty'
}

function reading(row: Row, pages: Pages, text: { before: boolean; now: boolean }): Reading {
  const read = new Set(pages.map(([number]) => number))
  const unread_pages = row.unread_pages.filter((number) => !read.has(number))
  const uncertain = pages.filter(([, page]) => page.uncertain).map(([number]) => number)
  const recognized = pages.some(([, page]) => page.text !== '')
  const text_source =
    recognized && row.text_source === 'text' ? (text.before ? 'mixed' : 'ocr') : row.text_source
  const text_status = unread_pages.length > 0 ? 'pending' : text.now ? 'ready' : 'empty'
  return { unread_pages, uncertain_pages: [...row.uncertain_pages, ...uncertain], text_source, text_status }
}

const joined = (before: string | undefined, recognized: string) =>
  [before ?? '', recognized].filter((text) => text.trim() !== '').join('\n')

/**
 * What a page holds as text comes before what it shows as a picture. Answers whether the document had and has
 * any text.
 */
async function keepInDocument(
  tx: Ctx,
  document_id: string,
  pages: Pages,
): Promise<{ before: boolean; now: boolean }> {
  const before = await tx.db.documentPage.count({ where: { document_id } })
  const numbers = pages.map(([number]) => number)
  const held = await tx.db.documentPage.findMany({ where: { document_id, page: { in: numbers } } })
  const data = pages
    .map(([page, { text }]) => ({
      document_id,
      page,
      text: joined(held.find((one) => one.page === page)?.text, text),
    }))
    .filter(({ text }) => text !== '')
  await tx.db.documentPage.deleteMany({ where: { document_id, page: { in: numbers } } })
  await tx.db.documentPage.createMany({ data })
  return { before: before > 0, now: data.length > 0 || before > 0 }
}

async function keepInAttachment(
  tx: Ctx,
  id: string,
  found: Pages,
): Promise<{ before: boolean; now: boolean }> {
  const select = { pages: true, text: true }
  const { pages: held, text: before } = await tx.db.petitionAttachment.findUniqueOrThrow({
    where: { id },
    select,
  })
  const last = Math.max(held.length, ...found.map(([number]) => number))
  const recognized = new Map(found)
  const pages = Array.from({ length: last }, (_, at) => joined(held[at], recognized.get(at + 1)?.text ?? ''))
  const text = pages.filter((page) => page !== '').join('\n\n')
  await tx.db.petitionAttachment.update({ where: { id }, data: { pages, text: text === '' ? null : text } })
  return { before: before !== null, now: text !== '' }
}
