import { once } from '../../../platform/lib/memoize'
import { checkCitations, extractCitations, unverifiedMark } from '../../../law/citations'
import { stems } from '@lavra/language/words'
import { withoutAddresses } from './addresses'
import { comparable, quotationsOf, standsIn } from './quotes'

export interface Passage {
  title: string
  content: string
}

const longestAnswer = 4_000
const citation =
  /(?<!\s)\s*[[【]\s*(?:(?:fontes?|trechos?|documentos?)\s*)?(\d{1,3}(?:\s*[,;e–-]\s*(?:\[\s*)?\d{1,3})*)\s*[\]】]/gi

const textOf = ({ title, content }: Passage): string => `${title}\n${content}`

// Found when a sentence first asks for it: most sentences name their passage, and few cite a law.
const wordsOf = once((passages: Passage[]) =>
  passages.map(textOf).map((text) => ({ text: comparable(text), stems: new Set(stems(text)) })),
)
const lawOf = once(
  (passages: Passage[]) =>
    new Set(
      passages.map(textOf).flatMap((text) => extractCitations(text.normalize('NFC')).map(({ key }) => key)),
    ),
)

/**
 * Checks a model's answer sentence by sentence, before anything of it is shown. Numbers that were not given
 * go; a sentence whose quotation is in no passage goes as a whole, and so does one that no passage supports;
 * sources are numbered anew, in the order they are cited.
 */
export class AnswerCheck {
  /** Places of the cited passages, in the order of their new numbers. */
  readonly cited: number[] = []
  /** How many sentences went because of a quotation that is not in the sources. */
  unfound = 0
  private held = ''
  private length = 0

  constructor(private readonly passages: Passage[]) {}

  get full(): boolean {
    return this.length >= longestAnswer
  }

  /** The sentence as it may be shown, with the heading that was held back for it; empty where it may not. */
  pass(sentence: string): string {
    const text = withoutAddresses(sentence.normalize('NFC'))
    const given = this.citedBy(text)
    const bare = text.replace(citation, '')
    if (bare.trim() === '') return ''
    if (given.length === 0 && /^\s*#|:\s*$/.test(bare) && quotationsOf(bare).length === 0) {
      this.held = bare
      return ''
    }
    const sources = this.supportOf(bare, given)
    if (sources.length === 0) return ''
    const shown =
      this.held +
      withNumbers(
        this.marked(bare),
        sources.map((source) => this.numberOf(source)),
      )
    this.held = ''
    if (this.length + shown.length > longestAnswer) {
      this.length = longestAnswer
      return ''
    }
    this.length += shown.length
    return shown
  }

  /** Places of the passages that the sentence names and that were given. */
  private citedBy(text: string): number[] {
    const numbers = [...text.matchAll(citation)].flatMap(([, list = '']) => expand(list))
    return [...new Set(numbers.map((number) => number - 1))].filter(
      (place) => place >= 0 && place < this.passages.length,
    )
  }

  /**
   * The passages behind a sentence: those it names, else one that says the same, and those that hold its
   * quotations. None: it goes.
   */
  private supportOf(bare: string, given: number[]): number[] {
    const sources = given.length > 0 ? [...given] : this.saying(bare)
    for (const quoted of quotationsOf(bare)) {
      const order = [...sources, ...this.passages.keys()]
      const found = order.find((place) =>
        standsIn(quoted, textOf(this.passages[place] ?? { title: '', content: '' })),
      )
      if (found === undefined) {
        this.unfound += 1
        return []
      }
      if (!sources.includes(found)) sources.push(found)
    }
    return sources
  }

  /** The passage that holds most of an unnumbered sentence's words and all of its numbers. */
  private saying(bare: string): number[] {
    const own = stems(bare)
    const numbers = bare.match(/\d+/g) ?? []
    if (own.length < 3) return []
    const shares = wordsOf(this.passages).map(({ text, stems: theirs }) =>
      numbers.every((number) => text.includes(` ${number} `))
        ? own.filter((stem) => theirs.has(stem)).length / own.length
        : 0,
    )
    const best = Math.max(0, ...shares)
    return best >= 0.6 ? [shares.indexOf(best)] : []
  }

  private numberOf(place: number): number {
    if (!this.cited.includes(place)) this.cited.push(place)
    return this.cited.indexOf(place) + 1
  }

  /** `[VERIFICAR]` behind every citation of law that neither the catalogue nor the passages hold. */
  private marked(text: string): string {
    const ends = checkCitations(text)
      .filter(({ verdict, key }) => verdict !== 'verificada' && !lawOf(this.passages).has(key))
      .map(({ end }) => end)
    return [...new Set(ends)]
      .sort((a, b) => b - a)
      .filter((end) => !text.slice(end).trimStart().startsWith(unverifiedMark))
      .reduce((rest, end) => `${rest.slice(0, end)} ${unverifiedMark}${rest.slice(end)}`, text)
  }
}

/** "1, 3-5" */
function expand(list: string): number[] {
  const numbers: number[] = []
  for (const [, from = '', to] of list.matchAll(/(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?/g)) {
    const [first, last] = [Number(from), Number(to ?? from)]
    for (let number = first; number <= Math.min(last, first + 20); number += 1) numbers.push(number)
  }
  return numbers
}

/** The numbers behind the sentence's words, before its full stop and the white space. */
function withNumbers(text: string, numbers: number[]): string {
  const [, words = '', stop = '', space = ''] = /^([\s\S]*?)([.;:!?…]*)(\s*)$/.exec(text) ?? []
  return `${words.trimEnd()} ${numbers.map((number) => `[${number}]`).join('')}${stop}${space}`
}
