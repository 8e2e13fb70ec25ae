import { cnpjValid, documentWarning } from '@lavra/contracts/values/identifiers'
import { digits, maskCpfCnpj } from '../../../core/format/masks'

const signsOf = (value: string) => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

/**
 * A CPF, a CNPJ or an alphanumeric CNPJ (IN RFB 2.229/2024) as far as it has been typed; a word pasted before
 * the number is dropped.
 */
export function maskDocument(value: string): string {
  const signs = signsOf(value.replace(/^\s*(cpf|cnpj)[\s:.nº°-]+/i, ''))
  const numeric = digits(signs, 14)
  const foreign =
    signs.length >= 14 && !cnpjValid(signs.slice(0, 14)) && (numeric.length === 11 || numeric.length === 14)
  return /[A-Z]/.test(signs) && !foreign ? withPoints(signs.slice(0, 14)) : maskCpfCnpj(numeric)
}

/** 12.ABC.345/01DE-35, as far as it goes. */
function withPoints(signs: string): string {
  const parts = [signs.slice(0, 2), signs.slice(2, 5), signs.slice(5, 8), signs.slice(8, 12), signs.slice(12)]
  return parts.map((part, place) => part && `${['', '.', '.', '/', '-'][place] ?? ''}${part}`).join('')
}

/** Whether a number is a person's or a company's; null while it is neither. */
export function typeOfDocument(value: string): 'individual' | 'corporate' | null {
  const { length } = signsOf(value)
  if (length > 11) return 'corporate'
  return length === 11 && !/[A-Z]/.test(signsOf(value)) ? 'individual' : null
}

/**
 * What is doubtful about the number: wrong check digits at once, a short number only where one has stopped
 * typing (`complete`).
 */
export function contactDocumentHint(value: string, complete: boolean): string | null {
  const signs = signsOf(value)
  const whole = signs.length === 11 || signs.length === 14
  if (/[A-Z]/.test(signs) && !cnpjValid(signs) && (whole || complete)) {
    return 'CNPJ incompleto ou com dígito verificador inválido. Confira o número: as letras só são salvas quando ele confere.'
  }
  return whole || complete ? documentWarning(signs) : null
}

/** An RG is digits only, at most 15. */
export const maskRg = (value: string) => digits(value, 15)
