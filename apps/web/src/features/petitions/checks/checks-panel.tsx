import type { PetitionCheck } from '@lavra/contracts/petitions'
import { CircleCheck, ShieldAlert } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { plural } from '../../../core/format'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Disclosure } from '../../../ui/disclosure'
import { checkGroups, isOpen, labelOf, subtitleOf, toneOf, type CheckGroup } from './check-groups'
import { Times } from '../times'
import { goToText } from './find-text'
import { useMarked } from './use-marked'

interface ChecksPanelProps {
  checks: readonly PetitionCheck[]
  /** Where the text is shown. */
  sheet: RefObject<HTMLElement | null>
}

/** Beside the sheet: every citation, name, number, date and sum of the text, and where it comes from; the open ones first. */
export function ChecksPanel({ checks, sheet }: ChecksPanelProps) {
  const groups = checkGroups(checks)
  const open = groups.filter(isOpen)
  const standing = groups.filter((group) => !isOpen(group))
  useMarked(sheet, open.map(({ text }) => text))
  if (groups.length === 0) return null
  return (
    <Card>
      <section aria-label="Conferência">
        <div className="px-5 pt-4 pb-3">
          <h2 className="text-lg/6">Conferência</h2>
          <p className="mt-0.5 text-[13px] text-ink-3">
            {plural(groups.length, 'item comparado', 'itens comparados')} com o catálogo de leis, o registro e os documentos
          </p>
        </div>
        {open.length === 0 ? (
          <p className="flex items-center gap-2.5 px-5 pb-3 text-ok">
            <CircleCheck aria-hidden className="size-[18px]" /> Nada em aberto
          </p>
        ) : (
          <>
            <p className="flex items-center gap-2.5 px-5 pb-2 text-warn">
              <ShieldAlert aria-hidden className="size-[18px]" /> {plural(open.length, 'item em aberto', 'itens em aberto')}
            </p>
            <CheckList groups={open} sheet={sheet} label="Itens em aberto" />
          </>
        )}
        {standing.length > 0 && (
          <Disclosure className="border-t border-line px-3 py-1.5" title="O que confere" hint={String(standing.length)}>
            <CheckList groups={standing} sheet={sheet} label="Itens que conferem" />
          </Disclosure>
        )}
      </section>
    </Card>
  )
}

/** So many at first: a long petition has hundreds. */
const step = 50

function CheckList({ groups, sheet, label }: { groups: CheckGroup[]; sheet: ChecksPanelProps['sheet']; label: string }) {
  const [shown, setShown] = useState(step)
  return (
    <div className="max-h-72 overflow-y-auto px-2 pb-2 lg:max-h-[40dvh]">
      <ul aria-label={label}>
        {groups.slice(0, shown).map((group) => (
          <li key={`${group.kind} ${group.text} ${group.start}`}>
            <CheckButton group={group} onPress={() => goToText(sheet.current, group.text)} />
          </li>
        ))}
      </ul>
      {groups.length > shown && (
        <Button size="sm" variant="ghost" className="mt-1 w-full" onClick={() => setShown(shown + step)}>
          Mostrar mais
        </Button>
      )}
    </div>
  )
}

function CheckButton({ group, onPress }: { group: CheckGroup; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-10 w-full flex-col items-start gap-1 rounded-lg px-3 py-2 text-left transition-colors -outline-offset-2 hover:bg-sunken pointer-coarse:min-h-11"
    >
      <span className="flex w-full items-start justify-between gap-2">
        <span className="min-w-0 flex-1 font-[550] wrap-anywhere">{group.text || 'Fim do texto'}</span>
        <Times count={group.count} />
      </span>
      {isOpen(group) && <Badge tone={toneOf(group)}>{labelOf(group)}</Badge>}
      <span className="text-[13px]/5 text-ink-3 wrap-anywhere">{subtitleOf(group)}</span>
    </button>
  )
}
