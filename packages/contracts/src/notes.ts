import { z } from 'zod'
import { IdParams, choice, paging, search, text, timestamp } from './base/common'
import { endpoint } from './base/endpoint'
import { noteKind } from './labels'

export const NoteKind = choice(noteKind)
export type NoteKind = z.infer<typeof NoteKind>

/**
 * Years that a note may be of: beyond them the database and JavaScript write a moment in ways of their own.
 */
const [earliest, latest] = [Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1)]

/** A moment with its zone; blank on creation means now. */
const moment = z.iso
  .datetime({ offset: true, error: 'Informe data e hora' })
  .refine(
    (value) => Date.parse(value) >= earliest && Date.parse(value) < latest,
    'Informe uma data entre 1900 e 2099',
  )

export const NoteInput = z.object({
  kind: NoteKind.default('anotacao'),
  happened_at: z.preprocess((value) => (value === '' ? undefined : value), moment.nullish()),
  text: text('Escreva a anotação', 50_000),
})
export type NoteInput = z.output<typeof NoteInput>

/** A PUT: what is absent stays as it is. */
export const NoteUpdate = z.object({
  kind: NoteKind.optional(),
  happened_at: moment.optional(),
  text: NoteInput.shape.text.optional(),
})
export type NoteUpdate = z.output<typeof NoteUpdate>

/** What was said or thought on a case: internal by nature, in no petition and no prompt of one. */
export const CaseNote = z.object({
  id: z.string(),
  case_id: z.string(),
  kind: NoteKind,
  happened_at: timestamp,
  text: z.string(),
  created_by: z.string(),
  /** Who rewrote it last, by the trail; with the user name where others read alike. Null: nobody did. */
  edited_by: z.string().nullable(),
  edited_at: timestamp.nullable(),
  version: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type CaseNote = z.infer<typeof CaseNote>

const answer = {
  id: '0197f3a0-0000-7000-8000-000000000006',
  case_id: '0197f3a0-0000-7000-8000-000000000000',
  kind: 'atendimento',
  happened_at: '2026-03-01T14:30:00.000Z',
  text: 'A cliente confirmou que pagou por PIX e que guarda as mensagens.',
  created_by: 'Helena Martins',
  edited_by: 'Otávio Lins Reis',
  edited_at: '2026-03-02T09:00:00.000Z',
  version: 1,
  created_at: '2026-03-01T15:00:00.000Z',
  updated_at: '2026-03-01T15:00:00.000Z',
}
const ofCase = { path: '/cases/{id}/notes', params: IdParams }
const one = { path: '/notes/{id}', params: IdParams }

export const notes = {
  ofCase: endpoint({
    method: 'GET',
    ...ofCase,
    summary: 'Atendimentos e anotações de um processo',
    query: z.object({ search, ...paging(50) }),
    response: z.object({ notes: z.array(CaseNote), total: z.int() }),
    answer: { notes: [answer], total: 1 },
  }),
  create: endpoint({
    method: 'POST',
    ...ofCase,
    summary: 'Escreve uma anotação no processo',
    status: 201,
    body: NoteInput,
    response: CaseNote,
    answer,
    example: { kind: 'atendimento', happened_at: '2026-03-01T14:30:00.000Z', text: answer.text },
    refusals: [404],
  }),
  get: endpoint({ method: 'GET', ...one, summary: 'Mostra uma anotação', response: CaseNote, answer }),
  update: endpoint({
    method: 'PUT',
    ...one,
    summary: 'Altera uma anotação',
    body: NoteUpdate,
    response: CaseNote,
    versioned: true,
    example: { text: 'A cliente confirmou o pagamento.' },
    answer,
  }),
  remove: endpoint({ method: 'DELETE', ...one, summary: 'Exclui uma anotação', status: 204 }),
}
