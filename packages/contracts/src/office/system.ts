import { z } from 'zod'
import { choice, timestamp } from '../base/common'
import { endpoint } from '../base/endpoint'
import { info } from './info'
import { publicationSign } from '../labels'

export type { Info } from './info'

/** How an office's backups stand: made in time, overdue, none yet, or made by whoever runs the server. */
export const Backups = z.object({
  state: z.enum(['current', 'late', 'none', 'elsewhere']),
  /** The newest one in the server's folder for them. */
  last: z.object({ at: timestamp, bytes: z.number(), encrypted: z.boolean() }).nullable(),
  /** How many of its own the server keeps. */
  kept: z.int(),
})
export type Backups = z.infer<typeof Backups>

export const PublicationSign = choice(publicationSign)
export type PublicationSign = z.infer<typeof PublicationSign>

/**
 * Whether others than the person at the machine reach the office; `since` is null where only a setting says
 * so, before the next start.
 */
export const Publication = z.object({
  published: z.boolean(),
  since: timestamp.nullable(),
  sign: PublicationSign.nullable(),
})
export type Publication = z.infer<typeof Publication>

const Part = z.enum(['ok', 'failed'])

export const system = {
  info,
  health: endpoint({
    method: 'GET',
    path: '/health',
    mount: 'root',
    access: 'public',
    summary: 'O servidor está vivo',
    response: z.object({ status: z.literal('ok') }),
    answer: { status: 'ok' },
  }),
  ready: endpoint({
    method: 'GET',
    path: '/ready',
    mount: 'root',
    access: 'public',
    summary: 'Banco, tarefas e arquivos respondem',
    response: z.object({ status: Part, database: Part, jobs: Part, storage: Part }),
    answer: { status: 'ok', database: 'ok', jobs: 'ok', storage: 'ok' },
  }),
  publication: endpoint({
    method: 'GET',
    path: '/publication',
    access: 'admin',
    summary: 'Se outros alcançam este servidor',
    response: Publication,
    answer: { published: true, since: '2026-03-01T06:00:00.000Z', sign: 'host' },
  }),
  backups: endpoint({
    method: 'GET',
    path: '/backups',
    access: 'admin',
    summary: 'Como estão as cópias de segurança',
    response: Backups,
    answer: {
      state: 'current',
      last: { at: '2026-03-01T06:00:00.000Z', bytes: 18_874_368, encrypted: false },
      kept: 7,
    },
  }),
}
