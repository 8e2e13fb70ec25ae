import { clientType } from '@lavra/contracts/labels'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useDebounced } from '../../core/debounce'
import { Combobox } from '../../ui/combobox'
import { clientQueries } from '../clients/queries'

interface ClientSelectProps {
  /** The name of the chosen client, or what is typed to find one. */
  name: string
  /** Told an empty id while none is chosen. */
  onChange: (client: { client_id: string; client_name: string }) => void
}

/** Chooses one of the office's clients; the list narrows while one types. */
export function ClientSelect({ name, onChange }: ClientSelectProps) {
  const search = useDebounced(name.trim())
  const { data, isError, isFetching, refetch } = useQuery(clientQueries.list({ search, skip: 0, limit: 20 }))
  const options = (data?.clients ?? []).map((client) => ({
    value: client.id,
    label: client.name,
    hint: [clientType[client.client_type], client.email].filter(Boolean).join(' · '),
  }))
  return (
    <Combobox
      value={name}
      onText={(client_name) => onChange({ client_id: '', client_name })}
      onPick={({ value, label }) => onChange({ client_id: value, client_name: label })}
      onClear={() => onChange({ client_id: '', client_name: '' })}
      clearLabel="Limpar cliente"
      options={options}
      loading={isFetching && name.trim() !== search}
      retry={isError ? () => void refetch() : undefined}
      empty="Nenhum cliente encontrado"
      placeholder="Digite o nome do cliente"
      icon={<UserRound aria-hidden />}
      maxLength={200}
    />
  )
}
