import type { Petition } from '@lavra/contracts/petitions'
import { CircleCheck, WifiOff } from 'lucide-react'
import type { RefObject } from 'react'
import { plural } from '../../core/format'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { AttachmentsPanel } from './attachments-panel'
import { ChecksPanel } from './checks/checks-panel'
import { countOf, pendingItems, type PendingItem } from './pending-items'
import { goToMark } from './go-to-mark'
import { Times } from './times'

interface PendingPanelProps {
  petition: Pick<Petition, 'petition_id' | 'checks' | 'mode'>
  content: string
  /** Where the text is shown. */
  sheet: RefObject<HTMLElement | null>
}

/** Beside the sheet: what is still missing in it, each one press away, and how the text came to be. */
export function PendingPanel({ petition: { petition_id, checks, mode }, content, sheet }: PendingPanelProps) {
  const items = pendingItems(content)
  return (
    <aside aria-label="Pendências" className="no-print space-y-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pr-1">
      <Card>
        <div className="px-5 pt-4 pb-3">
          <h2 className="text-lg/6">Pendências</h2>
          <p className="mt-0.5 text-[13px] text-ink-3">
            {items.length === 0 ? 'Nenhum trecho a completar' : `${plural(countOf(items), 'trecho', 'trechos')} para completar ou conferir`}
          </p>
        </div>
        {items.length === 0 ? (
          <p className="flex items-center gap-2.5 px-5 pb-4 text-ok">
            <CircleCheck aria-hidden className="size-[18px]" /> Texto completo
          </p>
        ) : (
          <ul className="max-h-60 lg:max-h-[34dvh] overflow-y-auto px-2 pb-2">
            {items.map((item) => (
              <li key={item.mark}>
                <PendingButton item={item} onPress={() => goToMark(sheet.current, item.mark)} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <ChecksPanel checks={checks} sheet={sheet} />
      <AttachmentsPanel petitionId={petition_id} />
      {mode === 'offline' && (
        <p className="flex items-start gap-2.5 px-1 text-[13px] text-ink-3">
          <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          Modo offline: texto montado a partir dos dados do processo, sem modelo de IA
        </p>
      )}
    </aside>
  )
}

function PendingButton({ item, onPress }: { item: PendingItem; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-10 w-full items-start gap-2.5 rounded-lg px-3 py-2 text-left transition-colors -outline-offset-2 hover:bg-sunken pointer-coarse:min-h-11"
    >
      <Badge tone={item.kind === 'complete' ? 'warn' : 'bad'}>{item.kind === 'complete' ? 'completar' : 'verificar'}</Badge>
      <span className="min-w-0 flex-1 break-words">{item.label}</span>
      <Times count={item.count} />
    </button>
  )
}
