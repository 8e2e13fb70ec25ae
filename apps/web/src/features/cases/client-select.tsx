import { clientType } from '@lavra/contracts/labels'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useDebounced } from '../../core/debounce'
import { Combobox } from '../../ui/combobox'
import { clientQueries } from '../clients/queries'

/** Chooses one of the office's clients; the list narrows while one types. `onChange('')` when none is chosen any more. */
export function ClientSelect({ onChange }: { onChange: (clientId: string) => void }) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const { data, isFetching } = useQuery(clientQueries.list({ search, skip: 0, limit: 20 }))
  const options = (data?.clients ?? []).map(({ id, name, client_type, email }) => ({
    value: id,
    label: name,
    hint: [clientType[client_type], email].filter(Boolean).join(' · '),
  }))
  function change(text: string, clientId: string): void {
    setTyped(text)
    onChange(clientId)
  }
  return (
    <Combobox
      value={typed}
      onText={(text) => change(text, '')}
      onPick={(option) => change(option.label, option.value)}
      onClear={() => change('', '')}
      clearLabel="Limpar cliente"
      options={options}
      loading={isFetching && typed.trim() !== search}
      empty="Nenhum cliente encontrado"
      placeholder="Digite o nome do cliente"
      icon={<UserRound aria-hidden />}
      maxLength={200}
    />
  )
}
