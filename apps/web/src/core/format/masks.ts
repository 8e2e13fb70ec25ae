export { isCalendarDate } from '@lavra/contracts/base/common'

/** The digits of a text, at most `max` of them. */
export const digits = (value: string, max: number) => value.replace(/\D/g, '').slice(0, max)

/** 529.982.247-25, as far as it has been typed. */
export const maskCpf = (value: string) => fill(digits(value, 11), '###.###.###-##')

/** 11.222.333/0001-81, as far as it has been typed. */
export const maskCnpj = (value: string) => fill(digits(value, 14), '##.###.###/####-##')

/** A CPF up to 11 digits, a CNPJ beyond. */
export const maskCpfCnpj = (value: string) =>
  digits(value, 14).length > 11 ? maskCnpj(value) : maskCpf(value)

/** 31/12/2026, as far as it has been typed. */
export const maskDate = (value: string) => fill(digits(value, 8), '##/##/####')

/** 14:30, as far as it has been typed. */
export const maskTime = (value: string) => fill(digits(value, 4), '##:##')

/** 13010-050 */
export const maskCep = (value: string) => fill(digits(value, 8), '#####-###')

/**
 * (11) 1234-5678 or (11) 12345-6789, as far as it has been typed or as it was pasted, without the country's
 * code.
 */
export function maskPhone(value: string): string {
  const typed = digits(hasCountryCode(value) ? value.replace(/^\D*55/, '') : value, 11)
  return fill(typed, typed.length > 10 ? '(##) #####-####' : '(##) ####-####')
}

/** +55 …, or 55 and a whole number; within parentheses 55 is the area of Santa Maria. */
function hasCountryCode(value: string): boolean {
  const all = digits(value, 20)
  return /^\s*\+\s*55/.test(value) || (!value.includes('(') && /^55\d{10,11}$/.test(all))
}

/** R$ amounts are typed as digits: 420000 is 4.200,00. Answers the text to show. */
export function maskAmount(value: string): string {
  const typed = digits(value, 15).replace(/^0+/, '')
  return typed === '' ? '' : (Number(typed) / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
}

/** The wire form of a typed amount: "4.200,00" is "4200.00"; blank stays blank. */
export function amountToWire(shown: string): string {
  const typed = digits(shown, 15)
  return typed === '' ? '' : (Number(typed) / 100).toFixed(2)
}

/** Puts the digits into the places of a pattern, and stops where they end. */
function fill(typed: string, pattern: string): string {
  let result = ''
  let next = 0
  for (const place of pattern) {
    if (next === typed.length) break
    result += place === '#' ? typed.charAt(next++) : place
  }
  return result
}
