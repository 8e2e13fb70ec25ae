import { caseSource } from './facts'
import type { Reading } from './reading'
import { capital, fold, open, sentences } from './text'

const claims = /\b(?:alega(?:m|ndo)?|sustenta(?:m)?|afirma(?:m)?|diz(?:em)?|narra(?:m)?|argumenta(?:m)?|aduz(?:em)?|pleiteia(?:m)?|imputa(?:m)?|acusa(?:m)?|reclama(?:m)?|cobra(?:m)?|pede(?:m)?|requer(?:em)?)\b(?:\s+(?:que|de ter|ter|de|ser))?\s+/i

/** What the other side is recorded to say, one allegation each. */
export function allegations(reading: Reading): string[] {
  const told = reading.facts.filter(({ source }) => source === caseSource).map(({ text }) => text)
  const alleged = told.filter((text) => claims.test(text)).flatMap((text) => split(open(text.slice((claims.exec(text)?.index ?? 0) + (claims.exec(text)?.[0].length ?? 0)))))
  const found = alleged.length > 0 ? alleged : told.flatMap((text) => sentences(text)).map(open)
  return [...new Set(found)].filter((text) => text.length > 3).map(capital).slice(0, 12)
}

/** "uma hora extra por dia (saída às 18h) e verbas não pagas" holds two; brackets hold together. */
function split(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const mark of text.matchAll(/[()]|,\s+(?=\p{L})|\s+e\s+(?=(?:que\s+|o |a |os |as |um|uma|verba|hora|dano|falta|n[ãa]o|juros|multa|\p{L}+ (?:n[ãa]o|de|por)))/gu)) {
    if (mark[0] === '(') depth += 1
    else if (mark[0] === ')') depth -= 1
    else if (depth === 0 && mark.index - from > 12) {
      parts.push(text.slice(from, mark.index))
      from = mark.index + mark[0].length
    }
  }
  return [...parts, text.slice(from)].map((part) => part.replace(/^(?:que|e)\s+/i, '').trim()).filter((part) => fold(part) !== '')
}
