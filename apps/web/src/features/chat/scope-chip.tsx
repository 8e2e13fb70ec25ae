import { Plus, X } from 'lucide-react'
import { Badge } from '../../ui/badge'
import type { Scope } from './conversation/conversation'

interface ScopeChipProps {
  scope: Scope | null
  /** The client of the page behind the panel. */
  here: Scope | undefined
  onLimit: (scope: Scope | null) => void
}

/** The one client that questions are limited to, and the way in and out of that. */
export function ScopeChip({ scope, here, onLimit }: ScopeChipProps) {
  if (scope) {
    return (
      <div className="mb-2 flex">
        <Badge tone="primary" className="max-w-full !py-0 !pr-0">
          <span className="truncate">Somente {scope.name}</span>
          <button
            type="button"
            aria-label={`Perguntar sobre todos os clientes, não só ${scope.name}`}
            title="Perguntar sobre todos os clientes"
            onClick={() => onLimit(null)}
            className="grid size-7 shrink-0 place-items-center rounded-full hover:bg-primary hover:text-primary-ink pointer-coarse:size-11"
          >
            <X aria-hidden />
          </button>
        </Badge>
      </div>
    )
  }
  if (!here) return null
  return (
    <button
      type="button"
      onClick={() => onLimit(here)}
      className="mb-2 flex min-h-7 max-w-full items-center gap-1 rounded-full border border-line px-2.5 text-xs font-[550] text-ink-2 hover:border-field hover:bg-sunken pointer-coarse:min-h-11"
    >
      <Plus aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">Só sobre {here.name}</span>
    </button>
  )
}
