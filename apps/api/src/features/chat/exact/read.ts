import { nameAt, type Named, type NameMatch } from './names'
import { corrected, phraseAt, type Meaning } from './lexicon'
import { isConnector, type Token } from './words'

/** A question as a row of understood parts. */
export type Item =
  | { is: 'meaning'; meaning: Meaning }
  | { is: 'name'; match: NameMatch; after: Before }
  | { is: 'unknown'; name: string }
  | { is: 'number' | 'quoted' | 'date'; text: string }

/**
 * What stands right before a name: what it completes ("cliente Marta", "processo do sofá", "valor da causa do
 * sofá"), or nothing.
 */
type Before = 'client' | 'contact' | 'case' | null

/** Words of the question that no phrase explains: only these can be a name. */
export function freeWords(tokens: Token[]): Set<number> {
  const words = wordsOf(tokens)
  const free = new Set<number>()
  for (let at = 0; at < tokens.length;) {
    const phrase = tokens[at]?.kind === 'word' ? phraseAt(words, at) : null
    const token = tokens[at]
    // A word that only a slip of the pen explains may still be a name.
    const range = Array.from({ length: phrase?.length ?? 1 }, (_, offset) => at + offset)
    for (const place of range)
      if (token?.kind === 'word' && (!phrase || words[place] !== tokens[place]?.word)) free.add(place)
    at += range.length
  }
  return free
}

const wordsOf = (tokens: Token[]): string[] =>
  tokens.map((token, at) => corrected(token, at === 0) ?? token.word)

/**
 * Of what no question to the tables is without: what it counts or lists, or what it asks of a case or a
 * person (query.ts).
 */
const askable = new Set(['noun', 'one_case', 'fact', 'detail', 'case_type', 'document_type'])

/** Whether these may be a question to the tables, whatever names are on record. */
export function mayAskTables(tokens: Token[]): boolean {
  const words = wordsOf(tokens)
  return tokens.some(
    ({ kind }, at) => kind === 'word' && askable.has(phraseAt(words, at)?.meaning.slot ?? ''),
  )
}

/**
 * Every part understood, or null: a word in neither the vocabulary nor a name, on record or in a name's
 * place, may be a condition.
 */
export function readItems(tokens: Token[], free: Set<number>, known: Named[]): Item[] | null {
  const words = wordsOf(tokens)
  const items: Item[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (!token) break
    if (token.kind !== 'word') {
      items.push({ is: token.kind, text: token.raw })
      at += 1
      continue
    }
    const before = nounBefore(items)
    const name =
      isConnector(token.word) || token.word.length === 1
        ? null
        : nameAt(tokens, at, free, known, before === 'case')
    const phrase = name ? null : phraseAt(words, at)
    const unknown = name || phrase ? null : unknownName(tokens, at, free, items)
    if (name) items.push({ is: 'name', match: name, after: before })
    else if (phrase) items.push({ is: 'meaning', meaning: phrase.meaning })
    else if (unknown) items.push({ is: 'unknown', name: unknown.text })
    else return null
    at = name?.to ?? unknown?.to ?? at + (phrase?.length ?? 1)
  }
  return items
}

function nounBefore(items: Item[]): Before {
  const last = items.findLast((item) => item.is !== 'meaning' || item.meaning.slot !== 'glue')
  if (last?.is !== 'meaning') return null
  if (last.meaning.slot === 'one_case') return 'case'
  // A bare "valor" may be that of a fine or a contract: what follows is then no title.
  if (last.meaning.slot === 'fact' && last.meaning.value !== 'value') return 'case'
  if (last.meaning.slot !== 'noun') return null
  return last.meaning.value === 'clients' ? 'client' : last.meaning.value === 'contacts' ? 'contact' : null
}

/** Words that limit a question, and institutions: what follows the preposition is then no client. */
const noName = new Set(
  (
    'desde contra ate antes depois apos entre sem nao exceto menos mais maior menor maiores menores acima abaixo sobre por para ou cujo cuja onde porque pelo pela como ' +
    'vara tribunal justica comarca forum turma camara juizo lei codigo artigo trt tst stj stf trf tjsp tjrj tjmg inss oab ano mes semana dia janeiro fevereiro marco abril maio ' +
    'junho julho agosto setembro outubro novembro dezembro segunda terca quarta quinta sexta sabado domingo passado passada ultimo ultima ultimos ultimas'
  ).split(' '),
)

/**
 * A name that nobody on record has: words in the place of a name, with capitals or behind "tem o", "cliente",
 * "dona".
 */
function unknownName(
  tokens: Token[],
  at: number,
  free: Set<number>,
  items: Item[],
): { text: string; to: number } | null {
  let to = at
  while (to < tokens.length && (free.has(to) || (isConnector(tokens[to]?.word ?? '') && free.has(to + 1))))
    to += 1
  const span = tokens.slice(at, to)
  const own = span.filter(({ word }) => !isConnector(word))
  if (
    own.length === 0 ||
    own.length > 6 ||
    own.some(({ word }) => noName.has(word) || /\d/.test(word) || word.length < 2)
  )
    return null
  const text = span.map(({ raw }) => raw).join(' ')
  const shouting = tokens.every(({ raw }) => raw === raw.toUpperCase())
  const capitals = !shouting && own.every(({ raw }) => /^\p{Lu}/u.test(raw))
  return capitals || introduced(items, tokens, at) ? { text, to } : null
}

/** "cliente fulana", "dona fulana", "tem a fulana": a name is all that can follow. */
function introduced(items: Item[], tokens: Token[], at: number): boolean {
  const last = items.at(-1)
  if (
    last?.is === 'meaning' &&
    (last.meaning.slot === 'title' || (last.meaning.slot === 'noun' && last.meaning.value === 'clients'))
  )
    return true
  const [verb, article] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? '']
  return ['tem', 'possui'].includes(verb) && ['a', 'o'].includes(article)
}
