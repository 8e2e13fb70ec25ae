import type { Prisma } from '../../generated/prisma/client'
import type { CurrentUser } from './ctx'
import { sql, type Sql } from './sql'

/*
 * Who may see what is confidential, decided here and nowhere else (api.md, Documents and Petitions): a confidential document is seen by
 * admin, standard, its author and the lawyers of its case; a petition by its own author, its case's lawyers and by whoever sees every
 * confidential document that it reads. A document that becomes confidential closes the petitions that chose it from then on; one that read
 * a confidential document stays closed when that is deleted or opened, since its words stand in the text.
 * Each rule stands twice, as SQL and as a Prisma condition; visibility.test.ts holds them together.
 */

const seesAll = (user: CurrentUser | null): boolean => user !== null && user.user_role !== 'restricted'
const nobody = ''
const idOf = (user: CurrentUser | null): string => user?.id ?? nobody

/** A condition on documents, alias `d`. */
export function documentVisible(user: CurrentUser | null): Sql {
  if (seesAll(user)) return sql`true`
  return sql`(not d.is_confidential or d.author_id = ${idOf(user)} or ${assigned(user, sql`d.case_id`)})`
}

/** A condition on petitions, alias `p`. */
export function petitionVisible(user: CurrentUser | null): Sql {
  if (seesAll(user)) return sql`true`
  const me = idOf(user)
  return sql`(p.author_id = ${me} or ${assigned(user, sql`p.case_id`)}
    or (not ${reads(sql`vd.author_id is distinct from ${me}`)} and (not p.read_confidential or ${reads(sql`vd.author_id = ${me}`)})))`
}

/** Whether a petition, alias `p`, has or may have words of a confidential document in it. */
export const petitionConfidential: Sql = sql`(p.read_confidential or ${reads(sql`true`)})`

/** The petition chose a confidential document of this kind. */
function reads(which: Sql): Sql {
  return sql`exists (select 1 from petition_documents vpd join documents vd on vd.id = vpd.document_id
    where vpd.petition_id = p.id and vd.is_confidential and ${which})`
}

/**
 * A condition on audit events, alias `e`: what tells of a document or petition is seen by those who may see that thing now. Where it is
 * gone, or was something else, anything confidential is seen by whoever did it and by the lawyers of its case.
 */
export function eventVisible(user: CurrentUser | null): Sql {
  if (seesAll(user)) return sql`true`
  const told = sql`(e.confidential or exists (select 1 from audit_events ve
    where ve.entity_type = e.entity_type and ve.entity_id = e.entity_id and ve.confidential))`
  return sql`case
    when e.entity_type = 'document' and exists (select 1 from documents d where d.id = e.entity_id)
      then exists (select 1 from documents d where d.id = e.entity_id and ${documentVisible(user)})
    when e.entity_type = 'petition' and exists (select 1 from petitions p where p.id = e.entity_id)
      then exists (select 1 from petitions p where p.id = e.entity_id and ${petitionVisible(user)})
    else not ${told} or e.actor_id = ${idOf(user)} or ${assigned(user, sql`e.case_id`)} end`
}

const assigned = (user: CurrentUser | null, caseId: Sql): Sql =>
  sql`exists (select 1 from cases vc where vc.id = ${caseId} and vc.assigned_lawyers @> array[${idOf(user)}]::text[])`

export function visibleDocuments(user: CurrentUser | null): Prisma.DocumentWhereInput {
  if (seesAll(user)) return {}
  const me = idOf(user)
  return { OR: [{ is_confidential: false }, { author_id: me }, { case: { assigned_lawyers: { has: me } } }] }
}

export function visiblePetitions(user: CurrentUser | null): Prisma.PetitionWhereInput {
  if (seesAll(user)) return {}
  const me = idOf(user)
  const mine = { document: { is_confidential: true, author_id: me } }
  const ofOthers = { document: { is_confidential: true, OR: [{ author_id: null }, { author_id: { not: me } }] } }
  return {
    OR: [
      { author_id: me },
      { case: { assigned_lawyers: { has: me } } },
      { documents: { none: ofOthers }, OR: [{ read_confidential: false }, { documents: { some: mine } }] },
    ],
  }
}
