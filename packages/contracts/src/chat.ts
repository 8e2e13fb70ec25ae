import { z } from 'zod'
import { choice, id, text, whole } from './base/common'
import { endpoint } from './base/endpoint'
import { sourceType } from './labels'
import { messages } from './base/messages'

export const SourceType = choice(sourceType)
export type SourceType = z.infer<typeof SourceType>

/** Where a statement of an answer comes from; `url` is the path of its screen. */
export const Source = z.object({
  type: SourceType,
  id: z.string(),
  client_name: z.string().nullable(),
  title: z.string(),
  excerpt: z.string(),
  url: z.string(),
  /** Page of a document, counted from 1. */
  page: z.int().nullable(),
  score: z.number(),
})
export type Source = z.infer<typeof Source>

const Turn = z.object({
  sender: z.enum(['user', 'assistant'], { error: messages.invalid }),
  text: text(messages.required, 10_000),
})

export const Question = z.object({
  message: text(messages.chatMessageRequired, 4_000),
  client_id: id.nullish(),
  history: z.array(Turn).max(20, 'No máximo 20 mensagens anteriores').nullish(),
})
export type Question = z.output<typeof Question>

/**
 * How an answer came about: from the tables, put together from passages, written by the model, or why there
 * is none.
 */
export const AnswerKind = z.enum([
  'records',
  'extractive',
  'model',
  'nothing_found',
  'index_not_ready',
  'model_unreachable',
])
export const ChatAnswer = z.object({ answer: z.string(), sources: z.array(Source), kind: AnswerKind })
export type ChatAnswer = z.infer<typeof ChatAnswer>

const Indexed = z.object({ client_id: z.string(), chunks: z.int() })
const source = {
  type: 'document',
  id: '0197f3a0-0000-7000-8000-000000000001',
  client_name: 'Padaria Três Irmãos Ltda.',
  title: 'Contrato de fornecimento',
  excerpt: 'O prazo de entrega é de dez dias.',
  url: '/cases/0197f3a0-0000-7000-8000-000000000000',
  page: 2,
  score: 0.81,
}

export const chat = {
  /**
   * As events: `token` { text } for each checked piece, `restart` {} where what came so far is void,
   * `sources` { sources }, and `done`
   * with the whole answer, which is the one that counts.
   */
  ask: endpoint({
    method: 'POST',
    path: '/chat/chat',
    summary: 'Pergunta ao assistente',
    body: Question,
    response: ChatAnswer,
    streams: true,
    example: { message: 'Quais prazos vencem esta semana?', client_id: null },
    answer: { answer: 'O prazo de entrega é de dez dias [1].', sources: [source], kind: 'extractive' },
  }),
  index: endpoint({
    method: 'POST',
    path: '/chat/index',
    summary: 'Indexa de novo os registros de um cliente',
    body: z.object({ client_id: id }),
    response: Indexed,
    refusals: [404],
    example: { client_id: '0197f3a0-0000-7000-8000-000000000000' },
    answer: { client_id: '0197f3a0-0000-7000-8000-000000000000', chunks: 42 },
  }),
  reindex: endpoint({
    method: 'POST',
    path: '/chat/reindex/{clientId}',
    summary: 'Indexa de novo os registros de um cliente',
    params: z.object({ clientId: id }),
    response: Indexed,
    answer: { client_id: '0197f3a0-0000-7000-8000-000000000000', chunks: 42 },
  }),
  search: endpoint({
    method: 'POST',
    path: '/chat/search',
    summary: 'Procura trechos nos registros do escritório',
    body: z.object({
      query: text(messages.required, 1_000),
      k: whole(1, 50).default(5),
      client_id: id.nullish(),
    }),
    response: z.object({ results: z.array(Source) }),
    example: { query: 'prazo de entrega', k: 5 },
    answer: { results: [source] },
  }),
  stats: endpoint({
    method: 'GET',
    path: '/chat/stats',
    summary: 'Situação do índice de busca',
    response: z.object({
      chunks: z.int(),
      sources: z.int(),
      pending: z.int(),
      embedding_model: z.string(),
      by_type: z.object({
        client: z.int(),
        contact: z.int(),
        case: z.int(),
        document: z.int(),
        note: z.int(),
        petition: z.int(),
      }),
    }),
    answer: {
      chunks: 120,
      sources: 40,
      pending: 0,
      embedding_model: 'local',
      by_type: { client: 10, contact: 8, case: 9, document: 10, note: 0, petition: 3 },
    },
  }),
}
