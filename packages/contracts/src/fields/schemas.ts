import { z } from 'zod'
import {
  choice,
  date,
  optionalAmount,
  optionalChoice,
  optionalDate,
  optionalEmail,
  optionalText,
} from '../base/common'
import type { Field, Fields } from '../fields'

type Word<F extends Field> = F extends { choices: infer C }
  ? keyof C & string
  : F extends { kind: 'flag' }
    ? boolean
    : string

/** What a form or a caller may send: absent stays as it is, null or blank clears. */
export type FieldInputs<F extends Fields> = {
  [K in keyof F]: z.ZodOptional<z.ZodNullable<z.ZodType<Word<F[K]>>>>
}
/** What an answer holds. */
export type FieldAnswers<F extends Fields> = { [K in keyof F]: z.ZodType<Word<F[K]> | null> }

/** The schemas of optional fields as a caller sends them; `emailInvalid` is the form's own sentence. */
export function fieldInputs<F extends Fields>(fields: F, emailInvalid?: string): FieldInputs<F> {
  return mapped(fields, (field) => inputOf(field, emailInvalid)) as FieldInputs<F>
}

/** The schemas of optional fields as an answer holds them. */
export function fieldAnswers<F extends Fields>(fields: F): FieldAnswers<F> {
  return mapped(fields, answerOf) as FieldAnswers<F>
}

const mapped = (fields: Fields, make: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]))

function inputOf({ kind, choices, max = 500 }: Field, emailInvalid?: string): z.ZodType {
  switch (kind) {
    case 'date':
      return optionalDate
    case 'amount':
      return optionalAmount
    case 'flag':
      return z.boolean().nullish()
    case 'email':
      return optionalEmail(emailInvalid)
    default:
      return choices ? optionalChoice(choices) : optionalText(max)
  }
}

function answerOf({ kind, choices }: Field): z.ZodType {
  if (kind === 'date') return date.nullable()
  if (kind === 'flag') return z.boolean().nullable()
  return choices ? choice(choices).nullable() : z.string().nullable()
}
