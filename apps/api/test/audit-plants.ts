import {
  auditKey,
  headSeal,
  headText,
  keyId,
  linkOf,
  newSalt,
  sealOf,
  type EventRow,
  type Head,
} from '../src/platform/audit/seal'
import type { AuditFinding } from '../src/platform/audit/verify'
import type { Sql } from '../src/platform/database/driver'

/**
 * One thing that somebody with all rights on the database does to the trail, and what verifying has to call
 * it.
 */
export interface Plant {
  what: string
  kinds: AuditFinding['kind'][]
  change: (sql: Sql) => Promise<unknown>
}

/** Events of the trail to lay hands on: ids by their place, and two whose contents were erased lawfully. */
export interface Trail {
  first: string
  middle: string
  last: string
  waiting: string
  erased: { id: string; row: Record<string, unknown>; salts: Record<string, unknown> }
  length: number
}

const eventColumns = [
  'at',
  'actor_id',
  'actor_name',
  'action',
  'entity_type',
  'entity_id',
  'case_id',
  'before',
  'after',
  'request_id',
  'address',
  'confidential',
  'salt',
  'seal',
]
const linkColumns = ['facts_digest', 'details_salt', 'details_digest', 'actor_salt', 'actor_digest', 'digest']

/** The smallest change of a column: a millisecond, one character, a turned flag. */
function nudged(column: string): string {
  if (column === 'at') return "at + interval '1 millisecond'"
  if (column === 'confidential') return 'not confidential'
  if (column === 'before' || column === 'after')
    return `replace(${column}::text, 'Padaria', 'Pataria')::jsonb`
  return `overlay(${column} placing (case when left(${column}, 1) = 'b' then 'c' else 'b' end) from 1 for 1)`
}

export function plantsOf(trail: Trail): Plant[] {
  return [
    ...alterations(trail),
    ...removals(trail),
    ...insertions(trail),
    ...disorder(trail),
    ...erasures(trail),
    ...ofTheHead(trail),
  ]
}

function alterations({ first, middle, last, waiting }: Trail): Plant[] {
  const linked = Object.entries({ first, middle, last })
  const update = (table: string, column: string, id: string, value: string) => (sql: Sql) =>
    sql.query(
      `update ${table} set ${column} = ${value} where ${table === 'audit_events' ? 'id' : 'event_id'} = $1`,
      [id],
    )
  return [
    ...eventColumns.flatMap((column) => [
      ...linked.map(([place, id]): Plant => ({
        what: `${column} of the ${place} event`,
        kinds: ['altered'],
        change: update('audit_events', column, id, nudged(column)),
      })),
      {
        what: `${column} of a waiting event`,
        kinds: ['inserted'],
        change: update('audit_events', column, waiting, nudged(column)),
      } satisfies Plant,
    ]),
    ...['actor_name', 'before', 'seal'].map((column): Plant => ({
      what: `${column} blanked`,
      kinds: ['altered'],
      change: update('audit_events', column, middle, 'null'),
    })),
    ...[middle, waiting].map((id): Plant => ({
      what: 'an id',
      kinds: ['missing', 'inserted'],
      change: update('audit_events', 'id', id, "'0' || id"),
    })),
    ...linkColumns.flatMap((column) =>
      linked.map(([place, id]): Plant => ({
        what: `${column} of the ${place} link`,
        kinds: column.endsWith('salt') ? ['altered'] : ['link', 'altered', 'head'],
        change: update('audit_links', column, id, nudged(column)),
      })),
    ),
    {
      what: 'a number of the jsonb, by one digit',
      kinds: ['altered'],
      change: update('audit_events', 'after', middle, "jsonb_set(after, '{value}', '1500.01')"),
    },
    {
      what: 'a number of the jsonb, written otherwise',
      kinds: ['altered'],
      change: update('audit_events', 'after', middle, "jsonb_set(after, '{value}', '1500.50')"),
    },
  ]
}

