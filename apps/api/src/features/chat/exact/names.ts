import type { Ctx } from '../../../platform/ctx'
import { holdsWord, likeWord, rowsByOnePlan, sql, type Sql } from '../../../platform/database/sql'
import { isConnector, nameWords, type Token } from './words'

/** Somebody or something of the office's records that a name in a question may mean. */
export interface Named {
  kind: 'client' | 'contact' | 'party' | 'user' | 'case'
  /** Null for a party: the same person stands in several cases. */
  id: string | null
  name: string
  /** The words by which it is known. */
  words: string[]
}

/** Words of a question that are a name on record, and whom they fit. */
export interface NameMatch {
  from: number
  to: number
  text: string
  found: Named[]
}

const perKind = 40

/**
 * Whose name holds one of these words, best fit first; at most forty of a kind. Within a client's scope only
 * those who have to do with it.
 * Users are told to those only who may list them; anybody knows their own name.
 */
export async function namesOnRecord(ctx: Ctx, words: string[], client_id: string | null): Promise<Named[]> {
  const wanted = [...new Set(words)].filter((word) => word.length >= 3).slice(0, 8)
  if (wanted.length === 0) return []
  const some = (conditions: Sql[]) => sql`(${conditions.reduce((others, one) => sql`${others} or ${one}`)})`
  // One by one, since a trigram index serves no `like any`; a record's other fields may hold the word too.
  const indexed = (search: Sql) => some(wanted.map((word) => holdsWord(word, search)))
  const named = (column: Sql) => some(wanted.map((word) => sql`fold(${column}) like ${likeWord(word)}`))
  const fit = (column: Sql) =>
    sql`(select count(*) from unnest(${wanted}::text[]) w where fold(${column}) like '%' || w || '%')`
  const kind = (name: Named['kind'], id: Sql, column: Sql, source: Sql, condition: Sql) =>
    sql`(select ${name} as kind, ${id} as id, ${column} as name from ${source} where ${named(column)} and ${condition}
         group by 2, 3 order by ${fit(column)} desc, 3 limit ${perKind})`
  const within = (condition: Sql) => (client_id === null ? sql`true` : condition)
  const staff = ctx.user !== null && ctx.user.user_role !== 'restricted'
  const linked = sql`exists (select 1 from contact_cases k join cases kc on kc.id = k.case_id where k.contact_id = c.id and kc.client_id = ${client_id})`
  const ofCase = sql`exists (select 1 from cases kc where kc.id = k.case_id and kc.client_id = ${client_id})`
  const [clients, contacts, parties, users, cases] = [
    kind(
      'client',
      sql`c.id`,
      sql`c.name`,
      sql`clients c`,
      sql`${indexed(sql`c.search`)} and ${within(sql`c.id = ${client_id}`)}`,
    ),
    kind(
      'contact',
      sql`c.id`,
      sql`c.name`,
      sql`contacts c`,
      sql`${indexed(sql`c.search`)} and ${within(linked)}`,
    ),
    kind(
      'party',
      sql`null::text`,
      sql`k.name`,
      sql`parties k`,
      sql`${indexed(sql`k.search`)} and ${within(ofCase)}`,
    ),
    kind(
      'user',
      sql`u.id`,
      sql`u.full_name`,
      sql`users u`,
      staff ? sql`u.is_active` : sql`u.id = ${ctx.user?.id ?? ''}`,
    ),
    kind(
      'case',
      sql`c.id`,
      sql`c.title`,
      sql`cases c`,
      sql`${indexed(sql`c.search`)} and ${within(sql`c.client_id = ${client_id}`)}`,
    ),
  ]
  const all = sql`${clients} union all ${contacts} union all ${parties} union all ${users} union all ${cases}`
  const found = await rowsByOnePlan<Omit<Named, 'words'>>(ctx, all)
  return found.map((one) => ({ ...one, words: nameWords(one.name) }))
}

/**
 * The longest run of words from `at` that stands in a name on record in this order, and all names in which it
 * does.
 */
export function nameAt(
  tokens: Token[],
  at: number,
  free: Set<number>,
  known: Named[],
  titles: boolean,
): NameMatch | null {
  const candidates = known.filter(({ kind }) => titles || kind !== 'case')
  let best: NameMatch | null = null
  for (let to = at + 1; to <= Math.min(tokens.length, at + 12); to += 1) {
    const last = tokens[to - 1]
    if (last?.kind !== 'word') break
    const span = tokens.slice(at, to)
    const words = span.map(({ word }) => word).filter((word) => word.length > 1 && !isConnector(word))
    if (isConnector(last.word) || last.word.length === 1 || words.length === 0) continue
    const found = candidates.filter((one) => inOrder(words, one.words))
    if (found.length === 0) break
    if (!span.some((_, offset) => free.has(at + offset))) continue
    const whole = found.filter((one) => one.words.length === words.length)
    best = {
      from: at,
      to,
      text: span.map(({ raw }) => raw).join(' '),
      found: whole.length > 0 ? whole : found,
    }
  }
  return best
}

/** All `words` in `name`, one after the other. */
function inOrder(words: string[], name: string[]): boolean {
  let at = -1
  return words.every((word) => {
    at = name.indexOf(word, at + 1)
    return at >= 0
  })
}
