import type { Term } from '@lavra/law/schemas'
import type { CheckedCitation } from '../../../law/citations'
import type { Item } from './items'
import type { Span } from './span'

/**
 * Which provision cited beside an item, in the same paragraph, lays down its percentage or its multiple of
 * the minimum wage.
 */
export function laidDownIn(
  text: string,
  citations: readonly CheckedCitation[],
): (item: Item) => string | null {
  const byParagraph = new Map<number, CheckedCitation[]>()
  for (const citation of citations) {
    if (citation.kind !== 'artigo') continue
    const at = paragraphOf(text, citation)
    byParagraph.set(at, [...(byParagraph.get(at) ?? []), citation])
  }
  return (item) => {
    if (!/^(?:pct|n):/.test(item.key) || byParagraph.size === 0) return null
    const beside = byParagraph.get(paragraphOf(text, item)) ?? []
    return beside.find((citation) => laysDown(citation, item, text))?.source ?? null
  }
}

const paragraphOf = (text: string, { start }: Span): number => text.lastIndexOf('\n\n', start)

function laysDown({ provisions }: CheckedCitation, { key, end }: Item, text: string): boolean {
  const wages = key.startsWith('n:')
  if (wages && !minimumWages.test(text.slice(end, end + 40))) return false
  const value = Number(key.replace(/^\w+:/, ''))
  const unit = wages ? 'salario minimo' : '%'
  return provisions.some(({ terms = [] }) => terms.some((term) => term.unit === unit && allows(term, value)))
}

/** What the law limits above alone is any share, however small. */
function allows({ kind, value, to = value }: Term, given: number): boolean {
  if (kind === 'max') return given > 0 && given <= value
  if (kind === 'min') return given >= value
  return kind === 'range' ? given >= value && given <= to : given === value
}

const minimumWages = /^\s*(?:\([^()]{1,30}\)\s*)?sal[áa]rios?[\s-]m[íi]nimos?/i
