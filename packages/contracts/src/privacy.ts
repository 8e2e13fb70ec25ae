import { z } from 'zod'
import { IdParams, choice, paging, text, timestamp } from './base/common'
import { endpoint, fileAnswer } from './base/endpoint'
import { personKind, paperChoice } from './labels'
import { messages } from './base/messages'

export const PersonKind = choice(personKind)
export type PersonKind = z.infer<typeof PersonKind>

/** Why somebody's data cannot go yet. */
const Hindrance = z.object({
  code: z.enum(['open_case', 'within_period', 'petition_under_way', 'file_being_read']),
  /** One sentence that says what stands against it and until when. */
  text: z.string(),
  case_id: z.string().nullable(),
})
export type Hindrance = z.infer<typeof Hindrance>

/** What is held of somebody in one table. */
const Holding = z.object({
  title: z.string(),
  rows: z.int(),
  /** The fields that anonymisation takes the person out of. */
  changed: z.array(z.string()),
})

/** What anonymisation would do, or has done. */
export const Anonymization = z.object({
  kind: PersonKind,
  id: z.string(),
  name: z.string(),
  anonymized_at: timestamp.nullable(),
  /** At most the first 20; while there is one, nothing is anonymised. */
  hindrances: z.array(Hindrance),
  hindrances_total: z.int(),
  holdings: z.array(Holding),
  /** What stays, and why. */
  kept: z.array(z.object({ title: z.string(), fields: z.string(), why: z.string() })),
  /** Files of the person's cases, which are deleted or stay as they are. */
  files: z.int(),
  /** Deleted records that are the person's or name them, and would go for good. */
  trash: z.int(),
  /** Other records that are of the same person by name or e-mail; each is anonymised by itself. */
  others: z.array(z.object({ kind: PersonKind, id: z.string(), name: z.string() })),
})
export type Anonymization = z.infer<typeof Anonymization>

/** The person's name, typed, and what is to happen with documents and petitions of a client's cases. */
export const ClientAnonymizationInput = z.object({
  name: text(messages.nameRequired, 300),
  papers: choice(paperChoice),
})
export type ClientAnonymizationInput = z.output<typeof ClientAnonymizationInput>
export const ContactAnonymizationInput = ClientAnonymizationInput.pick({ name: true })

/** Somebody whose last case was closed longer ago than the office keeps cases. */
export const DuePerson = z.object({
  kind: PersonKind,
  id: z.string(),
  name: z.string(),
  cases: z.int(),
  last_closed_at: timestamp,
  due_at: timestamp,
})
export type DuePerson = z.infer<typeof DuePerson>

const Provider = z.object({
  model: z.string(),
  /** The host that is asked. */
  host: z.string(),
  /** It is this machine or one of the office's own network. */
  local: z.boolean(),
})
/** What leaves the office for a language model under the settings of this moment. */
export const Sending = z.object({
  model: Provider.nullable(),
  embedding: Provider.nullable(),
  confidential: z.boolean(),
  /** Internal documents and case notes. */
  internal: z.boolean(),
  /** How often something was sent in the last 30 days, as the trail has it. */
  sent_30_days: z.int(),
})
export type Sending = z.infer<typeof Sending>

const preview = {
  kind: 'client',
  id: '0197f3a0-0000-7000-8000-000000000003',
  name: 'Padaria Três Irmãos Ltda.',
  anonymized_at: null,
  hindrances: [
    {
      code: 'open_case',
      text: 'O processo PROC-2026-1 está Ativo.',
      case_id: '0197f3a0-0000-7000-8000-000000000000',
    },
  ],
  hindrances_total: 1,
  holdings: [{ title: 'Clientes', rows: 1, changed: ['Nome', 'E-mail', 'Telefone'] }],
  kept: [{ title: 'Processos', fields: 'Número', why: 'Número público do processo.' }],
  files: 3,
  trash: 0,
  others: [],
}
const of = { params: IdParams, access: 'admin' as const }
const anonymized = {
  ...preview,
  name: 'Pessoa anonimizada 000003',
  anonymized_at: '2026-03-01T12:00:00.000Z',
  hindrances: [],
  hindrances_total: 0,
}
const removal = {
  method: 'POST' as const,
  ...of,
  response: Anonymization,
  refusals: [409],
  answer: anonymized,
}

export const privacy = {
  exportClient: endpoint({
    method: 'GET',
    path: '/clients/{id}/personal-data',
    summary: 'Tudo o que se guarda sobre um cliente, em ZIP',
    ...of,
    response: fileAnswer,
  }),
  exportContact: endpoint({
    method: 'GET',
    path: '/contacts/{id}/personal-data',
    summary: 'Tudo o que se guarda sobre um contato, em ZIP',
    ...of,
    response: fileAnswer,
  }),
  previewClient: endpoint({
    method: 'GET',
    path: '/clients/{id}/anonymization',
    summary: 'O que a anonimização de um cliente faria',
    ...of,
    response: Anonymization,
    answer: preview,
  }),
  previewContact: endpoint({
    method: 'GET',
    path: '/contacts/{id}/anonymization',
    summary: 'O que a anonimização de um contato faria',
    ...of,
    response: Anonymization,
    answer: preview,
  }),
  anonymizeClient: endpoint({
    path: '/clients/{id}/anonymize',
    summary: 'Anonimiza um cliente, se nada obriga a guardar',
    ...removal,
    body: ClientAnonymizationInput,
    example: { name: 'Padaria Três Irmãos Ltda.', papers: 'delete' },
  }),
  anonymizeContact: endpoint({
    path: '/contacts/{id}/anonymize',
    summary: 'Anonimiza um contato, se nada obriga a guardar',
    ...removal,
    body: ContactAnonymizationInput,
    example: { name: 'Marta Souza' },
  }),
  due: endpoint({
    method: 'GET',
    path: '/privacy/due',
    summary: 'Pessoas cujo prazo de guarda passou',
    access: 'admin',
    query: z.object(paging(20)),
    response: z.object({ people: z.array(DuePerson), total: z.int() }),
    answer: {
      people: [
        {
          kind: 'client',
          id: preview.id,
          name: preview.name,
          cases: 2,
          last_closed_at: '2015-03-01T12:00:00.000Z',
          due_at: '2025-03-01T12:00:00.000Z',
        },
      ],
      total: 1,
    },
  }),
  sending: endpoint({
    method: 'GET',
    path: '/privacy/sending',
    summary: 'O que é enviado a um provedor de IA com as configurações atuais',
    access: 'admin',
    response: Sending,
    answer: {
      model: { model: 'qwen3', host: 'ia.escritorio:11434', local: true },
      embedding: null,
      confidential: false,
      internal: false,
      sent_30_days: 12,
    },
  }),
}
