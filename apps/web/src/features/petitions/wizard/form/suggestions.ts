import type { Contact } from '@lavra/contracts/contacts'
import { foldText } from '../../../../core/format/format'
import { maskCpfCnpj } from '../../../../core/format/masks'
import type { ComboboxOption } from '../../../../ui/combobox/combobox'
import type { RowType } from './petition-party-rows'

const most = 8

type Suggested = Pick<Contact, 'id' | 'name' | 'cpf_cnpj' | 'email'> & { client_type?: string | null }

/** The contacts of the row's type (individual unless known) whose name contains what is typed. */
export function suggestContacts(
  contacts: readonly Suggested[],
  type: RowType,
  typed: string,
): ComboboxOption[] {
  const wanted = foldText(typed)
  return contacts
    .filter((contact) => (contact.client_type ?? 'individual').toLowerCase() === type.toLowerCase())
    .filter((contact) => foldText(contact.name).includes(wanted))
    .slice(0, most)
    .map(({ id, name, cpf_cnpj, email }) => ({
      value: id,
      label: name,
      hint: (cpf_cnpj && maskCpfCnpj(cpf_cnpj)) || (email ?? undefined),
    }))
}
