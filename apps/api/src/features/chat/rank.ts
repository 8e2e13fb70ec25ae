import { sql, type Sql } from '../../core/sql'
import { familyLength, type Asked } from './asked'
import { quoted } from './stems'

/** A word that stands in more passages than this is everywhere: it ranks what others found, and finds only together with another. */
const everywhere = 3_000
/** How many words that are everywhere are tried together, and how many passages each such combination brings. */
const mostFrequent = 4
const mostTogether = 400
const mostRanked = 200
/** BM25 (Robertson et al. 1994): how soon repetition stops to count, and how much a passage's length does. */
const saturation = 1.2
const lengthShare = 0.8
/** What two words of the question count beyond themselves where they stand together, and how far apart that is. */
const togetherWeight = 0.5
/** What another word of the same family counts. */
const familyWeight = 0.2

/**
 * `ranked`: the passages that hold words of the question and their `fit` (1 for the best), by BM25 over these words, their synonyms,
 * families and neighbours; and `weights`, what each word tells. Who may see a passage is decided (`within`, alias `c`) before anything is
 * counted or ranked.
 */
export const rankedByWords = (asked: Asked, within: Sql): Sql => sql`${found(asked, within)}, ${scored(asked)}`

/**
 * Rare words find by themselves. How frequent a word is tells PostgreSQL's own statistics of the column, where it has any, so that nobody
 * reads the tens of thousands of passages that hold it; they name only words that are frequent in the whole office.
 */
const found = ({ terms }: Asked, within: Sql): Sql => sql`
  terms as materialized (select t.*, t.term::tsquery as q
    from jsonb_to_recordset(${JSON.stringify(terms.map((term) => ({ ...term, term: quoted(term.stem) })))}::jsonb)
      as t (i int, stem text, slot int, held float8, factor float8, family text, term text)),
  size as materialized (select greatest((select reltuples from pg_class where oid = 'chunks'::regclass),
    (select count(*) from (select 1 from chunks limit 5000) s)) as n),
  frequency as materialized (select e.stem, e.share * n as found from size, (
      select unnest(most_common_elems::text::text[]) as stem, unnest(most_common_elem_freqs) as share from pg_stats
      where schemaname = current_schema() and tablename = 'chunks' and attname = 'words' and not inherited) e
    where e.stem in (select stem from terms) and e.share * n > ${everywhere}),
  postings as materialized (select t.i, m.id from (select * from terms where stem not in (select stem from frequency)) t cross join lateral
    (select c.id from chunks c where c.words @@ t.q and ${within} limit ${everywhere + 1}) m),
  weights as materialized (select t.*, t.found > ${everywhere} as frequent, ln(1 + (greatest(n, t.found) - t.found + 0.5) / (t.found + 0.5))::float8 as weight
    from size, (select t.*, coalesce(f.found, p.found, 0)::float8 as found from terms t left join frequency f using (stem)
      left join (select i, count(*) as found from postings group by i) p using (i)) t),
  everywhere as materialized (select *, row_number() over (order by found, i) as rarity from weights where frequent and slot = i),
  combined as materialized (
    select a.q && b.q as q, a.weight + b.weight as mass from everywhere a join everywhere b on a.rarity < b.rarity and b.rarity <= ${mostFrequent}
    union all select a.q && b.q && d.q, a.weight + b.weight + d.weight
      from everywhere a join everywhere b on a.rarity < b.rarity join everywhere d on b.rarity < d.rarity and d.rarity <= ${mostFrequent}
    union all select q, weight from everywhere where rarity = 1 and not exists (select 1 from postings p join weights w using (i) where not w.frequent)),
  holders as materialized (select id, sum(mass) as mass from (
      select p.id, sum(w.factor * w.weight) as mass from postings p join weights w using (i) where not w.frequent group by p.id
      union all select m.id, max(x.mass) from combined x cross join lateral
        (select c.id from chunks c where c.words @@ x.q and ${within} limit ${mostTogether}) m group by m.id) h
    group by id order by mass desc, id limit ${mostRanked})`

const scored = ({ pairs }: Asked): Sql => sql`
  lexemes as materialized (select h.id, u.lexeme, u.positions, cardinality(u.positions) as times,
      cardinality(u.positions) + cardinality(array_positions(u.weights, 'C')) as counted
    from holders h join chunks c on c.id = h.id cross join lateral unnest(c.words) u),
  lengths as (select id, (sum(times) / avg(sum(times)) over ())::float8 as length from lexemes group by id),
  hits as materialized (select l.id, l.positions, l.counted, w.* from lexemes l join weights w on w.stem = l.lexeme),
  families as (select l.id, w.factor * w.weight * ${familyWeight}::float8 as weight, sum(l.counted) as counted
    from lexemes l join weights w on w.family = left(l.lexeme, ${familyLength}) and w.stem <> l.lexeme
    where not exists (select 1 from hits h where h.id = l.id and h.i = w.i) group by l.id, w.i, w.factor, w.weight),
  together as (select a.id, (a.weight + b.weight) * ${togetherWeight}::float8 as weight, t.counted
    from jsonb_to_recordset(${JSON.stringify(pairs.map(([one, next]) => ({ one, next })))}::jsonb) as p (one int, next int)
    join hits a on a.i = p.one join hits b on b.i = p.next and b.id = a.id
    cross join lateral (select count(*) as counted from unnest(a.positions) x where b.positions && array[x + 1, x + 2]::smallint[]) t where t.counted > 0),
  points as (select id, factor * weight as weight, counted from hits union all select * from families union all select * from together),
  scores as (select p.id, sum(p.weight * p.counted * (${saturation}::float8 + 1)
        / (p.counted + ${saturation}::float8 * (1 - ${lengthShare}::float8 + ${lengthShare}::float8 * l.length))) as score
    from points p join lengths l using (id) group by p.id),
  covered as (select h.id, sum(h.held * w.weight) as mass, sum(floor(h.held)) as matched
    from (select id, slot, max(held) as held from hits group by id, slot) h join weights w on w.i = h.slot group by h.id),
  ranked as materialized (select s.id, coalesce(v.mass, 0)::float8 as mass, coalesce(v.matched, 0)::int as matched,
      s.score / max(s.score) over () as fit
    from scores s left join covered v using (id))`
