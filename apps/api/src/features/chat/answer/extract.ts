import { labelOf, sourceType } from '@lavra/contracts/labels'
import { fold } from '@lavra/language/words'
import { withoutAddresses } from './addresses'
import { clean } from '../exact/say'
import type { Hit } from '../search/retrieve'
import { sentencesOf } from './sentences'
import { isStopWord, tokensOf } from '../words/stems'

const quoteLength = 320

/** The best passages, a quotation of each on a line of its own with its number. */
export function quoted(hits: Hit[], question: string, first = 1): string {
  return hits.map((hit, at) => `- ${nameOf(hit)}: «${bestQuote(hit, question)}» [${first + at}]`).join('\n')
}

/** Those worth quoting: at most `most`, of each record or page one. */
export function worthQuoting(hits: Hit[], most: number): Hit[] {
  const best = new Map<string, Hit>()
  for (const hit of hits) {
    const key = `${hit.type} ${hit.id} ${hit.page ?? ''}`
    if (!best.has(key)) best.set(key, hit)
  }
  return [...best.values()].slice(0, most)
}

function nameOf({ type, title, client_name, page, confidential, internal, owner }: Hit): string {
  const of = client_name && client_name !== title ? `, de ${clean(client_name)}` : ''
  const marks = [
    owner === 'opposing' && 'da parte contrária',
    confidential && 'confidencial',
    internal && 'interno',
  ].filter(Boolean)
  return `${typed(labelOf(sourceType, type), clean(title))}${of}${page === null ? '' : `, p. ${page}`}${marks.map((mark) => ` (${mark})`).join('')}`
}

/** "Documento Ata", but a title that begins with its type says it alone: "Petição Inicial". */
const typed = (label: string, title: string): string =>
  fold(`${title} `).startsWith(fold(`${label} `)) ? title : `${label} ${title}`

/**
 * What the register says of a document or petition (record-text.ts) stands above its text; it is no answer to
 * what it says.
 */
const registered = /^Tipo de (documento|petição): /

/**
 * The one or two sentences of a passage, word for word, that hold most of what was asked for; what the
 * heading already says, the name above all, does not count.
 */
function bestQuote({ content, excerpt }: Hit, question: string): string {
  const [heading = '', ...rest] = content.split('\n')
  const lines = rest.filter((line) => !registered.test(line))
  const named = new Set(stemsOf(heading))
  const wanted = new Set(stemsOf(question).filter((stem) => lines.length === 0 || !named.has(stem)))
  const sentences = sentencesOf(lines.length === 0 ? content : lines.join('\n'))
  const first = richest(sentences, wanted)
  // Where only its name fits, a passage is shown by how it begins.
  if (first === null) return inQuotes(lines.length === 0 ? excerpt : sentences.slice(0, 3).join(' '))
  for (const stem of stemsOf(sentences[first] ?? '')) wanted.delete(stem)
  const second = richest(sentences, wanted)
  const chosen = [first, ...(second === null ? [] : [second])].sort((x, y) => x - y)
  const gap = chosen.length === 2 && chosen[0] === (chosen[1] ?? 0) - 1 ? ' ' : ' (…) '
  const both = chosen.map((at) => sentences[at] ?? '').join(gap)
  return inQuotes(both.length <= quoteLength ? both : (sentences[first] ?? excerpt))
}

const stemsOf = (text: string): string[] =>
  tokensOf(text).flatMap(({ word, stem }) => (isStopWord(word) ? [] : [stem]))

/** The place of the sentence with the most of the wanted stems; null where none has any. */
function richest(sentences: string[], wanted: Set<string>): number | null {
  const shares = sentences.map(
    (sentence) => new Set(stemsOf(sentence).filter((stem) => wanted.has(stem))).size,
  )
  const most = Math.max(0, ...shares)
  return most === 0 ? null : shares.indexOf(most)
}

/**
 * On one line, within bounds, and without signs that would end the quotation or look like a source's number.
 */
function inQuotes(text: string): string {
  const line = withoutAddresses(text)
    .replace(/(^|\s)#{1,6}\s+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/«/g, '“')
    .replace(/»/g, '”')
    .replace(/\[(\d[^\]]*)\]/g, '($1)')
    .trim()
  if (line.length <= quoteLength) return line
  return `${line.slice(0, line.lastIndexOf(' ', quoteLength))}…`
}
