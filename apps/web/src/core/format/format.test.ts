import { expect, it } from 'vitest'
import {
  daysUntil,
  formatAgo,
  formatDate,
  formatMoney,
  formatSize,
  initials,
  plural,
  shortPetitionId,
} from './format'
import { amountToWire, maskAmount, maskCep, maskCpfCnpj, maskPhone } from './masks'

it('writes dates as Brazil does, and calendar dates as they are in any time zone', () => {
  expect(formatDate('2026-03-01')).toBe('01/03/2026')
  expect(formatDate('2026-03-01T12:00:00.000Z')).toBe('01/03/2026')
  expect(formatDate(null)).toBe('—')
  expect(formatDate('amanhã')).toBe('—')
})

it('tells how long ago', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const said = [
    '2026-11-21T11:59:50Z',
    '2026-11-21T11:40:00Z',
    '2026-11-21T09:00:00Z',
    '2026-11-20T11:00:00Z',
    '2026-11-01T12:00:00Z',
  ]
  expect(said.map((moment) => formatAgo(moment, now))).toEqual([
    'agora mesmo',
    'há 20 minutos',
    'há 3 horas',
    'ontem',
    '01/11/2026',
  ])
})

it('counts days to a deadline from the local day', () => {
  const evening = new Date(2026, 10, 21, 23, 59)
  expect(['2026-11-19', '2026-11-21', '2026-12-01'].map((date) => daysUntil(date, evening))).toEqual([
    -2, 0, 10,
  ])
  expect(
    daysUntil(new Date(2026, 11, 21, 23, 59).toISOString(), evening),
    'thirty days from this minute',
  ).toBe(30)
})

it('writes money, sizes, names and ids', () => {
  expect(formatMoney('4200.5').replace(/\s/g, ' ')).toBe('R$ 4.200,50')
  expect(formatMoney(null)).toBe('—')
  expect(formatSize(1587)).toBe('1,5 KB')
  expect([initials('Helena Martins de Souza'), initials('helena'), initials('  ')]).toEqual(['HS', 'H', ''])
  expect([initials('Dra. Renata de Sá'), initials('dr João Prado'), initials('Dráuzio Lima')]).toEqual([
    'RS',
    'JP',
    'DL',
  ])
  expect(plural(1, 'processo', 'processos')).toBe('1 processo')
  expect(shortPetitionId('petition_8f2c41abdeadbeef')).toBe('8f2c41ab')
})

it('masks while one types', () => {
  expect(['5', '529982', '52998224725', '112223330001815'].map(maskCpfCnpj)).toEqual([
    '5',
    '529.982',
    '529.982.247-25',
    '11.222.333/0001-81',
  ])
  expect(['1', '11', '1134567890', '11912345678999'].map(maskPhone)).toEqual([
    '(1',
    '(11',
    '(11) 3456-7890',
    '(11) 91234-5678',
  ])
  expect(['+55 (11) 91234-5678', '5511912345678', '(55) 91234-5678'].map(maskPhone)).toEqual([
    '(11) 91234-5678',
    '(11) 91234-5678',
    '(55) 91234-5678',
  ])
  expect(maskCep('13010-0509')).toBe('13010-050')
  expect([maskAmount('420000'), maskAmount('R$ 0,00'), amountToWire('4.200,00'), amountToWire('')]).toEqual([
    '4.200,00',
    '',
    '4200.00',
    '',
  ])
})
