import { digitsOf, sql, type Sql } from '../../../platform/database/sql'
import type { Asked } from './question'
import type { CommonWords } from '../words/common-words'
import { quoted } from '../words/stems'

/**
 * A word that stands in more passages than this is everywhere: it ranks what others found, and finds only
 * together with another.
 */
const everywhere = 600
/** So many passages are counted; of more, PostgreSQL's own estimate is taken. */
const counted = 5_000
/**
 * How many words that are everywhere are tried together, and how many passages each such combination brings.
 */
const mostFrequent = 4
const mostTogether = 200
const mostRanked = 60

/**
 * `weights`: what each word tells, and in how many passages it stands; `holders`: the passages, by their
 * place in the table (`at`), that hold most of the question's weight. Who may see a passage is decided
 * (`within`, alias `c`) before anything is counted. Rare words find by themselves; of words that the
 * statistics name as frequent nobody reads the tens of thousands of passages that hold them.
 */
export const holders = ({ terms }: Asked, { passages, shares }: CommonWords, within: Sql): Sql => sql`
  terms as materialized (select t.*, t.term::tsquery as q
    from jsonb_to_recordset(${JSON.stringify(terms.map((term) => ({ ...term, term: quoted(term.stem), common: commonOf(passages * (shares.get(term.stem) ?? 0)) })))}::jsonb)
      as t (i int, slot int, factor float8, term text, common float8)),
  postings as materialized (select t.i, m.at from (select * from terms where common is null) t cross join lateral
    (select c.ctid as at from chunks c where c.words @@ t.q and ${within} limit ${digitsOf(everywhere + 1)}) m),
  weights as materialized (select t.*, t.found > ${everywhere} as frequent, ln(1 + (greatest(n, t.found) - t.found + 0.5) / (t.found + 0.5))::float8 as weight
    from (select case when ${passages}::float8 >= ${counted}::int then ${passages}::float8
        else (select count(*) from (select 1 from chunks limit ${digitsOf(counted)}) s) end as n) size,
      (select t.*, coalesce(t.common, p.found, 0)::float8 as found from terms t
        left join (select i, count(*) as found from postings group by i) p using (i)) t),
  everywhere as materialized (select *, row_number() over (order by found, i) as rarity from weights where frequent and slot = i),
  combined as materialized (
    select a.q && b.q as q, a.weight + b.weight as mass from everywhere a join everywhere b on a.rarity < b.rarity and b.rarity <= ${mostFrequent}
    union all select a.q && b.q && d.q, a.weight + b.weight + d.weight
      from everywhere a join everywhere b on a.rarity < b.rarity join everywhere d on b.rarity < d.rarity and d.rarity <= ${mostFrequent}
    union all select q, weight from everywhere where rarity = 1 and not exists (select 1 from postings p join weights w using (i) where not w.frequent)),
  holders as materialized (select at from (
      select p.at, sum(w.factor * w.weight) as mass from postings p join weights w using (i) where not w.frequent group by p.at
      union all select m.at, max(x.mass) from combined x cross join lateral
        (select c.ctid as at from chunks c where c.words @@ x.q and ${within} limit ${digitsOf(mostTogether)}) m group by m.at) h
    group by at order by sum(mass) desc, at limit ${digitsOf(mostRanked)})`

/** How many passages a frequent word stands in; null for one that is to be counted. */
const commonOf = (found: number): number | null => (found > everywhere ? found : null)
