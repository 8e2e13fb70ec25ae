import type { Contact } from '@lavra/contracts/contacts'
import { formatCep } from '@lavra/contracts/values/identifiers'
import { maskPhone } from '../../../core/format/masks'
import type { PartyRow } from './party-rows'

/** What a contact knows of a party; what it does not know stays as it is in the form. */
export function fromContact(contact: Contact): Partial<PartyRow> {
  const known: Partial<PartyRow> = {
    name: contact.name,
    party_type: contact.client_type,
    cpf_cnpj: contact.cpf_cnpj ?? '',
    address: [contact.address, contact.zip_code && `CEP ${formatCep(contact.zip_code)}`]
      .filter(Boolean)
      .join(', '),
    phone: maskPhone(contact.phone ?? ''),
    email: contact.email ?? '',
    ...(contact.client_type === 'individual' ? personal(contact) : {}),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '' && value !== null))
}

/** "União estável" is a fact beside the marital status for a court, and a status of its own for a contact. */
function personal({ nationality, marital_status, profession, rg, gender }: Contact): Partial<PartyRow> {
  return {
    nationality: nationality ?? '',
    marital_status: marital_status ?? '',
    stable_union: marital_status === 'uniao_estavel' ? true : null,
    profession: profession ?? '',
    rg: rg ?? '',
    gender: gender ?? '',
  }
}