function removals({ first, middle, last, waiting, length }: Trail): Plant[] {
  const event = (id: string) => (sql: Sql) => sql.query('delete from audit_events where id = $1', [id])
  const link = (id: string) => (sql: Sql) => sql.query('delete from audit_links where event_id = $1', [id])
  const run = (from: number, to: number) => async (sql: Sql) => {
    await sql.query(
      'delete from audit_events where id in (select event_id from audit_links where sequence between $1 and $2)',
      [from, to],
    )
    await sql.query('delete from audit_links where sequence between $1 and $2', [from, to])
  }
  return [
    ...[first, middle, last].map((id): Plant => ({
      what: 'an event away',
      kinds: ['missing'],
      change: event(id),
    })),
    { what: 'a waiting event away', kinds: ['missing'], change: event(waiting) },
    { what: "a waiting event's link away", kinds: ['inserted'], change: link(waiting) },
    ...[first, middle].map((id): Plant => ({ what: 'a link away', kinds: ['gap'], change: link(id) })),
    { what: 'the last link away', kinds: ['cut'], change: link(last) },
    {
      what: 'a link made to wait again',
      kinds: ['gap'],
      change: (sql) => sql.query('update audit_links set sequence = null where event_id = $1', [middle]),
    },
    ...(
      [
        [1, 1],
        [1, 20],
        [30, 45],
        [50, 50],
      ] as const
    ).map(([from, to]): Plant => ({
      what: `events and links ${from} to ${to} away`,
      kinds: ['gap'],
      change: run(from, to),
    })),
    ...[1, 10, length].map((count): Plant => ({
      what: `the last ${count} events and links away`,
      kinds: ['cut'],
      change: run(length - count + 1, length),
    })),
  ]
}

const forger = auditKey("somebody else's key, as long as a key")

/** An event as an attacker writes it, sealed with a key of theirs. */
function forged(id: string): EventRow & { details: string } {
  const details = '{"title": "Falso"}'
  const event = {
    id,
    at: new Date('2026-03-01T12:00:00Z'),
    actor_id: null,
    actor_name: 'Ninguém',
    action: 'created',
    entity_type: 'case',
    entity_id: 'x',
    case_id: 'x',
    request_id: null,
    address: null,
    confidential: false,
  }
  const salt = newSalt()
  const seal = sealOf(forger, salt, { ...event, before: null, after: { title: 'Falso' } })
  return { ...event, before: null, after: details, salt, seal, details }
}

async function insertForged(sql: Sql, sealed: boolean, id = '0forged'): Promise<EventRow> {
  const row = forged(id)
  await sql.query(
    'insert into audit_events (id, at, actor_name, action, entity_type, entity_id, case_id, after, salt, seal) values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10)',
    [
      row.id,
      row.at,
      row.actor_name,
      row.action,
      row.entity_type,
      row.entity_id,
      row.case_id,
      row.details,
      sealed ? row.salt : null,
      sealed ? row.seal : null,
    ],
  )
  return row
}

async function insertLink(sql: Sql, row: EventRow, sequence: number): Promise<string> {
  const [previous] = await sql.query<{ digest: string }>(
    'select digest from audit_links where sequence = $1',
    [sequence - 1],
  )
  const link = linkOf(forger, previous?.digest ?? '', sequence, row)
  await sql.query(
    'insert into audit_links (event_id, sequence, facts_digest, details_salt, details_digest, actor_salt, actor_digest, digest) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [
      link.event_id,
      link.sequence,
      link.facts_digest,
      link.details_salt,
      link.details_digest,
      link.actor_salt,
      link.actor_digest,
      link.digest,
    ],
  )
  return link.digest
}

