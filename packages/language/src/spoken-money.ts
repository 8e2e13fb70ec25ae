import { matches } from './matches'
import { findAmounts, type FoundAmount } from './money'
import { fold } from './words'

const list = (words: string, step: number, first = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, (index + first) * step])
const small = new Map<string, number>([
  ...list(
    'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    1,
  ),
  ['duas', 2],
  ['catorze', 14],
  ...list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa', 10, 2),
  ['cem', 100],
  ...list(
    'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
    100,
  ),
])
const large = new Map([
  ['mil', 1e3],
  ['milhao', 1e6],
  ['milhoes', 1e6],
  ['bilhao', 1e9],
  ['bilhoes', 1e9],
])
const joiners = new Set(['e', 'de'])
const figure = /^(?:\d{1,3}(?:\.\d{3}){1,4}|\d{1,12})(?:,\d{1,2})?$/
const currency = /(?<![\p{L}\d])reais(?![\p{L}\d])/giu
const word = /[\p{L}\d][\p{L}\d.,]*/gu
const cents = /^ e (\p{L}{2,12}|\d{1,2})(?: e (\p{L}{2,7}))? centavos?(?!\p{L})/iu
/** Longer than any sum that is written out. */
const reach = 160

/** Sums in words or with their currency behind them: "53 mil reais", "cinquenta e três mil reais". */
export function findSpokenAmounts(text: string): FoundAmount[] {
  return matches(text, currency).flatMap((found) => {
    const from = Math.max(0, found.index - reach)
    const read = numberBefore(text.slice(from, found.index))
    if (read === null) return []
    const end = found.index + found[0].length
    const more = cents.exec(text.slice(end, end + 50))
    const parts = [more?.[1], more?.[2]].map((part) => (part === undefined ? 0 : valueOf(part)))
    const extra = more && parts.every((part) => part !== null) ? (parts[0] ?? 0) + (parts[1] ?? 0) : null
    const amount = {
      cents: Math.round(read.value * 100) + (extra ?? 0),
      start: from + read.start,
      end: extra === null ? end : end + (more?.[0].length ?? 0),
    }
    return Number.isSafeInteger(amount.cents) && amount.cents > 0 && !repeats(text, amount) ? [amount] : []
  })
}

/** "R$ 4.200,00 (quatro mil e duzentos reais)" is one sum. */
function repeats(text: string, { cents: told, start }: FoundAmount): boolean {
  const before = text.slice(Math.max(0, start - 60), start)
  const last = findAmounts(before).at(-1)
  return last?.cents === told && /^\s*\(\s*$/.test(before.slice(last.end))
}

const valueOf = (token: string): number | null => {
  const plain = fold(token)
  if (figure.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  return small.get(plain) ?? null
}

/** The number that ends a text, read from behind as far as its words go. */
export function numberBefore(text: string): { value: number; start: number } | null {
  const tokens: { text: string; start: number }[] = []
  let next = text.length
  for (const found of matches(text, word).reverse()) {
    const own = found[0].replace(/[.,]+$/, '')
    const between = text.slice(found.index + own.length, next)
    const plain = fold(own)
    if (!/^,?\s{1,3}$/.test(between)) break
    if (!joiners.has(plain) && !large.has(plain) && valueOf(own) === null) break
    tokens.unshift({ text: own, start: found.index })
    next = found.index
  }
  while (tokens[0] && joiners.has(fold(tokens[0].text))) tokens.shift()
  const first = tokens[0]
  return first ? { value: sumOf(tokens.map((token) => token.text)), start: first.start } : null
}

function sumOf(tokens: string[]): number {
  let [total, group] = [0, 0]
  for (const token of tokens) {
    const scale = large.get(fold(token))
    if (scale === undefined) group += valueOf(token) ?? 0
    else [total, group] = [total + (group || 1) * scale, 0]
  }
  return total + group
}

const counts = [...small.keys()]
  .map((name) => name.replaceAll('tres', 'tr[eê]s'))
  .sort((a, b) => b.length - a.length)
const spelled = new RegExp(
  `(?<![\\p{L}\\d])(${counts.join('|')})(?: e (${counts.join('|')}))?(?![\\p{L}\\d])`,
  'giu',
)

/** Numbers below a thousand that a text writes in one or two words ("doze", "vinte e quatro"). */
export function spokenNumbers(text: string): Set<number> {
  return new Set(
    matches(text, spelled).map(
      ([, first = '', second]) => (valueOf(first) ?? 0) + (second === undefined ? 0 : (valueOf(second) ?? 0)),
    ),
  )
}
