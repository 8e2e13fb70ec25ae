import { z } from 'zod'
import { IdParams, choice, id, optionalDate, paging, timestamp } from './base/common'
import { endpoint } from './base/endpoint'
import { auditAction, auditEntity } from './labels'

export const AuditAction = choice(auditAction)
export type AuditAction = z.infer<typeof AuditAction>
export const AuditEntity = choice(auditEntity)
export type AuditEntity = z.infer<typeof AuditEntity>

/** Changed fields by name; `before` is null for what was created, `after` for what was deleted. */
const Fields = z.record(z.string(), z.unknown()).nullable()

/** One thing that happened. */
export const HistoryEvent = z.object({
  id: z.string(),
  at: timestamp,
  actor_id: z.string().nullable(),
  actor_name: z.string().nullable(),
  /** Only where the name may be read as another user's. */
  actor_username: z.string().nullable(),
  action: AuditAction,
  entity_type: AuditEntity,
  entity_id: z.string().nullable(),
  case_id: z.string().nullable(),
  before: Fields,
  after: Fields,
})
export type HistoryEvent = z.infer<typeof HistoryEvent>

/** With what only an administrator may see. */
export const AuditEvent = HistoryEvent.extend({
  request_id: z.string().nullable(),
  address: z.string().nullable(),
})
export type AuditEvent = z.infer<typeof AuditEvent>

export const AuditQuery = z.object({
  action: AuditAction.optional(),
  entity_type: AuditEntity.optional(),
  entity_id: id.optional(),
  actor_id: id.optional(),
  case_id: id.optional(),
  from: optionalDate,
  to: optionalDate,
  ...paging(50),
})
export type AuditQuery = z.output<typeof AuditQuery>

const event = {
  id: '0197f3a0-0000-7000-8000-000000000009',
  at: '2026-03-01T12:00:00.000Z',
  actor_id: '0197f3a0-0000-7000-8000-000000000002',
  actor_name: 'Helena Martins',
  actor_username: null,
  action: 'updated',
  entity_type: 'case',
  entity_id: '0197f3a0-0000-7000-8000-000000000000',
  case_id: '0197f3a0-0000-7000-8000-000000000000',
  before: { status: 'active' },
  after: { status: 'closed' },
}

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    summary: 'Trilha de auditoria',
    access: 'admin',
    query: AuditQuery,
    response: z.object({ events: z.array(AuditEvent), total: z.int() }),
    answer: { events: [{ ...event, request_id: 'f7a4', address: '127.0.0.1' }], total: 1 },
  }),
  ofCase: endpoint({
    method: 'GET',
    path: '/cases/{id}/history',
    summary: 'Histórico de um processo',
    params: IdParams,
    query: z.object(paging(50)),
    response: z.object({ events: z.array(HistoryEvent), total: z.int() }),
    answer: { events: [event], total: 1 },
  }),
}
