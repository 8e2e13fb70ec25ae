import type { Labels } from '../labels'

/** How a field is typed, stored and shown. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'postal_code'
  /** A CPF or CNPJ. */
  | 'tax_id'
  | 'case_number'
  | 'date'
  /** Reais, as a decimal string such as "4200.00". */
  | 'amount'
  | 'choice'
  | 'flag'
  | 'list'

/** What kind of personal data a field holds. */
export type PersonalData =
  'identification' | 'number' | 'contact' | 'address' | 'civil' | 'free' | 'content' | 'matter' | 'account'

/** A field of a record. Forms, history, index, answers, prompts and the register of personal data read it. */
export interface Field {
  label: string
  kind: FieldKind
  /** The longest text, in characters. */
  max?: number
  /** Of a choice: its wire values with their words. */
  choices?: Labels
  /** Of a choice that may stay open: what its empty entry says. */
  blank?: string
  /** A value for the form's placeholder and the API's documentation. */
  example?: string
  /** What personal data it holds; null where it tells nothing of anybody. */
  data: PersonalData | null
  /** What anonymisation does with it. */
  fate?: 'kept' | 'replaced' | 'blanked' | 'redacted'
  /** Why it is kept. */
  why?: string
}

export type Fields = Record<string, Field>
