import { markPattern, type FoundCheck } from '@lavra/contracts/petitions/checks'
import { rendered } from '../../../law/rendered'

/** Of more marks than this the first are listed, which is told. */
const mostGaps = 1_000

/** Every mark of a text as an open item of its own; places are offsets of the composed form (NFC). */
export function gapsIn(given: string): FoundCheck[] {
  const text = given.normalize('NFC')
  const shown = rendered(text)
  const gaps: FoundCheck[] = []
  for (const found of shown.text.matchAll(markPattern)) {
    const place = { start: shown.start(found.index), end: shown.end(found.index + found[0].length) }
    if (gaps.length === mostGaps) return [...gaps, { ...tooMany, start: place.start, end: text.length }]
    const verdict = found[1]?.toUpperCase() === 'COMPLETAR' ? 'a_completar' : 'a_verificar'
    gaps.push({
      kind: 'lacuna',
      text: asWritten(text.slice(place.start, place.end)) ?? found[0],
      ...place,
      verdict,
      source: null,
      note: null,
    })
  }
  return gaps
}

/** A mark's own words, or null where they are one only as they read. */
const asWritten = (words: string): string | null => [...words.matchAll(markPattern)][0]?.[0] ?? null

const tooMany = {
  kind: 'trecho',
  text: '',
  verdict: 'sem_origem',
  source: null,
  note: 'O texto tem mais de 1.000 trechos a completar: os seguintes não foram listados.',
} as const
