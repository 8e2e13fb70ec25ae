import { anyNamedLaw, lawAt, type NamedLaw } from './norms'
import { fold } from '@lavra/language/words'

interface Place extends NamedLaw {
  start: number
}

const refers =
  /(?:mesm[oa]s?|referid[oa]|citad[oa]|aludid[oa]|mencionad[oa]|dest[ea])\s+(?:codigo|lei|diploma|estatuto|norma|codex|consolidacao|texto|constituicao)/
const nouns = /codigo|estatuto|consolidacao|constitui?c/

/**
 * What "do referido Código" means at each place of a text: the last law named before it that may be called
 * so. Asked in order.
 */
export class Antecedents {
  private readonly named: Place[]
  private next = 0
  private readonly last = new Map<string, string | null>()

  constructor(text: string, folded: string) {
    this.named = refers.test(folded) ? lawsNamed(text, folded) : []
  }

  /** The law's key; null where it is none of ours or none was named. */
  before(at: number, phrase: string): string | null {
    for (let law = this.named[this.next]; law && law.end <= at; law = this.named[++this.next])
      for (const kind of ['', nounOf(law)]) this.last.set(kind, law.key)
    const kind = nounIn(phrase)
    return (this.last.has(kind) ? this.last.get(kind) : this.last.get('')) ?? null
  }
}

function lawsNamed(text: string, folded: string): Place[] {
  const found: Place[] = []
  for (const { index } of anyNamedLaw(text, folded)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const law = lawAt(text, folded, index, () => null)
    if (law) found.push({ ...law, start: index })
  }
  return found
}

const nounIn = (words: string): string =>
  nouns.exec(words.replace('codex', 'codigo').replace('texto constitucional', 'constituicao'))?.[0] ?? ''

/** "codigo" for the CPC, however it is written. */
const shortNouns: Record<string, string> = {
  CPC: 'codigo',
  CC: 'codigo',
  CDC: 'codigo',
  CTN: 'codigo',
  CLT: 'consolidacao',
  CF: 'constituic',
  ECA: 'estatuto',
}
const nounOf = ({ key, text }: NamedLaw): string =>
  (key !== null && shortNouns[key]) || nounIn(fold(key ?? text))
