import { EventEmitter, once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plantsOf, type Trail } from '../../../test/audit-plants'
import { onPostgres, openTestWorld, truncateAll } from '../../../test/database'
import { count, trialTimeout } from '../../../test/trials/counts'
import { recordEvent, recordEvents, type AuditEntry } from './events'
import { chainEvents, eraseEvents } from './chain'
import { headFile, notedHead } from './head'
import { auditKey, headText } from './seal'
import { verifyAudit, type AuditFinding, type AuditSummary } from './verify'
import type { Ctx } from '../ctx'
import type { Sql } from '../database/driver'
import type { World } from '../runtime'

let world: World
let ctx: Ctx
beforeAll(async () => {
  world = await openTestWorld()
  ctx = world.ctx({
    log: world.log,
    request_id: 'pedido',
    origin: { address: '192.0.2.7', direct_loopback: false },
    user: null,
  })
})
beforeEach(async () => {
  await truncateAll(world.database)
  rmSync(headFile(world.env.DATA_DIR), { force: true })
})
afterAll(() => world.close())

const entry = (n: number): AuditEntry => ({
  action: 'updated',
  entity_type: 'client',
  entity_id: `cliente-${n}`,
  case_id: `processo-${n}`,
  actor: { id: `usuario-${n}`, name: 'Ana "Prado" é' },
  before: { name: `Padaria ${n}`, tags: ['a', { z: 1, b: null }], text: 'x'.repeat(1_999) + '🏛️' },
  after: { value: 1500.5, name: `Padaria ${n} Três Irmãos`, old: n },
})
const write = (many: number, from = 0) =>
  recordEvents(
    ctx,
    Array.from({ length: many }, (_, n) => entry(from + n)),
  )

interface Verified {
  findings: AuditFinding[]
  summary: AuditSummary
}

async function verify(sql: Sql = world.database, heads = [notedHead(world.env.DATA_DIR)]): Promise<Verified> {
  const findings: AuditFinding[] = []
  const known = heads.flatMap((head) => (head ? [head] : []))
  const summary = await verifyAudit(sql, auditKey(world.env.AUDIT_KEY), known, (finding) =>
    findings.push(finding),
  )
  return { findings, summary }
}
const clean = async (links: number, waiting = 0) => {
  const { findings, summary } = await verify()
  expect(findings).toEqual([])
  expect(summary).toMatchObject({ links, waiting, head: { sequence: links } })
}
const linked = (place: number): Promise<string> =>
  world.database
    .query<{ id: string }>('select event_id as id from audit_links where sequence = $1', [place])
    .then(([row]) => String(row?.id))

/**
 * Old rows, rows of the server, two erasures and one row that waits; the heads of its last moments are kept
 * aside.
 */
async function aTrail(): Promise<Trail> {
  await world.database.exec(`insert into audit_events (id, at, action, entity_type, after)
    select '0old' || n, now() - interval '1 year', 'created', 'case', jsonb_build_object('title', 'Antigo ' || n) from generate_series(1, 12) n`)
  await write(60)
  await chainEvents(ctx)
  const target = await linked(30)
  const [row] = await world.database.query<Record<string, unknown>>(
    'select before::text as before, after::text as after, salt from audit_events where id = $1',
    [target],
  )
  const [salts] = await world.database.query<Record<string, unknown>>(
    'select details_salt, actor_salt from audit_links where event_id = $1',
    [target],
  )
  await eraseEvents(ctx, [target], 'details')
  await eraseEvents(ctx, [await linked(31), await linked(5)], 'actor')
  await chainEvents(ctx)
  await world.database.exec(
    'drop table if exists audit_past_heads; create table audit_past_heads as select * from audit_head',
  )
  for (let n = 0; n < 5; n++) {
    await write(1, 100 + n)
    await chainEvents(ctx)
    await world.database.exec('insert into audit_past_heads select * from audit_head')
  }
  await write(1, 200)
  const [waiting] = await world.database.query<{ id: string }>(
    'select event_id as id from audit_links where sequence is null',
  )
  const length = 12 + 60 + 3 + 5
  const erased = { id: target, row: row ?? {}, salts: salts ?? {} }
  return {
    first: await linked(13),
    middle: await linked(40),
    last: await linked(length),
    waiting: String(waiting?.id),
    erased,
    length,
  }
}

