import { lettered } from './letters'
import { fold } from './words'

export { fold }

/** "a, b e c". */
export function joinList(items: string[], last = 'e'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Lower-cases the first letter, but leaves acronyms and initials ("CNH", "M. R.") as they are. */
export const uncapital = (text: string): string =>
  /^\p{Lu}[\p{Ll}\s]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const ownNumber = /(?:\bn[º°o.]*\s*)?\bPROC-\d{4}-\d+\b/gi
/** What `clean` would change: most text has none of it. */
const unclean =
  /[^\S ]|[\u0000-\u001f\u007f\u00ad\u200b-\u200f\u2028-\u202e\ufeff[\]{}`*#<>\\~|_]| {2}|^ | $|PROC-|usuário não identificado/i
const emptyWords = /^(?:null|undefined|nan|n\/a|usuário não identificado|-+)$/i

/**
 * Recorded text made safe to print: one line, without Markdown or bracket characters, without the office's
 * own numbers.
 * Null where nothing is left.
 */
export function clean(text: string | null | undefined): string | null {
  if (!text) return null
  const composed = text.normalize('NFC')
  const plain = unclean.test(composed) ? cleaned(composed) : composed
  return plain === '' || emptyWords.test(plain) ? null : plain
}

const cleaned = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f\u00ad\u200b-\u200f\u2028-\u202e\ufeff]/g, ' ')
    .replace(/<script\b[\s\S]*?(?:<\/script>|$)|<style\b[\s\S]*?(?:<\/style>|$)/gi, ' ')
    .replace(/<\/?[a-z][^>]{0,200}>/gi, ' ')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[`*#<>\\~]/g, '')
    .replace(/\|/g, '/')
    .replace(/_+/g, ' ')
    .replace(ownNumber, '')
    .replace(/usuário não identificado/gi, '')
    .replace(/\s+/g, ' ')
    .trim()

const abbreviation =
  /(?:^|[\s(])(?:\p{Lu}|art|arts|inc|n|no|nº|sr|sra|srs|dr|dra|ltda|cia|av|r|al|ap|apto|fl|fls|doc|docs|tel|p|pág|ex|exmo|exma|vs|cf|obs|jan|fev|mar|abr|jun|jul|ago|set|out|nov|dez)\.$/iu

/**
 * Sentences of a text; abbreviations, initials and numbers do not end one. Line breaks and semicolons outside
 * brackets do.
 */
export function sentences(text: string): string[] {
  return text
    .split(/\n+|;\s+/)
    .flatMap(splitLine)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function splitLine(line: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const mark of line.matchAll(/[.!?](?=\s+["“(]?[\p{Lu}\d])/gu)) {
    const end = mark.index + 1
    if (abbreviation.test(line.slice(from, end))) continue
    parts.push(line.slice(from, end))
    from = end
  }
  return [...parts, line.slice(from)]
}

const wordPattern = lettered(({ L }) => `\\b[${L}]{2,}\\b`)
const noLetters = lettered(({ L }) => `[^${L}]+`)

/** True for text made of words, false for the noise of a bad scan. */
export function legible(text: string): boolean {
  const letters = text.replace(noLetters(text), '').length
  const words = text.match(wordPattern(text)) ?? []
  const spoken = words.filter(
    (word) =>
      /[aeiouáéíóúâêôãõà]/i.test(word) &&
      !/[^aeiouáéíóúâêôãõàwy\s]{5,}/i.test(word) &&
      !/(.)\1{3,}/.test(word),
  )
  return (
    words.length > 0 &&
    letters >= text.replace(/\s/g, '').length * 0.45 &&
    spoken.length >= words.length * 0.7
  )
}

/** At most `limit` characters, cut between words, the cut shown. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit - 40)).replace(/[\s,;:.]+$/, '')} (…)`
}

/** One closing full stop, whatever the text ended with. */
export const stop = (text: string): string =>
  /[.!?…][”"')\]]?$/.test(text.trim()) ? text.trim() : `${text.trim().replace(/[\s,;:]+$/, '')}.`

/** Without the closing full stop. */
export const open = (text: string): string => text.trim().replace(/[.;\s]+$/, '')

/** A visible gap for the lawyer to fill. */
export const missing = (what: string): string => `[COMPLETAR: ${what}]`
