import type { SearchAnswer, SearchHit } from '@lavra/contracts/search'
import type { SourceType } from '@lavra/contracts/chat'
import { formatPhone } from '@lavra/contracts/values/identifiers'
import { noteKind, petitionType } from '@lavra/contracts/labels'
import { dayOf, showDay } from '@lavra/language/day'
import { excerptAround } from './excerpt'
import type { Ctx } from '../../platform/ctx'
import { screenOf } from '../../platform/screens'
import { beginsWith, matchesText, rows, sql, type Sql } from '../../platform/database/sql'
import { noteVisible, petitionVisible } from '../../platform/access/visibility'

interface Query {
  q: string
  limit: number
}
interface Found {
  id: string
  title: string
  subtitle: string | null
}

/** A text that stands in more records than this says too little to put them all in order. */
const mostOrdered = 1_000

/**
 * Records by name, number or e-mail for the bar at the top: those that begin with the text, then the newest;
 * one statement a group.
 */
export async function searchAll(ctx: Ctx, { q, limit }: Query): Promise<SearchAnswer> {
  const find = (columns: Sql, matches: Sql, within?: 'names') =>
    rows<Found>(
      ctx,
      sql`select ${columns} from (${matches} limit ${mostOrdered}) r
          order by ${beginsWith(q, sql`r.search`, within)} desc, r.created_at desc, r.id desc limit ${limit}`,
    )
  const clients = await find(
    sql`r.id, r.name as title, coalesce(r.email, r.phone) as subtitle`,
    clientsMatching(q),
  )
  const contacts = await find(
    sql`r.id, r.name as title, coalesce(r.email, r.phone, r.profession) as subtitle`,
    contactsMatching(q),
    'names',
  )
  const cases = await find(
    sql`r.id, r.title, r.case_number || ' · ' || r.client_name as subtitle`,
    casesMatching(q),
  )
  const petitions = await find(
    sql`r.id, r.title, concat_ws(' · ', ${kindOf(sql`r.petition_type`)}, r.client_name) as subtitle`,
    sql`select * from petitions p where ${matchesText(q, sql`p.search`)} and ${petitionVisible(ctx.user)}`,
  )
  const shown = (type: SourceType, found: Found[]) => found.map((one) => hitOf(ctx, type, one))
  return {
    clients: shown('client', clients),
    contacts: shown('contact', contacts),
    cases: shown('case', cases),
    petitions: shown('petition', petitions),
    notes: (await notesMatching(ctx, { q, limit })).map((note) => noteHit(ctx, q, note)),
  }
}

interface FoundNote {
  id: string
  case_id: string
  kind: keyof typeof noteKind
  happened_at: string
  text: string
  of: string
}

/** Notes that the caller may see, by their text; of as many as limit the text is read. */
const notesMatching = (ctx: Ctx, { q, limit }: Query) =>
  rows<FoundNote>(
    ctx,
    sql`select n.id, n.case_id, n.kind::text as kind, n.happened_at, n.text, k.title as of from (
          select r.id, r.happened_at from (
            select n.id, n.happened_at, left(n.search, 300) as search from case_notes n
            where ${matchesText(q, sql`n.search`)} and ${noteVisible(ctx.user)} limit ${mostOrdered}) r
          order by ${beginsWith(q, sql`r.search`)} desc, r.happened_at desc, r.id desc limit ${limit}) best
        join case_notes n on n.id = best.id join cases k on k.id = n.case_id
        order by ${beginsWith(q, sql`n.search`)} desc, n.happened_at desc, n.id desc`,
  )

const noteHit = (
  ctx: Ctx,
  q: string,
  { id, case_id, kind, happened_at, text, of }: FoundNote,
): SearchHit => ({
  id,
  title: excerptAround(text, q),
  subtitle: `${noteKind[kind]} de ${showDay(dayOf(new Date(happened_at)))} · ${of}`,
  url: screenOf(ctx.user, { type: 'note', id, title: of, case_id }),
})

const clientsMatching = (q: string): Sql =>
  sql`select * from clients c where ${matchesText(q, sql`c.search`)}`

const contactsMatching = (q: string): Sql =>
  sql`select * from contacts c where ${matchesText(q, sql`c.search`, 'names')}`

/** By title, number, client or the name of a party: two lookups, each by its own index. */
const casesMatching = (q: string): Sql => sql`
  select * from cases k where k.id in (
    select o.id from cases o where ${matchesText(q, sql`o.search`)}
    union select pa.case_id from parties pa where ${matchesText(q, sql`pa.search`)})`

/** The label of a petition's type. */
const kindOf = (column: Sql): Sql => sql`${JSON.stringify(petitionType)}::jsonb ->> ${column}::text`

const hitOf = (ctx: Ctx, type: SourceType, { id, title, subtitle }: Found): SearchHit => ({
  id,
  title,
  subtitle: subtitle && formatPhone(subtitle),
  url: screenOf(ctx.user, { type, id, title, case_id: null }),
})
