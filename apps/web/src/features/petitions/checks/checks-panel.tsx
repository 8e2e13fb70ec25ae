import { isOpen, isPending, type PetitionCheck } from '@lavra/contracts/petitions/checks'
import type { Petition } from '@lavra/contracts/petitions'
import { CircleCheck, ShieldAlert } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { plural } from '../../../core/format/format'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/layout/card'
import { Disclosure } from '../../../ui/layout/disclosure'
import { Times } from './times'
import { checkGroups, rankOf, shownWords, subtitleOf, titleOf, type CheckGroup } from './check-groups'
import { goToText } from './find-text'
import { OpenItems } from './open-items'
import { useMarked } from './use-marked'

interface ChecksPanelProps {
  petition: Pick<Petition, 'petition_id' | 'version' | 'checks'>
  /** Where the text is shown. */
  sheet: RefObject<HTMLElement | null>
}

/**
 * Beside the sheet: what is open in the text and what closes it, gravest first; then what stands, and where
 * it comes from.
 */
export function ChecksPanel({ petition, sheet }: ChecksPanelProps) {
  const { checks } = petition
  const open = checks.filter(isOpen)
  const pending = open.filter(isPending)
  const standing = checkGroups(checks.filter((check) => !isOpen(check)))
  useMarked(sheet, [...new Set(open.map(shownWords))])
  if (checks.length === 0) return null
  const go = (item: PetitionCheck) => goToText(sheet.current, shownWords(item), rankOf(item, checks))
  return (
    <Card>
      <section aria-label="Conferência">
        <div className="px-5 pt-4 pb-3">
          <h2 className="text-lg/6">Conferência</h2>
          <p className="mt-0.5 text-[13px] text-ink-3">
            {plural(checks.length, 'item comparado', 'itens comparados')} com o catálogo de leis, o registro e
            os documentos
          </p>
        </div>
        {pending.length === 0 ? (
          <p className="flex items-center gap-2.5 px-5 pb-3 text-ok">
            <CircleCheck aria-hidden className="size-[18px]" /> Nada em aberto
          </p>
        ) : (
          <p className="flex items-center gap-2.5 px-5 pb-2 text-warn">
            <ShieldAlert aria-hidden className="size-[18px]" />{' '}
            {plural(pending.length, 'item em aberto', 'itens em aberto')}
          </p>
        )}
        {open.length > 0 && (
          <div className="max-h-96 overflow-y-auto px-2 pb-2 lg:max-h-[50dvh]">
            <OpenItems petition={petition} items={open} onGo={go} />
          </div>
        )}
        {standing.length > 0 && (
          <Disclosure
            className="border-t border-line px-3 py-1.5"
            title="O que confere"
            hint={String(standing.length)}
          >
            <Standing groups={standing} onGo={(group) => goToText(sheet.current, shownWords(group))} />
          </Disclosure>
        )}
      </section>
    </Card>
  )
}

/** So many at first: a long petition has hundreds. */
const step = 50

function Standing({ groups, onGo }: { groups: CheckGroup[]; onGo: (group: CheckGroup) => void }) {
  const [shown, setShown] = useState(step)
  return (
    <div className="max-h-72 overflow-y-auto px-2 pb-2 lg:max-h-[40dvh]">
      <ul aria-label="Itens que conferem">
        {groups.slice(0, shown).map((group) => (
          <li key={group.key}>
            <button
              type="button"
              onClick={() => onGo(group)}
              className="flex min-h-10 w-full flex-col items-start gap-1 rounded-lg px-3 py-2 text-left transition-colors -outline-offset-2 hover:bg-sunken pointer-coarse:min-h-11"
            >
              <span className="flex w-full items-start justify-between gap-2">
                <span className="min-w-0 flex-1 font-[550] wrap-anywhere">{titleOf(group)}</span>
                <Times count={group.count} />
              </span>
              <span className="text-[13px]/5 text-ink-3 wrap-anywhere">{subtitleOf(group)}</span>
            </button>
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
