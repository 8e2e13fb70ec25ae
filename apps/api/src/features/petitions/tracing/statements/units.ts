import { measuresIn } from './measures'
import type { Compared, Finding, Statement } from './statement'

/** Terms of law have these numbers, too. */
const fewest = 7

/** "12 cm²" where the papers have "12 m²" and never 12 of the other. */
export function otherUnit({ text, words }: Statement, { recorded }: Compared): Finding[] {
  return measuresIn(text).flatMap(({ start, end, value, kind, unit }) => {
    if (kind === 'time' && value < fewest) return []
    const about = recorded.sharing(words)
    const same = recorded.measuring(value).filter(({ told }) => about.has(told))
    if (same.some(({ measure }) => measure.unit === unit)) return []
    const other = same.find(
      ({ measure }) => measure.kind === kind || (measure.kind !== 'time' && kind !== 'time'),
    )
    if (!other) return []
    const { told, measure } = other
    return [
      { start, end, note: `Consta “${told.text.slice(measure.start, measure.end)}” (${told.source.label}).` },
    ]
  })
}
