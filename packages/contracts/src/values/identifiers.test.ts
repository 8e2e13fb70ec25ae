import { describe, expect, it } from 'vitest'
import {
  cnjCheck,
  cnpjValid,
  cpfValid,
  formatCep,
  formatCnpj,
  formatCpf,
  formatPhone,
  isCnjNumber,
} from './identifiers'

describe('CNJ number', () => {
  it.each([
    ['0000417-60.2025.5.02.9001', '0000417-60.2025.5.02.9001'],
    ['00004176020255029001', '0000417-60.2025.5.02.9001'],
    [' 0002208-38.2024.8.26.9015 ', '0002208-38.2024.8.26.9015'],
    ['0002208-38.20248.269015', '0002208-38.2024.8.26.9015'],
    ['0002208 38 2024 8 26 9015', '0002208-38.2024.8.26.9015'],
    ['0002208–38.2024.8.26.9015', '0002208-38.2024.8.26.9015'],
  ])('%s is written %s', (value, written) => expect(isCnjNumber(value)).toBe(written))
  it.each([
    'PROC-2025-104233',
    '',
    '0000417-94.2025.5.99.000',
    '0000417-60.2025.5.02.90011',
    '0000417/94.2025.5.99.0001',
    'A000417-94.2025.5.99.0001',
    '0000417-60.2025.5.02.9001 x',
  ])('%s is none', (value) => expect(isCnjNumber(value)).toBeNull())

  // Check digits worked out by hand: 98 - (NNNNNNN AAAA J TR OOOO 00 mod 97).
  const withCheck = (sequence: string, rest: string) => {
    const check = 98n - (BigInt(`${sequence}${rest.replace(/\D/g, '')}00`) % 97n)
    return `${sequence}-${String(check).padStart(2, '0')}.${rest}`
  }
  const valid = [
    withCheck('0000417', '2025.5.15.0001'),
    withCheck('1004321', '2025.8.26.0114'),
    withCheck('0710802', '2018.8.02.0001'),
  ]
  it.each(valid)('%s has agreeing check digits', (value) => expect(cnjCheck(value)).toBe(true))
  it('knows a number in use', () => expect(cnjCheck('0710802-55.2018.8.02.0001')).toBe(true))
  it.each(valid)('%s with one digit changed has not', (value) => {
    for (const at of [0, 3, 6, 8, 9, 14, 24]) {
      const changed = `${value.slice(0, at)}${(Number(value[at]) + 1) % 10}${value.slice(at + 1)}`
      expect(cnjCheck(changed), changed).toBe(false)
    }
  })
  it('refuses another shape', () => expect(cnjCheck('123')).toBe(false))
})

describe('CPF', () => {
  it.each(['529.982.247-25', '52998224725', '11144477735', '12345678909', '390.533.447-05'])(
    '%s is valid',
    (value) => expect(cpfValid(value)).toBe(true),
  )
  it.each(['111.222.333-44', '52998224726', '52998224715', '11111111111', '00000000000', '5299822472', ''])(
    '%s is not',
    (value) => expect(cpfValid(value)).toBe(false),
  )
  it('is masked', () => expect(formatCpf('11122233344')).toBe('111.222.333-44'))
  it('stays as it was where it is no CPF', () => expect(formatCpf('123')).toBe('123'))
})

describe('CNPJ', () => {
  it.each([
    '11.222.333/0001-81',
    '11222333000181',
    '33000167000101',
    '12ABC34501DE35',
    '12.ABC.345/01DE-35',
    '12abc34501de35',
  ])('%s is valid', (value) => expect(cnpjValid(value)).toBe(true))
  it.each([
    '11222333000144',
    '12ABC34501DE36',
    '12ABD34501DE35',
    '1ABC34501DE35',
    '11111111111111',
    '00000000000000',
    '12ABC34501DEAB',
    '',
  ])('%s is not', (value) => expect(cnpjValid(value)).toBe(false))
  it('is masked, numeric and alphanumeric', () => {
    expect(formatCnpj('11222333000144')).toBe('11.222.333/0001-44')
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35')
  })
  it('stays as it was where it is no CNPJ', () => expect(formatCnpj('11222')).toBe('11222'))
})

describe('CEP and phone', () => {
  it('masks a CEP', () => expect(formatCep('01000111')).toBe('01000-111'))
  it('leaves another length', () => expect(formatCep('0100011')).toBe('0100011'))
  it.each([
    ['1134567890', '(11) 3456-7890'],
    ['11987654321', '(11) 98765-4321'],
    ['+55 11 98765-4321', '+55 (11) 98765-4321'],
    ['551134567890', '+55 (11) 3456-7890'],
    ['5534567890', '(55) 3456-7890'],
    ['3456-7890', '3456-7890'],
    ['0800 123 4567', '0800 123 4567'],
    ['+1 212 555 0100', '+1 212 555 0100'],
  ])('%s is written %s', (value, written) => expect(formatPhone(value)).toBe(written))
})