test('a chain to which nothing has come yet verifies', async () => {
  await clean(0)
  await chainEvents(ctx)
  await clean(0)
  await write(2)
  await clean(0, 2)
})

test(
  'whatever is done to the trail by hand is found, and its kind is named',
  { timeout: 120_000 },
  async () => {
    const trail = await aTrail()
    await clean(trail.length, 1)
    const undo = new Error('undo')
    const plants = plantsOf(trail)
    let found = 0
    for (const { what, kinds, change } of plants) {
      let told: AuditFinding[] = []
      const planted = world.database.transaction(async (tx) => {
        await tx.exec('set local session_replication_role = replica')
        await change(tx)
        told = (await verify(tx)).findings
        throw undo
      })
      await expect(planted, what).rejects.toBe(undo)
      expect(
        told.map(({ kind }) => kind),
        what,
      ).toContain(kinds[0])
      // One altered row is one finding: nothing else is accused with it.
      if (kinds.length === 1 && kinds[0] === 'altered')
        expect(new Set(told.map(({ kind }) => kind)), what).toEqual(new Set(['altered']))
      found++
    }
    await clean(trail.length, 1)
    await world.database.exec('drop table audit_past_heads')
    console.log(`faults planted in the trail: ${plants.length}, found ${found}`)
    expect(found).toBeGreaterThanOrEqual(100)
  },
)

test(
  'a trail of some thousand events has no finding while the office works, and is told how fast',
  { timeout: trialTimeout },
  async () => {
    const many = count(2_000, onPostgres ? 100_000 : 20_000)
    for (let from = 0; from < many; from += 1_000) await write(1_000, from)
    const begun = performance.now()
    for (let left = many; left > 0;) left -= await chainEvents(ctx)
    const chained = performance.now()
    await clean(many)
    const verified = performance.now()
    const rate = (from: number, to: number) => Math.round(many / ((to - from) / 1_000))
    console.log(
      `audit trail of ${many} events: ${rate(begun, chained)} chained and ${rate(chained, verified)} verified a second`,
    )
    let [stop, written] = [false, 0]
    const work = async (hand: number) => {
      for (; !stop; written++) await ctx.transaction((tx) => recordEvent(tx, entry(hand)))
    }
    const chain = async () => {
      for (; !stop; await new Promise((resolve) => setTimeout(resolve, 20))) await chainEvents(ctx)
    }
    const hands = [work(1), work(2), work(3), chain(), chain()]
    for (let round = 0; round < 3; round++) expect((await verify(world.database, [])).findings).toEqual([])
    stop = true
    await Promise.all(hands)
    await chainEvents(ctx)
    await clean(many + written)
  },
)

test.runIf(onPostgres)('an event that a long transaction commits late is linked all the same', async () => {
  const moments = new EventEmitter()
  const begun = once(moments, 'begun')
  const late = ctx.transaction(async (tx) => {
    await recordEvent(tx, entry(1))
    const ended = once(moments, 'commit')
    moments.emit('begun')
    await ended
  })
  await begun
  await write(3, 10)
  expect(await chainEvents(ctx)).toBe(3)
  moments.emit('commit')
  await late
  expect(await chainEvents(ctx)).toBe(1)
  await clean(4)
})

test('two nodes at once give each event one link', async () => {
  await write(600)
  const given = await Promise.all([chainEvents(ctx), chainEvents(ctx), chainEvents(ctx)])
  expect(given.reduce((sum, one) => sum + one, 0)).toBe(600)
  await clean(600)
})

