import {
  contentsOf,
  factsDigest,
  headSeal,
  isSealed,
  keyId,
  linkDigest,
  partDigest,
  parts,
  type AuditKey,
  type EventRow,
  type Head,
  type Link,
  type Part,
} from './seal'
import type { Sql } from '../database/driver'

export interface AuditFinding {
  kind:
    | 'altered'
    | 'missing'
    | 'gap'
    | 'inserted'
    | 'link'
    | 'unlinked'
    | 'erased_without_act'
    | 'act_without_erasure'
    | 'head'
    | 'cut'
    | 'other_key'
    | 'lost_head'
    | 'taken_out'
    | 'foreign_guard'
    | 'guard_off'
  /** The place in the chain; null where there is none. */
  sequence: number | null
  /** The event's id, or what else tells where to look. */
  subject: string
}

export interface AuditSummary {
  links: number
  /** Events that the job has not come to yet. */
  waiting: number
  head: Pick<Head, 'sequence' | 'digest'>
}

type Tell = (finding: AuditFinding) => void
type Known = Pick<Head, 'sequence' | 'digest'>
type Pair = { sequence: number; event_id: string } & {
  [K in keyof Omit<Link, 'sequence' | 'event_id'>]: string | null
} & { [K in keyof EventRow]: EventRow[K] | null }

const PAGE = 1_000
/** An event that waits this long although the job has run since is not being chained. */
const WAIT_SECONDS = 600

const eventColumns = `e.id, e.at, e.actor_id, e.actor_name, e.action, e.entity_type, e.entity_id, e.case_id, e.before::text as before, e.after::text as after,
  e.request_id, e.address, e.confidential, e.salt, e.seal`
const linkColumns =
  'l.sequence, l.event_id, l.facts_digest, l.details_salt, l.details_digest, l.actor_salt, l.actor_digest, l.digest'

/**
 * Recomputes the whole chain in pages and changes nothing. Each page is one statement, so that a running
 * office, whose transactions add events and links, disturbs nothing. `heads` are ends of the chain kept
 * elsewhere, which it has to contain, and `written` the ids of events that this machine wrote and has not
 * seen chained.
 */
export async function verifyAudit(
  sql: Sql,
  key: AuditKey,
  heads: Known[],
  tell: Tell,
  written: string[] = [],
): Promise<AuditSummary> {
  await checkGuards(sql, tell)
  const found = await headOf(sql)
  if (found && found.key_id !== null && found.key_id !== keyId(key)) {
    tell({ kind: 'other_key', sequence: null, subject: found.key_id })
    return { links: 0, waiting: 0, head: found }
  }
  const walk = new Walk(key, tell)
  const top = found?.top ?? 0
  const next = () => pairsBetween(sql, walk.last, top)
  for (let page = await next(); page.length > 0; page = await next()) await walk.take(sql, page)
  checkHead(key, found, walk, tell)
  for (const { sequence, digest } of heads) {
    const [known] = await sql.query('select 1 from audit_links where sequence = $1 and digest = $2', [
      sequence,
      digest,
    ])
    if (!known) tell({ kind: 'lost_head', sequence, subject: `${sequence}-${digest}` })
  }
  const waiting = await checkUnlinked(sql, key, tell)
  for (const id of await goneOf(sql, written)) tell({ kind: 'taken_out', sequence: null, subject: id })
  return { links: walk.links, waiting, head: found ?? { sequence: 0, digest: '' } }
}

/** The triggers that keep the trail, by their tables. */
const guards = [
  'audit_events.audit_events_append_only',
  'audit_events.audit_events_linked',
  'audit_events.audit_events_never_emptied',
  'audit_links.audit_links_append_only',
  'audit_links.audit_links_never_emptied',
]

/**
 * Triggers, rules and row policies that are not ours could keep events out of the trail; ours could be gone
 * or switched off.
 */
