import { z } from 'zod'
import type { Ctx } from '../../../core/ctx'
import { isMissing } from '../../../core/files'
import { defineJob } from '../../../core/jobs'
import { rows, sql } from '../../../core/sql'
import { extractText, type ExtractedText } from './extract'
import { sentenceOf } from './failure'

const Payload = z.object({ kind: z.enum(['document', 'attachment']), id: z.string().max(64) })
export type TextOf = z.infer<typeof Payload>

interface Pending {
  storage_key: string
  file_name: string
  size: number
}

/** Reads the text of a document or attachment that waits for it. Runs again without harm. */
export const documentText = defineJob({
  name: 'document-text',
  schema: Payload,
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
export const enqueueText = (ctx: Ctx, of: TextOf): Promise<string | null> => ctx.jobs.send(documentText, of, { singletonKey: `${of.kind}:${of.id}` })

const where = ({ id }: TextOf) => ({ id, text_status: 'pending' }) as const

async function findPending(ctx: Ctx, of: TextOf): Promise<Pending | null> {
  const select = { storage_key: true, file_name: true, file_size: true }
  const row =
    of.kind === 'document'
      ? await ctx.db.document.findFirst({ where: where(of), select })
      : await ctx.db.petitionAttachment.findFirst({ where: where(of), select })
  if (!row?.storage_key) return null
  return { storage_key: row.storage_key, file_name: row.file_name ?? '', size: Number(row.file_size ?? 0) }
}

async function read(ctx: Ctx, { storage_key, file_name, size }: Pending, signal: AbortSignal): Promise<ExtractedText> {
  const extension = /\.([a-z]+)$/i.exec(file_name)?.[1]?.toLowerCase() ?? ''
  try {
    return await extractText({ open: () => ctx.files.open(storage_key), extension, size }, { signal })
  } catch (error) {
    if (!isMissing(error)) throw error
    return { status: 'failed', error: sentenceOf('missing'), pages: [] }
  }
}

/** One short transaction, and only for the file that was read: the row may be gone by now, or somebody else's run was faster. */
async function store(ctx: Ctx, of: TextOf, { storage_key }: Pending, { status, error, pages }: ExtractedText): Promise<void> {
  const found = { where: { ...where(of), storage_key } }
  const outcome = { text_status: status, text_error: error }
  if (of.kind === 'attachment') {
    await ctx.db.petitionAttachment.updateMany({ ...found, data: { ...outcome, text: status === 'ready' ? pages.join('\n\n') : null } })
    return
  }
  await ctx.transaction(async (tx) => {
    const { count } = await tx.db.document.updateMany({ ...found, data: outcome })
    if (count === 0) return
    await tx.db.documentPage.deleteMany({ where: { document_id: of.id } })
    for (const data of batches(of.id, pages)) await tx.db.documentPage.createMany({ data })
  })
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
 * Sees to it that nothing waits for ever: a row without a job gets one, and one whose job failed for good says so.
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
          from pgboss.job where name = ${documentText.name} and state <> 'completed' group by 1, 2)
        select w.kind, w.id, coalesce(q.failed, false) as gave_up from waiting w left join queued q on q.kind = w.kind and q.id = w.id
        where w.updated_at < clock_timestamp() - make_interval(secs => ${patienceSeconds}) and not coalesce(q.lives, false)`,
  )
  for (const { kind, id, gave_up } of lost) await (gave_up ? giveUp(ctx, { kind, id }) : enqueueText(ctx, { kind, id }))
  return lost.length
}

async function giveUp(ctx: Ctx, of: TextOf): Promise<void> {
  const data = { text_status: 'failed', text_error: sentenceOf('gave_up') } as const
  if (of.kind === 'document') await ctx.db.document.updateMany({ where: where(of), data })
  else await ctx.db.petitionAttachment.updateMany({ where: where(of), data })
}
