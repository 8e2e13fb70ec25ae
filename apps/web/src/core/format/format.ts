const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' })
const dayAndTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
const longDay = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const whole = new Intl.NumberFormat('pt-BR')
const ago = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' })

/** Without accents and capitals, as searches compare. */
export const foldText = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * 31/12/2026 from a calendar date (kept as it is) or a moment (in the reader's time zone); an em dash without
 * one.
 */
export function formatDate(value: string | null | undefined): string {
  const moment = toDate(value)
  return moment ? day.format(moment) : '—'
}

/** 31/12/2026, 14:05 in the reader's time zone. */
export function formatDateTime(value: string | null | undefined): string {
  const moment = toDate(value)
  return moment ? dayAndTime.format(moment) : '—'
}

/** sábado, 21 de novembro de 2026, with a capital. */
export function formatLongDate(moment: Date): string {
  const text = longDay.format(moment)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "há 20 minutos", "ontem", and the date once it is a week old. */
export function formatAgo(value: string, now = Date.now()): string {
  const minutes = Math.round((new Date(value).getTime() - now) / 60_000)
  if (minutes > -1) return 'agora mesmo'
  if (minutes > -60) return ago.format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  if (hours > -24) return ago.format(hours, 'hour')
  const days = Math.round(hours / 24)
  return days > -7 ? ago.format(days, 'day') : formatDate(value)
}

/** The moment as it is so many days from now. */
export function today(plus = 0): Date {
  const moment = new Date()
  moment.setDate(moment.getDate() + plus)
  return moment
}

/** A day of the person's own calendar as YYYY-MM-DD. */
export function isoDate(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Whole days from today to a calendar date; negative once it has passed. */
export function daysUntil(date: string, today = new Date()): number {
  const start = new Date(today.getFullYear(), today.getMonth(), today.getDate())
  const due = toDate(date) ?? start
  const day = new Date(due.getFullYear(), due.getMonth(), due.getDate())
  return Math.round((day.getTime() - start.getTime()) / 86_400_000)
}

/** R$ 4.200,00 from a decimal string or a number. */
export function formatMoney(value: string | number | null | undefined): string {
  return value === null || value === undefined || value === '' ? '—' : money.format(Number(value))
}

export const formatNumber = (value: number) => whole.format(value)

/** "1 processo", "3 processos". */
export const plural = (count: number, one: string, many: string) =>
  `${whole.format(count)} ${count === 1 ? one : many}`

/** "12,3 MB" of what weighs more than a document does; nothing is "0,0 MB". */
export const formatMegabytes = (bytes: number) =>
  `${Math.max(0.1, bytes / 1024 ** 2).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
/** "página 2", "páginas 2, 3 e 7"; the first ten of more. */
export function pagesInWords(pages: readonly number[]): string {
  const shown = pages.slice(0, 10).map(formatNumber)
  const more = pages.length - shown.length
  return `${pages.length === 1 ? 'página' : 'páginas'} ${listed.format(more > 0 ? [...shown, `mais ${formatNumber(more)}`] : shown)}`
}

/** Sizes are shown as spec.md section 9 says: bytes / 1024 with one decimal. */
export const formatSize = (bytes: number) =>
  `${(bytes / 1024).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} KB`

/** The short id of a petition: without its prefix, eight characters. */
export const shortPetitionId = (id: string) => id.replace(/^petition_/, '').slice(0, 8)

/** "Renata de Sá" of "Dra. Renata de Sá". */
export const withoutTitle = (name: string) => name.trim().replace(/^(?:dra?|profa?)\.? +/i, '')

/** The initials of the first and the last name, without a title. */
export function initials(name: string): string {
  const words = withoutTitle(name)
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}

function toDate(value: string | null | undefined): Date | null {
  if (!value) return null
  const calendar = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  const moment = calendar
    ? new Date(Number(calendar[1]), Number(calendar[2]) - 1, Number(calendar[3]))
    : new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment
}
