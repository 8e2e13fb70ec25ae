import type { WithheldPaper } from '@lavra/contracts/petitions/papers'
import type { Ctx } from '../../platform/ctx'
import { paged, sql, type Sql } from '../../platform/database/sql'
import { documentVisible } from '../../platform/access/visibility'
import type { Wire } from '../../platform/wire'
import { loadDossier } from './dossier/load'

interface Withheld {
  withheld: Wire<WithheldPaper>[]
  total: number
}

/**
 * The papers of a petition's case and its attachments that the piece leaves out as things stand, by title;
 * only those that the caller may see. Throws 404 where there is no petition that the caller may see.
 */
export async function listWithheld(
  ctx: Ctx,
  petitionId: string,
  page: { skip: number; limit: number },
): Promise<Withheld> {
  const { dossier, exhibits } = await loadDossier(ctx, petitionId)
  const background = new Set(dossier.background.map(({ title }) => title))
  const papers = sql`(${documents(ctx, petitionId)} union all ${attachments(petitionId)}) paper`
  const read = sql`paper.id = any(${exhibits}::text[])`
  const reason = sql`case when paper.is_confidential then 'confidential' when paper.purpose = 'internal' then 'internal'
    when not paper.chosen then 'not_chosen' when not ${read} then 'ordered' when paper.text_status = 'pending' then 'not_ready' end`
  const found = await paged<Omit<WithheldPaper, 'background'>>(ctx, {
    columns: sql`told.id, told.title, told.reason`,
    from: sql`from (select paper.id, paper.title, ${reason} as reason from ${papers}) told where told.reason is not null`,
    order: sql`told.title, told.id`,
    page,
  })
  const withheld = found.rows.map((paper) => ({
    ...paper,
    background: exhibits.includes(paper.id) && background.has(paper.title),
  }))
  return { withheld, total: found.total }
}

/** The case's documents that the caller may see. */
const documents = (ctx: Ctx, petitionId: string): Sql => sql`
  select d.id, d.title, d.is_confidential, d.purpose::text as purpose, d.text_status::text as text_status,
    exists (select from petition_documents pd where pd.petition_id = ${petitionId} and pd.document_id = d.id) as chosen
  from documents d where d.case_id = (select case_id from petitions where id = ${petitionId}) and ${documentVisible(ctx.user)}`

const attachments = (petitionId: string): Sql => sql`
  select a.id, a.file_name, false, a.purpose::text, a.text_status::text, true from petition_attachments a where a.petition_id = ${petitionId}`
