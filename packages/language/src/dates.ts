import { dayOf } from './day'
import { matches } from './matches'

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]
const monthPattern = `${months.join('|')}|marco|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez`

export interface FoundDate {
  /** YYYY-MM-DD; YYYY-MM where only the month is known. */
  iso: string
  start: number
  end: number
}

const datePatterns: { pattern: RegExp; read: (groups: string[]) => string | null }[] = [
  { pattern: /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/g, read: ([d, m, y]) => toIso(y, m, d) },
  { pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g, read: ([y, m, d]) => toIso(y, m, d) },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2})[ºo°]?\\s+(?:de\\s+)?(${monthPattern})\\.?\\s+(?:de\\s+)?(\\d{4})\\b`,
      'gi',
    ),
    read: ([d, m, y]) => toIso(y, String(monthNumber(m ?? '')), d),
  },
]
const monthOnly = new RegExp(`\\b(${monthPattern})(?:\\/|\\s+de\\s+|\\s+)(\\d{4})\\b`, 'gi')
const monthRange = new RegExp(
  `\\b(${monthPattern})\\s*(?:-|–|a|até)\\s*(${monthPattern})\\/(\\d{4})\\b`,
  'gi',
)

function monthNumber(name: string): number {
  const start = name.toLowerCase().replace('ç', 'c').slice(0, 3)
  return months.findIndex((month) => month.replace('ç', 'c').startsWith(start)) + 1
}

/** A real day of the calendar between 1800 and 2199, or null. */
function toIso(year = '', month = '', day = ''): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  const real = y >= 1800 && y < 2200 && m >= 1 && m <= 12 && d >= 1 && d <= daysOf(y, m)
  return real ? `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}` : null
}

const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Every full date written in a text, in the order of the text. */
export function findDates(text: string): FoundDate[] {
  if (!/\d{4}/.test(text)) return []
  const found = datePatterns.flatMap(({ pattern, read }) =>
    matches(text, pattern).map((match) => ({
      iso: read(match.slice(1)),
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
  return found.filter((date): date is FoundDate => date.iso !== null).sort((a, b) => a.start - b.start)
}

/** The first date of a text, a month and year if there is no full date. */
export function firstDate(text: string): FoundDate | null {
  const full = findDates(text)[0]
  if (full) return full
  const month = [...text.matchAll(monthOnly)][0]
  return month
    ? {
        iso: `${month[2] ?? ''}-${String(monthNumber(month[1] ?? '')).padStart(2, '0')}`,
        start: month.index,
        end: month.index + month[0].length,
      }
    : null
}

/** "3 de fevereiro de 2025", "1º de maio de 2025", "maio de 2025". */
export function longDate(iso: string): string {
  const [year = '', month = '', day] = iso.split('-')
  const name = months[Number(month) - 1] ?? ''
  if (!day) return `${name} de ${year}`
  return `${Number(day) === 1 ? '1º' : Number(day)} de ${name} de ${year}`
}

/** "03/02/2025". */
export const shortDate = (iso: string): string => iso.split('-').reverse().join('/')

/** The same text with its dates written out, as a petition writes them. */
export function spellDates(text: string): string {
  const spelled = findDates(text).reduceRight(
    (result, date) => result.slice(0, date.start) + longDate(date.iso) + result.slice(date.end),
    text,
  )
  return spelled
    .replace(
      monthRange,
      (_, from: string, to: string, year: string) =>
        `${months[monthNumber(from) - 1] ?? from} a ${months[monthNumber(to) - 1] ?? to} de ${year}`,
    )
    .replace(
      new RegExp(`\\b(${monthPattern})\\/(\\d{4})\\b`, 'gi'),
      (_, month: string, year: string) => `${months[monthNumber(month) - 1] ?? month} de ${year}`,
    )
}

const fixedHolidays = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
])

/**
 * National holidays with a fixed date and the court recess only: local and movable ones must be proved, so
 * they are not counted.
 */
function isWorkingDay(date: Date): boolean {
  const day = date.toISOString().slice(5, 10)
  const recess = day >= '12-20' || day <= '01-20'
  return date.getUTCDay() !== 0 && date.getUTCDay() !== 6 && !fixedHolidays.has(day) && !recess
}

const nextDay = (date: Date): Date => new Date(date.getTime() + 86_400_000)

/** Last day of a term of `days` working days that starts on the working day after `iso`. */
export function addWorkingDays(iso: string, days: number): string {
  let date = new Date(`${iso}T00:00:00Z`)
  for (let counted = 0; counted < days;) {
    date = nextDay(date)
    if (isWorkingDay(date)) counted += 1
  }
  return date.toISOString().slice(0, 10)
}

/** Days from one date to another; negative where the second comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Full years of age today. */
export function ageOf(birth: string, today = new Date()): number {
  const now = dayOf(today)
  return Number(now.slice(0, 4)) - Number(birth.slice(0, 4)) - (now.slice(5) < birth.slice(5, 10) ? 1 : 0)
}
