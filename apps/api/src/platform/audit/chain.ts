import { recordEvents } from './events'
import { notedHead, noteHead } from './head'
import {
  auditKey,
  headSeal,
  headText,
  isSealed,
  keyId,
  linkOf,
  type AuditKey,
  type EventRow,
  type Head,
  type Link,
  type Part,
} from './seal'
import { checkWritten } from './written'
import type { Ctx } from '../ctx'
import { rows, sql, type Sql } from '../database/sql'

/*
 * A link commits to its event and to the link before it. Links are given in the order in which the job finds
 * events, not in that of their times: a long transaction commits events that are older than what is chained
 * already, and none may be missed. One transaction adds links and moves the head, under the head's lock, so
 * that a killed node leaves a shorter chain and never a broken one.
 */

const BATCH = 500
/** How long one run may take, milliseconds: what is left waits for the next. */
const RUN_MS = 20_000

const columns = sql`e.id, e.at, e.actor_id, e.actor_name, e.action, e.entity_type, e.entity_id, e.case_id, e.before::text as before, e.after::text as after,
  e.request_id, e.address, e.confidential, e.salt, e.seal`

/** Gives every event that waits its link; answers how many it gave. */
export async function chainEvents(ctx: Ctx): Promise<number> {
  const end = Date.now() + RUN_MS
  let [chained, after, head]: [number, string | null, Head | null] = [0, '', null]
  while (after !== null && Date.now() < end && !ctx.stopping.aborted) {
    const from: string = after
    const batch = await ctx.transaction((tx) => chainBatch(tx, from))
    ;[chained, after, head] = [chained + batch.chained, batch.after, batch.head]
  }
  if (head) await publish(ctx, head, chained)
  await checkWritten(ctx)
  return chained
}

/** The next events by id; `after` is null once none is left. */
async function chainBatch(
  tx: Ctx,
  from: string,
): Promise<{ chained: number; after: string | null; head: Head }> {
  const key = auditKey(tx.env.AUDIT_KEY)
  const head = await lockHead(tx, key)
  const found = await waiting(tx, sql`l.event_id > ${from} order by l.event_id limit ${BATCH}`)
  const { chained, head: moved } = await addLinks(tx, key, head, found)
  const after = found.length < BATCH ? null : (found.at(-1)?.id ?? null)
  // What was there before the chain is taken in once; from then on only what carries the server's seal.
  const last = { ...moved, open: moved.open && after !== null }
  await saveHead(tx, key, last)
  return { chained, after, head: last }
}

const waiting = (tx: Ctx, which: Sql): Promise<EventRow[]> =>
  rows<EventRow>(
    tx,
    sql`select ${columns} from audit_links l join audit_events e on e.id = l.event_id where l.sequence is null and ${which}`,
  )

/** The head, held until the transaction ends. Throws where another key or another hand wrote it. */
async function lockHead(tx: Ctx, key: AuditKey): Promise<Head> {
  await rows(tx, sql`insert into audit_head (id) values (1) on conflict do nothing`)
  const [head] = await rows<Head>(
    tx,
    sql`select sequence, digest, open, key_id, seal from audit_head where id = 1 for update`,
  )
  if (!head) throw new Error('the audit chain has no head')
  if (head.seal === null && head.sequence === 0) return { ...head, digest: '', open: true }
  if (head.key_id !== keyId(key))
    throw new Error('the audit chain was made with another AUDIT_KEY; nothing is added to it')
  if (head.seal !== headSeal(key, head))
    throw new Error('the head of the audit chain was altered; nothing is added to the chain')
  return head
}

async function saveHead(tx: Ctx, key: AuditKey, head: Head): Promise<void> {
  const { sequence, digest, open } = head
  await rows(
    tx,
    sql`update audit_head set sequence = ${sequence}::int, digest = ${digest}, open = ${open},
    key_id = ${keyId(key)}, seal = ${headSeal(key, head)}, ran_at = clock_timestamp() where id = 1`,
  )
}

