import type { Ctx } from '../../core/ctx'
import { readSettings } from '../../core/settings'

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

/** Whether the vectors of confidential text may be made: always here, at an outside provider only where the office allows it. */
export async function mayEmbedConfidential(ctx: Ctx, embedder: Embedder): Promise<boolean> {
  return !embedder.outside || (await readSettings(ctx)).send_confidential_to_ai
}

/** A vector in the notation of pgvector. */
export const vectorText = (vector: number[]): string => `[${vector.join(',')}]`
