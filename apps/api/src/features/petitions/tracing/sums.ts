import { findAmounts, formatMoney, type FoundAmount } from '@lavra/language/money'
import { findSpokenAmounts } from '@lavra/language/spoken-money'

/** What a text computes: the sum that ends a calculation, by its place, and what the calculation gives. */
export interface Computed {
  right: boolean
  /** The formula stands there in so many signs, so that a wrong result is wrong whatever else has it. */
  sure: boolean
  result: string
  /** How many times one sum is taken in a product; null in other calculations. */
  factor: number | null
}

const before = 60
const mostListed = 60
const times =
  /(?<![\d.,])(\d{1,4})\s*(?:\([^()]{1,40}\)\s*)?(?:[×x*]|vezes(?:\s+o\s+valor\s+de)?|(?:parcelas?|prestações|mensalidades|meses|aluguéis|faturas|diárias|cotas)(?:\s+[a-zçãáéí]{3,20})?\s+de)\s*$/i
const timesBehind = /^\s*[×x*]\s*(\d{1,4})\s*=\s*$/i
const equals = /^\s*=\s*$/
const plus = /^\s*\+\s*$/
const totals =
  /(?:=|\btotal(?:iza|izando|izam)?|\bsoma(?:m|ndo)?|\bsomatóri[oa]|\bperfaz(?:em|endo)?)[^.;\n\d$]{0,40}$/i

/** Every sum that a text computes from others before it, by where it begins. */
export function computedIn(text: string): Map<number, Computed> {
  const amounts = amountsIn(text)
  const found = new Map<number, Computed>()
  for (const [at, amount] of amounts.entries()) {
    const previous = amounts[at - 1]
    if (!previous) continue
    const gap = amount.start - previous.end <= before * 2 ? text.slice(previous.end, amount.start) : null
    const computed = product(text, previous, amount, gap) ?? addition(text, amounts, at, gap)
    if (computed) found.set(amount.start, computed)
  }
  return found
}

/** In figures and in words, in order. */
export function amountsIn(text: string): FoundAmount[] {
  const figures = findAmounts(text)
  const spoken = findSpokenAmounts(text)
  if (spoken.length === 0) return figures
  let end = 0
  return [...figures, ...spoken]
    .sort((a, b) => a.start - b.start)
    .filter((one) => {
      const free = one.start >= end
      if (free) end = one.end
      return free
    })
}

const told = (cents: number, wanted: number, sure: boolean, factor: number | null = null): Computed => ({
  right: cents === wanted,
  sure,
  result: formatMoney(wanted),
  factor,
})

/** "12 × R$ 350,00 = R$ 4.200,00", "12 parcelas de R$ 350,00, totalizando R$ 4.200,00". */
function product(text: string, one: FoundAmount, amount: FoundAmount, gap: string | null): Computed | null {
  if (gap === null) return null
  const behind = timesBehind.exec(gap)
  if (behind) return told(amount.cents, Number(behind[1]) * one.cents, true, Number(behind[1]))
  const count = totals.test(gap) ? times.exec(text.slice(Math.max(0, one.start - before), one.start)) : null
  return count ? told(amount.cents, Number(count[1]) * one.cents, equals.test(gap), Number(count[1])) : null
}

/** "R$ 1,00 + R$ 2,00 = R$ 3,00", and a total of what is listed before it: the last two or more of it. */
function addition(
  text: string,
  amounts: readonly FoundAmount[],
  at: number,
  gap: string | null,
): Computed | null {
  const amount = amounts[at]
  if (!amount || !totals.test(text.slice(Math.max(0, amount.start - before), amount.start))) return null
  const explicit = gap !== null && equals.test(gap)
  let sum = 0
  let listed = 0
  for (let back = at - 1; back >= 0 && listed < mostListed; back--) {
    const [one, next] = [amounts[back], amounts[back + 1]]
    if (!one || !next) break
    const between = text.slice(one.end, Math.min(next.start, one.end + 600))
    if (between.includes('\n\n') || next.start - one.end > 600) break
    if (explicit && back < at - 1 && !plus.test(between)) break
    sum += one.cents
    listed++
    if (!explicit && listed > 1 && sum === amount.cents) return told(amount.cents, sum, false)
  }
  if (listed < 2) return null
  return explicit ? told(amount.cents, sum, true) : null
}
