import { z } from 'zod'
import { choice, storable, text, timestamp } from '../base/common'
import { checkKind, checkVerdict } from '../labels'
import { messages } from '../base/messages'

/** A citation, name, number, date, sum or mark of a petition's text, and what became of looking it up. */
export const FoundCheck = z.object({
  kind: choice(checkKind),
  text: z.string(),
  /** Where it stands in `content`, as offsets of the composed form (NFC), the end exclusive. */
  start: z.int(),
  end: z.int(),
  /** Everything but `verificada` is open. */
  verdict: choice(checkVerdict),
  /** What it was found in, such as "Doc. 2 – Comprovante"; null where nothing holds it. */
  source: z.string().nullable(),
  /** What the source says, or why nothing holds it. */
  note: z.string().nullable(),
})
export type FoundCheck = z.infer<typeof FoundCheck>

/** The field of a record into which what fills a mark can be written, too. */
export const RecordField = z.object({
  entity: z.enum(['party', 'contact', 'case', 'settings', 'user']),
  /** Such as "CPF de Helena Prado Nogueira". */
  label: z.string(),
})
export type RecordField = z.infer<typeof RecordField>

/** Who took an open item upon themselves, as they were called then. */
export const TakeOver = z.object({
  user_id: z.string().nullable(),
  name: z.string(),
  username: z.string(),
  oab_number: z.string(),
  reason: z.string(),
  created_at: timestamp,
})
export type TakeOver = z.infer<typeof TakeOver>

export const PetitionCheck = FoundCheck.extend({
  /** Equal for the same words in the same passage with the same verdict, wherever in the text they stand. */
  key: z.string(),
  /** Null where it is not known where the value belongs, and for all but marks. */
  field: RecordField.nullable(),
  taken_over: TakeOver.nullable(),
})
export type PetitionCheck = z.infer<typeof PetitionCheck>

type Judged = Pick<PetitionCheck, 'verdict'>

/** Whether nothing supports it yet. */
export const isOpen = ({ verdict }: Judged): boolean => verdict !== 'verificada'

/** Whether it keeps a clean copy from leaving the office: open, and nobody took it over. */
export const isPending = (check: Judged & { taken_over: object | null }): boolean =>
  isOpen(check) && check.taken_over === null

const gravestFirst = Object.keys(checkVerdict)

/** How grave a verdict is: 0 is the gravest. */
export const weightOf = ({ verdict }: Judged): number => gravestFirst.indexOf(verdict)

/** Gravest first, then in the order of the text. */
export const byWeight = <T extends Judged & { start: number }>(checks: readonly T[]): T[] =>
  checks.toSorted((a, b) => weightOf(a) - weightOf(b) || a.start - b.start)

/** Which open item is meant. */
const key = text(messages.invalid, 64)
export const CheckKey = z.object({ key })

/** Why somebody takes an open item upon themselves. */
const takeOverReason = text('Diga por que assume este item', 500).refine(
  (value) => value.length >= 5,
  'Diga o motivo em pelo menos 5 letras',
)
export const TakeOverInput = z.object({ key, reason: takeOverReason })

/** What goes where a mark stands: one line; nothing takes a `[VERIFICAR]` away that has been checked. */
export const FillInput = z.object({
  key,
  value: z
    .string({ error: messages.invalid })
    .trim()
    .max(2_000, `${messages.tooLong} (máximo 2000 caracteres)`)
    .refine((value) => storable(value) && !/[\r\n\u2028\u2029]/.test(value), 'Escreva em uma só linha'),
  to_record: z.boolean().default(false),
})
export type FillInput = z.output<typeof FillInput>

/**
 * A mark of a draft: `[COMPLETAR: vara]`, bare, in any case, over a line's end, with emphasis or escaped
 * brackets; of one that nobody closed only its word.
 */
export const markPattern =
  /\\?\[[\s*_~`]{0,4}(COMPLETAR|VERIFICAR)(?![\p{L}\d])(?:(?:[^[\]]|\[[^[\]]{0,200}\]){0,1000}\])?/giu

/** What a mark asks for, as it stands between the brackets; empty in a bare one. */
export const askedBy = (mark: string): string =>
  mark
    .replace(/^\\?\[[\s*_~`]*\p{L}+[\s*_~`]*:?/u, '')
    .replace(/\\?\]$/, '')
    .replace(/[*_~`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