/** Events without a genuine seal stay without a link, where `audit verify` finds them. */
async function addLinks(
  tx: Ctx,
  key: AuditKey,
  head: Head,
  found: EventRow[],
): Promise<{ chained: number; head: Head }> {
  const links: Link[] = []
  let { sequence, digest } = head
  for (const row of found) {
    const old = head.open && row.seal === null && row.salt === null && row.action !== 'erased'
    if (!old && !isSealed(key, row)) continue
    const link = linkOf(key, digest, ++sequence, row)
    digest = link.digest
    links.push(link)
  }
  if (links.length > 0) await storeLinks(tx, links)
  return { chained: links.length, head: { ...head, sequence, digest } }
}

async function storeLinks(tx: Ctx, links: Link[]): Promise<void> {
  const column = <K extends keyof Link>(name: K): Link[K][] => links.map((link) => link[name])
  const stored = await rows(
    tx,
    sql`
    update audit_links l set sequence = n.sequence, facts_digest = n.facts_digest, details_salt = n.details_salt, details_digest = n.details_digest,
      actor_salt = n.actor_salt, actor_digest = n.actor_digest, digest = n.digest
    from unnest(${column('event_id')}::text[], ${column('sequence')}::int[], ${column('facts_digest')}::text[], ${column('details_salt')}::text[],
      ${column('details_digest')}::text[], ${column('actor_salt')}::text[], ${column('actor_digest')}::text[], ${column('digest')}::text[])
      as n(event_id, sequence, facts_digest, details_salt, details_digest, actor_salt, actor_digest, digest)
    where l.event_id = n.event_id and l.sequence is null returning 1`,
  )
  if (stored.length !== links.length)
    throw new Error(`${links.length - stored.length} events were given a link meanwhile`)
}

/**
 * Tells the end of the chain to the log and to the file beside the database, unless that file's own end is no
 * longer in the chain.
 */
async function publish(ctx: Ctx, head: Head, chained: number): Promise<void> {
  const noted = notedHead(ctx.env.DATA_DIR)
  if (noted && noted.sequence > 0) {
    const [known] = await rows(
      ctx,
      sql`select 1 from audit_links where sequence = ${noted.sequence}::int and digest = ${noted.digest}`,
    )
    if (!known) {
      ctx.log.error(
        { noted: headText(noted), head: headText(head) },
        'the end of the audit chain that was noted here is gone from it',
      )
      return
    }
  }
  if (chained > 0) ctx.log.info({ audit_head: headText(head), chained }, 'audit chain')
  if (head.sequence > 0 && noted?.sequence !== head.sequence) noteHead(ctx.env.DATA_DIR, head)
}

const blanked = {
  details: { contents: sql`before = null, after = null`, salt: sql`details_salt` },
  actor: { contents: sql`actor_name = null, address = null`, salt: sql`actor_salt` },
}

/**
 * Blanks one part of events for good and writes down that it was done, in the transaction of whatever made it
 * necessary. What stays, and the digests of what went, keep the chain whole. Acts of erasure are not erased.
 */
export async function eraseEvents(ctx: Ctx, ids: string[], part: Part): Promise<void> {
  await ctx.transaction(async (tx) => {
    const key = auditKey(tx.env.AUDIT_KEY)
    const head = await lockHead(tx, key)
    const { head: moved } = await addLinks(
      tx,
      key,
      head,
      await waiting(tx, sql`l.event_id = any(${ids}::text[]) order by l.event_id`),
    )
    await saveHead(tx, key, moved)
    const { contents, salt } = blanked[part]
    const linked = sql`select e.id from audit_links l join audit_events e on e.id = l.event_id
      where l.event_id = any(${ids}::text[]) and l.sequence is not null and l.${salt} is not null and e.action <> 'erased' order by e.id`
    const found = (await rows<{ id: string }>(tx, linked)).map(({ id }) => id)
    await rows(tx, sql`select set_config('lavra.erasing', 'on', true)`)
    await rows(tx, sql`update audit_events set ${contents}, salt = null where id = any(${found}::text[])`)
    await rows(tx, sql`update audit_links set ${salt} = null where event_id = any(${found}::text[])`)
    await rows(tx, sql`select set_config('lavra.erasing', 'off', true)`)
    await recordEvents(
      tx,
      found.map((id) => ({ action: 'erased', entity_type: 'audit_event', entity_id: id, after: { part } })),
    )
  })
}
