import type { SearchAnswer } from '@lavra/contracts/search'
import { BriefcaseBusiness, Contact, FileText, NotebookPen, UsersRound, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '../../ui/cx'
import { LoadFailure } from '../../ui/feedback/load-failure'
import type { FoundHit } from './recent-hits'
import type { SearchState, SearchSection } from './use-search'

interface PanelProps {
  /** Of the list; option n is `${id}-n`. */
  id: string
  search: SearchState
  onOpen: (hit: FoundHit) => void
}

const icons: Record<keyof SearchAnswer, LucideIcon> = {
  clients: UsersRound,
  contacts: Contact,
  cases: BriefcaseBusiness,
  petitions: FileText,
  notes: NotebookPen,
}

/** What the search found, under the box; on a phone a sheet as wide as the screen. */
export function SearchPanel({ id, search, onOpen }: PanelProps) {
  const list = useRef<HTMLDivElement>(null)
  const { sections, hits, lit, asking } = search
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [lit])
  return (
    <div
      // The focus stays in the box, whatever is pressed here.
      onMouseDown={(event) => event.preventDefault()}
      className={cx(
        'absolute inset-x-0 top-full z-30 flex flex-col border-line bg-surface shadow-float',
        'max-sm:h-[calc(100dvh-100%)] max-sm:border-b sm:mt-1.5 sm:max-h-[min(70dvh,560px)] sm:animate-rise sm:rounded-card sm:border',
      )}
    >
      {search.failed && (
        <LoadFailure retry={search.retry} className="m-2">
          Não foi possível buscar agora.
        </LoadFailure>
      )}
      <p role="status" className={search.failed || hits.length > 0 ? 'sr-only' : 'px-4 py-4 text-ink-2'}>
        {words(search)}
      </p>
      {hits.length > 0 && (
        <div
          ref={list}
          role="listbox"
          id={id}
          aria-label="Resultados"
          className={cx('min-h-0 overflow-y-auto overscroll-contain p-1.5', asking && 'opacity-60')}
        >
          {sections.map((section, place) => (
            <Group
              key={section.title}
              id={id}
              section={section}
              first={countBefore(sections, place)}
              lit={lit}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface GroupProps {
  id: string
  section: SearchSection
  /** The place of its first hit among all. */
  first: number
  lit: number
  onOpen: (hit: FoundHit) => void
}

function Group({ id, section, first, lit, onOpen }: GroupProps) {
  const titleId = `${id}-group-${first}`
  return (
    <div role="group" aria-labelledby={titleId} className="not-first:mt-1.5">
      <div id={titleId} role="presentation" className="px-3 pt-2 pb-1 text-[12.5px] font-semibold text-ink-3">
        {section.title}
      </div>
      {section.hits.map((hit, place) => (
        <Hit
          key={`${hit.kind} ${hit.id}`}
          id={`${id}-${first + place}`}
          hit={hit}
          lit={first + place === lit}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}

function Hit({
  id,
  hit,
  lit,
  onOpen,
}: {
  id: string
  hit: FoundHit
  lit: boolean
  onOpen: (hit: FoundHit) => void
}) {
  const Icon = icons[hit.kind]
  return (
    <div
      id={id}
      role="option"
      aria-selected={lit}
      onClick={() => onOpen(hit)}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5',
        lit ? 'bg-primary-soft' : 'hover:bg-sunken',
      )}
    >
      <Icon aria-hidden strokeWidth={1.8} className="size-[18px] shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[550]">{hit.title}</span>
        {hit.subtitle && <span className="block truncate text-[13px] text-ink-2">{hit.subtitle}</span>}
      </span>
    </div>
  )
}

const countBefore = (sections: readonly SearchSection[], place: number) =>
  sections.slice(0, place).reduce((count, section) => count + section.hits.length, 0)

function words({ wanted, hits, asking, failed }: SearchState): string {
  if (wanted === '')
    return 'Digite o nome de um cliente ou contato, o número de um processo, o título de uma petição ou palavras de uma anotação.'
  if (asking) return 'Buscando…'
  if (failed) return ''
  if (hits.length === 0) return `Nada encontrado para “${wanted}”.`
  return hits.length === 1 ? '1 resultado' : `${hits.length} resultados`
}
