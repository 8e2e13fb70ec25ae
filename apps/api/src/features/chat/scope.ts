import type { CurrentUser } from '../../core/ctx'
import { sql, type Sql } from '../../core/sql'
import { documentVisible, petitionVisible } from '../../core/visibility'

/** Conditions on chunks, alias `c`. They ask the sources as they are now, since a chunk is a copy that may lag behind. */

/** Chunks that the user may see. */
export function chunkVisible(user: CurrentUser | null): Sql {
  if (user && user.user_role !== 'restricted') return sql`true`
  return sql`(c.source_type in ('client', 'contact', 'case')
    or (c.source_type = 'document' and exists (select 1 from documents d where d.id = c.source_id and ${documentVisible(user)}))
    or (c.source_type = 'petition' and exists (select 1 from petitions p where p.id = c.source_id and ${petitionVisible(user)})))`
}

/** Chunks of confidential documents and of petitions that read one. */
export const isConfidential: Sql = sql`(c.confidential
  or (c.source_type = 'document' and exists (select 1 from documents cd where cd.id = c.source_id and cd.is_confidential))
  or (c.source_type = 'petition' and exists (select 1 from petitions cp where cp.id = c.source_id and cp.read_confidential)))`

/** Chunks of one client: its record, its cases with all that is in them, and the contacts linked to these. */
export function ofClient(client_id: string): Sql {
  const cases = sql`select ck.id from cases ck where ck.client_id = ${client_id}`
  const contacts = sql`select cc.contact_id from contact_cases cc where cc.case_id in (${cases})`
  return sql`((c.source_type = 'client' and c.source_id = ${client_id}) or c.case_id = any(array(${cases}))
    or (c.source_type = 'contact' and c.source_id = any(array(${contacts}))))`
}
