import { setImmediate as turn } from 'node:timers/promises'
import { v7 as uuid } from 'uuid'
import type { SourceType } from '@lavra/contracts/chat'
import type { Ctx } from '../../../platform/ctx'
import { rows, sql, type Sql } from '../../../platform/database/sql'
import { hashedVector } from '../embedding/local'
import { embedderOf, mayEmbed, vectorText, type Leave } from '../embedding/embedder'
import { keepWords } from './lexicon'
import { draftChunks, type ChunkDraft } from './sources'
import { wordVector, wordsVersion } from '../words/stems'

export interface Queued {
  source_type: SourceType
  source_id: string
  /** The state of the source that is to be indexed; a later change has another. */
  stamp: string
}

/** Chunks a statement writes: on the embedded database it holds the event loop for some ten milliseconds. */
const batchSize = 12

/**
 * Makes a source's chunks anew and takes it off the queue. Unchanged chunks keep their row and vector unless
 * `whole`. Where the source changes meanwhile it stays queued, and what was made of its older state is not
 * written.
 */
export async function indexSource(ctx: Ctx, queued: Queued, whole = false): Promise<void> {
  const drafts = await draftChunks(ctx, queued.source_type, queued.source_id)
  const sendable = await mayEmbed(ctx, embedderOf(ctx))
  const due = whole ? drafts : await changedOf(ctx, queued, drafts, sendable)
  // The last new chunks come with the removal of the old ones, so that a short record is never there in two
  // versions.
  for (let start = 0; start === 0 || start < due.length; start += batchSize) {
    const batch = await prepared(ctx, due.slice(start, start + batchSize), sendable)
    const last = start + batchSize >= due.length
    const written = await guarded(ctx, queued, async (tx) => {
      if (batch.length > 0) await write(tx, queued, batch)
      if (last) await finish(tx, queued, drafts)
    })
    if (!written) return
  }
}

/** The drafts that are not yet stored just so. */
async function changedOf(
  ctx: Ctx,
  queued: Queued,
  drafts: ChunkDraft[],
  sendable: Leave,
): Promise<ChunkDraft[]> {
  const { model } = embedderOf(ctx)
  const stored = await rows<{ content_hash: string; state: string }>(
    ctx,
    sql`select content_hash, concat_ws('|', words_version, position, page, client_id, case_id, author_id, confidential, internal,
          embedding_model is not null and embedding_model <> ${model}, embed_after = 'infinity') as state
        from chunks where ${isOf(queued)}`,
  )
  const states = new Map(stored.map((chunk) => [chunk.content_hash, chunk.state]))
  return drafts.filter((draft) => states.get(draft.content_hash) !== stateOf(draft, sendable))
}

const isWithheld = (draft: ChunkDraft, leave: Leave): boolean =>
  (draft.confidential && !leave.confidential) || (draft.internal && !leave.internal)

function stateOf(draft: ChunkDraft, sendable: Leave): string {
  const flag = (value: boolean) => (value ? 't' : 'f')
  const { position, page, client_id, case_id, author_id } = draft
  const given = [wordsVersion, position, page, client_id, case_id, author_id].filter(
    (value) => value !== null,
  )
  return [
    ...given,
    flag(draft.confidential),
    flag(draft.internal),
    flag(false),
    flag(isWithheld(draft, sendable)),
  ].join('|')
}

interface Prepared extends ChunkDraft {
  id: string
  words: string
  embedding: string | null
  withheld: boolean
}

/** Adds stems and, where they are made here, vectors; lets other work in between. */
async function prepared(ctx: Ctx, drafts: ChunkDraft[], sendable: Leave): Promise<Prepared[]> {
  const local = !embedderOf(ctx).outside
  const chunks: Prepared[] = []
  for (const draft of drafts) {
    const vector = local ? hashedVector(draft.content) : null
    const embedding = vector && vectorText(vector)
    const words = wordVector(draft.content, draft.named)
    chunks.push({ ...draft, id: uuid(), words, embedding, withheld: isWithheld(draft, sendable) })
    if (chunks.length % 5 === 0) await turn()
  }
  return chunks
}

/** Runs one short write while nobody changes or deletes the source; false where somebody already did. */
async function guarded(ctx: Ctx, queued: Queued, work: (tx: Ctx) => Promise<unknown>): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    // First the source and then its note, as whoever changes the source comes to them: the other way round
    // they would wait for one another.
    const [there] = await rows(
      tx,
      sql`select 1 from ${tables[queued.source_type]} where id = ${queued.source_id} for key share`,
    )
    const [held] = await rows(
      tx,
      sql`update index_queue set next_try_at = clock_timestamp() + interval '1 minute' where ${isOf(queued)} and stamp = ${queued.stamp}::uuid returning 1`,
    )
    if (!held) return false
    // A part of it was removed after it: its own chunks went with it, the note is all that is left.
    if (!there)
      await tx.db.indexQueue.deleteMany({
        where: { source_type: queued.source_type, source_id: queued.source_id },
      })
    else await work(tx)
    return Boolean(there)
  })
}

const tables: Record<SourceType, Sql> = {
  client: sql`clients`,
  contact: sql`contacts`,
  case: sql`cases`,
  document: sql`documents`,
  note: sql`case_notes`,
  petition: sql`petitions`,
}

const isOf = ({ source_type, source_id }: Queued): Sql =>
  sql`source_type = ${source_type}::source_type and source_id = ${source_id}`

async function write(tx: Ctx, queued: Queued, batch: Prepared[]): Promise<void> {
  const { model, outside } = embedderOf(tx)
  const made = outside ? null : model
  await rows(
    tx,
    sql`
    insert into chunks as c (id, source_type, source_id, position, client_id, case_id, confidential, internal, author_id, page, content, content_hash,
                             words, words_version, embedding, embedding_model, embed_after)
    select v.id, ${queued.source_type}::source_type, ${queued.source_id}, v.position, v.client_id, v.case_id, v.confidential, v.internal, v.author_id,
           v.page, v.content, v.content_hash, v.words::tsvector, ${wordsVersion}, v.embedding::vector, ${made}::text, case when v.withheld then 'infinity' else now() end
    from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as v (id text, position int, client_id text, case_id text, confidential boolean,
           internal boolean, author_id text, page int, content text, content_hash text, words text, embedding text, withheld boolean)
    on conflict (source_type, source_id, content_hash) do update set
      position = excluded.position, client_id = excluded.client_id, case_id = excluded.case_id, confidential = excluded.confidential,
      internal = excluded.internal,
      author_id = excluded.author_id, page = excluded.page, words = excluded.words, words_version = excluded.words_version,
      embed_after = excluded.embed_after, updated_at = now(),
      embedding = case when ${keepsVector(model)} then c.embedding else excluded.embedding end,
      embedding_model = case when ${keepsVector(model)} then c.embedding_model else excluded.embedding_model end`,
  )
  await keepWords(
    tx,
    batch.map((chunk) => chunk.content),
  )
}

/** A vector that the provider made of the same text stays, unless it may no longer be there. */
const keepsVector = (model: string): Sql =>
  sql`(excluded.embedding_model is null and c.embedding_model = ${model} and excluded.embed_after <> 'infinity')`

async function finish(tx: Ctx, queued: Queued, drafts: ChunkDraft[]): Promise<void> {
  const hashes = drafts.map((draft) => draft.content_hash)
  await rows(
    tx,
    sql`delete from chunks where ${isOf(queued)} and not (content_hash = any(${hashes}::text[]))`,
  )
  await rows(tx, sql`delete from index_queue where ${isOf(queued)}`)
}
