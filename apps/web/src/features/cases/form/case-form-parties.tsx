import { Users } from 'lucide-react'
import type { Errors } from '../../../core/forms/form'
import { Button } from '../../../ui/button'
import { PartiesEditor } from '../parties/parties-editor'
import type { PartyRow } from '../parties/party-rows'

interface CaseFormPartiesProps {
  shown: boolean
  onShow: () => void
  parties: PartyRow[]
  errors: Errors
  onChange: (parties: PartyRow[]) => void
}

/** The parties in the case form: there in party mode, else one press away (spec.md 2.6). */
export function CaseFormParties({ shown, onShow, parties, errors, onChange }: CaseFormPartiesProps) {
  if (shown) return <PartiesEditor parties={parties} errors={errors} onChange={onChange} />
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line px-4 py-3">
      <p className="flex items-center gap-2.5 text-ink-2">
        <Users aria-hidden className="size-[18px] shrink-0" />
        Autores e réus aparecem no modo com partes processuais.
      </p>
      <Button size="sm" onClick={onShow}>
        Ativar modo com partes
      </Button>
    </section>
  )
}
