import type { SourceType } from '@lavra/contracts/chat'
import type { Ctx } from '../../core/ctx'

/** A passage of a record or document that the asker may see. */
export interface Hit {
  type: SourceType
  id: string
  title: string
  client_id: string | null
  client_name: string | null
  case_id: string | null
  /** The path of its screen. */
  url: string
  page: number | null
  /** The whole chunk. */
  content: string
  /** The passage that fits, at most 300 characters, from `content` word for word. */
  excerpt: string
  /** 0 to 1. */
  score: number
  confidential: boolean
}

export interface Retrieval {
  /** False while there are records and the index never had a first pass over them. */
  ready: boolean
  hits: Hit[]
}

export interface Inquiry {
  question: string
  client_id?: string | null
  k: number
  /** The hits go to an outside provider: confidential text is left out unless the office allows it. */
  for_model?: boolean
}

export async function retrieve(ctx: Ctx, query: Inquiry): Promise<Retrieval> {
  const records = await ctx.db.client.count({ take: 1 })
  ctx.log.debug({ k: query.k }, 'retrieve')
  return { ready: records === 0, hits: [] }
}
