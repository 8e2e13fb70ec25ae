/** What is asked of a language model. */
export interface Prompt {
  system: string
  user: string
}

export interface Generated {
  text: string
  model: string
  tokens_in: number | null
  tokens_out: number | null
}

export interface GenerateOptions {
  /** Closes the upstream call. */
  signal?: AbortSignal
  /** Called with each new piece of text; after a retry `restart` is called first. */
  onToken?: (piece: string) => void
  onRestart?: () => void
}

/** The one door to a language model. `null` in the world means: no model, the offline drafter writes. */
export interface Llm {
  model: string
  /** Writes a text; streams where `onToken` is given. Throws LlmError; never answers half a text. */
  generate(prompt: Prompt, options?: GenerateOptions): Promise<Generated>
  /** Vectors of texts, or null where no embedding model is set. */
  embed: ((texts: string[], signal?: AbortSignal) => Promise<number[][]>) | null
}

/** A fault of the model, told in one Portuguese sentence that names no key and no address. */
export class LlmError extends Error {
  override name = 'LlmError'
  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
