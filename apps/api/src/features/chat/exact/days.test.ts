import { expect, it } from 'vitest'
import { dayOf } from '@lavra/language/day'
import { readDay, spanOf } from './days'

it('takes the day from the clock of São Paulo', () => {
  expect(dayOf(new Date('2026-11-19T02:30:00Z'))).toBe('2026-11-18')
  expect(dayOf(new Date('2026-11-19T03:00:00Z'))).toBe('2026-11-19')
})

it.each([
  ['week', '2026-11-22', '2026-11-22', '2026-11-29'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['next_week', '2026-12-30', '2027-01-04', '2027-01-10'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['next_month', '2026-12-31', '2027-01-01', '2027-01-31'],
  ['tomorrow', '2026-12-31', '2027-01-01', '2027-01-01'],
  ['days 15', '2026-11-18', '2026-11-18', '2026-12-03'],
])('%s on %s', (window, today, from, to) => {
  expect(spanOf(window, today)).toMatchObject({ from, to })
})

it('knows which days there are', () => {
  expect([
    readDay('29/02/2028', '2026-01-01'),
    readDay('5/3', '2026-01-01'),
    readDay('31/02', '2026-01-01'),
  ]).toEqual(['2028-02-29', '2026-03-05', null])
})
