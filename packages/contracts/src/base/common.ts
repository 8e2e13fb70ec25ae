import { z } from 'zod'
import { messages } from './messages'

/** Neither NUL nor half a surrogate pair: PostgreSQL stores no such text. */
export const storable = (value: string): boolean => !/[\0\ud800-\udfff]/u.test(value)

const visible = /[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether there is anything in a text that a reader sees. */
const showsSomething = (value: string): boolean => value === '' || visible.test(value)

/** Trimmed text of 1 to `max` characters that one can see; blank says `required`. */
export const text = (required: string, max: number) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, `${messages.tooLong} (máximo ${max} caracteres)`)
    .refine(storable, messages.nul)
    .refine(showsSomething, messages.invisible)

/** Trimmed text of at most `max` characters or null; blank and absent on creation both become null. */
export const optionalText = (max: number) =>
  z
    .string({ error: messages.invalid })
    .trim()
    .max(max, `${messages.tooLong} (máximo ${max} caracteres)`)
    .refine(storable, messages.nul)
    .nullish()
    .transform((value) => (value === '' ? null : value))

/** The form of an e-mail; which signs it may have is said elsewhere. */
export const emailPattern = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@.,;<>()]{2,}$/

/** Lower-cased e-mail; `invalid` is the message of the form it stands in. */
export const email = (required: string, invalid: string = messages.emailInvalid) =>
  text(required, 254)
    .refine((value) => value === '' || emailPattern.test(value), invalid)
    .transform((value) => value.toLowerCase())

/** E-mail or null; blank counts as absent. */
export const optionalEmail = (invalid: string = messages.emailInvalid) =>
  optionalText(254)
    .refine((value) => value == null || emailPattern.test(value), invalid)
    .transform((value) => value?.toLowerCase() ?? value)

/** A calendar date, YYYY-MM-DD, that exists; blank counts as absent. */
export const optionalDate = optionalText(10).refine(
  (value) => value == null || isCalendarDate(value),
  messages.date,
)

/** Whether this is a day of the calendar as YYYY-MM-DD, of 1800 or later. */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '1800-01-01') return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A decimal amount in BRL, at most 13 digits before the point; travels as a string such as "4200.00". */
export const optionalAmount = optionalText(20).refine(
  (value) => value == null || /^\d{1,13}(\.\d{1,2})?$/.test(value),
  'Valor inválido (use, por exemplo, 4200.00)',
)

export const yesOrNo = z.boolean({ error: messages.invalid })

/** One of the keys of a label table. */
export const choice = <T extends Record<string, unknown>>(table: T, error: string = messages.invalid) =>
  z.enum(Object.keys(table) as [keyof T & string, ...(keyof T & string)[]], { error })

/** A choice or null; blank counts as absent. */
export const optionalChoice = <T extends Record<string, unknown>>(table: T) =>
  z.preprocess((value) => (value === '' ? null : value), choice(table).nullish())

/** An opaque id in a path, query or body. */
export const id = text(messages.invalid, 100)
export const IdParams = z.object({ id })

export const timestamp = z.iso.datetime()
export const date = z.iso.date()

/** A whole number of a query string. */
export const whole = (min: number, max: number) => {
  const error = `Informe um número inteiro de ${min} a ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}

/** Paging of a list: `limit` has a default per route and is at most 1000. */
export const paging = (limit: number) => ({
  skip: whole(0, 1_000_000).default(0),
  limit: whole(1, 1000).default(limit),
})

/** Search text of a list; blank counts as absent. */
export const search = optionalText(200).transform((value) => value ?? undefined)

export const Warning = z.object({ field: z.string(), message: z.string() })
export const Message = z.object({ message: z.string() })

/** Every error answer; `detail` is a sentence, or for 422 one entry per problem. */
export const Problem = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
})
export const ErrorAnswer = z.object({
  detail: z.union([z.string(), z.array(Problem)]),
  code: z.string(),
  request_id: z.string(),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
