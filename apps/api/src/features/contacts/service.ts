import { v7 as uuid } from 'uuid'
import type { ContactInput } from '@lavra/contracts/contacts'
import type { Ctx } from '../../core/ctx'

/** Saves a contact; one with a CNPJ is corporate unless said otherwise. Answers its id. */
export async function createContact(ctx: Ctx, input: ContactInput): Promise<{ id: string }> {
  const { birth_date, ...fields } = input
  const client_type = input.client_type ?? (input.cpf_cnpj?.length === 14 ? 'corporate' : 'individual')
  const data = { ...fields, custom_fields: fields.custom_fields ?? {}, id: uuid(), client_type, birth_date: birth_date ? new Date(birth_date) : null }
  return ctx.db.contact.create({ data, select: { id: true } })
}
