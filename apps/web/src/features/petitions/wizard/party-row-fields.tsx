import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useDebounced } from '../../../core/debounce'
import { Combobox } from '../../../ui/combobox'
import { Field } from '../../../ui/field'
import { IconButton } from '../../../ui/icon-button'
import { Input } from '../../../ui/input'
import { Select } from '../../../ui/select'
import { clientQueries } from '../../clients/queries'
import type { PartiesForm } from './parties-form'
import { rowTypes, type PartyRow, type RowType } from './party-rows'
import { knownPeople, suggestPeople } from './suggestions'

interface PartyRowFieldsProps {
  row: PartyRow
  /** "Autor 1" */
  label: string
  caseParties: PartiesForm['caseParties']
  onChange: (change: Partial<PartyRow>) => void
  /** Absent while it is the only row. */
  onRemove?: () => void
}

/** One party: its kind, and a name that is searched for or, where the kind is Custom, just typed. */
export function PartyRowFields({ row, label, caseParties, onChange, onRemove }: PartyRowFieldsProps) {
  return (
    <div role="group" aria-label={label} className="flex items-end gap-2.5">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2.5 sm:grid-cols-[148px_minmax(0,1fr)]">
        <Field label="Tipo" hideLabel>
          <Select options={rowTypes} value={row.type} onChange={(event) => onChange({ type: event.target.value as RowType })} />
        </Field>
        <Field label="Nome" hideLabel>
          {row.type === 'Custom' ? (
            <Input
              value={row.custom}
              maxLength={300}
              placeholder="Nome completo"
              onChange={(event) => onChange({ custom: event.target.value })}
            />
          ) : (
            <NameBox row={row} caseParties={caseParties} onChange={onChange} />
          )}
        </Field>
      </div>
      {onRemove && (
        <IconButton danger label={`Remover ${label}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

function NameBox({ row, caseParties, onChange }: Pick<PartyRowFieldsProps, 'row' | 'caseParties' | 'onChange'>) {
  const search = useDebounced(row.client.trim())
  const client_type = row.type === 'Corporate' ? 'corporate' : 'individual'
  const { data, isFetching } = useQuery(clientQueries.list({ search, client_type, skip: 0, limit: 20 }))
  return (
    <Combobox
      value={row.client}
      onText={(client) => onChange({ client })}
      onPick={(option) => onChange({ client: option.label })}
      options={suggestPeople(knownPeople(data?.clients ?? [], caseParties), row.type, row.client)}
      loading={isFetching && row.client.trim() !== search}
      empty="Nenhum contato encontrado"
      placeholder={row.type === 'Corporate' ? 'Razão social' : 'Nome completo'}
      maxLength={300}
    />
  )
}
