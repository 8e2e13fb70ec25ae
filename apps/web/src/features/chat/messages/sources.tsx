import type { Source } from '@lavra/contracts/chat'
import { labelOf, sourceType } from '@lavra/contracts/labels'
import { Briefcase, Building2, ContactRound, FileText, NotebookPen, Scale } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { plural } from '../../../core/format/format'

/** How many are shown unasked (spec.md section 9). */
const shown = 2
const icons = {
  client: Building2,
  contact: ContactRound,
  case: Briefcase,
  document: FileText,
  note: NotebookPen,
  petition: Scale,
}

/** "Documento · Padaria Três Irmãos Ltda. · Contrato, p. 2" */
export function sourceName({ type, client_name, title, page }: Source): string {
  const named = page === null ? title : `${title}, p. ${page}`
  return [labelOf(sourceType, type), client_name !== title && client_name, named].filter(Boolean).join(' · ')
}

/** The records behind an answer, each leading to its screen. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const [all, setAll] = useState(false)
  const list = useId()
  if (sources.length === 0) return null
  const more = sources.length - shown
  return (
    <div className="mt-3 border-t border-line pt-2.5">
      <p className="text-[13px] font-[550] text-ink-2">Fontes:</p>
      <ol id={list} aria-label="Fontes" className="mt-1.5 flex flex-col gap-1.5">
        {sources.slice(0, all ? undefined : shown).map((source, place) => (
          <li key={place}>
            <SourceLink source={source} number={place + 1} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={all}
          aria-controls={list}
          onClick={() => setAll(!all)}
          className="mt-1 min-h-8 rounded-lg text-[13px] font-[550] text-primary underline-offset-3 hover:underline pointer-coarse:min-h-11"
        >
          {all ? 'Mostrar menos' : `Mostrar mais ${plural(more, 'fonte', 'fontes')}`}
        </button>
      )}
    </div>
  )
}

function SourceLink({ source, number }: { source: Source; number: number }) {
  const { type, client_name, title, url } = source
  const Icon = icons[type]
  const other = client_name !== null && client_name !== title
  return (
    <Link
      to={url}
      title={sourceName(source)}
      className="flex min-h-10 items-center gap-2.5 rounded-lg border border-line bg-surface px-2.5 py-1.5 transition-colors hover:border-field pointer-coarse:min-h-11"
    >
      <span className="text-xs font-semibold text-ink-3">{number}</span>
      <Icon aria-hidden className="size-4 shrink-0 text-accent" />
      <span className="min-w-0 text-[13px]/[18px]">
        <span className="block truncate font-[550]">
          {labelOf(sourceType, type)} · {client_name ?? title}
        </span>
        {other && (
          <span className="block truncate text-ink-2">
            {source.page === null ? title : `${title}, p. ${source.page}`}
          </span>
        )}
      </span>
    </Link>
  )
}
