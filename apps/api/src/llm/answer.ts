import { z } from 'zod'
import { Fault } from './faults'
import type { Generated } from './llm'

const Usage = z
  .object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
  .nullish()
const Words = z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish()
const Chunk = z.object({
  model: z.string().nullish(),
  choices: z.array(z.object({ delta: Words, message: Words, finish_reason: z.string().nullish() })).nullish(),
  usage: Usage,
})

/**
 * Puts an answer together from its chunks (a whole answer is one chunk) and lets none through that is not
 * whole.
 */
export class AnswerReader {
  private text = ''
  private refusal = ''
  private answered = false
  private finish: string | null = null
  private model: string | null = null
  private tokens: z.infer<typeof Usage> = null

  constructor(
    private readonly maxChars: number,
    private readonly onToken?: (piece: string) => void,
  ) {}

  /** Takes one chunk as the server sent it. Throws on one that cannot be read and on too long a text. */
  add(raw: unknown): void {
    const parsed = Chunk.safeParse(raw)
    if (!parsed.success) throw new Fault('malformed')
    const { model, choices, usage } = parsed.data
    this.model ??= model ?? null
    this.tokens = usage ?? this.tokens
    const choice = choices?.[0]
    if (!choice) return
    this.answered = true
    this.finish = choice.finish_reason ?? this.finish
    const words = choice.delta ?? choice.message
    this.refusal += words?.refusal ?? ''
    if (words?.content) this.addText(words.content)
    if (this.refusal.length > this.maxChars) throw new Fault('too_long')
  }

  private addText(piece: string): void {
    this.text += piece
    if (this.text.length > this.maxChars) throw new Fault('too_long')
    this.onToken?.(piece)
  }

  /**
   * The whole answer. Throws where it is missing, refused, blocked or not finished: half a text is never an
   * answer.
   */
  result(model: string): Generated {
    if (!this.answered) throw new Fault('no_choices')
    if (this.finish === 'content_filter') throw new Fault('filtered')
    if (this.finish === 'length') throw new Fault('cut_short')
    if (!this.finish) throw new Fault('interrupted')
    if (this.refusal.trim()) throw new Fault('refused')
    if (!this.text.trim()) throw new Fault('empty')
    return {
      text: this.text,
      model: this.model ?? model,
      tokens_in: this.tokens?.prompt_tokens ?? null,
      tokens_out: this.tokens?.completion_tokens ?? null,
    }
  }
}
