import type { InferResult } from 'kysely'
import type { Contact, ContactQuery } from '@lavra/contracts/contacts'
import { contactFields } from '@lavra/contracts/fields'
import { documentWarning } from '@lavra/contracts/values/identifiers'
import type { Ctx } from '../../platform/ctx'
import { notFound } from '../../platform/errors'
import { fieldColumns } from '../../platform/database/field-columns'
import { countAll, db, given, matchesText, page, rows, sql } from '../../platform/database/sql'
import type { Wire } from '../../platform/wire'

export const contactNotFound = () => notFound('Contato não encontrado')
export const caseNotFound = () => notFound('Processo não encontrado')

/** As many cases as a list may have. */
const MAX_CASES = 1_000

/** The columns of a contact as the contract names them. */
const columns = [
  'contacts.id' as const,
  ...fieldColumns('contacts', contactFields),
  'contacts.custom_fields' as const,
  sql<string[]>`array(select l.case_id from contact_cases l where l.contact_id = contacts.id
    order by l.created_at, l.case_id limit ${MAX_CASES})`.as('case_ids'),
  ...(['contacts.version', 'contacts.created_at', 'contacts.updated_at'] as const),
] as const
const contacts = db.selectFrom('contacts')
const selected = contacts.select(columns)
type ContactRow = InferResult<typeof selected>[number] & Pick<Contact, 'warnings'>

/** One contact, with what is doubtful about it. */
export async function getContact(ctx: Ctx, id: string): Promise<ContactRow> {
  const [found] = await rows(ctx, selected.where('contacts.id', '=', id))
  if (!found) throw contactNotFound()
  const message = documentWarning(found.cpf_cnpj)
  return { ...found, warnings: message ? [{ field: 'cpf_cnpj', message }] : [] }
}

/** Newest first; `search` matches name, e-mail, CPF or CNPJ, origin or the digits of the phone. */
export async function listContacts(
  ctx: Ctx,
  query: ContactQuery,
): Promise<{ contacts: Wire<Contact>[]; total: number }> {
  const { contact_type, search } = query
  const found = contacts.where((eb) =>
    eb.and(
      given([
        contact_type && eb('contacts.client_type', '=', contact_type),
        search && matchesText(search, sql.ref('contacts.search')),
      ]),
    ),
  )
  const { rows, total } = await page(ctx, {
    list: found.select(columns).orderBy('contacts.created_at', 'desc').orderBy('contacts.id', 'desc'),
    count: found.select(countAll),
    page: query,
  })
  return { contacts: rows, total }
}

/** The contacts linked to a case, the latest link first. */
export async function contactsOfCase(ctx: Ctx, caseId: string): Promise<Wire<Contact>[]> {
  const linked = db
    .selectFrom('contact_cases as k')
    .innerJoin('contacts', 'contacts.id', 'k.contact_id')
    .select(columns)
    .where('k.case_id', '=', caseId)
    .orderBy('k.created_at', 'desc')
    .orderBy('contacts.id', 'desc')
    .limit(MAX_CASES)
  const found = await rows(ctx, linked)
  if (found.length > 0) return found
  const known = await ctx.db.case.findUnique({ where: { id: caseId }, select: { id: true } })
  if (!known) throw caseNotFound()
  return []
}
