import { sql, type Sql } from '../../../platform/database/sql'
import {
  confidentialPetitions,
  documentVisible,
  noteVisible,
  petitionVisible,
  seesAll,
  type Viewer,
} from '../../../platform/access/visibility'
import type { Leave } from '../embedding/embedder'

/**
 * Conditions on chunks, alias `c`. They ask the sources as they are now, since a chunk is a copy that may lag
 * behind.
 */

/**
 * Chunks that the user may see. What is hidden is looked up once a statement: asked chunk by chunk, it would
 * be the cost of the search.
 */
export function chunkVisible(user: Viewer): Sql {
  if (seesAll(user)) return sql`true`
  // "is not true", since a condition on an absent author is neither true nor false.
  return sql`c.source_id not in (
    select d.id from documents d where d.is_confidential and ${documentVisible(user)} is not true
    union all select n.id from case_notes n where ${noteVisible(user)} is not true
    union all select p.id from petitions p where p.id in ${confidentialPetitions} and ${petitionVisible(user)} is not true)`
}

/** Chunks of confidential documents and of petitions that have or may have words of one. */
export const isConfidential: Sql = sql`(c.confidential or c.source_id in (select cd.id from documents cd where cd.is_confidential)
  or c.source_id in ${confidentialPetitions})`

/** Chunks of internal documents and of notes. */
const isInternal: Sql = sql`(c.internal or c.source_id in (select id.id from documents id where id.purpose = 'internal'))`

/** Chunks that may go to an outside provider. */
export const sendableBy = (leave: Leave): Sql =>
  sql`${leave.confidential ? sql`true` : sql`not ${isConfidential}`} and ${leave.internal ? sql`true` : sql`not ${isInternal}`}`

/** Chunks of one client: its record, its cases with all that is in them, and the contacts linked to these. */
export function ofClient(client_id: string): Sql {
  const cases = sql`select ck.id from cases ck where ck.client_id = ${client_id}`
  const contacts = sql`select cc.contact_id from contact_cases cc where cc.case_id in (${cases})`
  return sql`((c.source_type = 'client' and c.source_id = ${client_id}) or c.case_id = any(array(${cases}))
    or (c.source_type = 'contact' and c.source_id = any(array(${contacts}))))`
}
