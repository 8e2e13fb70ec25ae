import type { Contact, ContactQuery } from '@lavra/contracts/contacts'
import { contactFields } from '@lavra/contracts/fields'
import { documentWarning } from '@lavra/contracts/identifiers'
import type { Ctx } from '../../platform/ctx'
import { notFound } from '../../platform/errors'
import { fieldColumns } from '../../platform/database/field-columns'
import { knownTotal } from '../../platform/database/row-counts'
import { matchesText, paged, rows, sql, whereAll } from '../../platform/database/sql'
import type { Wire } from '../../platform/wire'

export const contactNotFound = () => notFound('Contato não encontrado')
export const caseNotFound = () => notFound('Processo não encontrado')

/** As many cases as a list may have. */
const MAX_CASES = 1_000

/** The columns of a contact as the contract names them. */
const columns = sql`c.id, ${fieldColumns('c', contactFields)}, c.custom_fields,
  array(select l.case_id from contact_cases l where l.contact_id = c.id order by l.created_at, l.case_id limit ${MAX_CASES}) as case_ids,
  c.version, c.created_at, c.updated_at`

/** One contact, with what is doubtful about it. */
export async function getContact(ctx: Ctx, id: string): Promise<Contact> {
  const [found] = await rows<Contact>(ctx, sql`select ${columns} from contacts c where c.id = ${id}`)
  if (!found) throw contactNotFound()
  const message = documentWarning(found.cpf_cnpj)
  return { ...found, warnings: message ? [{ field: 'cpf_cnpj', message }] : [] }
}

/** Newest first; `search` matches name, e-mail, CPF or CNPJ, origin or the digits of the phone. */
export async function listContacts(
  ctx: Ctx,
  query: ContactQuery,
): Promise<{ contacts: Wire<Contact>[]; total: number }> {
  const where = whereAll([
    query.contact_type && sql`c.client_type = ${query.contact_type}`,
    query.search && matchesText(query.search, sql`c.search`),
  ])
  const from = sql`from contacts c ${where}`
  const { rows, total } = await paged<Contact>(ctx, {
    columns,
    from,
    order: sql`c.created_at desc, c.id desc`,
    page: query,
    total: knownTotal('contacts', where),
  })
  return { contacts: rows, total }
}

/** The contacts linked to a case, the latest link first. */
export async function contactsOfCase(ctx: Ctx, caseId: string): Promise<Wire<Contact>[]> {
  const found = await rows<Contact>(
    ctx,
    sql`select ${columns} from contact_cases k join contacts c on c.id = k.contact_id where k.case_id = ${caseId}
        order by k.created_at desc, c.id desc limit ${MAX_CASES}`,
  )
  if (found.length > 0) return found
  const known = await ctx.db.case.findUnique({ where: { id: caseId }, select: { id: true } })
  if (!known) throw caseNotFound()
  return []
}
