import { Trash2 } from 'lucide-react'
import { Combobox } from '../../../../ui/combobox/combobox'
import { Field } from '../../../../ui/form/field'
import { IconButton } from '../../../../ui/icon-button'
import { Input } from '../../../../ui/form/input'
import { Select } from '../../../../ui/form/select'
import { rowTypes, type PetitionPartyRow, type RowType } from '../form/petition-party-rows'
import { suggestContacts } from '../form/suggestions'
import { useContacts } from './use-contacts'

interface PartyRowFieldsProps {
  row: PetitionPartyRow
  /** "Autor 1" */
  label: string
  onChange: (change: Partial<PetitionPartyRow>) => void
  /** Absent while it is the only row. */
  onRemove?: () => void
}

/** One party: its kind, and a name that is searched for or, where the kind is Custom, just typed. */
export function PartyRowFields({ row, label, onChange, onRemove }: PartyRowFieldsProps) {
  return (
    <div role="group" aria-label={label} className="flex items-end gap-2.5">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2.5 sm:grid-cols-[148px_minmax(0,1fr)]">
        <Field label="Tipo" hideLabel>
          <Select
            options={rowTypes}
            value={row.type}
            onChange={(event) => onChange({ type: event.target.value as RowType, contactId: null })}
          />
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
            <NameBox row={row} onChange={onChange} />
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

/** A name of a contact, or any other one: nobody has to be a contact first. */
function NameBox({ row, onChange }: Pick<PartyRowFieldsProps, 'row' | 'onChange'>) {
  const { contacts, searching, retry } = useContacts(row.client)
  return (
    <Combobox
      value={row.client}
      onText={(client) => onChange({ client, contactId: null })}
      onPick={(option) => onChange({ client: option.label, contactId: option.value })}
      options={suggestContacts(contacts, row.type, row.client)}
      loading={searching}
      retry={retry}
      empty="Nenhum contato encontrado"
      placeholder={row.type === 'Corporate' ? 'Razão social' : 'Nome completo'}
      maxLength={300}
    />
  )
}
