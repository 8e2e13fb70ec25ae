import type { Prisma } from '../../../generated/prisma/client'
import type { CurrentUser } from '../ctx'
import { sql, type Sql } from '../database/sql'

/*
 * Who may see what is confidential, decided here and nowhere else. A confidential document is seen by admin,
 * standard, its author and the lawyers of its case, and so is every note of a case; a petition by whoever may
 * see every confidential document that it chose. So a document that becomes confidential closes at once all
 * petitions that chose it, to their own authors, too, where these may not see it, until it is opened again.
 * A petition that read a document while that was confidential stays closed when the document is opened or
 * deleted, since its words stand in the text: seen by the lawyers of its case and by those who could see
 * every such document when it was read (`confidential_readers`, kept by the function `close_petitions` of the
 * migration closed_petitions, with every step and before such a document goes).
 * Each rule stands twice, as SQL and as a Prisma condition; visibility.test.ts holds them together.
 */

/** Whose sight it is; null is nobody's. */
export type Viewer = Pick<CurrentUser, 'id' | 'user_role'> | null

/** Admin and standard see everything. */
export const seesAll = (user: Viewer): boolean => user !== null && user.user_role !== 'restricted'
const nobody = ''
const idOf = (user: Viewer): string => user?.id ?? nobody

/** A condition on documents, alias `d`. */
export function documentVisible(user: Viewer): Sql {
  if (seesAll(user)) return sql`true`
  return sql`(not d.is_confidential or d.author_id = ${idOf(user)} or ${assigned(user, sql`d.case_id`)})`
}

/** A condition on notes of cases, alias `n`: all of them are privileged. */
export function noteVisible(user: Viewer): Sql {
  if (seesAll(user)) return sql`true`
  return sql`(n.author_id = ${idOf(user)} or ${assigned(user, sql`n.case_id`)})`
}

/** A condition on petitions, alias `p`. */
export function petitionVisible(user: Viewer): Sql {
  if (seesAll(user)) return sql`true`
  const me = idOf(user)
  return sql`(${assigned(user, sql`p.case_id`)} or (not ${reads(sql`vd.author_id is distinct from ${me}`)}
    and (not p.read_confidential or p.confidential_readers @> array[${me}]::text[])))`
}

/** Whether a petition, alias `p`, has or may have words of a confidential document in it. */
export const petitionConfidential: Sql = sql`(p.read_confidential or ${reads(sql`true`)})`

/** The ids of all these petitions, found from the few documents that are confidential. */
export const confidentialPetitions: Sql = sql`(select vp.id from petitions vp where vp.read_confidential
  union select vpd.petition_id from documents vd join petition_documents vpd on vpd.document_id = vd.id where vd.is_confidential)`

/** The petition chose a confidential document of this kind. */
function reads(which: Sql): Sql {
  return sql`exists (select 1 from petition_documents vpd join documents vd on vd.id = vpd.document_id
    where vpd.petition_id = p.id and vd.is_confidential and ${which})`
}

/**
 * A condition on records in the trash, alias `t`: a document or petition is seen there by those who saw it.
 * The lawyers of a case are still known where the case lies there, too.
 */
export function trashVisible(user: Viewer): Sql {
  if (seesAll(user)) return sql`true`
  return sql`(t.kind in ('client', 'contact', 'case') or ${trashOpen(user)})`
}

/**
 * The same of what is in a record: a case with a confidential document is seen by all, what it holds is not.
 */
export function trashOpen(user: Viewer): Sql {
  if (seesAll(user)) return sql`true`
  const me = idOf(user)
  const lawyers = sql`exists (select from trash_rows vr where vr.place = 'cases' and vr.row ->> 'id' = case when t.kind = 'case' then t.id else t.case_id end
    and vr.row -> 'assigned_lawyers' ? ${me})`
  // As of living petitions: a document that one chose may have become confidential since.
  const petition = sql`not exists (select from trash_rows vr join documents vd on vd.id = vr.row ->> 'document_id'
      where vr.trash_id = t.id and vr.place = 'petition_documents' and vd.is_confidential and vd.author_id is distinct from ${me})
    and not exists (select from trash_rows vr where vr.trash_id = t.id and vr.place = 'petitions'
      and (vr.row ->> 'read_confidential')::boolean and not (vr.row -> 'confidential_readers' ? ${me}))`
  const others = sql`not t.confidential or t.author_id = ${me}`
  return sql`(${assigned(user, sql`t.case_id`)} or ${lawyers} or case when t.kind = 'petition' then ${petition} else (${others}) is true end)`
}

/** Whether a case holds a document, note or petition that the user may not see. */
export function caseHides(user: Viewer, caseId: string): Sql {
  return sql`(exists (select from documents d where d.case_id = ${caseId} and ${documentVisible(user)} is not true)
    or exists (select from case_notes n where n.case_id = ${caseId} and ${noteVisible(user)} is not true)
    or exists (select from petitions p where p.case_id = ${caseId} and ${petitionVisible(user)} is not true))`
}

/** Whether a contact stands in a petition that the user may not see. */
export function contactHides(user: Viewer, contactId: string): Sql {
  return sql`exists (select from petition_parties hp join petitions p on p.id = hp.petition_id
    where hp.contact_id = ${contactId} and ${petitionVisible(user)} is not true)`
}

/**
 * A condition on audit events, alias `e`: what tells of a document or petition is seen by those who may see
 * that thing now. Where it is gone, or was something else, anything confidential is seen by whoever did it
 * and by the lawyers of its case.
 */
export function eventVisible(user: Viewer): Sql {
  if (seesAll(user)) return sql`true`
  const told = sql`(e.confidential or exists (select 1 from audit_events ve
    where ve.entity_type = e.entity_type and ve.entity_id = e.entity_id and ve.confidential))`
  return sql`case
    when e.entity_type = 'document' and exists (select 1 from documents d where d.id = e.entity_id)
      then exists (select 1 from documents d where d.id = e.entity_id and ${documentVisible(user)})
    when e.entity_type = 'petition' and exists (select 1 from petitions p where p.id = e.entity_id)
      then exists (select 1 from petitions p where p.id = e.entity_id and ${petitionVisible(user)})
    when e.entity_type = 'note' and exists (select 1 from case_notes n where n.id = e.entity_id)
      then exists (select 1 from case_notes n where n.id = e.entity_id and ${noteVisible(user)})
    else not ${told} or e.actor_id = ${idOf(user)} or ${assigned(user, sql`e.case_id`)} end`
}

const assigned = (user: Viewer, caseId: Sql): Sql =>
  sql`exists (select 1 from cases vc where vc.id = ${caseId} and vc.assigned_lawyers @> array[${idOf(user)}]::text[])`

export function visibleDocuments(user: Viewer): Prisma.DocumentWhereInput {
  if (seesAll(user)) return {}
  const me = idOf(user)
  return { OR: [{ is_confidential: false }, { author_id: me }, { case: { assigned_lawyers: { has: me } } }] }
}

export function visiblePetitions(user: Viewer): Prisma.PetitionWhereInput {
  if (seesAll(user)) return {}
  const me = idOf(user)
  const ofOthers = {
    document: { is_confidential: true, OR: [{ author_id: null }, { author_id: { not: me } }] },
  }
  const couldSeeAll = [{ read_confidential: false }, { confidential_readers: { has: me } }]
  return {
    OR: [{ case: { assigned_lawyers: { has: me } } }, { documents: { none: ofOthers }, OR: couldSeeAll }],
  }
}
