/**
 * Brazilian identifiers: written forms and check digits. Pure; nothing here decides whether a record is
 * accepted.
 */

const digitsOf = (value: string): string => value.replace(/\D/g, '')

const cnjParts = /^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/

/** The parts of a court's case number, however it was punctuated. */
const readCnj = (value: string) => cnjParts.exec(value.replace(/[\s.\-\u2010-\u2015]/g, ''))

/**
 * The court's case number as NNNNNNN-DD.AAAA.J.TR.OOOO (CNJ Resolution 65/2008), however it was punctuated;
 * null where `value` has another shape. Check digits are not looked at, see `cnjCheck`.
 */
export function isCnjNumber(value: string): string | null {
  const found = readCnj(value)
  if (!found) return null
  const [, sequence, check, year, segment, court, origin] = found
  return `${sequence}-${check}.${year}.${segment}.${court}.${origin}`
}

/**
 * A case's number as it is kept and shown: a court's as the CNJ writes it, the office's own as it was typed.
 */
export const formatCaseNumber = (value: string): string => isCnjNumber(value) ?? value

/** True where the check digits of a CNJ number agree: modulo 97, base 10 (ISO 7064). */
export function cnjCheck(value: string): boolean {
  const found = readCnj(value)
  if (!found) return false
  const [, sequence = '', check = '', year = '', segment = '', court = '', origin = ''] = found
  return remainder97(`${sequence}${year}${segment}${court}${origin}${check}`) === 1
}

/** Digit by digit, because twenty digits are more than a number holds exactly. */
const remainder97 = (digits: string): number =>
  Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** 111.222.333-44; any other length comes back as it was. */
export const formatCpf = (value: string): string => {
  const digits = digitsOf(value)
  return digits.length === 11 ? digits.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4') : value
}

const cnpjSigns = (value: string): string => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
const cnpjShape = /^[0-9A-Z]{12}\d{2}$/

/** 11.222.333/0001-44 and 12.ABC.345/01DE-35; any other shape comes back as it was. */
export const formatCnpj = (value: string): string => {
  const signs = cnpjSigns(value)
  return cnpjShape.test(signs) ? signs.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5') : value
}

/** 01000-111; any other length comes back as it was. */
export const formatCep = (value: string): string => {
  const digits = digitsOf(value)
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : value
}

/** (11) 3456-7890 or (11) 98765-4321, with +55 where it was given; any other shape comes back as it was. */
export const formatPhone = (value: string): string => {
  if (!/^[\d\s()+./-]*$/.test(value)) return value
  const digits = digitsOf(value)
  const abroad = digits.startsWith('55') && (digits.length === 12 || digits.length === 13)
  const local = abroad ? digits.slice(2) : digits
  if (!/^[1-9]\d(?:[2-5]\d{7}|9\d{8})$/.test(local)) return value
  const area = local.slice(0, 2)
  return `${abroad ? '+55 ' : ''}(${area}) ${local.slice(2, -4)}-${local.slice(-4)}`
}

/** True where the eleven digits of a CPF agree with each other; 111.111.111-11 and its like are refused. */
export function cpfValid(value: string): boolean {
  const digits = digitsOf(value)
  if (digits.length !== 11 || /^(\d)\1{10}$/.test(digits)) return false
  return [9, 10].every((length) => checkDigit(digits.slice(0, length), 11) === digits.charAt(length))
}

/**
 * True where the check digits of a CNPJ agree: the numeric one and the alphanumeric one in force since July
 * 2026, in which a sign counts as its ASCII code less 48 (IN RFB 2.229/2024).
 */
export function cnpjValid(value: string): boolean {
  const signs = cnpjSigns(value)
  if (!cnpjShape.test(signs) || /^(.)\1{13}$/.test(signs)) return false
  return [12, 13].every((length) => checkDigit(signs.slice(0, length), 9) === signs.charAt(length))
}

/** Modulo 11 with weights from 2 to `highest`, counted from the right and starting again. */
function checkDigit(signs: string, highest: number): string {
  const sum = Array.from(signs)
    .reverse()
    .reduce(
      (total, sign, position) => total + (sign.charCodeAt(0) - 48) * (2 + (position % (highest - 1))),
      0,
    )
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

/**
 * What is doubtful about the CPF or CNPJ of somebody who may be a person or a company; null where it agrees
 * or there is none.
 */
export function documentWarning(value: string | null | undefined): string | null {
  if (!value) return null
  const signs = cnpjSigns(value)
  if (signs.length === 11)
    return cpfValid(signs) ? null : 'CPF com dígito verificador inválido. Confira o número.'
  if (signs.length === 14)
    return cnpjValid(signs) ? null : 'CNPJ com dígito verificador inválido. Confira o número.'
  return 'CPF ou CNPJ incompleto. Confira o número.'
}
