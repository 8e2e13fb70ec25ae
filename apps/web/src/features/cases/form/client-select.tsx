import { clientType } from '@lavra/contracts/labels'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useDebounced } from '../../../core/debounce'
import { foldText } from '../../../core/format/format'
import { useUser } from '../../../core/session/session'
import { Combobox, type ComboboxOption } from '../../../ui/combobox/combobox'
import { onDemand } from '../../../ui/on-demand'
import { clientQueries } from '../../clients/queries'

const ClientFormDialog = onDemand(() =>
  import('../../clients/form/client-form-dialog').then((part) => part.ClientFormDialog),
)

interface ClientSelectProps {
  /** The name of the chosen client, or what is typed to find one. */
  name: string
  /** Told an empty id while none is chosen. */
  onChange: (client: { client_id: string; client_name: string }) => void
}

/**
 * Chooses one of the office's clients; the list narrows while one types, and who may adds one that is
 * missing.
 */
export function ClientSelect({ name, onChange }: ClientSelectProps) {
  const search = useDebounced(name.trim())
  const { data, isError, isFetching, refetch } = useQuery(clientQueries.list({ search, skip: 0, limit: 20 }))
  const [adding, setAdding] = useState<string | null>(null)
  const mayAdd = useUser().user_role === 'admin'
  const typed = name.trim()
  const loading = isFetching && typed !== search
  const options: ComboboxOption[] = (data?.clients ?? []).map((client) => ({
    value: client.id,
    label: client.name,
    hint: [clientType[client.client_type], client.email].filter(Boolean).join(' · '),
  }))
  const known = options.some(({ label }) => foldText(label) === foldText(typed))
  if (mayAdd && data && !loading && typed === search && typed !== '' && !known) {
    options.push({ value: '', label: `Cadastrar “${typed}” como cliente`, action: true })
  }

  function pick({ value, label, action }: ComboboxOption): void {
    if (action) setAdding(typed)
    else onChange({ client_id: value, client_name: label })
  }

  return (
    <>
      <Combobox
        value={name}
        onText={(client_name) => onChange({ client_id: '', client_name })}
        onPick={pick}
        picksOnly
        onClear={() => onChange({ client_id: '', client_name: '' })}
        clearLabel="Limpar cliente"
        options={options}
        loading={loading}
        retry={isError ? () => void refetch() : undefined}
        empty="Nenhum cliente encontrado"
        placeholder="Digite o nome do cliente"
        icon={<UserRound aria-hidden />}
        maxLength={200}
      />
      {adding !== null && (
        <ClientFormDialog
          name={adding}
          onCreated={(client) => onChange({ client_id: client.id, client_name: client.name })}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  )
}
