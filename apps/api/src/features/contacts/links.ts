import type { Contact } from '@lavra/contracts/contacts'
import { recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { rows, sql, type Sql } from '../../platform/database/sql'
import { holdVersion } from '../../platform/database/versions'
import type { Wire } from '../../platform/wire'
import { caseNotFound, contactNotFound, getContact } from './read'

/** Links a contact to a case; where it is linked already, nothing happens. */
export async function linkContact(ctx: Ctx, id: string, case_id: string): Promise<Wire<Contact>> {
  return ctx.transaction(async (tx) => {
    const change = sql`insert into contact_cases (contact_id, case_id) values (${id}, ${case_id}) on conflict do nothing returning case_id`
    const { changed, contact } = await changeLink(tx, id, case_id, change)
    const entry = {
      action: 'linked',
      entity_type: 'contact',
      entity_id: id,
      case_id,
      after: { name: contact.name },
    } as const
    if (changed) await recordEvent(tx, entry)
    return contact
  })
}

/** Takes the link away; where there is none, nothing happens. */
export async function unlinkContact(ctx: Ctx, id: string, case_id: string): Promise<Wire<Contact>> {
  return ctx.transaction(async (tx) => {
    const change = sql`delete from contact_cases where contact_id = ${id} and case_id = ${case_id} returning case_id`
    const { changed, contact } = await changeLink(tx, id, case_id, change)
    const entry = {
      action: 'unlinked',
      entity_type: 'contact',
      entity_id: id,
      case_id,
      before: { name: contact.name },
    } as const
    if (changed) await recordEvent(tx, entry)
    return contact
  })
}

/** Contact and case are held, so that neither goes while the link changes. */
async function changeLink(
  tx: Ctx,
  id: string,
  case_id: string,
  change: Sql,
): Promise<{ changed: boolean; contact: Wire<Contact> }> {
  if (!(await holdVersion(tx, 'contacts', id, null))) throw contactNotFound()
  const [held] = await rows(tx, sql`select id from cases where id = ${case_id} for key share`)
  if (!held) throw caseNotFound()
  const changed = (await rows(tx, change)).length > 0
  return { changed, contact: await getContact(tx, id) }
}
