import type { Ctx } from '../../../platform/ctx'
import type { Llm } from '../../../llm/llm'
import { hashedVector } from '../embedding/local'
import { embedderOf, sending } from '../embedding/embedder'
import type { Search } from './find'

/** What vectors count beside words: hashed ones little, those of a model as much. */
const localWeight = 0.1
const outsideWeight = 1
/** A search does not wait for a provider that is slow or down; words alone answer then. */
const waitMs = 3_000
const restMs = 20_000
const restingUntil = new WeakMap<Llm, number>()

/** The vector of a question, or null where there is none to be had now. */
export async function askVector(ctx: Ctx, text: string): Promise<Search['vector']> {
  const embedder = embedderOf(ctx)
  const { model, outside } = embedder
  if (!outside) {
    const values = hashedVector(text)
    return values && { values, model, weight: localWeight }
  }
  if (!ctx.llm || (restingUntil.get(ctx.llm) ?? 0) > Date.now()) return null
  try {
    const [values] = await sending(ctx, embedder, [], () => outside([text], AbortSignal.timeout(waitMs)))
    return values ? { values, model, weight: outsideWeight } : null
  } catch (error) {
    restingUntil.set(ctx.llm, Date.now() + restMs)
    ctx.log.warn({ err: error }, 'no vector of the question; searched by words alone')
    return null
  }
}
