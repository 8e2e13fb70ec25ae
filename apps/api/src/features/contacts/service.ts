import { v7 as uuid } from 'uuid'
import type { Contact, ContactInput, ContactUpdate } from '@lavra/contracts/contacts'
import { changesOf, contentOf, recordEvent, recordEvents } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { conflict } from '../../platform/errors'
import { insertOne, rows, sql, updateOne } from '../../platform/database/sql'
import { moveToTrash } from '../../platform/trash/move'
import { holdToRemove, holdVersion, type Expected } from '../../platform/database/versions'
import { contactHides } from '../../platform/access/visibility'
import type { Wire } from '../../platform/wire'
import { contactNotFound, getContact } from './read'

export { linkContact, unlinkContact } from './links'
export { contactsOfCase, getContact, listContacts } from './read'

/** Saves a contact; one with a CNPJ is corporate unless said otherwise. */
export async function createContact(ctx: Ctx, input: ContactInput): Promise<Wire<Contact>> {
  const id = uuid()
  const client_type = input.client_type ?? typeOf(input.cpf_cnpj)
  return ctx.transaction(async (tx) => {
    await rows(tx, insertOne('contacts', { ...stored(input), id, client_type }))
    const contact = await getContact(tx, id)
    await recordEvent(tx, {
      action: 'created',
      entity_type: 'contact',
      entity_id: id,
      after: contentOf(contact, unaudited),
    })
    return contact
  })
}

const unaudited = ['case_ids', 'warnings']

/**
 * Changes what is given; where nothing differs, nothing happens and the version stays. A new CPF or CNPJ
 * decides `client_type` as on creation unless one is given; null decides it anew.
 */
export async function updateContact(
  ctx: Ctx,
  id: string,
  input: ContactUpdate,
  expected: Expected,
): Promise<Wire<Contact>> {
  return ctx.transaction(async (tx) => {
    if (!(await holdVersion(tx, 'contacts', id, expected))) throw contactNotFound()
    const before = await getContact(tx, id)
    const asked = { ...stored(input), client_type: updatedType(before, input) }
    const changes = changesOf(before, asked)
    if (!changes) return before
    await rows(tx, updateOne(tx, 'contacts', id, asked))
    await recordEvent(tx, { action: 'updated', entity_type: 'contact', entity_id: id, ...changes })
    return getContact(tx, id)
  })
}

type ClientType = Contact['client_type']

const typeOf = (cpfCnpj: string | null | undefined): ClientType =>
  cpfCnpj?.length === 14 ? 'corporate' : 'individual'

function updatedType(
  before: Pick<Contact, 'client_type' | 'cpf_cnpj'>,
  { client_type, cpf_cnpj }: ContactUpdate,
): ClientType | undefined {
  if (client_type) return client_type
  const number = cpf_cnpj === undefined ? before.cpf_cnpj : cpf_cnpj
  const renumbered = number !== before.cpf_cnpj && (number?.length === 14 || number?.length === 11)
  return client_type === null || renumbered ? typeOf(number) : undefined
}

/** A contact's fields as they are stored: none of one's own is an empty object. */
const stored = <C extends ContactUpdate>({ custom_fields, ...input }: C) => ({
  ...input,
  custom_fields: custom_fields === null ? {} : custom_fields,
})

const holdsHidden = conflict(
  'holds_hidden',
  'Este contato está em registros que só outra pessoa pode alterar. Peça a um administrador.',
)

/** Moves a contact to the trash with its links; each case's history keeps that it was linked. */
export async function deleteContact(ctx: Ctx, id: string): Promise<undefined> {
  await ctx.transaction(async (tx) => {
    if (!(await holdToRemove(tx, 'contacts', id))) throw contactNotFound()
    const [held] = await rows<{ hides: boolean }>(tx, sql`select ${contactHides(tx.user, id)} as hides`)
    if (held?.hides) throw holdsHidden
    const contact = await getContact(tx, id)
    const unlinked = await rows<{ case_id: string }>(
      tx,
      sql`select case_id from contact_cases where contact_id = ${id} order by created_at, case_id`,
    )
    await moveToTrash(tx, {
      kind: 'contact',
      id,
      title: contact.name,
      subtitle: contact.email ?? contact.phone ?? contact.profession,
    })
    const of = { entity_type: 'contact', entity_id: id } as const
    await recordEvents(tx, [
      ...unlinked.map(({ case_id }) => ({
        action: 'unlinked' as const,
        ...of,
        case_id,
        before: { name: contact.name },
      })),
      { action: 'deleted', ...of, before: contentOf(contact, unaudited) },
    ])
  })
}
