import { z } from 'zod'
import { IdParams, choice, paging, search, timestamp } from './base/common'
import { endpoint } from './base/endpoint'
import { sourceType } from './labels'

const SourceType = choice(sourceType)

/** A deleted record until its time in the trash is over; `id` is the record's own. */
export const TrashEntry = z.object({
  id: z.string(),
  kind: SourceType,
  title: z.string(),
  /** What tells it from its namesakes. */
  subtitle: z.string().nullable(),
  deleted_by: z.string().nullable(),
  deleted_at: timestamp,
  expires_at: timestamp,
  /** Whether the caller may restore it. */
  restorable: z.boolean(),
})
export type TrashEntry = z.infer<typeof TrashEntry>

export const TrashQuery = z.object({ kind: SourceType.optional(), search, ...paging(50) })
export type TrashQuery = z.output<typeof TrashQuery>

const entry = {
  id: '0197f3a0-0000-7000-8000-000000000000',
  kind: 'case',
  title: 'Cobrança',
  subtitle: 'PROC-2026-001 · Padaria Três Irmãos Ltda.',
  deleted_by: 'Helena Martins',
  deleted_at: '2026-03-01T12:00:00.000Z',
  expires_at: '2026-03-31T12:00:00.000Z',
  restorable: true,
}
const Restored = z.object({ id: z.string(), kind: SourceType })

export const trash = {
  list: endpoint({
    method: 'GET',
    path: '/trash/',
    summary: 'O que foi excluído e ainda pode ser restaurado',
    query: TrashQuery,
    response: z.object({ entries: z.array(TrashEntry), total: z.int(), days: z.int() }),
    answer: { entries: [entry], total: 1, days: 30 },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/trash/{id}/restore',
    summary: 'Desfaz uma exclusão',
    params: IdParams,
    response: Restored,
    refusals: [403, 409],
    answer: { id: entry.id, kind: 'case' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/trash/{id}',
    access: 'admin',
    summary: 'Exclui definitivamente, com os arquivos',
    status: 204,
    params: IdParams,
  }),
}