test('erasing blanks one part for good, is written down, and leaves the rest verifiable', async () => {
  await write(3)
  const ids = (await world.database.query<{ id: string }>('select id from audit_events order by id')).map(
    ({ id }) => id,
  )
  await eraseEvents(ctx, ids.slice(0, 2), 'details')
  await eraseEvents(ctx, ids.slice(0, 1), 'actor')
  await eraseEvents(ctx, ids.slice(0, 2), 'details')
  await chainEvents(ctx)
  await clean(3 + 3)
  const row = (id: string | undefined) =>
    world.database.prisma.auditEvent.findUniqueOrThrow({ where: { id: id ?? '' } })
  expect(await row(ids[0])).toMatchObject({
    before: null,
    after: null,
    actor_name: null,
    address: null,
    salt: null,
    action: 'updated',
    actor_id: 'usuario-0',
  })
  expect(await row(ids[1])).toMatchObject({
    before: null,
    after: null,
    actor_name: 'Ana "Prado" é',
    salt: null,
  })
  expect(await row(ids[2])).toMatchObject({ after: { value: 1500.5 } })
  const acts = await world.database.prisma.auditEvent.findMany({
    where: { action: 'erased' },
    orderBy: { id: 'asc' },
  })
  expect(acts.map(({ entity_id, after }) => [entity_id, after])).toEqual([
    [ids[0], { part: 'details' }],
    [ids[1], { part: 'details' }],
    [ids[0], { part: 'actor' }],
  ])
  await eraseEvents(
    ctx,
    acts.map(({ id }) => id),
    'details',
  )
  expect(await world.database.prisma.auditEvent.count()).toBe(6)
  expect(
    await world.database.query(
      'select 1 from audit_links where event_id = $1 and (details_salt is not null or actor_salt is not null)',
      [ids[0]],
    ),
  ).toEqual([])
})

test('the database itself refuses every change but that of an erasure', async () => {
  await write(2)
  await chainEvents(ctx)
  const refused = [
    "update audit_events set action = 'x'",
    'update audit_events set before = null',
    "update audit_links set digest = 'x'",
    'delete from audit_links',
    'truncate audit_links',
  ]
  for (const change of refused)
    await expect(world.database.exec(change), change).rejects.toThrow('append-only')
  const erasing = (change: string) =>
    world.database.transaction((tx) => tx.exec(`set local lavra.erasing = 'on'; ${change}`))
  for (const change of [
    "update audit_events set action = 'x', before = null",
    "update audit_events set before = '{}'",
    'delete from audit_events',
    "update audit_links set details_salt = 'x'",
    'update audit_links set digest = null',
  ])
    await expect(erasing(change), change).rejects.toThrow('append-only')
  await clean(2)
})

test('another key and an altered head stop the job and are told', async () => {
  await write(2)
  await chainEvents(ctx)
  await write(1, 5)
  const other = { ...ctx, env: { ...ctx.env, AUDIT_KEY: 'k'.repeat(40) } }
  await expect(chainEvents(other)).rejects.toThrow('another AUDIT_KEY')
  await world.database.exec("update audit_head set digest = 'x'")
  await expect(chainEvents(ctx)).rejects.toThrow('was altered')
  expect((await verify()).findings.map(({ kind }) => kind)).toEqual(['head', 'head'])
})

test('an event that the server did not write gets no link, and one that is not linked in time is told', async () => {
  await chainEvents(ctx)
  await world.database.exec(
    "insert into audit_events (id, action, entity_type) values ('0', 'deleted', 'case')",
  )
  await world.database.exec(
    "insert into audit_events (id, action, entity_type, salt, seal) values ('1', 'deleted', 'case', 'a', 'b')",
  )
  await write(2)
  expect(await chainEvents(ctx)).toBe(2)
  const foreign = ['0', '1'].map((subject) => ({ kind: 'inserted', sequence: null, subject }))
  const { findings } = await verify()
  expect(findings).toHaveLength(2)
  expect(findings).toEqual(expect.arrayContaining(foreign))
  await write(1, 9)
  await world.database.exec(
    "update audit_links set created_at = now() - interval '11 minutes' where sequence is null",
  )
  const kinds = (await verify()).findings.map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['inserted', 'inserted', 'unlinked'])
})

test('the end of the chain is noted beside the database, and a note that the chain lost is kept', async () => {
  const file = headFile(world.env.DATA_DIR)
  await chainEvents(ctx)
  expect(existsSync(file)).toBe(false)
  await write(2)
  await chainEvents(ctx)
  const noted = readFileSync(file, 'utf8').trim()
  expect(noted).toBe(headText((await verify()).summary.head))
  const foreign = noted.replace(/^2-.{4}/, '2-AAAA')
  writeFileSync(file, foreign)
  await write(1, 7)
  await chainEvents(ctx)
  expect(readFileSync(file, 'utf8')).toBe(foreign)
  expect((await verify()).findings).toEqual([{ kind: 'lost_head', sequence: 2, subject: foreign }])
})