function insertions({ length, middle }: Trail): Plant[] {
  const moveHead = (sql: Sql, sequence: number, digest: string) =>
    sql.query('update audit_head set sequence = $1, digest = $2', [sequence, digest])
  return [
    { what: 'an event without link', kinds: ['inserted'], change: (sql) => insertForged(sql, false) },
    { what: 'an event with a forged seal', kinds: ['inserted'], change: (sql) => insertForged(sql, true) },
    ...[false, true].map((sealed): Plant => ({
      what: 'an event that waits for its link',
      kinds: ['inserted'],
      change: async (sql) => {
        await insertForged(sql, sealed)
        await sql.exec("insert into audit_links (event_id) values ('0forged')")
      },
    })),
    {
      what: 'a copy of an event under another id, seal and all',
      kinds: ['inserted'],
      change: (sql) =>
        sql.query(
          "insert into audit_events select '0copy', at, actor_id, actor_name, action, entity_type, entity_id, case_id, before, after, request_id, address, confidential, salt, seal from audit_events where id = $1",
          [middle],
        ),
    },
    {
      what: 'an event with a forged link at the end',
      kinds: ['head'],
      change: async (sql) => insertLink(sql, await insertForged(sql, true), length + 1),
    },
    {
      what: 'an event with a forged link at the end and a forged head',
      kinds: ['link', 'altered', 'head'],
      change: async (sql) =>
        moveHead(sql, length + 1, await insertLink(sql, await insertForged(sql, true), length + 1)),
    },
    ...[1, 0, -5].map((sequence): Plant => ({
      what: `an event with a forged link before the first, as number ${sequence}`,
      kinds: ['link', 'altered'],
      change: async (sql) => {
        if (sequence === 1)
          await sql.exec(
            'update audit_links set sequence = -sequence; update audit_links set sequence = 1 - sequence where sequence < 0',
          )
        await insertLink(sql, await insertForged(sql, true), sequence)
      },
    })),
    {
      what: 'an event with a forged link in the middle, the others moved on',
      kinds: ['link', 'altered', 'head'],
      change: async (sql) => {
        await sql.exec(
          'update audit_links set sequence = -sequence where sequence > 40; update audit_links set sequence = 1 - sequence where sequence < 0',
        )
        await insertLink(sql, await insertForged(sql, true), 41)
      },
    },
  ]
}

const swap =
  (table: string, columns: string, id: string) =>
  async (sql: Sql, [a, b]: [string, string]) => {
    const rows = await sql.query<Record<string, unknown>>(
      `select ${columns} from ${table} where ${id} in ($1, $2) order by ${id} = $1 desc`,
      [a, b],
    )
    const names = columns.split(', ')
    const write = (to: string, row: Record<string, unknown> | undefined) =>
      sql.query(
        `update ${table} set ${names.map((name, n) => `${name} = $${n + 2}`).join(', ')} where ${id} = $1`,
        [to, ...names.map((name) => row?.[name])],
      )
    if (names.includes('sequence')) await sql.query(`update ${table} set sequence = -1 where ${id} = $1`, [b])
    await write(a, rows[1])
    await write(b, rows[0])
  }

function disorder({ first, middle, last }: Trail): Plant[] {
  const pairs: [string, string][] = [
    [first, middle],
    [middle, last],
    [first, last],
  ]
  const times = swap('audit_events', 'at', 'id')
  const links = swap('audit_links', 'sequence', 'event_id')
  const contents = swap('audit_events', 'actor_id, actor_name, action, salt, seal', 'id')
  return pairs.flatMap((pair): Plant[] => [
    { what: "two events' times swapped", kinds: ['altered'], change: (sql) => times(sql, pair) },
    {
      what: "two events' actors swapped, with their seals",
      kinds: ['altered'],
      change: (sql) => contents(sql, pair),
    },
    { what: 'two links swapped', kinds: ['link', 'head'], change: (sql) => links(sql, pair) },
    {
      what: 'two events swapped as a whole',
      kinds: ['altered'],
      change: async (sql) => {
        const [a, b] = pair
        await sql.query("update audit_events set id = 'x' where id = $1", [a])
        await sql.query('update audit_events set id = $1 where id = $2', [a, b])
        await sql.query("update audit_events set id = $1 where id = 'x'", [b])
      },
    },
  ])
}

function erasures({ middle, erased }: Trail): Plant[] {
  const restore = async (sql: Sql, salts: boolean) => {
    const { row } = erased
    await sql.query(
      'update audit_events set before = $2::jsonb, after = $3::jsonb, salt = $4 where id = $1',
      [erased.id, row['before'], row['after'], row['salt']],
    )
    if (salts)
      await sql.query('update audit_links set details_salt = $2 where event_id = $1', [
        erased.id,
        erased.salts['details_salt'],
      ])
  }
  const blank = async (sql: Sql) => {
    await sql.query('update audit_events set before = null, after = null, salt = null where id = $1', [
      middle,
    ])
    await sql.query('update audit_links set details_salt = null where event_id = $1', [middle])
  }
  const act =
    "insert into audit_events (id, action, entity_type, entity_id, after) select '0act', 'erased', 'audit_event', id, '{\"part\": \"details\"}' from audit_events where id = $1"
  return [
    { what: 'contents blanked without an act', kinds: ['erased_without_act'], change: blank },
    {
      what: 'contents blanked with an act that the server did not write',
      kinds: ['inserted'],
      change: async (sql) => {
        await blank(sql)
        await sql.query(act, [middle])
      },
    },
    { what: 'erased contents put back', kinds: ['altered'], change: (sql) => restore(sql, false) },
    {
      what: 'erased contents put back with their salt',
      kinds: ['act_without_erasure'],
      change: (sql) => restore(sql, true),
    },
    {
      what: 'something else written where contents were erased',
      kinds: ['altered'],
      change: (sql) =>
        sql.query('update audit_events set after = \'{"title": "x"}\' where id = $1', [erased.id]),
    },
    {
      what: 'the act of an erasure away',
      kinds: ['missing', 'erased_without_act'],
      change: (sql) =>
        sql.query("delete from audit_events where action = 'erased' and entity_id = $1", [erased.id]),
    },
  ]
}

