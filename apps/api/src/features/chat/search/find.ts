import type { SourceType } from '@lavra/contracts/chat'
import type { DocumentOwner } from '@lavra/contracts/documents'
import type { Ctx } from '../../../platform/ctx'
import { digitsOf, rows, rowsByOnePlan, sql, type Sql } from '../../../platform/database/sql'
import { petitionConfidential } from '../../../platform/access/visibility'
import type { Asked } from './question'
import { holders } from './candidates'
import { commonWords } from '../words/common-words'
import { vectorText } from '../embedding/embedder'
import { rank, type Found, type Ranked, type Term } from './rank'
import type { VectorIndex } from '../index/vector-index'

/** A passage that shares words or a likeness with the question. */
export interface Candidate extends Ranked {
  chunk_id: string
  type: SourceType
  id: string
  page: number | null
  /** Cosine to the question, where the vectors were compared. */
  similarity: number | null
  fused: number
  terms: Term[]
}

/** What a passage says, with its source as it is now. */
export interface Detail {
  chunk_id: string
  content: string
  title: string
  client_id: string | null
  client_name: string | null
  case_id: string | null
  confidential: boolean
  /** An internal document or a note. */
  internal: boolean
  /** Whose a document is. */
  owner: DocumentOwner | null
}

export interface Search {
  asked: Asked
  /** Null leaves the vectors out. */
  vector: { values: number[]; model: string; weight: number } | null
  /** The index of neighbours to ask; null compares the vectors within the scope one by one. */
  index: VectorIndex | null
  /** Conditions on chunks, alias `c`: who may see them, and of which client. */
  within: Sql
  limit: number
}

const mostNear = 100
/** How many neighbours the index looks at: more find what is near more surely, and take longer. */
const lookedAt = 200

type Row = Omit<Found, 'words' | 'named'> & {
  type: SourceType
  id: string
  page: number | null
  /** Null for a passage that was found by its vector alone. */
  words: string | null
  named: string | null
  similarity: number | null
  /** How near it is beside the others that were compared, 0 to 1. */
  near: number | null
  weights: { weight: number; found: number }[] | null
}

/**
 * The passages that fit best, who may see them decided before anything is counted or ranked; one statement.
 */
export async function findCandidates(ctx: Ctx, search: Search): Promise<Candidate[]> {
  const { asked, within, vector, limit } = search
  // An index of neighbours belongs to one embedding model: only a plan for that value knows that it serves.
  const ask = vector ? rows<Row> : rowsByOnePlan<Row>
  const found = await ask(
    ctx,
    sql`with ${holders(asked, await commonWords(ctx), within)}, held as materialized (${held(asked)})${vector ? sql`, ${byVector(search)}` : sql``}
        select f.*, case when row_number() over () = 1 then (${weights}) end as weights
        from (${vector ? withNear : sql`select *, null::float8 as similarity, null::float8 as near from held`}) f`,
  )
  const known = found[0]?.weights ?? []
  const terms = asked.terms.map(({ i, stem, slot, held }): Term => {
    const { weight, found: passages } = known[i] ?? { weight: 0, found: 0 }
    return { stem, weight, slot, held, asked: i === slot, known: passages > 0 }
  })
  const ranked = new Map(rankedBy(asked, terms, found).map((one): [string, Ranked] => [one.chunk_id, one]))
  return found
    .map(({ chunk_id, type, id, page, similarity, near }): Candidate => {
      const { mass, matched, fit } = ranked.get(chunk_id) ?? { mass: 0, matched: 0, fit: 0 }
      return {
        chunk_id,
        type,
        id,
        page,
        similarity,
        mass,
        matched,
        fit,
        fused: fit + (vector?.weight ?? 0) * (near ?? 0),
        terms,
      }
    })
    .sort((a, b) => b.fused - a.fused || (a.chunk_id < b.chunk_id ? -1 : 1))
    .slice(0, limit)
}

function rankedBy(asked: Asked, terms: Term[], rows: Row[]): (Ranked & { chunk_id: string })[] {
  const held = rows.flatMap(({ chunk_id, length, words, named }) =>
    words === null ? [] : { chunk_id, length, words, named: named ?? '' },
  )
  return rank(asked, terms, held).map((one, index) => ({ ...one, chunk_id: held[index]?.chunk_id ?? '' }))
}

