import type { SourceType } from '@lavra/contracts/chat'
import type { Ctx } from '../../core/ctx'
import { rows, sql, type Sql } from '../../core/sql'
import type { Asked } from './asked'
import { vectorText } from './embedder'
import { rankedByWords } from './rank'

/** A word that was looked for and what it tells: rare words tell more. */
export interface Term {
  stem: string
  weight: number
  /** Whether it stands in the question; else it is another word for one that does. */
  asked: boolean
}

/** A passage that shares words or a likeness with the question, with its source as it is now. */
export interface Candidate {
  chunk_id: string
  type: SourceType
  id: string
  page: number | null
  content: string
  title: string
  client_id: string | null
  client_name: string | null
  case_id: string | null
  confidential: boolean
  /** Sum of the weights of the question's words that stand in it; another word for one counts in part. */
  mass: number
  /** How many of the question's own words stand in it. */
  matched: number
  /** Cosine to the question, where the vectors were compared. */
  similarity: number | null
  fused: number
  terms: Term[]
}

export interface Search {
  asked: Asked
  /** Null leaves the vectors out. */
  vector: { values: number[]; model: string; weight: number } | null
  /** Conditions on chunks, alias `c`: who may see them, and of which client. */
  within: Sql
  limit: number
}

const mostNear = 100

/** The passages that fit best, who may see them decided before anything is ranked; one statement. */
export const findCandidates = (ctx: Ctx, search: Search): Promise<Candidate[]> =>
  rows<Candidate>(
    ctx,
    sql`with ${rankedByWords(search.asked, search.within)}, ${byVector(search)}, ${fused(search)}
        select f.id as chunk_id, c.source_type as type, c.source_id as id, c.page, c.content, f.mass, f.matched, f.similarity, f.fused,
          coalesce(cl.name, co.name, k.title, d.title, p.title) as title,
          coalesce(k.client_id, dk.client_id, pk.client_id, c.client_id) as client_id,
          coalesce(k.client_name, dk.client_name, pk.client_name, p.client_name, own.name) as client_name,
          coalesce(k.id, d.case_id, p.case_id) as case_id, coalesce(d.is_confidential, p.read_confidential, false) as confidential,
          (select json_agg(json_build_object('stem', w.stem, 'weight', w.weight * w.held, 'asked', w.i = w.slot)) from weights w) as terms
        from fused f join chunks c on c.id = f.id ${sources}
        order by f.fused desc, f.id`,
  )

const byVector = ({ vector, within }: Search): Sql => {
  if (!vector) return sql`near as (select null::text as id, null::float8 as similarity, null::float8 as fit where false)`
  const asked = vectorText(vector.values)
  return sql`
    near as materialized (select n.id, 1 - n.distance as similarity,
        coalesce((max(n.distance) over () - n.distance) / nullif(max(n.distance) over () - min(n.distance) over (), 0), 1) as fit from
      (select c.id, c.embedding <=> ${asked}::vector as distance from chunks c
        where c.embedding_model = ${vector.model} and vector_dims(c.embedding) = ${vector.values.length} and ${within}
        order by 2 limit ${mostNear}) n)`
}

/** What words and likeness say, each from 0 to 1, added with the vectors' weight. */
const fused = ({ vector, limit }: Search): Sql => sql`
  fused as (select coalesce(r.id, n.id) as id, coalesce(r.mass, 0) as mass, coalesce(r.matched, 0) as matched, n.similarity,
      (coalesce(r.fit, 0) + ${vector?.weight ?? 0}::float8 * coalesce(n.fit, 0))::float8 as fused
    from ranked r full outer join near n on n.id = r.id order by fused desc, 1 limit ${limit})`

/** Every candidate's source; a passage whose source is gone is none. */
const sources = sql`
  left join clients cl on c.source_type = 'client' and cl.id = c.source_id
  left join contacts co on c.source_type = 'contact' and co.id = c.source_id
  left join cases k on c.source_type = 'case' and k.id = c.source_id
  left join documents d on c.source_type = 'document' and d.id = c.source_id
  left join cases dk on dk.id = d.case_id
  left join petitions p on c.source_type = 'petition' and p.id = c.source_id
  left join cases pk on pk.id = p.case_id
  left join clients own on own.id = c.client_id and c.source_type in ('client', 'contact')
  where coalesce(cl.id, co.id, k.id, d.id, p.id) is not null`
