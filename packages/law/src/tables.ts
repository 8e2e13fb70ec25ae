import { z } from 'zod'

/** The forms of the pack's tables: deadlines and holidays, indices, classes and subjects of the courts. */

const day = z.iso.date()
const text = z.string().min(1).max(1_000)
const month = z.int().min(1).max(12)
const dayOfMonth = z.int().min(1).max(31)

const rule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fixed'), month, day: dayOfMonth }),
  /** Days after Easter Sunday; before it they are negative. */
  z.strictObject({ type: z.literal('easter'), offset: z.int().min(-70).max(70) }),
  /** Both ends are inside; it may pass the end of the year. */
  z.strictObject({
    type: z.literal('range'),
    from: z.tuple([month, dayOfMonth]),
    to: z.tuple([month, dayOfMonth]),
  }),
])
const year = z.int().min(1800).max(2200)
const holiday = z.strictObject({
  rule,
  name: text,
  kind: z.enum(['feriado', 'feriado_forense', 'ponto_facultativo', 'parcial']),
  law: text,
  confidence: z.enum(['high', 'medium', 'low']),
  since: year.optional(),
  /** The first year without it. */
  until_exclusive: year.optional(),
  shift: z.enum(['tue->mon, thu->fri', 'next_sunday']).optional(),
  note: text.optional(),
})

export const holidaysSchema = z.strictObject({
  generated: day,
  how_verified: z.record(z.string(), text),
  semantics: z.record(z.string(), text),
  election_day: text,
  national: z.array(holiday).min(1),
  optional_federal: z.array(holiday),
  federal_justice: z.strictObject({ applies_to: z.array(text), days: z.array(holiday), note: text }),
  states: z.record(z.string().regex(/^[A-Z]{2}$/), z.array(holiday)),
  not_covered: z.array(text),
})

const term = z.strictObject({
  act: text,
  area: z.enum([
    'cível',
    'fazenda',
    'juizados',
    'trabalho',
    'penal',
    'infância',
    'falência',
    'fiscal',
    'eleitoral',
    'administrativo',
  ]),
  /** In words where the law gives no single number. */
  days: z.union([z.number().nonnegative(), text]),
  unit: text,
  law: text,
  doubling: z.string().max(1_000),
  begin: z.string().max(1_000),
  note: z.string().max(1_000),
  verified: z.string().regex(/^(verified: .+|memory\b.*)$/, 'verified: …, or memory'),
})
export const termsSchema = z
  .strictObject({ generated: day, how: text, count: z.int(), terms: z.array(term).min(1) })
  .refine(({ count, terms }) => count === terms.length, 'count differs from the number of terms')

const days = z.array(day)
const deadlineCase = z.strictObject({
  id: z.string().regex(/^[\w.-]+$/),
  group: z.enum([
    'court-suite',
    'public-suite',
    'court-certificate',
    'court-manual',
    'conflict',
    'law-derived',
  ]),
  source: text,
  confidence: text,
  calendar: z.strictObject({
    court: text,
    /** Days, or in words where a court's act gives a span. */
    closed: z.array(text),
    short_hours: days.optional(),
  }),
  given: z.strictObject({
    event: text.optional(),
    date: day.optional(),
    dates: days.optional(),
    days: z.number().nullable().optional(),
    months: z.number().optional(),
    years: z.number().optional(),
    unit: z.enum(['uteis', 'corridos']).optional(),
    kind: z.enum(['prescricao', 'decadencia']).optional(),
    area: text.optional(),
    act: text.optional(),
    party: text.optional(),
    tacit_rule: text.optional(),
    chain: z.array(text).optional(),
    doubled: z.boolean().optional(),
    defendant_in_custody: z.boolean().optional(),
    distinct_counsel: z.boolean().optional(),
    electronic: z.boolean().optional(),
    dilation_days: z.number().optional(),
    ed_filed: day.optional(),
    ed_decision_published: day.optional(),
    publication: day.optional(),
    filed: day.optional(),
    science: day.optional(),
    unavailable: days.optional(),
    easter: z.array(year).optional(),
  }),
  expected: z.strictObject({
    first_day: day.nullable().optional(),
    due: z.union([day, days]).nullable().optional(),
    due_raw: day.optional(),
    due_safe: day.optional(),
    due_by_reading: z.record(text, day).optional(),
    warn_with: day.optional(),
    alt_if_open: day.optional(),
    publication: day.optional(),
    science: day.optional(),
    begin: day.optional(),
    payment_due: day.optional(),
    impugnacao_due: day.optional(),
    timely: z.boolean().optional(),
    easter: z.record(z.string().regex(/^\d{4}$/), day).optional(),
    wrong_answers: z
      .strictObject({ first_day: day.optional(), due: day.optional(), given_by: text })
      .optional(),
    note: text.optional(),
  }),
  why: text,
  law: text,
})
export const casesSchema = z
  .strictObject({ generated: day, how: text, count: z.int(), cases: z.array(deadlineCase).min(1) })
  .refine(({ count, cases }) => count === cases.length, 'count differs from the number of cases')

/** Rates by their month, in percent. */
const rates = z.record(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), z.number().min(-100).max(1_000))
export const ipcaSchema = z.strictObject({ series: text, source: text, values: rates })
export const legalRateSchema = z.strictObject({
  series: text,
  unit: z.literal('percent'),
  source: text,
  verified: text,
  first_use: text,
  apply: text,
  values: rates,
})

const tableRow = z.strictObject({
  codigo: z.int().positive(),
  nome: text,
  /** Code of the row above it. */
  pai: z.int().positive().nullable(),
  folha: z.boolean(),
})
export const courtTableSchema = z
  .strictObject({ source: text, count: z.int(), rows: z.array(tableRow).min(1) })
  .superRefine(({ count, rows }, ctx) => {
    const codes = new Set(rows.map(({ codigo }) => codigo))
    if (count !== rows.length) ctx.addIssue('count differs from the number of rows')
    if (codes.size !== rows.length) ctx.addIssue('a code stands twice')
    const lost = rows.find(({ pai }) => pai !== null && !codes.has(pai))
    if (lost) ctx.addIssue(`row ${lost.codigo} stands below a row that is not there`)
  })

/** Every table by its place in the pack. */
export const tables: Readonly<Record<string, z.ZodType>> = {
  'deadlines/cases.json': casesSchema,
  'deadlines/holidays.json': holidaysSchema,
  'deadlines/terms.json': termsSchema,
  'indices/ipca.json': ipcaSchema,
  'indices/taxa-legal.json': legalRateSchema,
  'courts/tpu-assuntos.json': courtTableSchema,
  'courts/tpu-classes.json': courtTableSchema,
}
