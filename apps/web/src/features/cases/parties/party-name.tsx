import { formatCnpj, formatCpf } from '@lavra/contracts/values/identifiers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../../core/debounce'
import { Combobox } from '../../../ui/combobox/combobox'
import { contactQueries } from '../../contacts/queries'
import { fromContact } from './party-contact'
import type { PartyRow } from './party-rows'

interface PartyNameProps {
  name: string
  onChange: (change: Partial<PartyRow>) => void
}

/** The name of a party; a contact chosen under it fills in all that the office knows of them. */
export function PartyName({ name, onChange }: PartyNameProps) {
  const [asked, setAsked] = useState(false)
  const search = useDebounced(name.trim())
  const { data, isError, isFetching, refetch } = useQuery({
    ...contactQueries.list({ search, skip: 0, limit: 20 }),
    enabled: asked,
  })
  const contacts = data?.contacts ?? []
  const options = contacts.map(({ id, name: label, cpf_cnpj, email, profession }) => ({
    value: id,
    label,
    hint: [
      cpf_cnpj && (cpf_cnpj.length === 11 ? formatCpf(cpf_cnpj) : formatCnpj(cpf_cnpj)),
      email,
      profession,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <div onFocus={() => setAsked(true)}>
      <Combobox
        value={name}
        maxLength={300}
        placeholder="Nome, ou busque um contato"
        options={options}
        loading={isFetching}
        retry={isError ? () => void refetch() : undefined}
        empty="Nenhum contato encontrado. O nome fica como foi digitado."
        onText={(typed) => onChange({ name: typed })}
        onPick={({ value }) => {
          const contact = contacts.find(({ id }) => id === value)
          if (contact) onChange(fromContact(contact))
        }}
      />
    </div>
  )
}
