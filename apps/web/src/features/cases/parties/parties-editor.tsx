import { UserPlus, Users } from 'lucide-react'
import { useId, useRef } from 'react'
import type { Errors } from '../../../core/forms/form'
import { Button } from '../../../ui/button'
import { useConfirm } from '../../../ui/overlay/confirm'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { PartyFields } from './party-fields'
import { type PartyRow } from './party-rows'
import { changeParty, newParty, removeParty } from './party-editing'

interface PartiesEditorProps {
  parties: PartyRow[]
  /** By path, as the form has them: `parties.0.name`. */
  errors: Errors
  onChange: (parties: PartyRow[]) => void
}

/** The parties of a case as rows to add, fill and remove; nothing is saved before the case is. */
export function PartiesEditor({ parties, errors, onChange }: PartiesEditorProps) {
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  const confirm = useConfirm()

  function add(): void {
    onChange([...parties, newParty(parties)])
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }

  async function remove(party: PartyRow): Promise<void> {
    const text = `Tem certeza que deseja remover ${party.name.trim() || 'esta parte'} do processo?`
    if (await confirm({ title: 'Remover parte', text, confirm: 'Remover', danger: true }))
      onChange(removeParty(parties, party.id))
  }

  return (
    <section aria-labelledby={headingId}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id={headingId} className="text-[17px]/6">
          Partes processuais
        </h3>
        <Button size="sm" onClick={add} disabled={parties.length >= 200}>
          <UserPlus aria-hidden /> Adicionar Parte
        </Button>
      </div>
      {parties.length === 0 && (
        <EmptyState
          icon={<Users aria-hidden />}
          title="Nenhuma parte adicionada"
          className="rounded-card border border-dashed border-line py-8"
        >
          Adicione o autor e o réu para que a petição os qualifique.
        </EmptyState>
      )}
      <ul ref={list} className="space-y-3">
        {parties.map((party, place) => (
          <li key={party.id}>
            <PartyFields
              party={party}
              place={place}
              errors={errors}
              onChange={(change) => onChange(changeParty(parties, party.id, change))}
              onRemove={() => void remove(party)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
