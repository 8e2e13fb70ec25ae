import type { Prisma } from '../../../../generated/prisma/client'
import type { Ctx } from '../../../platform/ctx'
import { isMissing } from '../../../platform/storage/files'
import { defineJob } from '../../../platform/jobs/queue'
import { rows, sql } from '../../../platform/database/sql'
import { reclassify } from '../roles'
import { extractText, type ExtractedText } from './extract'
import { sentenceOf } from '../formats/failure'
import { documentScan } from './scan-job'
import { fileOf, findPending, keyOf, TextOf, waiting, type Pending } from './pending'

/**
 * Reads the text of a document or attachment that waits for it; pictures are left to a slower job. Runs again
 * without harm.
 */
export const documentText = defineJob({
  name: 'document-text',
  schema: TextOf,
  // A file that takes its whole time must not keep everybody else's waiting.
  concurrency: 2,
  timeoutSeconds: 300,
  handler: async (ctx, of, signal) => {
    const pending = await findPending(ctx, of)
    if (!pending) return
    await store(ctx, of, pending, await read(ctx, pending, signal))
  },
})

/** Asks for the text of a row, in the transaction that creates it. */
export async function enqueueText(ctx: Ctx, { kind, id }: TextOf): Promise<string | null> {
  const by = ctx.user?.id
  const before = by === undefined ? 0 : await waitingOf(ctx, by)
  return ctx.jobs.send(documentText, { kind, id, by }, { ...keyOf({ kind, id }), priority: -before })
}

/**
 * How many files of one person wait already: everybody's first comes before anybody's second, however many
 * one has sent.
 */
async function waitingOf(ctx: Ctx, by: string): Promise<number> {
  const [found] = await rows<{ count: number }>(
    ctx,
    sql`select count(*)::int as count from pgboss.job
        where name = ${documentText.name} and state < 'active' and data->'payload'->>'by' = ${by}`,
  )
  return found?.count ?? 0
}

async function read(ctx: Ctx, pending: Pending, signal: AbortSignal): Promise<ExtractedText> {
  try {
    return await extractText(fileOf(ctx, pending), { signal })
  } catch (error) {
    if (!isMissing(error)) throw error
    return { status: 'failed', error: sentenceOf('missing'), pages: [] }
  }
}

/**
 * One short transaction, and only for the file that was read: the row may be gone by now, or somebody else's
 * run was faster.
 */
async function store(ctx: Ctx, of: TextOf, { storage_key }: Pending, text: ExtractedText): Promise<void> {
  const { status, error, pages, scanned = [], hidden = [] } = text
  const found = { where: { ...waiting(of), storage_key } }
  const reading = {
    unread_pages: scanned,
    uncertain_pages: [],
    hidden_text: hidden,
    text_source: 'text' as const,
  }
  const data = {
    ...reading,
    text_status: scanned.length > 0 ? ('pending' as const) : status,
    text_error: error,
  }
  await ctx.transaction(async (tx) => {
    const { count } = await (of.kind === 'document'
      ? tx.db.document.updateMany({ ...found, data })
      : storeAttachment(tx, found.where, data, pages))
    if (count === 0) return
    if (of.kind === 'document') await storePages(tx, of.id, pages)
    await reclassify(tx, of)
    if (scanned.length > 0) await tx.jobs.send(documentScan, of, keyOf(of))
  })
}

type Where = Prisma.PetitionAttachmentWhereInput
type Data = Prisma.PetitionAttachmentUpdateManyMutationInput

function storeAttachment(tx: Ctx, where: Where, data: Data, pages: string[]) {
  const hasText = pages.some((page) => page.trim() !== '')
  const kept = data.text_status === 'pending' ? pages : []
  return tx.db.petitionAttachment.updateMany({
    where,
    data: { ...data, pages: kept, text: hasText ? pages.join('\n\n') : null },
  })
}

async function storePages(tx: Ctx, document_id: string, pages: string[]): Promise<void> {
  await tx.db.documentPage.deleteMany({ where: { document_id } })
  for (const data of batches(document_id, pages)) await tx.db.documentPage.createMany({ data })
}

interface PageRow {
  document_id: string
  page: number
  text: string
}

/** Pages that have text, numbered as in the file, in statements of a bearable size. */
function batches(document_id: string, pages: string[]): PageRow[][] {
  const all: PageRow[][] = []
  let size = Infinity
  for (const [index, text] of pages.entries()) {
    if (text.trim() === '') continue
    if (size > 500_000) {
      all.push([])
      size = 0
    }
    all.at(-1)?.push({ document_id, page: index + 1, text })
    size += text.length
  }
  return all
}

/** A row that waits this long without a job lost it: to a killed process, or to an import that sent none. */
const PATIENCE_SECONDS = 60

/**
 * Sees to it that nothing waits for ever: a row without a job gets one, and one whose job failed for good
 * says so.
 * Answers how many rows it touched; at most 500 of each kind a call.
 */
export async function requeuePendingText(ctx: Ctx, patienceSeconds = PATIENCE_SECONDS): Promise<number> {
  const lost = await rows<TextOf & { gave_up: boolean }>(
    ctx,
    sql`with waiting as (
          (select 'document' as kind, id, updated_at from documents where text_status = 'pending' and storage_key is not null
           order by updated_at limit 500)
          union all
          (select 'attachment', id, updated_at from petition_attachments where text_status = 'pending' order by updated_at limit 500)),
        queued as (
          select data->'payload'->>'kind' as kind, data->'payload'->>'id' as id, bool_or(state < 'completed') as lives, bool_or(state = 'failed') as failed
          from pgboss.job where name in (${documentText.name}, ${documentScan.name}) and state <> 'completed' group by 1, 2)
        select w.kind, w.id, coalesce(q.failed, false) as gave_up from waiting w left join queued q on q.kind = w.kind and q.id = w.id
        where w.updated_at < clock_timestamp() - make_interval(secs => ${patienceSeconds}) and not coalesce(q.lives, false)`,
  )
  for (const { kind, id, gave_up } of lost)
    await (gave_up ? giveUp(ctx, { kind, id }) : enqueueText(ctx, { kind, id }))
  return lost.length
}

async function giveUp(ctx: Ctx, of: TextOf): Promise<void> {
  const data = { text_status: 'failed', text_error: sentenceOf('gave_up') } as const
  if (of.kind === 'document') await ctx.db.document.updateMany({ where: waiting(of), data })
  else await ctx.db.petitionAttachment.updateMany({ where: waiting(of), data })
}
