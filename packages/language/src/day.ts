const office = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day of a moment in Brazil's capital time, YYYY-MM-DD. */
export const dayOf = (moment: Date): string => office.format(moment)

/** 31/12/2026 */
export const showDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
