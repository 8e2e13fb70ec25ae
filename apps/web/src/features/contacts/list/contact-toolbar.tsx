import { partyType } from '@lavra/contracts/labels'
import { ChipGroup } from '../../../ui/form/chip-group'
import { ListToolbar } from '../../../ui/table/list-toolbar'
import type { ContactList, ContactTypeFilter } from './use-contact-list'

const typeFilters: { value: ContactTypeFilter; label: string }[] = [
  { value: '', label: 'Todos' },
  { value: 'individual', label: partyType.individual },
  { value: 'corporate', label: partyType.corporate },
]

export function ContactToolbar({ list }: { list: ContactList }) {
  return (
    <ListToolbar
      label="Buscar contatos"
      placeholder="Nome, e-mail, CPF/CNPJ ou origem"
      text={list.typed}
      onText={list.search}
      onRefresh={list.reload}
      refreshing={list.fetching}
    >
      <ChipGroup label="Tipo de pessoa" options={typeFilters} value={list.type} onChange={list.setType} />
    </ListToolbar>
  )
}
