import type { Petition } from '@lavra/contracts/petitions'
import { WifiOff } from 'lucide-react'
import type { RefObject } from 'react'
import { ChecksPanel } from '../checks/checks-panel'
import { PapersPanel } from '../papers/papers-panel'

interface PendingPanelProps {
  petition: Pick<Petition, 'petition_id' | 'version' | 'checks' | 'mode' | 'status'>
  /** Where the text is shown. */
  sheet: RefObject<HTMLElement | null>
}

/**
 * Beside the sheet: what is open in it and what closes it, the papers that came with it or stayed out, and
 * how the text came to be.
 */
export function PendingPanel({ petition, sheet }: PendingPanelProps) {
  return (
    <aside
      id="pendencias"
      tabIndex={-1}
      aria-label="Pendências"
      className="no-print scroll-mt-20 outline-none space-y-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pr-1"
    >
      <ChecksPanel petition={petition} sheet={sheet} />
      <PapersPanel petitionId={petition.petition_id} state={petition.status} />
      {petition.mode === 'offline' && (
        <p className="flex items-start gap-2.5 px-1 text-[13px] text-ink-3">
          <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          Modo offline: texto montado a partir dos dados do processo, sem modelo de IA
        </p>
      )}
    </aside>
  )
}
