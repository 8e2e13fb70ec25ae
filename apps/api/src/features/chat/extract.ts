import { labelOf, sourceType } from '@lavra/contracts/labels'
import { stems } from '../../law/words'
import { withoutAddresses } from './addresses'
import { clean } from './exact/say'
import type { Hit } from './retrieve'
import { sentencesOf } from './sentences'

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

function nameOf({ type, title, client_name, page, confidential }: Hit): string {
  const of = client_name && client_name !== title ? `, de ${clean(client_name)}` : ''
  return `${labelOf(sourceType, type)} ${clean(title)}${of}${page === null ? '' : `, p. ${page}`}${confidential ? ' (confidencial)' : ''}`
}

/**
 * The sentences of a passage, word for word, that share most with the question; the one after the best where there is room. What the
 * heading already says, the name above all, does not count.
 */
function bestQuote({ content, excerpt }: Hit, question: string): string {
  const [heading = '', ...lines] = content.split('\n')
  const named = new Set(stems(heading))
  const wanted = new Set(stems(question).filter((stem) => lines.length === 0 || !named.has(stem)))
  const sentences = sentencesOf(lines.length === 0 ? content : lines.join('\n'))
  const shares = sentences.map((sentence) => stems(sentence).filter((stem) => wanted.has(stem)).length)
  const most = Math.max(0, ...shares)
  const best = shares.indexOf(most)
  if (most === 0) return inQuotes(excerpt)
  const next = sentences[best + 1]
  const alone = sentences[best] ?? excerpt
  return inQuotes(next && alone.length + next.length < quoteLength ? `${alone} ${next}` : alone)
}

/** On one line, within bounds, and without signs that would end the quotation or look like a source's number. */
function inQuotes(text: string): string {
  const line = withoutAddresses(text).replace(/\s+/g, ' ').replace(/«/g, '“').replace(/»/g, '”').replace(/\[(\d[^\]]*)\]/g, '($1)').trim()
  if (line.length <= quoteLength) return line
  return `${line.slice(0, line.lastIndexOf(' ', quoteLength))}…`
}
