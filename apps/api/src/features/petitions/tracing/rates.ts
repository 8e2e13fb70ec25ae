import { once } from '../../../platform/lib/memoize'
import { cite, provision, type Provision } from '../../../law/catalogue'
import type { CheckedCitation } from '../../../law/citations'
import { keysOf, type Item } from './items'
import type { Span } from './span'

/**
 * What a provision lays down as a range, or the catalogue does not hold: a percentage from `least` to `most`.
 */
interface Rate {
  law: string
  article: string
  least: number
  most: number
}

/** What the law limits above alone: any share, however small. */
const upTo = (most: number): Pick<Rate, 'least' | 'most'> => ({ least: 0.01, most })

const rates: Rate[] = [
  { law: 'CPC', article: '77', ...upTo(20) },
  { law: 'CPC', article: '81', least: 1.01, most: 9.99 },
  { law: 'CPC', article: '85', least: 10, most: 20 },
  { law: 'CPC', article: '334', ...upTo(2) },
  { law: 'CPC', article: '774', ...upTo(20) },
  { law: 'CPC', article: '1021', least: 1, most: 5 },
  { law: 'CPC', article: '1026', ...upTo(2) },
  { law: 'CLT', article: '791-A', least: 5, most: 15 },
  { law: 'CLT', article: '793-C', least: 1.01, most: 9.99 },
  { law: 'CTN', article: '161', least: 1, most: 1 },
  { law: 'CDC', article: '52', ...upTo(2) },
  { law: 'CC', article: '1336', ...upTo(2) },
]
/** Of the minimum wage. */
const multiples: Record<string, string[]> = { 'CPC 496': ['n:1000', 'n:500', 'n:100'] }

/**
 * Which provision cited beside an item, in the same paragraph, lays down its percentage or multiple of the
 * minimum wage.
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
    const found = beside.find((citation) => laysDown(citation, item, text))
    const entry = found?.source ? provision(found.source) : undefined
    return found ? (entry ? `Catálogo: ${cite(entry)}` : found.text) : null
  }
}

const paragraphOf = (text: string, { start }: Span): number => text.lastIndexOf('\n\n', start)

function laysDown({ law, article, source }: CheckedCitation, { key, end }: Item, text: string): boolean {
  if (law === null || article === null) return false
  if (key.startsWith('n:'))
    return (
      wages.test(text.slice(end, end + 40)) && (multiples[`${law} ${article.number}`] ?? []).includes(key)
    )
  const entry = source === null ? undefined : provision(source)
  if (entry && ratesIn(entry).has(key)) return true
  const value = Number(key.slice(4))
  return rates.some(
    (rate) =>
      rate.law === law && rate.article === article.number && value >= rate.least && value <= rate.most,
  )
}

const wages = /^\s*(?:\([^()]{1,30}\)\s*)?sal[áa]rios?[\s-]m[íi]nimos?/i
/** A limit that is itself left out ("acima de 1% e abaixo de 10%") is no percentage that may be asked for. */
const bounds = /(?:acima|abaixo) de \d+%/g
const ratesIn = once(
  (entry: Provision): Set<string> =>
    new Set([...keysOf(entry.subject.replace(bounds, ''))].filter((key) => key.startsWith('pct:'))),
)
