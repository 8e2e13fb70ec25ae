import type { Item } from './read'
import type { NameMatch } from './names'

export type Noun = 'cases' | 'deadlines' | 'clients' | 'contacts' | 'documents' | 'petitions'

/** Whom or what a question is about. */
export type Subject =
  | { is: 'name'; match: NameMatch; only: 'client' | 'contact' | 'case' | null }
  | { is: 'unknown'; name: string }
  | { is: 'number'; text: string }
  | { is: 'quoted'; text: string }

/** A question that the tables answer. Every condition of the question is in it. */
export interface Query {
  ask: 'count' | 'list'
  noun: Noun | null
  /** What is asked of a case, or of a person. */
  facts: string[]
  details: string[]
  states: string[]
  priorities: string[]
  case_types: string[]
  document_types: string[]
  person: string | null
  confidential: boolean
  mine: boolean
  window: string | null
  overdue: boolean
  upcoming: boolean
  /** A noun such as "os processos" beside the one that is counted. */
  beside: Noun | null
  about: Subject[]
}

const values = (items: Item[], slot: string): string[] => [
  ...new Set(
    items.flatMap((item) =>
      item.is === 'meaning' && item.meaning.slot === slot ? [item.meaning.value] : [],
    ),
  ),
]

/** The question, or null where its parts do not fit together into one that the tables answer. */
export function queryOf(items: Item[], scoped: boolean): Query | null {
  const plain = items.filter((item) => item.is !== 'meaning' || item.meaning.slot !== 'glue')
  if (!scoped && values(plain, 'scope').length > 0) return null
  const kept = plain.filter((item, at) => !completes(item, plain[at + 1]))
  const nouns = nounsOf(kept)
  const query: Query = {
    ask: values(kept, 'ask').includes('count') ? 'count' : 'list',
    noun: nouns[0] ?? null,
    facts: values(kept, 'fact'),
    details: detailsOf(kept, plain),
    states: values(kept, 'state'),
    priorities: values(kept, 'priority'),
    case_types: values(kept, 'case_type'),
    document_types: values(kept, 'document_type'),
    person: values(kept, 'person')[0] ?? null,
    confidential: values(kept, 'confidential').length > 0,
    mine: values(kept, 'mine').length > 0,
    window: windowOf(kept),
    overdue: values(kept, 'overdue').length > 0,
    upcoming: values(kept, 'upcoming').length > 0,
    beside: nouns[1] ?? null,
    about: kept.flatMap(subjectOf),
  }
  const tooMuch =
    nouns.length > 2 ||
    query.about.length > 2 ||
    values(kept, 'window').length + dates(kept) > 1 ||
    values(kept, 'person').length > 1
  return tooMuch || !statesFit(kept, query) || !mineFits(kept) ? null : settled(query)
}

/** "o contato da Marta" asks how to reach her. */
function detailsOf(kept: Item[], plain: Item[]): string[] {
  const bare =
    nounsOf(kept).length === 0 &&
    values(kept, 'fact').length === 0 &&
    values(kept, 'document_type').length === 0
  const asked = values(kept, 'detail')
  return asked.length === 0 && bare && values(plain, 'noun').includes('contacts') ? ['phone', 'email'] : asked
}

const dates = (items: Item[]): number => items.filter(({ is }) => is === 'date').length
const windowOf = (items: Item[]): string | null => {
  const date = items.find(({ is }) => is === 'date')
  return date?.is === 'date' ? `date ${date.text}` : (values(items, 'window')[0] ?? null)
}

/**
 * "cliente" in "cliente Marta", "empresa" in "empresa Aurora", "dona" in "dona Marta": it only introduces the
 * name.
 */
function completes(item: Item, next: Item | undefined): boolean {
  if (item.is !== 'meaning' || (next?.is !== 'name' && next?.is !== 'unknown'))
    return item.is === 'meaning' && ['title', 'scope'].includes(item.meaning.slot)
  const { slot, value } = item.meaning
  return (
    slot === 'title' ||
    slot === 'person' ||
    slot === 'scope' ||
    (slot === 'noun' && value === 'clients') ||
    (slot === 'noun' && value === 'contacts')
  )
}

const nounNames = new Set(['noun', 'one_case'])
const nounsOf = (items: Item[]): Noun[] => [
  ...new Set(
    items.flatMap((item) =>
      item.is === 'meaning' && nounNames.has(item.meaning.slot) ? [item.meaning.value as Noun] : [],
    ),
  ),
]

function subjectOf(item: Item): Subject[] {
  if (item.is === 'name') return [{ is: 'name', match: item.match, only: item.after }]
  if (item.is === 'unknown') return [{ is: 'unknown', name: item.name }]
  return item.is === 'number' || item.is === 'quoted' ? [{ is: item.is, text: item.text }] : []
}

/**
 * A state belongs to the noun before it, which has to be the one asked for: "clientes com processos ativos"
 * counts no active clients.
 */
function statesFit(items: Item[], query: Query): boolean {
  const nouns = items.map((item) =>
    item.is === 'meaning' && nounNames.has(item.meaning.slot) ? (item.meaning.value as Noun) : null,
  )
  return items.every((item, at) => {
    if (
      item.is !== 'meaning' ||
      !['state', 'priority', 'case_type', 'document_type', 'person', 'confidential'].includes(
        item.meaning.slot,
      )
    )
      return true
    const noun = nouns.slice(0, at).findLast((one) => one !== null) ?? query.noun
    if (noun === query.noun) return true
    const deadlinesOfCases = new Set([noun, query.noun])
    return deadlinesOfCases.has('cases') && deadlinesOfCases.has('deadlines')
  })
}

/** "meus processos", never "meu cliente Marta". */
const mineFits = (items: Item[]): boolean =>
  items.every((item, at) => {
    if (item.is !== 'meaning' || item.meaning.slot !== 'mine') return true
    const next = items[at + 1]
    return (
      next?.is === 'meaning' &&
      nounNames.has(next.meaning.slot) &&
      ['cases', 'deadlines', 'petitions'].includes(next.meaning.value)
    )
  })

/**
 * Puts the noun that is asked for first and adds those that go without saying; null where two nouns do not go
 * together.
 */
function settled(query: Query): Query | null {
  const aboutCase = query.about.some(
    (one) => one.is === 'number' || one.is === 'quoted' || (one.is === 'name' && one.only === 'case'),
  )
  const pair = [query.noun, query.beside]
  if (query.facts.length > 0 || query.details.length > 0) return query.beside === null ? query : null
  if (pair.includes('clients') && pair.includes('cases') && aboutCase && query.ask === 'list')
    return { ...query, noun: 'cases', beside: null, facts: ['client'] }
  if (query.document_types.length > 0 && query.noun === 'cases' && query.beside === null)
    return { ...query, noun: 'documents', beside: 'cases' }
  if (query.beside !== null) {
    if (!pair.includes('cases')) return null
    const other = pair.find((noun) => noun !== 'cases') ?? null
    if (other !== 'deadlines' && other !== 'documents' && other !== 'petitions') return null
    // "processos com documentos" counts cases by a condition that this grammar does not have.
    if (query.noun === 'cases' && other !== 'deadlines' && !aboutCase) return null
    return { ...query, noun: other, beside: 'cases' }
  }
  if (query.noun === null) return implied(query)
  return query
}

/** "quantos inventários", "contratos da Padaria", "o que vence": the noun goes without saying. */
function implied(query: Query): Query | null {
  if (query.case_types.includes('Inventário')) return { ...query, noun: 'cases' }
  if (query.document_types.length > 0) return { ...query, noun: 'documents' }
  return null
}
