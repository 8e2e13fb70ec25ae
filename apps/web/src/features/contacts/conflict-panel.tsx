import { Button } from '../../ui/button'
import { ChipGroup } from '../../ui/chip-group'
import { Notice } from '../../ui/notice'
import { shownValue, valueAt, type Conflict } from './contact-conflict'
import type { ContactFormValues } from './contact-form-values'
import type { ConflictState } from './use-conflict'

const sides = [
  { value: 'mine', label: 'Manter o meu' },
  { value: 'saved', label: 'Usar o salvo' },
] as const

/** Above the form: that somebody else saved first, and afterwards what both changed. */
export function ConflictPanel({ conflict, values }: { conflict: ConflictState; values: ContactFormValues }) {
  const { state } = conflict
  if (state.step === 'none') return null
  if (state.step === 'told') {
    return (
      <Notice
        tone="bad"
        action={
          <Button size="sm" pending={state.loading} onClick={() => void conflict.reload()}>
            Recarregar
          </Button>
        }
      >
        {state.text} <span className="block font-normal">O que você digitou será mantido.</span>
      </Notice>
    )
  }
  if (state.conflicts.length === 0) return <Notice>O contato foi recarregado com o que você digitou. Confira e salve.</Notice>
  return (
    <div className="space-y-3">
      <Notice tone="warn">O contato foi recarregado. Estes campos mudaram aqui e lá; escolha o que vale e salve.</Notice>
      <ul aria-label="Campos alterados por duas pessoas" className="space-y-3">
        {state.conflicts.map((item) => (
          <Clash key={item.path} item={item} values={values} take={conflict.take} />
        ))}
      </ul>
    </div>
  )
}

function Clash({ item, values, take }: { item: Conflict; values: ContactFormValues; take: ConflictState['take'] }) {
  const { path, label, mine, saved } = item
  const side = valueAt(values, path) === saved ? 'saved' : 'mine'
  return (
    <li className="rounded-card border border-line p-4">
      <p className="font-[550]">{label}</p>
      <dl className="mt-2 mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-[13px]">
        <dt className="text-ink-3">Meu</dt>
        <dd className="line-clamp-3 break-words">{shownValue(path, mine)}</dd>
        <dt className="text-ink-3">Salvo por outra pessoa</dt>
        <dd className="line-clamp-3 break-words">{shownValue(path, saved)}</dd>
      </dl>
      <ChipGroup label={`Valor de ${label}`} options={sides} value={side} onChange={(next) => take(path, next === 'mine' ? mine : saved)} />
    </li>
  )
}
