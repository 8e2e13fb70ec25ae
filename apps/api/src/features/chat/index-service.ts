import type { chat, Source, SourceType } from '@lavra/contracts/chat'
import type { Answer, Parsed } from '@lavra/contracts/base/endpoint'
import { sourceType } from '@lavra/contracts/labels'
import type { Ctx } from '../../platform/ctx'
import { notFound } from '../../platform/errors'
import { rows, sql } from '../../platform/database/sql'
import { documentVisible, petitionVisible } from '../../platform/access/visibility'
import { embedderOf } from './embedding/embedder'
import { indexThese, type SourceKey } from './index/queue'
import { retrieve, type Hit } from './search/retrieve'
import { chunkVisible, ofClient } from './index/scope'

export { startIndexing } from './index/loop'

/** How long a call waits for its client's records; what is left is indexed by itself. */
const waitMs = 8_000

/** The passages that fit a question best, of all that the asker may see. */
export async function searchChunks(
  ctx: Ctx,
  body: Parsed<typeof chat.search>['body'],
): Promise<Answer<typeof chat.search>> {
  const { hits } = await retrieve(ctx, { question: body.query, k: body.k, client_id: body.client_id ?? null })
  return { results: hits.map(sourceOf) }
}

/** What a hit shows of itself. */
export const sourceOf = ({
  type,
  id,
  client_name,
  title,
  owner,
  excerpt,
  url,
  page,
  score,
}: Hit): Source => ({
  type,
  id,
  client_name,
  title: owner === 'opposing' ? `${title} (da parte contrária)` : title,
  excerpt,
  url,
  page,
  score,
})

/** Indexes a client's records anew, every chunk of them. Counts the chunks that the asker may see. */
export async function indexClient(ctx: Ctx, client_id: string): Promise<Answer<typeof chat.index>> {
  const client = await ctx.db.client.findUnique({ where: { id: client_id }, select: { id: true } })
  if (!client) throw notFound('Cliente não encontrado')
  await indexThese(ctx, await sourcesOfClient(ctx, client_id), waitMs)
  const [counted] = await rows<{ chunks: number }>(
    ctx,
    sql`select count(*)::int as chunks from chunks c where ${chunkVisible(ctx.user)} and ${ofClient(client_id)}`,
  )
  return { client_id, chunks: counted?.chunks ?? 0 }
}

const sourcesOfClient = (ctx: Ctx, client_id: string) =>
  rows<SourceKey>(
    ctx,
    sql`with own as (select id from cases where client_id = ${client_id})
        select 'client' as source_type, ${client_id} as source_id
        union all select 'case', id from own
        union all select distinct 'contact', contact_id from contact_cases where case_id in (select id from own)
        union all select 'document', id from documents where case_id in (select id from own)
        union all select 'note', id from case_notes where case_id in (select id from own)
        union all select 'petition', id from petitions where case_id in (select id from own)`,
  )

/** How full the index is and what waits, as far as the asker may see it. */
export async function indexStats(ctx: Ctx): Promise<Answer<typeof chat.stats>> {
  const counts = await rows<{ type: SourceType; chunks: number; sources: number }>(
    ctx,
    sql`select c.source_type as type, count(*)::int as chunks, count(distinct c.source_id)::int as sources
        from chunks c where ${chunkVisible(ctx.user)} group by 1`,
  )
  const [queue] = await rows<{ pending: number }>(
    ctx,
    sql`select count(*)::int as pending from index_queue q where q.source_type in ('client', 'contact', 'case')
          or (q.source_type = 'document' and exists (select 1 from documents d where d.id = q.source_id and ${documentVisible(ctx.user)}))
          or (q.source_type = 'petition' and exists (select 1 from petitions p where p.id = q.source_id and ${petitionVisible(ctx.user)}))`,
  )
  const chunksOf = (type: SourceType) => counts.find((row) => row.type === type)?.chunks ?? 0
  const types = Object.keys(sourceType) as SourceType[]
  return {
    chunks: counts.reduce((total, row) => total + row.chunks, 0),
    sources: counts.reduce((total, row) => total + row.sources, 0),
    pending: queue?.pending ?? 0,
    embedding_model: embedderOf(ctx).model,
    by_type: Object.fromEntries(types.map((type) => [type, chunksOf(type)])) as Record<SourceType, number>,
  }
}
