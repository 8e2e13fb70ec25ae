import type { Env } from '../platform/env'
import type { Llm } from './llm'
import { type OpenAiOptions, openAiLlm } from './openai'

/** Used where a key is given and no model named. */
const DEFAULT_MODEL = 'gpt-4.1-mini'

/**
 * The model that the settings name, or null: then the offline drafter writes. Local servers need an address
 * but no key.
 */
export function openLlm(env: Env, log: OpenAiOptions['log']): Llm | null {
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) return null
  return openAiLlm({
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseURL: env.OPENAI_BASE_URL ?? null,
    model: env.OPENAI_MODEL ?? DEFAULT_MODEL,
    embeddingModel: env.OPENAI_EMBEDDING_MODEL ?? null,
    totalTimeoutMs: env.MODEL_TIMEOUT_SECONDS * 1000,
    idleTimeoutMs: env.MODEL_IDLE_SECONDS * 1000,
    log,
  })
}
