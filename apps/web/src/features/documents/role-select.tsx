import type { DocumentOwner, DocumentPurpose } from '@lavra/contracts/documents'
import { documentOwner, documentPurpose } from '@lavra/contracts/labels'
import { Select } from '../../ui/form/select'

/** Whose a paper is and what it is for. */
export interface Role {
  owner: DocumentOwner
  purpose: DocumentPurpose
}

interface RoleSelectProps<N extends keyof Role> {
  name: N
  /** Empty: nothing is chosen, which is what `placeholder` says. */
  value: Role[N] | ''
  onChange: (value: Role[N] | '') => void
  placeholder?: string
  /** Where no visible label stands beside it. */
  label?: string
  disabled?: boolean
}

/** What stands for leaving it to type, name and text. */
export const automatic = 'Automático'
const options = { owner: documentOwner, purpose: documentPurpose }

/** The one choice of a paper's owner or purpose, wherever it is made. */
export function RoleSelect<N extends keyof Role>({
  name,
  value,
  onChange,
  placeholder,
  label,
  disabled,
}: RoleSelectProps<N>) {
  return (
    <Select
      aria-label={label}
      options={options[name]}
      placeholder={placeholder}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value as Role[N] | '')}
    />
  )
}
