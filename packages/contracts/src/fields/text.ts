import type { Field } from '../fields'
import { formatCaseNumber, formatCep, formatCnpj, formatCpf, formatPhone } from '../values/identifiers'
import { labelOf } from '../labels'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** A field's value as a person reads it; empty where nothing is recorded. */
export function fieldText({ kind, choices }: Field, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (Array.isArray(value)) return value.join(', ')
  const text = value instanceof Date ? value.toISOString() : plain(value)
  if (text === '') return ''
  switch (kind) {
    case 'date':
      return `${text.slice(8, 10)}/${text.slice(5, 7)}/${text.slice(0, 4)}`
    case 'amount':
      return money.format(Number(text))
    case 'phone':
      return formatPhone(text)
    case 'postal_code':
      return formatCep(text)
    case 'tax_id':
      return text.length === 11 ? formatCpf(text) : formatCnpj(text)
    case 'case_number':
      return formatCaseNumber(text)
    default:
      return choices ? labelOf(choices, text) : text
  }
}

/** Also of what a database client has for a decimal. */
const plain = (value: unknown): string =>
  (value as { toString: () => string } | null | undefined)?.toString() ?? ''