async function rechain(sql: Sql, keepKeyId: boolean): Promise<void> {
  const rows = await sql.query<EventRow & { sequence: number }>(
    `select l.sequence, e.id, at, actor_id, actor_name, action, entity_type, entity_id, case_id, before::text as before, after::text as after, request_id, address, confidential, salt, seal
     from audit_links l join audit_events e on e.id = l.event_id where sequence is not null order by sequence`,
  )
  await sql.exec('delete from audit_links where sequence is not null')
  for (const row of rows) await insertLink(sql, row, row.sequence)
  const [last] = await sql.query<{ sequence: number; digest: string }>(
    'select sequence, digest from audit_links where sequence is not null order by sequence desc limit 1',
  )
  const head: Head = {
    sequence: last?.sequence ?? 0,
    digest: last?.digest ?? '',
    open: false,
    key_id: null,
    seal: null,
  }
  await sql.query('update audit_head set sequence = $1, digest = $2, seal = $3', [
    head.sequence,
    head.digest,
    headSeal(forger, head),
  ])
  if (!keepKeyId) await sql.query('update audit_head set key_id = $1', [keyId(forger)])
}

function ofTheHead({ length }: Trail): Plant[] {
  const set = (to: string) => (sql: Sql) => sql.exec(`update audit_head set ${to}`)
  return [
    { what: 'the head ahead', kinds: ['head', 'cut'], change: set('sequence = sequence + 1') },
    { what: 'the head back', kinds: ['head'], change: set('sequence = sequence - 1') },
    { what: "the head's digest", kinds: ['head'], change: set("digest = 'x' || digest") },
    { what: "the head's seal", kinds: ['head'], change: set("seal = 'x' || seal") },
    { what: 'the head open again', kinds: ['head'], change: set('open = not open') },
    {
      what: 'the head as if new',
      kinds: ['head'],
      change: set("sequence = 0, digest = '', seal = null, key_id = null, open = true"),
    },
    { what: "another key's name in the head", kinds: ['other_key'], change: set("key_id = 'x'") },
    { what: 'the head away', kinds: ['head'], change: (sql) => sql.exec('delete from audit_head') },
    {
      what: 'all links written anew with another key',
      kinds: ['link', 'altered', 'head'],
      change: (sql) => rechain(sql, true),
    },
    {
      what: 'all links written anew with another key, which is named',
      kinds: ['other_key'],
      change: (sql) => rechain(sql, false),
    },
    {
      what: 'links, events and head all away',
      kinds: ['lost_head'],
      change: (sql) =>
        sql.exec(
          "delete from audit_links; delete from audit_events; update audit_head set sequence = 0, digest = '', seal = null, key_id = null, open = true",
        ),
    },
    {
      what: 'the end put back by five with the head of that moment',
      kinds: ['lost_head'],
      change: (sql) => putBack(sql, length - 5),
    },
  ]
}

/**
 * As a backup of an earlier moment would: the genuine head of then was kept in `audit_past_heads` by the
 * test.
 */
async function putBack(sql: Sql, sequence: number): Promise<void> {
  await sql.query(
    'delete from audit_events where id in (select event_id from audit_links where sequence > $1)',
    [sequence],
  )
  await sql.query('delete from audit_links where sequence > $1', [sequence])
  const past = await sql.query<Head>('select * from audit_past_heads where sequence = $1', [sequence])
  if (!past[0]) throw new Error(`no head of ${headText({ sequence, digest: '' })} was kept`)
  await sql.query('update audit_head set sequence = $1, digest = $2, seal = $3', [
    sequence,
    past[0].digest,
    past[0].seal,
  ])
}
