const longest = 1_200

/** Cuts a stream of text into sentences, each with the citations and the white space behind it. */
export class SentenceCutter {
  private text = ''

  /** The sentences that are whole now. */
  push(piece: string): string[] {
    this.text += piece
    const whole: string[] = []
    for (let end = this.firstEnd(); end > 0; end = this.firstEnd()) {
      whole.push(this.text.slice(0, end))
      this.text = this.text.slice(end)
    }
    return whole
  }

  /**
   * No sentence is longer than this looks at, whatever a model writes: all that reads one can be slow only so
   * far.
   */
  private firstEnd(): number {
    return sentenceEnd(this.text.slice(0, longest))
  }

  /** What is left, as the last sentence. */
  end(): string[] {
    const rest = this.text
    this.text = ''
    return rest.trim() === '' ? [] : [rest]
  }
}

const ends = /\n+|[.!?…][)”"»*_]*(?:\s*\[[^\]]{1,20}\])*\s+(?=[\p{Lu}«“"*#>-])/gu

/**
 * Behind the first whole sentence, or 0: a quotation is not cut, nor what may be an abbreviation ("art. 5");
 * what has no end is cut.
 */
function sentenceEnd(text: string): number {
  for (const { index, 0: mark } of text.matchAll(ends)) {
    const end = index + mark.length
    if (text.slice(0, index).trim() !== '' && !abbreviated(text, index) && !quoting(text.slice(0, end)))
      return end
  }
  if (text.length < longest) return 0
  const space = text.lastIndexOf(' ')
  return space > 0 ? space + 1 : text.length
}

const abbreviation =
  /(?:^|[\s(])(?:\p{L}|arts?|inc|dra?|sra?|exmo|exma|fls?|págs?|ltda|cia|proc|min|des|ss|segs?|al|nº?|jr|av|ref|obs|ex|cf|cc|cláusula\s\S{1,6}|parágrafo\s\S{1,6}|item\s\S{1,6})$/iu

const abbreviated = (text: string, at: number): boolean =>
  text[at] === '.' && abbreviation.test(text.slice(Math.max(0, at - 40), at))

/** An open quotation; one that was never closed stops counting after a while. */
function quoting(text: string): boolean {
  const open = Math.max(
    text.lastIndexOf('«') > text.lastIndexOf('»') ? text.lastIndexOf('«') : -1,
    text.lastIndexOf('“') > text.lastIndexOf('”') ? text.lastIndexOf('“') : -1,
  )
  const straight = [...text.matchAll(/"/g)]
  const last = straight.length % 2 === 1 ? (straight.at(-1)?.index ?? -1) : -1
  const from = Math.max(open, last)
  return from >= 0 && text.length - from < 600 && !text.slice(from).includes('\n\n')
}

/** The sentences of a text that is there as a whole. */
export function sentencesOf(text: string): string[] {
  const cutter = new SentenceCutter()
  return [...cutter.push(text), ...cutter.end()].map((one) => one.trim()).filter(Boolean)
}
