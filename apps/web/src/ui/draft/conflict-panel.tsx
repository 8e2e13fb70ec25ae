import { Button } from '../button'
import { ChipGroup } from '../form/chip-group'
import { Disclosure } from '../layout/disclosure'
import { Notice } from '../feedback/notice'

type Side = 'mine' | 'saved'

interface Change {
  path: string
  label: string
  mine: string
  saved: string
}
interface Clash extends Change {
  /** What stands in the form now. */
  side: Side
  take: (side: Side) => void
}

interface ConflictPanelProps {
  /** What was changed: "contato". */
  noun: string
  told: { text: string; loading: boolean } | null
  merged: { clashes: readonly Clash[]; taken: readonly Change[] } | null
  onReload: () => void
}

const sides = [
  { value: 'mine', label: 'Manter o meu' },
  { value: 'saved', label: 'Usar o salvo' },
] as const

/** Above a form: that somebody else saved first, and afterwards what they changed and what both did. */
export function ConflictPanel({ noun, told, merged, onReload }: ConflictPanelProps) {
  if (told) {
    return (
      <Notice
        tone="bad"
        action={
          <Button size="sm" pending={told.loading} onClick={onReload}>
            Recarregar
          </Button>
        }
      >
        {told.text} <span className="block font-normal">O que você digitou será mantido.</span>
      </Notice>
    )
  }
  if (!merged) return null
  return (
    <div className="space-y-3">
      {merged.clashes.length === 0 ? (
        <Notice>O {noun} foi recarregado com o que você digitou. Confira e salve.</Notice>
      ) : (
        <Notice tone="warn">
          O {noun} foi recarregado. Estes campos mudaram aqui e lá; escolha o que vale e salve.
        </Notice>
      )}
      {merged.clashes.length > 0 && (
        <ul aria-label="Campos alterados por duas pessoas" className="space-y-3">
          {merged.clashes.map((clash) => (
            <ClashItem key={clash.path} {...clash} />
          ))}
        </ul>
      )}
      {merged.taken.length > 0 && <Taken changes={merged.taken} />}
    </div>
  )
}

function ClashItem({ label, mine, saved, side, take }: Clash) {
  return (
    <li className="rounded-card border border-line p-4">
      <p className="font-[550]">{label}</p>
      <dl className="mt-2 mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-[13px]">
        <dt className="text-ink-3">Meu</dt>
        <dd className="line-clamp-3 wrap-anywhere">{mine}</dd>
        <dt className="text-ink-3">Salvo por outra pessoa</dt>
        <dd className="line-clamp-3 wrap-anywhere">{saved}</dd>
      </dl>
      <ChipGroup label={`Valor de ${label}`} options={sides} value={side} onChange={take} />
    </li>
  )
}

/** What only the other one changed: already in the form. */
function Taken({ changes }: { changes: readonly Change[] }) {
  return (
    <Disclosure
      title="Já incluído no formulário"
      hint="alterado só pela outra pessoa"
      defaultOpen
      className="rounded-card border border-line px-4 py-1.5"
    >
      <ul aria-label="Campos alterados pela outra pessoa" className="space-y-2 pb-2 text-[13px]">
        {changes.map(({ path, label, mine, saved }) => (
          <li key={path} className="wrap-anywhere">
            <span className="font-[550]">{label}</span>: <span className="text-ink-3">{mine}</span> → {saved}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
