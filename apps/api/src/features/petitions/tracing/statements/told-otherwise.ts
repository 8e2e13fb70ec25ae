import { shorten } from '@lavra/language/text'
import type { Side } from '../../dossier/dossier'
import { attributes } from '../allegations'
import { keysOf } from '../items'
import { opposites } from './opposites'
import type { Source } from '../source'
import { titleWords, type Told } from './recorded'
import type { Compared, Finding, Statement } from './statement'
import { rootsOf } from './words'

/** Papers and decisions as a sentence names them when it tells what they say. */
const papers =
  /\b(?:laudo|pericia|perito|perita|exame|contrato|sentenca|acordao|decisao|liminar|relatorio|certidao|boletim|atestado|parecer|ata|notificacao|termo|apolice|prontuario|escritura|matricula|auto de infracao|bo\b|recibo|fatura|extrato|tribunal|juiz|juiza)\b|\bdocs?\.\s?\d/
const denial =
  /\b(?:nao|nem|nunca|jamais|sem|inexist\w*|ausencia|ausente|descart\w*|afast\w*|rejeit\w*|neg(?:ou|a|ada|ado|aram)|improced\w*|indefer\w*|exclu\w*|nenhum\w*|deixou de|isent\w*)\b/g

/** What a sentence says of a paper, where the paper says the contrary with nearly the same words. */
export function otherwiseTold(statement: Statement, { dossier, recorded }: Compared): Finding[] {
  const { text, folded, words } = statement
  if (!papers.test(folded) || attributes(text, theirsOf(dossier.our_side))) return []
  const counts = recorded.sharing(words)
  const named = new Map<Source, boolean>()
  const isNamed = ({ source }: Told): boolean => {
    const known = named.get(source) ?? speaksOf(source, folded)
    named.set(source, known)
    return known
  }
  const about = [...counts.keys()].filter(isNamed)
  const best = closest(words, counts, isNamed)
  if (!best) return []
  const pairs = opposites.filter(([one, other]) => one.test(folded) && !other.test(folded))
  const opposite =
    pairs.length === 0 ? undefined : about.find((told) => isOpposite(pairs, told, words, about))
  const counted = everyOf(folded, best.told.folded)
  const turned =
    best.share >= 0.6 &&
    best.count > 2 &&
    isTurned(folded, best.told, words) &&
    !about.some((told) => agrees(folded, told, words, best.count))
  const against = opposite ?? (counted || turned ? best.told : null)
  return against
    ? [
        {
          start: 0,
          end: Math.min(text.length, 200),
          note: `${against.source.label}: “${shorten(against.text, 200)}”`,
        },
      ]
    : []
}

export const theirsOf = (ours: Side | null): Side | null =>
  ours === null ? null : ours === 'plaintiff' ? 'defendant' : 'plaintiff'

/** "Condenou ao dano moral" where a sentence of the paper says "rejeito o dano moral" and none the same. */
function isOpposite(
  pairs: typeof opposites,
  told: Told,
  words: readonly string[],
  all: readonly Told[],
): boolean {
  return pairs.some(([one, other]) => {
    const found = other.exec(told.folded)
    if (!found || one.test(told.folded)) return false
    const object = rootsOf(told.text.slice(found.index + found[0].length)).slice(0, 2)
    const same = object.length > 1 && object.every((word) => words.includes(word))
    const near = words.filter(
      (word) => told.words.has(word) && !titleWords(told.source).includes(word),
    ).length
    const enough = /\s/.test(found[0]) ? 1 : 2
    if (!same && near < enough) return false
    const shared = words.filter((word) => told.words.has(word))
    return !all.some(
      (another) =>
        one.test(another.folded) &&
        object.every((word) => another.words.has(word)) &&
        shared.every((word) => another.words.has(word)),
    )
  })
}

/** "Todas as 60 unidades" of what a paper counts otherwise: "60 unidades: 46 …". */
function everyOf(folded: string, source: string): boolean {
  if (!/\btod[oa]s\b/.test(folded)) return false
  const all = Math.max(...numbers(folded), 0)
  const counted = numbers(source)
  return all > 1 && counted.includes(all) && counted.some((count) => count < all && count > all / 10)
}
const numbers = (text: string): number[] =>
  [...keysOf(text)].flatMap((key) =>
    /^(?:count|n):\d{1,4}$/.test(key) ? [Number(key.replace(/^\w+:/, ''))] : [],
  )

/** Whether only one of the two denies what they share. */
function isTurned(folded: string, told: Told, words: readonly string[]): boolean {
  const shared = new Set(words.filter((word) => told.words.has(word)))
  return denials(folded, shared) % 2 !== denials(told.folded, shared) % 2
}

/** Whether another sentence of the paper says nearly as much of it, and says it so. */
const agrees = (folded: string, told: Told, words: readonly string[], most: number): boolean =>
  words.filter((word) => told.words.has(word)).length >= most - 1 && !isTurned(folded, told, words)

/** How often a sentence denies what it shares with another: words right behind the denial. */
function denials(folded: string, shared: ReadonlySet<string>): number {
  return [...folded.matchAll(denial)].filter(({ index, 0: word }) =>
    rootsOf(folded.slice(index, index + word.length + 60))
      .slice(0, 5)
      .some((one) => shared.has(one)),
  ).length
}

/** Whether a source is the paper that a sentence names, by a word of its title or its number. */
function speaksOf(source: Source, folded: string): boolean {
  const { label } = source
  const number = /^Doc\. (\d+)/.exec(label)?.[1]
  if (number !== undefined && new RegExp(`\\bdocs?\\.\\s?(?:n[º.]?\\s?)?${number}(?!\\d)`).test(folded))
    return true
  const title = titleWords(source)
  const named = new Set(rootsOf(folded))
  return (
    title.some((word) => named.has(word)) ||
    (/laudo|pericia/i.test(label) && /\bperit[oa]\b|\bpericia\b/.test(folded))
  )
}

interface Close {
  told: Told
  /** How many words of the statement it has, and which part of them. */
  count: number
  share: number
}

/** The sentence that shares most words with a statement, of those that are meant. */
export function closest(
  words: readonly string[],
  counts: ReadonlyMap<Told, number>,
  isMeant: (told: Told) => boolean,
): Close | null {
  let best: Close | null = null
  for (const [told, count] of counts)
    if ((best === null || count > best.count) && isMeant(told))
      best = { told, count, share: count / words.length }
  return best
}
