import { expect, test } from 'vitest'
import { ageOf } from './law'

test.each([
  ['2026-11-22', '2026-11-22', 'de hoje'],
  ['2026-11-23', '2026-11-22', 'de hoje'],
  ['2026-11-21', '2026-11-22', 'há 1 dia'],
  ['2026-10-23', '2026-11-22', 'há 30 dias'],
  ['2026-10-22', '2026-11-22', 'há 1 mês'],
  ['2026-08-23', '2026-11-22', 'há 2 meses'],
  ['2025-11-22', '2026-11-22', 'há 1 ano'],
  ['2024-08-01', '2026-11-22', 'há 2 anos e 3 meses'],
])('a pack of %s is, on %s, %s', (day, today, words) => expect(ageOf(day, today)).toBe(words))
