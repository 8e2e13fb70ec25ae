import { clientType } from '@lavra/contracts/labels'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useDebounced } from '../../core/debounce'
import { Combobox } from '../../ui/combobox'
import { clientQueries } from '../clients/queries'

interface ClientSelectProps {
  /** The id of the chosen client, or ''. */
  value: string
  /** Told '' when none is chosen any more. */
  onChange: (clientId: string) => void
}

/** Chooses one of the office's clients; the list narrows while one types. */
export function ClientSelect({ value, onChange }: ClientSelectProps) {
  const [typed, setTyped] = useState('')
  // A recovered form knows only the id.
  const chosen = useQuery({ ...clientQueries.one(value), enabled: value !== '' && typed === '' })
  const shown = typed === '' && value !== '' ? (chosen.data?.name ?? '') : typed
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
      value={shown}
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
