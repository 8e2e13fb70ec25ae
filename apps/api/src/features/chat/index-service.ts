import type { Answer, Parsed } from '@lavra/contracts/endpoint'
import type { chat, Source } from '@lavra/contracts/chat'
import type { Ctx } from '../../core/ctx'
import { retrieve, type Hit } from './retrieve'

/** The passages that fit a question best, of all that the asker may see. */
export async function searchChunks(ctx: Ctx, body: Parsed<typeof chat.search>['body']): Promise<Answer<typeof chat.search>> {
  const { hits } = await retrieve(ctx, { question: body.query, k: body.k, client_id: body.client_id ?? null })
  return { results: hits.map(sourceOf) }
}

/** What a hit shows of itself. */
export const sourceOf = ({ type, id, client_name, title, excerpt, url, page, score }: Hit): Source => ({
  type, id, client_name, title, excerpt, url, page, score,
})
