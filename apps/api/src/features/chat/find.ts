import type { SourceType } from '@lavra/contracts/chat'
import type { Ctx } from '../../core/ctx'
import { rows, sql, type Sql } from '../../core/sql'
import { vectorText } from './embedder'
import { quoted } from './stems'

/** A term of the question, how many passages hold it, and what it tells: rare words tell more. */
export interface Term {
  stem: string
  found: number
  weight: number
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
  /** Sum of the weights of the question's terms that stand in it. */
  mass: number
  matched: number
  /** Cosine to the question, where the vectors were compared. */
  similarity: number | null
  fused: number
  terms: Term[]
}

export interface Search {
  stems: string[]
  /** Null leaves the vectors out. */
  vector: { values: number[]; model: string; weight: number } | null
  /** Conditions on chunks, alias `c`: who may see them, and of which client. */
  within: Sql
  limit: number
}

/** A word that stands in more passages than this is everywhere: it ranks what others found and finds nothing itself. */
const everywhere = 3_000
const mostRanked = 200
const mostNear = 100
/** The constant of reciprocal rank fusion (Cormack et al. 2009). */
const fusionConstant = 60

/** The passages that fit best, who may see them decided before anything is ranked; one statement. */
export const findCandidates = (ctx: Ctx, search: Search): Promise<Candidate[]> =>
  rows<Candidate>(
    ctx,
    sql`with ${byWords(search)}, ${byVector(search)}, ${fused(search)}
        select f.id as chunk_id, c.source_type as type, c.source_id as id, c.page, c.content, f.mass, f.matched, f.similarity, f.fused,
          coalesce(cl.name, co.name, k.title, d.title, p.title) as title,
          coalesce(k.client_id, dk.client_id, pk.client_id, c.client_id) as client_id,
          coalesce(k.client_name, dk.client_name, pk.client_name, p.client_name, own.name) as client_name,
          coalesce(k.id, d.case_id, p.case_id) as case_id, coalesce(d.is_confidential, p.read_confidential, false) as confidential,
          (select json_agg(json_build_object('stem', w.stem, 'found', w.found, 'weight', w.weight)) from weights w) as terms
        from fused f join chunks c on c.id = f.id ${sources}
        order by f.fused desc, f.id`,
  )

/** Which passages hold which terms, the terms' weights (as BM25 has them), and the best passages by weighted `ts_rank`. */
const byWords = ({ stems, within }: Search): Sql => sql`
  terms as materialized (select stem, position::int as i, term::tsquery as q
    from unnest(${stems}::text[], ${stems.map(quoted)}::text[]) with ordinality t (stem, term, position)),
  postings as materialized (select t.i, m.id from terms t cross join lateral
    (select c.id from chunks c where c.words @@ t.q and ${within} limit ${everywhere + 1}) m),
  spread as (select i, count(*)::int as found from postings group by i),
  size as (select greatest((select reltuples from pg_class where oid = 'chunks'::regclass), (select count(*) from (select 1 from chunks limit 5000) s)) as n),
  weights as materialized (select t.stem, t.i, t.q, coalesce(s.found, 0) as found,
      ln(1 + (greatest(n, coalesce(s.found, 0)) - coalesce(s.found, 0) + 0.5) / (coalesce(s.found, 0) + 0.5))::float8 as weight
    from terms t left join spread s using (i) cross join size),
  holders as (select p.id, sum(w.weight) as mass from postings p join weights w using (i)
    where w.found <= ${everywhere} or not exists (select 1 from weights o where o.found between 1 and ${everywhere})
    group by p.id order by mass desc limit ${mostRanked}),
  ranked as materialized (select c.id, sum(w.weight)::float8 as mass, count(*)::int as matched,
      row_number() over (order by sum(w.weight * ts_rank(c.words, w.q, 1)) desc, c.id) as place
    from holders h join chunks c on c.id = h.id join weights w on c.words @@ w.q group by c.id)`

const byVector = ({ vector, within }: Search): Sql => {
  if (!vector) return sql`near as (select null::text as id, null::float8 as similarity, null::bigint as place where false)`
  const asked = vectorText(vector.values)
  return sql`
    near as materialized (select n.id, 1 - n.distance as similarity, row_number() over (order by n.distance, n.id) as place from
      (select c.id, c.embedding <=> ${asked}::vector as distance from chunks c
        where c.embedding_model = ${vector.model} and vector_dims(c.embedding) = ${vector.values.length} and ${within}
        order by 2 limit ${mostNear}) n)`
}

const fused = ({ vector, limit }: Search): Sql => sql`
  fused as (select coalesce(r.id, n.id) as id, coalesce(r.mass, 0) as mass, coalesce(r.matched, 0) as matched, n.similarity,
      (coalesce(1.0 / (${fusionConstant} + r.place), 0) + ${vector?.weight ?? 0}::float8 * coalesce(1.0 / (${fusionConstant} + n.place), 0))::float8 as fused
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
