import { ChipGroup } from '../../../ui/chip-group'
import { Notice } from '../../../ui/notice'
import type { DocumentValues } from '../form-values'
import { fieldLabels, shown, type Clash, type EditableField } from './rebase'

interface ClashesProps {
  /** Null until somebody else has saved first. */
  clashes: readonly Clash[] | null
  values: DocumentValues
  choose: (field: EditableField, value: DocumentValues[EditableField]) => void
}

/** That somebody else saved first, and what both changed. */
export function Clashes({ clashes, values, choose }: ClashesProps) {
  if (!clashes) return null
  return (
    <div className="space-y-3">
      <Notice tone="warn">
        Alterado por outra pessoa.{' '}
        <span className="font-normal">
          {clashes.length === 0
            ? 'As alterações dela estão abaixo, com o que você digitou. Confira e salve.'
            : 'Estes campos mudaram aqui e lá; escolha o que vale e salve.'}
        </span>
      </Notice>
      {clashes.length > 0 && (
        <ul aria-label="Campos alterados por duas pessoas" className="space-y-3">
          {clashes.map((clash) => (
            <li key={clash.field} className="rounded-card border border-line p-4">
              <p className="font-[550]">{fieldLabels[clash.field]}</p>
              <dl className="mt-2 mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-[13px]">
                <dt className="text-ink-3">Meu</dt>
                <dd className="line-clamp-3 break-words">{shown(clash.field, clash.mine)}</dd>
                <dt className="text-ink-3">Salvo por outra pessoa</dt>
                <dd className="line-clamp-3 break-words">{shown(clash.field, clash.saved)}</dd>
              </dl>
              <ChipGroup
                label={`Valor de ${fieldLabels[clash.field]}`}
                options={[
                  { value: 'mine', label: 'Manter o meu' },
                  { value: 'saved', label: 'Usar o salvo' },
                ]}
                value={values[clash.field] === clash.saved ? 'saved' : 'mine'}
                onChange={(side) => choose(clash.field, clash[side === 'mine' ? 'mine' : 'saved'])}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
