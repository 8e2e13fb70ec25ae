import { eraseEvents } from '../../platform/audit/chain'
import type { Ctx } from '../../platform/ctx'
import { rows, sql } from '../../platform/database/sql'
import type { Subject } from './subject'
import { holdsTrace } from './traces'

const BATCH = 500

/**
 * Lets go of what was made of the records: passages of the index, checks of petitions, answers kept for
 * repetitions.
 */
export async function forgetCopies(tx: Ctx, subject: Subject): Promise<void> {
  const { cases, petitions, documents } = subject
  const linked = await rows<{ id: string }>(
    tx,
    sql`select distinct contact_id as id from contact_cases where case_id = any(${cases}::text[])`,
  )
  const contacts = linked.map(({ id }) => id)
  const notes = (
    await rows<{ id: string }>(tx, sql`select id from case_notes where case_id = any(${cases}::text[])`)
  ).map(({ id }) => id)
  const sources: [string, string[]][] = [
    [subject.kind, [subject.id]],
    ['case', cases],
    ['contact', contacts],
    ['document', documents],
    ['note', notes],
    ['petition', petitions],
  ]
  for (const [type, ids] of sources) {
    await rows(
      tx,
      sql`delete from chunks where source_type = ${type}::source_type and source_id = any(${ids}::text[])`,
    )
    // Made anew from what is left within seconds; those that are gone have nothing to be made of.
    const there = type === 'document' || type === 'petition' ? await stillThere(tx, type, ids) : ids
    await rows(tx, sql`select index_again(${type}::source_type, ${there}::text[])::text`)
  }
  await rows(tx, sql`delete from petition_checks where petition_id = any(${petitions}::text[])`)
  await forgetAnswers(tx, [subject.id, ...cases, ...petitions, ...documents], subject.traces)
}

async function stillThere(tx: Ctx, type: 'document' | 'petition', ids: string[]): Promise<string[]> {
  const table = type === 'document' ? sql`documents` : sql`petitions`
  return (await rows<{ id: string }>(tx, sql`select id from ${table} where id = any(${ids}::text[])`)).map(
    ({ id }) => id,
  )
}

/** Kept for a day only, so there are few. */
async function forgetAnswers(tx: Ctx, ids: string[], traces: RegExp[]): Promise<void> {
  for (let after = ['', '']; ;) {
    const page = await rows<{ user_id: string; key: string; response: string | null }>(
      tx,
      sql`select user_id, key, response::text as response from idempotency_keys
          where (user_id, key) > (${after[0]}, ${after[1]}) order by user_id, key limit ${BATCH}`,
    )
    const tells = (text: string) => ids.some((id) => text.includes(id)) || holdsTrace(text, traces)
    const told = page.filter(({ response }) => response !== null && tells(response))
    for (const { user_id, key } of told)
      await rows(tx, sql`delete from idempotency_keys where user_id = ${user_id} and key = ${key}`)
    if (page.length < BATCH) return
    const last = page.at(-1)
    after = [last?.user_id ?? '', last?.key ?? '']
  }
}

interface Told {
  id: string
  entity_type: string
  entity_id: string | null
  text: string
}

/**
 * Blanks what the trail tells of the person, and of papers that are gone: that something happened, when and
 * by whom stays, and the chain can still be verified.
 */
export async function forgetTrail(tx: Ctx, subject: Subject): Promise<void> {
  const events = await eventsAround(tx, subject)
  const own = new Set([subject.id, ...subject.parties, ...subject.trash.own])
  // A party that was in the list under another id: whatever else was told of it is the person's, too.
  for (const { entity_type, entity_id, text } of events)
    if (entity_type === 'party' && entity_id && holdsTrace(text, subject.traces)) own.add(entity_id)
  const gone = new Set(await goneOf(tx, events))
  const ids = events
    .filter(
      ({ entity_id: of, text }) =>
        (of !== null && (own.has(of) || gone.has(of))) || holdsTrace(text, subject.traces),
    )
    .map(({ id }) => id)
  for (let start = 0; start < ids.length; start += BATCH)
    await eraseEvents(tx, ids.slice(start, start + BATCH), 'details')
}

function eventsAround(
  tx: Ctx,
  { kind, id, cases, parties, petitions, documents, trash }: Subject,
): Promise<Told[]> {
  return rows<Told>(
    tx,
    sql`select id, entity_type, entity_id, concat(before::text, ' ', after::text) as text from audit_events
        where action <> 'erased' and (before is not null or after is not null)
          and ((entity_type = ${kind} and entity_id = ${id}) or case_id = any(${cases}::text[])
            or (entity_type = 'party' and entity_id = any(${parties}::text[])) or (entity_type = 'petition' and entity_id = any(${petitions}::text[]))
            or (entity_type = 'document' and entity_id = any(${documents}::text[]))
            or (entity_type in ('client', 'contact', 'case') and entity_id = any(${trash.own}::text[]))) order by id`,
  )
}

/** Of the documents and petitions that these events tell of, those that are no longer there. */
async function goneOf(tx: Ctx, events: Told[]): Promise<string[]> {
  const papers = events.filter(({ entity_type }) => entity_type === 'document' || entity_type === 'petition')
  const ids = [...new Set(papers.flatMap(({ entity_id }) => entity_id ?? []))]
  const inTrash = await rows<{ id: string }>(
    tx,
    sql`select row ->> 'id' as id from trash_rows where place in ('documents', 'petitions') and row ->> 'id' = any(${ids}::text[])`,
  )
  const there = new Set([
    ...(await stillThere(tx, 'document', ids)),
    ...(await stillThere(tx, 'petition', ids)),
    ...inTrash.map(({ id }) => id),
  ])
  return ids.filter((id) => !there.has(id))
}
