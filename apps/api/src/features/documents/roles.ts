import { recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { rows, sql, type Sql } from '../../platform/database/sql'
import { classifiedLength, classify, type Paper, type Role } from './classify'
import type { TextOf } from './reading/pending'

/**
 * The side that the office represents in a case, as recorded or as the client stands among the parties; null
 * where nobody knows.
 */
const sideIn = (
  caseId: Sql,
): Sql => sql`(select coalesce(c.represented_side::text, (select pa.role::text from parties pa
  where pa.case_id = c.id and fold(pa.name) = fold(c.client_name) order by pa.position, pa.id limit 1)) from cases c where c.id = ${caseId})`

/** The owner and purpose of a new paper: as a person said, else as its type and names suggest. */
export async function roleFor(
  ctx: Ctx,
  case_id: string | null,
  paper: Omit<Paper, 'our_side' | 'text'>,
  said: Partial<Role>,
) {
  const [found] = await rows<Pick<Paper, 'our_side'>>(
    ctx,
    sql`select ${sideIn(sql`${case_id}::text`)} as our_side`,
  )
  const suggested = classify({ ...paper, our_side: found?.our_side ?? null })
  return {
    owner: said.owner ?? suggested.owner,
    purpose: said.purpose ?? suggested.purpose,
    owner_chosen: said.owner !== undefined,
    purpose_chosen: said.purpose !== undefined,
  }
}

/** The same for a file that is put to a petition. */
export async function attachmentRole(
  ctx: Ctx,
  case_id: string | null,
  file_name: string,
  said: Partial<Role> = {},
) {
  return roleFor(ctx, case_id, { document_type: 'other', title: '', file_name: bareName(file_name) }, said)
}

interface Row extends Paper, Role {
  case_id: string
  is_confidential: boolean
  owner_chosen: boolean
  purpose_chosen: boolean
}

const head = sql`left((select string_agg(t.text, E'\n' order by t.page) from document_pages t where t.document_id = d.id and t.page <= 20), ${classifiedLength}::int)`

const documentRow = (id: string): Sql => sql`
  select d.document_type::text as document_type, d.title, d.file_name, ${head} as text, ${sideIn(sql`d.case_id`)} as our_side, d.case_id,
    d.is_confidential, d.owner::text as owner, d.purpose::text as purpose, d.owner_chosen, d.purpose_chosen
  from documents d where d.id = ${id} for no key update of d`

const attachmentRow = (id: string): Sql => sql`
  select 'other' as document_type, '' as title, a.file_name, left(a.text, ${classifiedLength}::int) as text, ${sideIn(sql`p.case_id`)} as our_side,
    p.case_id, false as is_confidential, a.owner::text as owner, a.purpose::text as purpose, a.owner_chosen, a.purpose_chosen
  from petition_attachments a join petitions p on p.id = a.petition_id where a.id = ${id} for no key update of a`

/**
 * Looks again at what nobody chose, now that a text was read or a title or type corrected; a document's
 * history tells what changed.
 */
export async function reclassify(tx: Ctx, of: TextOf): Promise<void> {
  const [row] = await rows<Row>(tx, of.kind === 'document' ? documentRow(of.id) : attachmentRow(of.id))
  if (!row) return
  const suggested = classify(
    of.kind === 'document' ? row : { ...row, file_name: bareName(row.file_name ?? '') },
  )
  const before = { owner: row.owner, purpose: row.purpose }
  const after = {
    owner: row.owner_chosen ? row.owner : suggested.owner,
    purpose: row.purpose_chosen ? row.purpose : suggested.purpose,
  }
  if (before.owner === after.owner && before.purpose === after.purpose) return
  if (of.kind === 'attachment')
    return void (await tx.db.petitionAttachment.update({ where: { id: of.id }, data: after }))
  await tx.db.document.update({ where: { id: of.id }, data: after })
  const { case_id, is_confidential: confidential } = row
  await recordEvent(tx, {
    action: 'updated',
    entity_type: 'document',
    entity_id: of.id,
    case_id,
    confidential,
    before,
    after,
  })
}

/** Somebody put a plain-text file to this very petition: its kind alone makes no note of it. */
const bareName = (file_name: string): string => file_name.replace(/\.txt$/i, '')
