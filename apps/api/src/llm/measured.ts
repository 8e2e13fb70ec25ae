import type { Llm } from './llm'
import { LlmError } from './llm'

/** One call of the model as it ended. */
export interface ModelCall {
  kind: 'generate' | 'embed'
  /** "ok", or the code of what went wrong. */
  outcome: string
  seconds: number
  tokens_in: number
  tokens_out: number
}

/** The same model, each call of which is told when it has ended. */
export function measured(llm: Llm, tell: (call: ModelCall) => void): Llm {
  const timed = async <T>(
    kind: ModelCall['kind'],
    call: Promise<T>,
    tokens: (answer: T) => [number | null, number | null],
  ): Promise<T> => {
    const began = performance.now()
    const ended = (outcome: string, [tokens_in, tokens_out]: [number | null, number | null]) =>
      tell({
        kind,
        outcome,
        seconds: (performance.now() - began) / 1_000,
        tokens_in: tokens_in ?? 0,
        tokens_out: tokens_out ?? 0,
      })
    try {
      const answer = await call
      ended('ok', tokens(answer))
      return answer
    } catch (error) {
      ended(error instanceof LlmError ? error.code : 'failed', [0, 0])
      throw error
    }
  }
  const { embed } = llm
  return {
    model: llm.model,
    generate: (prompt, options) =>
      timed('generate', llm.generate(prompt, options), ({ tokens_in, tokens_out }) => [
        tokens_in,
        tokens_out,
      ]),
    embed: embed && ((texts, signal) => timed('embed', embed(texts, signal), () => [0, 0])),
  }
}
