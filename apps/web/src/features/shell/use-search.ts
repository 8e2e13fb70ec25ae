import type { SearchAnswer } from '@lavra/contracts/search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../core/debounce'
import { searchQueries } from './queries'
import { useRecentHits, type FoundHit } from './recent-hits'

export interface SearchSection {
  title: string
  hits: readonly FoundHit[]
}

const titles: Record<keyof SearchAnswer, string> = {
  clients: 'Clientes',
  contacts: 'Contatos',
  cases: 'Processos',
  petitions: 'Petições',
  notes: 'Anotações internas',
}
const kinds: readonly (keyof SearchAnswer)[] = ['clients', 'contacts', 'cases', 'petitions', 'notes']

/** What is typed, what it finds (or, before that, what was opened lately), and which of it is lit. */
export function useSearch() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const wanted = text.trim()
  const settled = useDebounced(wanted)
  const recent = useRecentHits()
  const found = useQuery(searchQueries.all(wanted === '' ? '' : settled))

  const asking = wanted !== '' && (wanted !== settled || found.isPending || found.isPlaceholderData)
  const failed = wanted !== '' && !asking && found.isError
  const answer = wanted === '' || settled === '' ? undefined : found.data
  const sections = wanted === '' ? recentSection(recent) : sectionsOf(answer)
  const hits = sections.flatMap((section) => section.hits)
  // The first hit is lit by itself, so that Enter opens it; of the recent ones none is, because nothing was
  // asked.
  const lit = asking ? -1 : Math.min(chosen ?? (wanted === '' ? -1 : 0), hits.length - 1)

  return {
    text,
    wanted,
    sections,
    hits,
    lit,
    asking,
    failed,
    retry: () => void found.refetch(),
    type: (next: string) => {
      setText(next)
      setChosen(null)
    },
    move: (step: 1 | -1) => {
      if (hits.length > 0 && !asking)
        setChosen(lit < 0 && step < 0 ? hits.length - 1 : (lit + step + hits.length) % hits.length)
    },
  }
}

export type SearchState = ReturnType<typeof useSearch>

const recentSection = (hits: readonly FoundHit[]): SearchSection[] =>
  hits.length > 0 ? [{ title: 'Abertos recentemente', hits }] : []

function sectionsOf(answer: SearchAnswer | undefined): SearchSection[] {
  if (!answer) return []
  const sections = kinds.map((kind) => ({
    title: titles[kind],
    hits: answer[kind].map((hit) => ({ ...hit, kind })),
  }))
  return sections.filter((section) => section.hits.length > 0)
}
