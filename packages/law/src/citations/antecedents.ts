import { fold } from '@lavra/language/words'
import type { NamedNorm, NormNames } from './names'

interface Place extends NamedNorm {
  start: number
}

const refers =
  /(?:mesm[oa]s?|referid[oa]|citad[oa]|aludid[oa]|mencionad[oa]|dest[ea])\s+(?:codigo|lei|diploma|estatuto|norma|codex|consolidacao|texto|constituicao)/
const nouns = /codigo|estatuto|consolidacao|constitui?c|\blei\b/

/**
 * What "do referido Código" means at each place of a text: the last law named before it that may be called
 * so. Asked in order.
 */
export class Antecedents {
  private readonly named: Place[]
  private next = 0
  private readonly last = new Map<string, string | null>()

  constructor(
    text: string,
    folded: string,
    private readonly names: NormNames,
  ) {
    this.named = refers.test(folded) ? normsNamed(text, folded, names) : []
  }

  /** The norm's id; null where it is none of ours or none was named. */
  before(at: number, phrase: string): string | null {
    for (let law = this.named[this.next]; law && law.end <= at; law = this.named[++this.next])
      for (const kind of ['', nounIn(fold(law.text)), nounIn(this.names.nameOf(law.id))])
        this.last.set(kind, law.id)
    const kind = nounIn(phrase)
    return (this.last.has(kind) ? this.last.get(kind) : this.last.get('')) ?? null
  }
}

function normsNamed(text: string, folded: string, names: NormNames): Place[] {
  const found: Place[] = []
  for (const { index } of names.places(text, folded)) {
    if (index < (found.at(-1)?.end ?? 0)) continue
    const norm = names.at(text, folded, index, () => null)
    if (norm) found.push({ ...norm, start: index })
  }
  return found
}

const nounIn = (words: string): string =>
  nouns.exec(words.replace('codex', 'codigo').replace('texto constitucional', 'constituicao'))?.[0] ?? ''