/** Only the words that were looked for: taking all words of a passage apart took longer than all else. */
const held = ({ terms }: Asked): Sql => {
  const stems = sql`${terms.map(({ stem }) => stem)}::text[]`
  const only = (words: Sql) => sql`ts_filter(setweight(${words}, 'A', ${stems}), '{a}')::text`
  return sql`select c.id as chunk_id, c.source_type as type, c.source_id as id, c.page, octet_length(c.content) as length,
      ${only(sql`c.words`)} as words, ${only(sql`ts_filter(c.words, '{c}')`)} as named
    from holders h join chunks c on c.ctid = h.at`
}

const withNear = sql`select coalesce(h.chunk_id, n.chunk_id) as chunk_id, coalesce(h.type, n.type) as type, coalesce(h.id, n.id) as id,
    coalesce(h.page, n.page) as page, coalesce(h.length, 0) as length, h.words, h.named, n.similarity, n.near
  from held h full outer join near n on n.chunk_id = h.chunk_id`

const weights = sql`select json_agg(json_build_object('weight', w.weight, 'found', w.found) order by w.i) from weights w`

/** What these passages say; one that is not `within` by now, or whose source is gone, is left out. */
export const detailsOf = (ctx: Ctx, chunks: string[], within: Sql): Promise<Detail[]> =>
  rowsByOnePlan<Detail>(
    ctx,
    sql`select c.id as chunk_id, c.content, s.* from chunks c cross join lateral (${source}) s where c.id = any(${chunks}::text[]) and ${within}`,
  )

const byVector = ({ vector, index, within }: Search): Sql => {
  if (!vector) return sql``
  const held = sql`c.embedding_model = ${vector.model} and vector_dims(c.embedding) = ${vector.values.length}::int and ${within}`
  const asked = vectorText(vector.values)
  const nearest = index
    ? fromIndex(index, asked, held)
    : sql`select c.id, c.embedding <=> ${asked}::vector as distance from chunks c where ${held} order by 2 limit ${mostNear}`
  return sql`
    near as materialized (select n.id as chunk_id, c.source_type as type, c.source_id as id, c.page, 1 - n.distance as similarity,
        coalesce((max(n.distance) over () - n.distance) / nullif(max(n.distance) over () - min(n.distance) over (), 0), 1) as near
      from (${nearest}) n join chunks c using (id))`
}

/**
 * The settings hold for this statement and stand where the index's scan waits for them; by them it goes on
 * until enough are visible.
 */
const fromIndex = ({ type, dimensions }: VectorIndex, asked: string, held: Sql): Sql => {
  const cast = sql`${type === 'vector' ? sql`::vector` : sql`::halfvec`}(${digitsOf(dimensions)})`
  const to = sql`(select q.vector from (select ${asked}${cast} as vector, set_config('hnsw.iterative_scan', 'relaxed_order', true) as scan,
    set_config('hnsw.ef_search', ${String(lookedAt)}, true) as width offset 0) q where q.scan <> '' and q.width <> '')`
  const distance = sql`(c.embedding${cast}) <=> ${to}`
  return sql`select c.id, ${distance} as distance from chunks c where ${held} order by ${distance} limit ${mostNear}`
}

const noteTitle = sql`case n.kind when 'atendimento' then 'Atendimento' else 'Anotação' end || ' de '
  || to_char(n.happened_at at time zone 'utc', 'DD/MM/YYYY')`

/**
 * The source of a chunk `c` as it is now; a passage whose source is gone is none. Apart by kind: planning one
 * join of all took longer.
 */
const source = sql`
  select cl.name as title, c.client_id, cl.name as client_name, null as case_id, false as confidential, false as internal, null as owner
    from clients cl where c.source_type = 'client' and cl.id = c.source_id
  union all select co.name, c.client_id, own.name, null, false, false, null
    from contacts co left join clients own on own.id = c.client_id where c.source_type = 'contact' and co.id = c.source_id
  union all select k.title, k.client_id, k.client_name, k.id, false, false, null
    from cases k where c.source_type = 'case' and k.id = c.source_id
  union all select d.title, dk.client_id, dk.client_name, d.case_id, d.is_confidential, d.purpose = 'internal', d.owner::text
    from documents d join cases dk on dk.id = d.case_id where c.source_type = 'document' and d.id = c.source_id
  union all select ${noteTitle}, nk.client_id, nk.client_name, n.case_id, false, true, null
    from case_notes n join cases nk on nk.id = n.case_id where c.source_type = 'note' and n.id = c.source_id
  union all select p.title, coalesce(pk.client_id, c.client_id), coalesce(pk.client_name, p.client_name), p.case_id,
      ${petitionConfidential}, false, null
    from petitions p left join cases pk on pk.id = p.case_id where c.source_type = 'petition' and p.id = c.source_id`
