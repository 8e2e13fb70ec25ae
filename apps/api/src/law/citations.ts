import { plainSigns } from '@lavra/contracts/values/plain-signs'
import { dayOf } from '@lavra/language/day'
import { extractCitations as extract, type Citation } from '@lavra/law/citations/extract'
import { Judge, type Judgement } from '@lavra/law/citations/judge'
import { NormNames } from '@lavra/law/citations/names'
import { misquoted, quotationsIn } from '@lavra/law/citations/quotations'
import type { Law } from '@lavra/law/law'
import { once } from '../platform/lib/memoize'
import { packInUse } from './pack'
import { rendered, withoutMarks } from './rendered'

const readersOf = once((law: Law) => {
  const names = new NormNames(law.norms)
  return { law, names, judge: new Judge(law, names, () => Number(dayOf(new Date()).slice(0, 4))) }
})
/** What reads with the pack in use. */
const readers = () => readersOf(packInUse().law)

export type CheckedCitation = Citation & Judgement

export interface Supplied {
  /**
   * Texts that may be relied on for case numbers and precedents: documents, the case's own number, entries of
   * the office's library.
   */
  given?: readonly string[]
  /** Whether a paper says these words: what it says need not stand in the law. */
  quotes?: (words: string) => boolean
}

/** Every citation of a text with its place, in order. Expects composed characters (NFC). */
export const extractCitations = (text: string): Citation[] => extract(text, readers().names)

/** Says of each citation what the law, or the material supplied, says of it. */
export function checkCitations(text: string, { given = [], quotes }: Supplied = {}): CheckedCitation[] {
  const { judge } = readers()
  const supplied = keysIn(given)
  const citations = extractCitations(text)
  const flaws = misquotedIn(text, citations, quotes)
  return citations.map((citation) => {
    const sentence = around(text, citation)
    const found = judge.of(citation, sentence, isAlone(citation, sentence, citations))
    const flaw = flaws.get(citation)
    if (flaw !== undefined && found.verdict === 'verificada')
      return { ...citation, ...found, verdict: 'diverge', source: null, note: flaw }
    const held = found.verdict === 'fora_do_catalogo' || found.verdict === 'posterior'
    return held && citation.kind !== 'artigo' && supplied.has(citation.key)
      ? { ...citation, ...found, verdict: 'verificada', source: 'documentos', note: null }
      : { ...citation, ...found }
  })
}

/** The citations beside which the law is quoted wrongly, with what is wrong. */
function misquotedIn(text: string, citations: Citation[], quotes: Supplied['quotes']): Map<Citation, string> {
  const { law } = readers()
  const flaws = new Map<Citation, string>()
  for (const quotation of quotationsIn(text, citations)) {
    const flaw = misquoted(quotation, law)
    if (flaw !== null && !quotes?.(quotation.words)) flaws.set(quotation.citation, flaw)
  }
  return flaws
}

const keysIn = once(
  (given: readonly string[]) =>
    new Set(
      given.flatMap((item) => extractCitations(plainSigns(item.normalize('NFC')))).map((item) => item.key),
    ),
)

/** Whether the words around a citation hold no other. */
const isAlone = (citation: Citation, sentence: string, citations: readonly Citation[]): boolean =>
  citations.every(
    ({ key, text, start }) =>
      key === citation.key || Math.abs(start - citation.start) > 2 * NEAR || !sentence.includes(text),
  )

const NEAR = 160
/** The words beside a citation, within its sentence. */
function around(text: string, { start, end }: Citation): string {
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/(?:[.;!?]\s|\n)/)
      .at(-1) ?? ''
  const after = text.slice(end, end + NEAR).split(/(?:[.;!?]\s|\n)/)[0] ?? ''
  return `${before}${text.slice(start, end)}${after}`
}

export const unverifiedMark = '[VERIFICAR]'

/** Writes `[VERIFICAR]` once behind every citation that nothing supports; doing it twice changes nothing. */
export function markUnsupported(text: string, supplied: Supplied = {}): string {
  const composed = text.normalize('NFC')
  const shown = withoutMarks(rendered(composed))
  const places = new Set(
    checkCitations(shown.text, supplied)
      .filter((item) => item.verdict !== 'verificada')
      .map((item) => markPlace(composed, shown.end(item.end))),
  )
  const marked = [...places].filter(
    (end) =>
      !composed
        .slice(end, end + unverifiedMark.length + 4)
        .trimStart()
        .startsWith(unverifiedMark),
  )
  let out = ''
  let from = 0
  for (const end of marked.sort((a, b) => a - b)) {
    out += `${composed.slice(from, end)} ${unverifiedMark}`
    from = end
  }
  return out + composed.slice(from)
}

const restOfNumber = /(?:[-./]?\d)+/y

/** A mark never stands inside a number ("2.200-2"), nor inside a placeholder: brackets do not nest. */
function markPlace(text: string, at: number): number {
  const end = /\d/.test(text.charAt(at - 1)) ? behindNumber(text, at) : at
  const open = text.lastIndexOf('[', end - 1)
  const close = text.indexOf(']', open)
  return open >= 0 && close >= end && close - open < 300 && text.slice(open, open + 11) === '[COMPLETAR:'
    ? close + 1
    : end
}

function behindNumber(text: string, at: number): number {
  restOfNumber.lastIndex = at
  return at + (restOfNumber.exec(text)?.[0].length ?? 0)
}
