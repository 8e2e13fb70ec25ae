import { recordEvent } from '../../../platform/audit/events'
import type { Ctx } from '../../../platform/ctx'
import { readSettings } from '../../../platform/settings'
import { LlmError } from '../../../llm/llm'

/** What makes the vectors: the office's embedding model, else our own hashing. */
export interface Embedder {
  /** Stands beside each vector; vectors of different makers are never compared. */
  model: string
  /** Asks the outside provider; null where the vectors are made here. */
  outside: ((texts: string[], signal?: AbortSignal) => Promise<number[][]>) | null
}

/** Changes whenever `hashedVector` makes other vectors of the same text. */
const localModel = 'local-2'

export function embedderOf(ctx: Ctx): Embedder {
  const outside = ctx.llm?.embed ?? null
  return { model: outside ? `openai:${ctx.env.OPENAI_EMBEDDING_MODEL ?? 'default'}` : localModel, outside }
}

/** What the office lets go to an outside provider beside the rest. */
export interface Leave {
  confidential: boolean
  internal: boolean
}

/** Of what vectors may be made: of everything here, at an outside provider as the office allows it. */
export async function mayEmbed(ctx: Ctx, embedder: Embedder): Promise<Leave> {
  return embedder.outside ? readLeave(ctx) : { confidential: true, internal: true }
}

export async function readLeave(ctx: Ctx): Promise<Leave> {
  const { send_confidential_to_ai: confidential, send_internal_to_ai: internal } = await readSettings(ctx)
  return { confidential, internal }
}

interface Passage {
  source: string
  confidential: boolean
}

/**
 * Asks, and writes into the trail what left the office for the embedding model: the ids of the passages,
 * never their text. Without passages it was a question.
 */
export async function sending<T>(
  ctx: Ctx,
  { model }: Embedder,
  passages: Passage[],
  ask: () => Promise<T>,
): Promise<T> {
  const record = (fault?: string) => {
    const after = {
      model,
      sources: [...new Set(passages.map(({ source }) => source))],
      ...(fault !== undefined && { fault }),
    }
    const entity_type = passages.length > 0 ? 'index' : 'chat'
    return recordEvent(ctx, {
      action: 'sent_to_model',
      entity_type,
      after,
      confidential: passages.some(({ confidential }) => confidential),
    })
  }
  try {
    const answer = await ask()
    await record()
    return answer
  } catch (error) {
    if (error instanceof LlmError && error.code !== 'unreachable') await record(error.code)
    throw error
  }
}

/** A vector in the notation of pgvector. */
export const vectorText = (vector: number[]): string => `[${vector.join(',')}]`
