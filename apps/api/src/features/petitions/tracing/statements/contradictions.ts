import type { FoundCheck } from '@lavra/contracts/petitions/checks'
import { sentencesOf } from '../../../../platform/secrets'
import type { Item } from '../items'
import { otherAge } from './ages'
import { otherFigure } from './aligned'
import { onlyAlleged } from './alleged'
import { otherClaimValue } from './claim-value'
import { otherCourt } from './court'
import { otherExhibit } from './exhibit-numbers'
import { otherIdentifier } from './identifiers'
import { otherQualification } from './qualification'
import { otherRole } from './roles'
import { otherSide } from './sides'
import { statementOf, type Compared, type Reader } from './statement'
import { otherwiseTold } from './told-otherwise'
import { otherUnit } from './units'

const readers: readonly Reader[] = [
  otherSide,
  otherRole,
  otherQualification,
  otherAge,
  otherIdentifier,
  otherCourt,
  otherClaimValue,
  otherExhibit,
  otherFigure,
  otherUnit,
  otherwiseTold,
]
const longest = 2_000

/** What of a piece's sentences contradicts the record: places are offsets in the piece. */
export function contradictionsIn(
  text: string,
  items: readonly Item[],
  compared: Compared,
  headingAt: (at: number) => string | null,
): FoundCheck[] {
  let next = 0
  return sentencesOf(text).flatMap((sentence) => {
    const own: Item[] = []
    while ((items[next]?.start ?? Infinity) < sentence.end) {
      const item = items[next++]
      if (item && item.start >= sentence.start)
        own.push({ ...item, start: item.start - sentence.start, end: item.end - sentence.start })
    }
    if (sentence.text.length > longest || sentence.text.startsWith('#')) return []
    const statement = statementOf(sentence.text, own)
    const found = [
      ...readers.flatMap((read) => read(statement, compared)),
      ...onlyAlleged(statement, compared, headingAt(sentence.start)),
    ]
    return found.map(({ start, end, note }) => ({
      kind: kindAt(own, start),
      text: sentence.text.slice(start, end),
      start: sentence.start + start,
      end: sentence.start + end,
      verdict: 'diverge' as const,
      source: null,
      note,
    }))
  })
}

const kindAt = (items: readonly Item[], start: number): FoundCheck['kind'] =>
  items.find((item) => item.start === start)?.kind ?? 'trecho'
