import { petitionType } from '@lavra/contracts/labels'
import type { PetitionType } from '@lavra/contracts/petitions'
import { ArrowRight } from 'lucide-react'
import { Card } from '../../../ui/layout/card'
import { petitionKinds } from '../kinds'

const types = Object.keys(petitionType) as PetitionType[]

/** The six types of petition, each with what it is for. */
export function TypeGrid({ onChoose }: { onChoose: (type: PetitionType) => void }) {
  return (
    <ul aria-label="Tipos de petição" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {types.map((type) => (
        <li key={type}>
          <TypeCard type={type} onChoose={() => onChoose(type)} />
        </li>
      ))}
    </ul>
  )
}

function TypeCard({ type, onChoose }: { type: PetitionType; onChoose: () => void }) {
  const { Icon, purpose } = petitionKinds[type]
  return (
    <Card className="group h-full transition-[box-shadow,border-color] hover:border-field hover:shadow-float">
      <button
        type="button"
        onClick={onChoose}
        className="flex h-full w-full items-start gap-4 rounded-card p-5 text-left"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
          <Icon aria-hidden className="size-5" strokeWidth={1.8} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-serif text-[17px]/6 font-semibold">{petitionType[type]}</span>
          <span className="mt-0.5 block text-[13px]/[19px] text-ink-2">{purpose}</span>
        </span>
        <ArrowRight
          aria-hidden
          className="mt-1 size-4 shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5 group-hover:text-primary"
        />
      </button>
    </Card>
  )
}
