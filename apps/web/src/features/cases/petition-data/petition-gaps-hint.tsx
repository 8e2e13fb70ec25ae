import { Check } from 'lucide-react'

/** What a petition from this case would still leave open; drafts mark it [COMPLETAR: …]. */
export function PetitionGapsHint({ gaps }: { gaps: readonly string[] }) {
  if (gaps.length === 0) {
    return (
      <p className="flex items-center gap-2 text-[13px] text-ok">
        <Check aria-hidden className="size-4 shrink-0" /> Nada falta para qualificar as partes em uma petição.
      </p>
    )
  }
  return (
    <div className="text-[13px] text-ink-2">
      <p>Para uma petição completa, falta informar:</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5 wrap-anywhere">
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </div>
  )
}
