import type { Ctx } from '../../../platform/ctx'
import { rows, sql, type Sql } from '../../../platform/database/sql'
import { LlmError } from '../../../llm/llm'
import { embedderOf, mayEmbed, sending, vectorText, type Embedder } from '../embedding/embedder'
import { hashedVector } from '../embedding/local'
import { isConfidential, sendableBy } from './scope'

interface Waiting {
  id: string
  content: string
  content_hash: string
  /** Of what it is a passage: its kind and id. */
  source: string
  confidential: boolean
}
type Made = Waiting & { embedding: string | null }

const atOnce = 32
const embedTimeoutMs = 30_000
/** Faults that may lie in one text of many; the others concern the provider. */
const faultsOfAText = new Set(['bad_request', 'prompt_too_long', 'filtered', 'refused'])

/** Lets go of vectors that another model made, so that they are made again; run it once at the start. */
export async function dropOtherVectors(ctx: Ctx, stopped: () => boolean): Promise<void> {
  const { model, outside } = embedderOf(ctx)
  const leave = await mayEmbed(ctx, embedderOf(ctx))
  const obsolete = outside
    ? sql`embedding_model <> ${model}`
    : sql`(embedding_model <> ${model} or (embedding_model is null and embed_after = 'infinity'))`
  const next = sql`case when (confidential and not ${leave.confidential}::boolean) or (internal and not ${leave.internal}::boolean) then 'infinity' else now() end`
  const some = sql`
    update chunks set embedding = null, embedding_model = null, embed_after = ${next}
    where id in (select id from chunks where ${obsolete} limit 2000 for update skip locked) returning 1`
  while (!stopped() && (await rows(ctx, some)).length > 0);
}

/**
 * Makes some of the vectors that are missing; answers how many were there to make. Throws where the provider
 * can't be reached.
 */
export async function embedSome(ctx: Ctx): Promise<number> {
  const embedder = embedderOf(ctx)
  const waiting = await claim(ctx, sendableBy(await mayEmbed(ctx, embedder)))
  if (waiting.length === 0) return 0
  try {
    await store(ctx, embedder.model, await vectorsOf(ctx, embedder, waiting))
  } catch (error) {
    await release(ctx, waiting, '0 seconds')
    throw error
  }
  return waiting.length
}

/**
 * Takes chunks without a vector for two minutes. Whether one may be sent is asked of its source, as it is
 * now.
 */
async function claim(ctx: Ctx, sendable: Sql): Promise<Waiting[]> {
  const due = sql`c.embedding_model is null and c.embed_after <= clock_timestamp()`
  const [some] = await rows(ctx, sql`select 1 from chunks c where ${due} limit 1`)
  if (!some) return []
  return rows<Waiting>(
    ctx,
    sql`update chunks c set embed_after = clock_timestamp() + interval '2 minutes'
        where c.id in (select c.id from chunks c where ${due} and ${sendable} order by c.embed_after limit ${atOnce} for update skip locked)
        returning c.id, c.content, c.content_hash, c.source_type || ':' || c.source_id as source, ${isConfidential} as confidential`,
  )
}

async function vectorsOf(ctx: Ctx, embedder: Embedder, waiting: Waiting[]): Promise<Made[]> {
  const ask = embedder.outside
  if (!ask) return waiting.map((chunk) => made(chunk, hashedVector(chunk.content)))
  try {
    const texts = waiting.map((chunk) => chunk.content)
    const vectors = await sending(ctx, embedder, waiting, () =>
      ask(texts, AbortSignal.timeout(embedTimeoutMs)),
    )
    return waiting.map((chunk, index) => made(chunk, vectors[index] ?? null))
  } catch (error) {
    if (!(error instanceof LlmError) || !faultsOfAText.has(error.code)) throw error
    if (waiting.length > 1) return (await oneByOne(ctx, embedder, waiting)).flat()
    ctx.log.warn(
      { code: error.code, chunks: waiting.map((chunk) => chunk.id) },
      'the provider made no vector of a text',
    )
    await release(ctx, waiting, '1 day')
    return []
  }
}

async function oneByOne(ctx: Ctx, embedder: Embedder, waiting: Waiting[]): Promise<Made[][]> {
  const all: Made[][] = []
  for (const chunk of waiting) all.push(await vectorsOf(ctx, embedder, [chunk]))
  return all
}

const made = (chunk: Waiting, vector: number[] | null): Made => ({
  ...chunk,
  embedding: vector && vectorText(vector),
})

/** Chunks that changed or became confidential meanwhile are left alone. */
async function store(ctx: Ctx, model: string, chunks: Made[]): Promise<void> {
  const given = chunks.map(({ id, content_hash, embedding }) => ({ id, content_hash, embedding }))
  await rows(
    ctx,
    sql`
    update chunks c set embedding = v.embedding::vector, embedding_model = ${model}, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as v (id text, content_hash text, embedding text)
    where c.id = v.id and c.content_hash = v.content_hash and c.embedding_model is null and c.embed_after <> 'infinity'`,
  )
}

const release = (ctx: Ctx, chunks: Waiting[], pause: string) =>
  rows(
    ctx,
    sql`
    update chunks set embed_after = clock_timestamp() + ${pause}::interval
    where id = any(${chunks.map((chunk) => chunk.id)}::text[]) and embedding_model is null and embed_after <> 'infinity'`,
  )
