import { showDay } from '@lavra/language/day'

/** Calendar days as YYYY-MM-DD; both ends belong to a span. */
export interface Span {
  from: string
  to: string
  /** As a sentence continues: "nesta semana (de 16/11 a 22/11/2026)". */
  words: string
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** DD/MM (of the year of `today`) or DD/MM/YYYY as YYYY-MM-DD; null where there is no such day. */
export function readDay(text: string, today: string): string | null {
  const [day = '', month = '', year = today.slice(0, 4)] = text.split('/')
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(read) ? read : null
}

const monday = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
const monthFrom = (day: string, months: number): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

const between = (from: string, to: string): string => `de ${showDay(from)} a ${showDay(to)}`
const span = (from: string, to: string, words: string): Span => ({
  from,
  to,
  words: `${words} (${between(from, to)})`,
})

/**
 * The days that a word such as `week` or `days 15` means today. Weeks run from Monday to Sunday; on a weekend
 * "this week" is what is left of it and the coming one, because nobody who asks on a Sunday means the days
 * that are over.
 */
export function spanOf(window: string, today: string): Span {
  const week = monday(today)
  const weekend = addDays(week, 5) <= today
  const days = Number(/^days (\d+)$/.exec(window)?.[1] ?? 0)
  switch (window) {
    case 'today':
      return { from: today, to: today, words: `hoje (${showDay(today)})` }
    case 'tomorrow':
      return {
        from: addDays(today, 1),
        to: addDays(today, 1),
        words: `amanhã (${showDay(addDays(today, 1))})`,
      }
    case 'week':
      return weekend
        ? span(today, addDays(week, 13), 'nesta semana')
        : span(week, addDays(week, 6), 'nesta semana')
    case 'next_week':
      return span(addDays(week, 7), addDays(week, 13), 'na próxima semana')
    case 'month':
      return span(monthFrom(today, 0), addDays(monthFrom(today, 1), -1), 'neste mês')
    case 'next_month':
      return span(monthFrom(today, 1), addDays(monthFrom(today, 2), -1), 'no próximo mês')
    default:
      return days > 0
        ? span(today, addDays(today, days), `nos próximos ${days} dias`)
        : { from: window, to: window, words: `em ${showDay(window)}` }
  }
}