async function checkGuards(sql: Sql, tell: Tell): Promise<void> {
  const found = await sql.query<{ name: string; on: boolean }>(
    `select c.relname || '.' || g.name as name, g.on from pg_class c join (
       select tgrelid as oid, tgname as name, tgenabled in ('O', 'A') as on from pg_trigger where not tgisinternal
       union all select ev_class, rulename, true from pg_rewrite
       union all select polrelid, polname, true from pg_policy) g on g.oid = c.oid
     where c.oid in ('audit_events'::regclass, 'audit_links'::regclass, 'audit_head'::regclass) order by 1`,
  )
  for (const { name } of found.filter((one) => !guards.includes(one.name)))
    tell({ kind: 'foreign_guard', sequence: null, subject: name })
  const live = new Set(found.filter((one) => one.on).map(({ name }) => name))
  for (const name of guards) if (!live.has(name)) tell({ kind: 'guard_off', sequence: null, subject: name })
}

/** Those of these events that are there no more. */
async function goneOf(sql: Sql, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const there = await sql.query<{ id: string }>('select id from audit_events where id = any($1::text[])', [
    ids,
  ])
  const known = new Set(there.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !known.has(id))
}

/**
 * The head and the last link in one statement: they change together, so the chain ends at both, whatever is
 * added meanwhile.
 */
async function headOf(sql: Sql): Promise<(Head & { top: number }) | undefined> {
  const [head] = await sql.query<Head & { top: number }>(
    `select coalesce(h.sequence, 0) as sequence, coalesce(h.digest, '') as digest, coalesce(h.open, true) as open, h.key_id, h.seal, coalesce(m.top, 0) as top
     from (select max(sequence) as top from audit_links) m left join audit_head h on h.id = 1`,
  )
  return head
}

function checkHead(key: AuditKey, head: Head | undefined, { last, digest }: Walk, tell: Tell): void {
  if (!head || (last <= 0 && head.sequence === 0 && head.seal === null)) return
  if (head.seal !== headSeal(key, head)) tell({ kind: 'head', sequence: null, subject: 'audit_head' })
  // A chain without links ends at 0, also where the job has run before anything happened.
  const end = Math.max(last, 0)
  if (head.sequence > end)
    tell({ kind: 'cut', sequence: head.sequence, subject: `${end + 1}-${head.sequence}` })
  if (head.sequence < end || (head.sequence === end && head.digest !== digest))
    tell({ kind: 'head', sequence: last, subject: 'audit_head' })
}

const pairsBetween = (sql: Sql, after: number, top: number): Promise<Pair[]> =>
  sql.query<Pair>(
    `select ${linkColumns}, ${eventColumns} from audit_links l left join audit_events e on e.id = l.event_id
     where l.sequence > $1 and l.sequence <= $2 order by l.sequence limit ${PAGE}`,
    [after, top],
  )

const isEvent = (pair: Pair): pair is Pair & EventRow => pair.id !== null

/** Goes along the chain and holds each link against the one before it and against its event. */
class Walk {
  links = 0
  /** Before the first link: whatever number somebody gave one. */
  last = -(2 ** 31)
  digest = ''

  constructor(
    private readonly key: AuditKey,
    private readonly tell: Tell,
  ) {}

  async take(sql: Sql, page: Pair[]): Promise<void> {
    const acts = await actsFor(sql, page)
    for (const pair of page) {
      this.follow(pair)
      if (isEvent(pair)) this.compare(pair, acts.get(pair.event_id) ?? [])
      else this.tell({ kind: 'missing', sequence: pair.sequence, subject: pair.event_id })
    }
    await this.checkActs(sql, page)
  }

  private follow(pair: Pair): void {
    const { sequence, event_id: subject } = pair
    const next = Math.max(this.last, 0) + 1
    if (sequence > next) this.tell({ kind: 'gap', sequence: next, subject: `${next}-${sequence - 1}` })
    else if (sequence < next || pair.digest !== linkDigest(this.key, this.digest, pair as Link))
      this.tell({ kind: 'link', sequence, subject })
    this.links++
    this.last = sequence
    this.digest = pair.digest ?? ''
  }

