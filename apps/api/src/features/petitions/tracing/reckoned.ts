import { findAmounts } from '@lavra/language/money'
import { spokenNumbers } from '@lavra/language/spoken-money'
import { fold } from '@lavra/language/text'
import type { Item } from './items'
import type { Material } from './material'
import { amountsIn } from './sums'

/** Whether some source has how many times a sum is taken. */
export const isGiven = (factor: number | null, material: Material): boolean =>
  factor === null || material.has(`n:${factor}`) || material.has(`count:${factor}`)

/** Whether a figure follows from others of its sentence and of the record. */
export function isReckoned({ kind, key }: Item, sentence: string, material: Material): boolean {
  const value = key.slice(key.indexOf(':') + 1)
  if (kind === 'valor')
    return (
      isSum(sentence, Number(value), (count) => isGiven(count, material)) ||
      isRest(sentence, Number(value), (cents) => material.has(`brl:${cents}`)) ||
      (about.test(sentence) && isNear(Number(value), material))
    )
  if (key.startsWith('pct:')) return isShare(sentence, Number(value))
  if (/^date:\d{4}-\d{2}-\d{2}$/.test(key))
    return isEndOfTerm(sentence, value, (day) => material.has(`date:${day}`))
  const month = /^n:(0[1-9]|1[0-2])((?:19|20)\d\d)$/.exec(key)
  return month !== null && material.has(`date:${month[2] ?? ''}-${month[1] ?? ''}`)
}

const about = /aproximad|cerca de|em torno de|quase|pouco (?:mais|menos) d|por volta d|na casa d/i
/** One in a hundred. */
const isNear = (cents: number, material: Material): boolean =>
  material.keys('brl:').some((key) => Math.abs(Number(key.slice(4)) - cents) <= cents / 100)

/** Words by which a sentence says that it takes one sum from another. */
const less = /\b(?:abat|deduz|descont|remanesc|saldo|rest[ao]|diferenc|subtra|cai para|reduz)/
/** "46 das 60". */
const part = /(?<![\d.,])(\d{1,6})\s+d[aeo]s?\s+(\d{1,6})(?![\d.,])/g
const term =
  /(?<![\d.,/])(\d{1,4})\s+(?:\([^()]{1,40}\)\s+)?(dias|meses|m[êe]s|anos?|dia)(\s+[úu]teis)?(?![\p{L}])/gu

const mostAdded = 8

/** Whether two or more of a sentence's other sums make this one, or one of them so many times. */
function isSum(sentence: string, cents: number, given: (count: number) => boolean): boolean {
  const others = amountsIn(sentence)
    .filter((other) => other.cents !== cents)
    .slice(0, mostAdded)
  const counts = new Set([
    ...spokenNumbers(sentence),
    ...(sentence.match(/(?<![\d.,/])\d{1,3}(?![\d.,/%])/g) ?? []).map(Number),
  ])
  for (let chosen = 1; chosen < 2 ** others.length; chosen++) {
    const part = others.filter((_, at) => chosen & (2 ** at))
    if (part.length > 1 && part.reduce((sum, one) => sum + one.cents, 0) === cents) return true
  }
  return others.some(({ cents: one }) => cents % one === 0 && counts.has(cents / one) && given(cents / one))
}

/** The sum that is left of a recorded one when the sentence's other sum is taken from it. */
const isRest = (sentence: string, cents: number, has: (cents: number) => boolean): boolean =>
  less.test(fold(sentence)) &&
  findAmounts(sentence).some((other) => other.cents !== cents && has(cents + other.cents))

/** Whether a percentage is that of a part that the sentence tells, to the nearest whole. */
const isShare = (sentence: string, percent: number): boolean =>
  [...sentence.matchAll(part)].some(
    ([, some, all]) => Number(all) > 0 && Math.abs((Number(some) / Number(all)) * 100 - percent) <= 0.5,
  )

/** Whether a day is so many days, months or years, as the sentence tells, from a recorded one. */
function isEndOfTerm(sentence: string, day: string, has: (day: string) => boolean): boolean {
  return [...sentence.matchAll(term)].some(([, number = '', unit = '', working]) => {
    if (working !== undefined) return false
    const count = Number(number)
    const kind = unit.startsWith('d') ? 'day' : unit.startsWith('m') ? 'month' : 'year'
    return has(shifted(day, kind, -count)) || has(shifted(day, kind, count))
  })
}

function shifted(day: string, kind: 'day' | 'month' | 'year', by: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const moved = new Date(
    Date.UTC(
      year + (kind === 'year' ? by : 0),
      month - 1 + (kind === 'month' ? by : 0),
      date + (kind === 'day' ? by : 0),
    ),
  )
  return moved.toISOString().slice(0, 10)
}
