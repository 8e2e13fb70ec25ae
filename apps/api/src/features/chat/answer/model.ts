import type { Question } from '@lavra/contracts/chat'
import { underAny } from '../../../platform/lib/combined-signal'
import { recordEvent } from '../../../platform/audit/events'
import type { Ctx } from '../../../platform/ctx'
import type { Emit } from '../../../platform/http/event-stream'
import { type Generated, type Llm, LlmError } from '../../../llm/llm'
import { AnswerCheck } from './check'
import { promptOf } from './prompt'
import type { Hit } from '../search/retrieve'
import { SentenceCutter } from './sentences'

export interface Conversation {
  emit: Emit | null
  /** Aborts when the caller hangs up. */
  signal: AbortSignal
}

export interface Written {
  text: string
  cited: Hit[]
  unfound: number
}

/**
 * Has the model answer from these passages, as long as they are `visible`. Each sentence is checked and only
 * then sent; what goes out is what the answer holds. Throws LlmError where the model gave no answer.
 */
export async function askModel(
  ctx: Ctx,
  llm: Llm,
  question: Question,
  hits: Hit[],
  { emit, signal }: Conversation,
  visible: AbortSignal,
): Promise<Written> {
  const { prompt, given } = promptOf(question, hits)
  const enough = new AbortController()
  let draft = new Draft(given, emit)
  const onToken = (piece: string) => {
    draft.add(piece)
    if (draft.full) enough.abort()
  }
  const onRestart = () => {
    if (draft.text !== '') emit?.('restart', {})
    draft = new Draft(given, emit)
  }
  let written: Generated | null = null
  let fault: string | null = null
  try {
    const ends = [signal, visible, enough.signal, ctx.stopping]
    written = await underAny(ends, (end) => llm.generate(prompt, { signal: end, onToken, onRestart }))
  } catch (error) {
    fault = error instanceof LlmError ? error.code : 'error'
    if (!draft.full || signal.aborted) {
      if (draft.text !== '') emit?.('restart', {})
      throw error
    }
  } finally {
    await recordSending(ctx, llm, given, written, draft.full ? null : fault)
  }
  draft.finish()
  return { text: draft.text.trim(), cited: draft.cited, unfound: draft.unfound }
}

/** Characters of a model's text, shown or not, after which nobody listens to it any more. */
const mostHeard = 24_000

/** The answer as it grows, checked. */
class Draft {
  text = ''
  private heard = 0
  private readonly cutter = new SentenceCutter()
  private readonly check: AnswerCheck

  constructor(
    private readonly given: Hit[],
    private readonly emit: Emit | null,
  ) {
    this.check = new AnswerCheck(given)
  }

  get full(): boolean {
    return this.check.full || this.heard > mostHeard
  }
  get cited(): Hit[] {
    return this.check.cited.flatMap((place) => this.given[place] ?? [])
  }
  get unfound(): number {
    return this.check.unfound
  }

  add(piece: string): void {
    this.heard += piece.length
    for (const sentence of this.cutter.push(piece)) this.show(sentence)
  }
  finish(): void {
    for (const sentence of this.cutter.end()) this.show(sentence)
  }

  private show(sentence: string): void {
    const shown = this.full ? '' : this.check.pass(sentence)
    if (shown === '') return
    this.text += shown
    this.emit?.('token', { text: shown })
  }
}

/** What left the office, and for which model: the ids of what was sent, never its text. */
async function recordSending(
  ctx: Ctx,
  llm: Llm,
  given: Hit[],
  written: Generated | null,
  fault: string | null,
): Promise<void> {
  const sources = [...new Set(given.map(({ type, id }) => `${type}:${id}`))]
  const after = {
    model: written?.model ?? llm.model,
    tokens_in: written?.tokens_in ?? null,
    tokens_out: written?.tokens_out ?? null,
    sources,
    ...(fault !== null && { fault }),
  }
  await recordEvent(ctx, {
    action: 'sent_to_model',
    entity_type: 'chat',
    after,
    confidential: given.some(({ confidential }) => confidential),
  })
}
