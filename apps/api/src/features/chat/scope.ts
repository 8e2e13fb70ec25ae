import type { CurrentUser } from '../../core/ctx'
import { sql, type Sql } from '../../core/sql'
import { documentVisible, petitionVisible } from '../../core/visibility'

/** Conditions on chunks, alias `c`. They ask the sources as they are now, since a chunk is a copy that may lag behind. */

/** Chunks that the user may see. What is hidden is looked up once a statement: asked chunk by chunk, it would be the cost of the search. */
export function chunkVisible(user: CurrentUser | null): Sql {
  if (user && user.user_role !== 'restricted') return sql`true`
  // "is not true", since a condition on an absent author is neither true nor false.
  return sql`c.source_id not in (
    select d.id from documents d where d.is_confidential and ${documentVisible(user)} is not true
    union all select p.id from petitions p where p.read_confidential and ${petitionVisible(user)} is not true)`
}

/** Chunks of confidential documents and of petitions that read one. */
export const isConfidential: Sql = sql`(c.confidential or c.source_id in (
  select cd.id from documents cd where cd.is_confidential union all select cp.id from petitions cp where cp.read_confidential))`

/** Chunks of one client: its record, its cases with all that is in them, and the contacts linked to these. */
export function ofClient(client_id: string): Sql {
  const cases = sql`select ck.id from cases ck where ck.client_id = ${client_id}`
  const contacts = sql`select cc.contact_id from contact_cases cc where cc.case_id in (${cases})`
  return sql`((c.source_type = 'client' and c.source_id = ${client_id}) or c.case_id = any(array(${cases}))
    or (c.source_type = 'contact' and c.source_id = any(array(${contacts}))))`
}