  private compare(pair: Pair & EventRow, erased: Part[]): void {
    const at = { sequence: pair.sequence, subject: pair.event_id }
    const salts = { details: pair.details_salt, actor: pair.actor_salt }
    const blank = parts.filter((part) => salts[part] === null)
    const whole = parts.every((part) => {
      const salt = salts[part]
      if (salt === null) return contentsOf(part, pair).every((value) => value === null)
      return pair[`${part}_digest`] === partDigest(this.key, part, salt, pair)
    })
    // Events from before the chain carry no seal; of one with an erased part only the salt is gone.
    const sealed = blank.length > 0 || pair.seal === null ? pair.salt === null : isSealed(this.key, pair)
    if (!whole || !sealed || pair.facts_digest !== factsDigest(this.key, pair))
      this.tell({ kind: 'altered', ...at })
    if (blank.some((part) => !erased.includes(part))) this.tell({ kind: 'erased_without_act', ...at })
  }

  /** What an act says is gone has to be gone: somebody may have put it back. */
  private async checkActs(sql: Sql, page: Pair[]): Promise<void> {
    const acts = page.flatMap(({ sequence, event_id, action, entity_id, after }) =>
      action === 'erased' ? [{ sequence, event_id, id: entity_id, part: partOf(after) }] : [],
    )
    if (acts.length === 0) return
    const targets = await sql.query<{ id: string } & Record<Part, boolean>>(
      'select event_id as id, details_salt is null as details, actor_salt is null as actor from audit_links where event_id = any($1::text[])',
      [acts.map(({ id }) => id)],
    )
    const gone = new Map(targets.map((target) => [target.id, target]))
    for (const { sequence, event_id, id, part } of acts)
      if (!part || gone.get(id ?? '')?.[part] === false)
        this.tell({ kind: 'act_without_erasure', sequence, subject: id ?? event_id })
  }
}

const partOf = (after: string | null): Part | undefined =>
  parts.find((part) => after === `{"part": "${part}"}`)

/** Which parts of a page's blanked events were erased by an act on record. */
async function actsFor(sql: Sql, page: Pair[]): Promise<Map<string, Part[]>> {
  const blank = page
    .filter(({ details_salt, actor_salt }) => details_salt === null || actor_salt === null)
    .map(({ event_id }) => event_id)
  const acts = new Map<string, Part[]>()
  if (blank.length === 0) return acts
  const rows = await sql.query<{ id: string; after: string | null }>(
    "select entity_id as id, after::text as after from audit_events where entity_type = 'audit_event' and action = 'erased' and entity_id = any($1)",
    [blank],
  )
  for (const { id, after } of rows)
    acts.set(id, [...(acts.get(id) ?? []), ...parts.filter((part) => part === partOf(after))])
  return acts
}

const IDS = 10_000

/**
 * Events outside the chain: those the job has not come to, and those it does not take because the server did
 * not write them.
 */
async function checkUnlinked(sql: Sql, key: AuditKey, tell: Tell): Promise<number> {
  let waiting = 0
  for (let from: string | null = ''; from !== null;) {
    const [end]: { id: string }[] = await sql.query<{ id: string }>(
      `select id from audit_events where id > $1 order by id limit 1 offset ${IDS}`,
      [from],
    )
    const found = await sql.query<EventRow & { stray: boolean; open: boolean; late: boolean }>(
      `select ${eventColumns}, l.event_id is null as stray, coalesce(h.open, true) as open,
         coalesce(h.ran_at > l.created_at + interval '${WAIT_SECONDS} seconds', false) as late
       from audit_events e left join audit_links l on l.event_id = e.id left join audit_head h on h.id = 1
       where e.id > $1 and ($2::text is null or e.id <= $2) and l.sequence is null order by e.id`,
      [from, end?.id ?? null],
    )
    for (const row of found) {
      const old = row.open && row.seal === null && row.salt === null && row.action !== 'erased'
      if (row.stray || !(old || isSealed(key, row)))
        tell({ kind: 'inserted', sequence: null, subject: row.id })
      else if (row.late && !row.open) tell({ kind: 'unlinked', sequence: null, subject: row.id })
      else waiting++
    }
    from = end?.id ?? null
  }
  const lost = await sql.query<{ id: string }>(
    'select l.event_id as id from audit_links l where l.sequence is null and not exists (select 1 from audit_events e where e.id = l.event_id) order by 1',
  )
  for (const { id } of lost) tell({ kind: 'missing', sequence: null, subject: id })
  return waiting
}
