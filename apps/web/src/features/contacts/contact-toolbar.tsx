import { partyType } from '@lavra/contracts/labels'
import { RefreshCw, Search } from 'lucide-react'
import { ChipGroup } from '../../ui/chip-group'
import { cx } from '../../ui/cx'
import { IconButton } from '../../ui/icon-button'
import { Input } from '../../ui/input'
import type { ContactList, TypeFilter } from './use-contact-list'

const typeFilters: { value: TypeFilter; label: string }[] = [
  { value: '', label: 'Todos' },
  { value: 'individual', label: partyType.individual },
  { value: 'corporate', label: partyType.corporate },
]

export function ContactToolbar({ list }: { list: ContactList }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2.5">
      <div className="flex w-full gap-2.5 sm:w-auto">
        <div className="min-w-0 flex-1 sm:w-80">
          <Input
            type="search"
            aria-label="Buscar contatos"
            placeholder="Nome, e-mail, CPF/CNPJ ou origem"
            maxLength={200}
            icon={<Search aria-hidden />}
            value={list.typed}
            onChange={(event) => list.search(event.target.value)}
          />
        </div>
        <IconButton label="Atualizar" outlined onClick={list.reload} disabled={list.fetching}>
          <RefreshCw aria-hidden className={cx(list.fetching && 'animate-spin')} />
        </IconButton>
      </div>
      <ChipGroup label="Tipo de pessoa" options={typeFilters} value={list.type} onChange={list.setType} />
    </div>
  )
}
