import { z } from 'zod'
import type { ArticleRow } from './devices'

/** The forms of the pack's files. They are checked in tests and before an update, never at each start. */

const day = z.string().regex(/^\d{4}(-\d{2}){0,2}$/)
const folded = z
  .string()
  .min(2)
  .max(80)
  .regex(/^[^\p{Lu}\p{M}]*$/u, 'lower case, without accents')

export const normSchema = z.strictObject({
  /** "cpc", "l8245", "lc123", "dl911". */
  id: z.string().regex(/^[a-z]+[\d-]*$/),
  kind: z.enum([
    'constituicao',
    'adct',
    'emenda',
    'lei',
    'lei_complementar',
    'decreto_lei',
    'decreto',
    'medida_provisoria',
  ]),
  number: z.string().regex(/^\d+(-\d+)?$/),
  year: z.number().int().min(1800).max(2100),
  name: z.string(),
  aliases: z.array(z.string().min(2).max(120)),
  subject: z.string().optional(),
  /** Number of its last article; absent where the norm is known by its number only. */
  last: z.string().optional(),
  /** A: two copies or raw text of 2026; B: one copy; C: a cleaned copy; M: read by hand. */
  quality: z.enum(['A', 'B', 'C', 'M']).optional(),
  /** The whole norm is out of force. */
  status: z.literal('revoked').optional(),
  revoked_by: z.string().optional(),
  /** Numbers of articles that no copy holds. */
  gaps: z.array(z.number()).optional(),
  source: z.string().optional(),
  state: day.optional(),
})
export type Norm = z.infer<typeof normSchema>

export const precedentStatus = z.enum([
  'in_force',
  'decided',
  'revised',
  'pending',
  'partly_superseded',
  'superseded',
  'cancelled',
  'never_issued',
  'unknown',
])
export const precedentSchema = z.strictObject({
  n: z.number().int().positive(),
  status: precedentStatus,
  area: z.string().optional(),
  /** What it holds, in our own words. */
  subject: z.string().max(300).optional(),
  keys: z.array(folded).optional(),
  /** Expressions that agree with it, and such as only a wrong citation would use. */
  yes: z.array(folded).optional(),
  no: z.array(folded).optional(),
  /** Keys of the provisions that it reads. */
  laws: z.array(z.string()).optional(),
  note: z.string().optional(),
  case: z.string().optional(),
  superseded_by: z.unknown().optional(),
  decided: day.optional(),
  /** False where the status is from memory. */
  checked: z.boolean(),
  source: z.string().optional(),
  state: z.string().optional(),
})
export type Precedent = z.infer<typeof precedentSchema>

export const seriesSchema = z.strictObject({
  series: z.string(),
  /** Highest number that is known; in an open series a higher one may have come since. */
  last: z.number().int(),
  closed: z.boolean(),
  gaps: z.array(z.number()).optional(),
  state: z.string(),
  source: z.string(),
})
export type Series = z.infer<typeof seriesSchema>

export const units = [
  'dia',
  'dia util',
  'mes',
  'ano',
  'hora',
  'minuto',
  '%',
  'salario minimo',
  'vez',
  'BRL',
  'fracao',
  'pessoa',
  'parcela',
] as const
export const termSchema = z.strictObject({
  /** Stems that tell which of several figures it is. */
  of: z.array(folded),
  value: z.number(),
  unit: z.enum(units),
  kind: z.enum(['max', 'min', 'range']).optional(),
  to: z.number().optional(),
})
export type Term = z.infer<typeof termSchema>

export const provisionSchema = z.strictObject({
  /** "cpc:1003:p5", "cf:5:LXXIV", "cc:206:p3:V", "l8245:62:pu". */
  at: z.string(),
  says: z.string().min(30).max(220),
  keys: z.array(folded).min(3).max(10),
  terms: z.array(termSchema).optional(),
  yes: z.array(folded).optional(),
  no: z.array(folded).optional(),
  /** The article lists many things: that a sentence shares no word with the line says nothing. */
  list: z.literal(true).optional(),
  exceptions: z.array(folded).optional(),
  note: z.string().optional(),
  source: z.string(),
  state: day,
})
export type Provision = z.infer<typeof provisionSchema>

const state = z.enum(['r', 'v', 's', 'o', '?'])
const member: z.ZodType = z.lazy(() => z.union([z.literal(0), state, z.strictObject(parts)]))
const key = /^(?:\d+(?:-[A-Z]+)*|[a-z]{1,2}(?:-[A-Z]+)*)$/
const list: z.ZodType = z.union([
  z.int().min(1).max(2_000),
  z
    .object({
      n: z.int().min(0).max(2_000).optional(),
      x: z.array(z.union([z.int().positive(), z.string().regex(key)])).optional(),
    })
    .catchall(member)
    .refine(
      (members) => Object.keys(members).every((name) => name === 'n' || name === 'x' || key.test(name)),
      'a member is a number or a letter',
    ),
])
const parts = {
  s: state.optional(),
  i: list.optional(),
  l: list.optional(),
  p: list.optional(),
  u: member.optional(),
}
/** The form is told in `devices.ts`. */
export const articleSchema = z.strictObject({
  a: z.string().regex(/^\d+(?:-[A-Z]+)*$/),
  ...parts,
}) as z.ZodType<ArticleRow>
