import { matches } from './matches'

export interface FoundAmount {
  cents: number
  start: number
  end: number
}

const scale: Record<string, number> = { mil: 1e3, milhão: 1e6, milhões: 1e6, bilhão: 1e9, bilhões: 1e9 }
const pattern =
  /R\$\s*(\d{1,3}(?:[. ]\d{3})+(?!\d)|\d+)(?:,(\d{1,2}))?(?:\s*(mil|milhão|milhões|bilhão|bilhões)\b)?/gi

/** Every sum in reais written in a text. */
export function findAmounts(text: string): FoundAmount[] {
  return matches(text, pattern)
    .map((match) => {
      const [, whole = '0', fraction = '', word = ''] = match
      const value =
        Number(`${whole.replace(/[. ]/g, '')}.${fraction || '0'}`) * (scale[word.toLowerCase()] ?? 1)
      return { cents: Math.round(value * 100), start: match.index, end: match.index + match[0].length }
    })
    .filter(({ cents }) => Number.isSafeInteger(cents) && cents > 0)
}

/** "R$ 4.200,00". */
export function formatMoney(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `R$ ${whole},${String(cents % 100).padStart(2, '0')}`
}

/** Cents of a decimal string such as "4200.00"; null where it is none. */
export function centsOf(decimal: string | null): number | null {
  if (!decimal || !/^\d+(?:\.\d+)?$/.test(decimal.trim())) return null
  const cents = Math.round(Number(decimal) * 100)
  return cents > 0 && Number.isSafeInteger(cents) ? cents : null
}

const units = [
  '',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
]
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
const hundreds = [
  '',
  'cento',
  'duzentos',
  'trezentos',
  'quatrocentos',
  'quinhentos',
  'seiscentos',
  'setecentos',
  'oitocentos',
  'novecentos',
]

function below1000(value: number): string {
  if (value === 100) return 'cem'
  const rest = value % 100
  const small =
    rest < 20
      ? (units[rest] ?? '')
      : [tens[Math.trunc(rest / 10)], units[rest % 10]].filter(Boolean).join(' e ')
  return [hundreds[Math.trunc(value / 100)], small].filter(Boolean).join(' e ')
}

function inWords(value: number): string {
  const groups = [
    { count: Math.trunc(value / 1e9) % 1000, one: 'um bilhão', many: 'bilhões' },
    { count: Math.trunc(value / 1e6) % 1000, one: 'um milhão', many: 'milhões' },
    { count: Math.trunc(value / 1e3) % 1000, one: 'mil', many: 'mil' },
  ]
  const large = groups
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => (count === 1 ? one : `${below1000(count)} ${many}`))
  const rest = value % 1000
  if (rest === 0) return large.join(' e ')
  const joiner = large.length === 0 ? '' : rest < 100 || rest % 100 === 0 ? ' e ' : ' '
  return `${large.join(', ')}${joiner}${below1000(rest)}`
}

/** "R$ 4.200,00 (quatro mil e duzentos reais)". */
export function spellMoney(cents: number): string {
  const [reais, rest] = [Math.trunc(cents / 100), cents % 100]
  const round = reais >= 1e6 && reais % 1e6 === 0
  const main = reais === 0 ? '' : `${inWords(reais)} ${reais === 1 ? 'real' : round ? 'de reais' : 'reais'}`
  const small = rest === 0 ? '' : `${inWords(rest)} ${rest === 1 ? 'centavo' : 'centavos'}`
  return `${formatMoney(cents)} (${[main, small].filter(Boolean).join(' e ')})`
}
