import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainEvents } from '../../src/platform/audit/chain'
import { notedHead } from '../../src/platform/audit/head'
import { auditKey } from '../../src/platform/audit/seal'
import { verifyAudit, type AuditFinding } from '../../src/platform/audit/verify'
import { openDatabase } from '../../src/platform/database/database'
import { openWorld } from '../../src/platform/runtime'
import { builtFile } from '../built'
import { migrations, ownPlace } from '../database'
import { count, trialTimeout } from './counts'

let place: Awaited<ReturnType<typeof ownPlace>>
const MANY = count(8_000, 200_000)

/** Rows from before there was a chain, as an office that updates Lavra has them. */
beforeAll(async () => {
  place = await ownPlace()
  const world = await openWorld(place.env, { migrations })
  const columns =
    "gen_random_uuid()::text, now() - n * interval '1 second', 'created', 'case', jsonb_build_object('title', 'Antigo ' || n)"
  await world.database.exec(
    `insert into audit_events (id, at, action, entity_type, after) select ${columns} from generate_series(1, ${MANY}) n`,
  )
  await world.close()
}, 120_000)
afterAll(() => place.remove())

async function verified(): Promise<number> {
  const database = await openDatabase(place.env, () => undefined)
  const findings: AuditFinding[] = []
  const noted = notedHead(place.env.DATA_DIR)
  const key = auditKey(place.env.AUDIT_KEY)
  const { links, waiting } = await verifyAudit(database, key, noted ? [noted] : [], (finding) =>
    findings.push(finding),
  )
  await database.close()
  expect(findings).toEqual([])
  expect(links + waiting).toBe(MANY)
  return links
}

/** Chains in a process of its own, which is gone soon after so many batches. */
async function chainAndDie(batches: number): Promise<void> {
  const { DATA_DIR, DATABASE_URL, JWT_SECRET } = place.env
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR,
    JWT_SECRET,
    LOG_LEVEL: 'silent',
    ...(DATABASE_URL && { DATABASE_URL }),
  }
  const child = spawn(process.execPath, [builtFile('chain'), String(batches)], { env, stdio: 'inherit' })
  const [, signal] = (await once(child, 'exit')) as unknown[]
  expect(signal).toBe('SIGKILL')
}

test(
  'a process killed while it chains leaves a shorter chain and never a broken one',
  { timeout: trialTimeout },
  async () => {
    const lengths: number[] = []
    for (let round = 0; round < count(2, 20); round++) {
      await chainAndDie(1 + Math.floor(Math.random() * 4))
      lengths.push(await verified())
    }
    expect(lengths[0]).toBeGreaterThan(0)
    expect(lengths[0]).toBeLessThan(MANY)
    const world = await openWorld(place.env, { migrations })
    const ctx = world.ctx({
      log: world.log,
      request_id: '',
      origin: { address: '', direct_loopback: false },
      user: null,
    })
    for (let given = 1; given > 0;) given = await chainEvents(ctx)
    await world.close()
    expect(await verified()).toBe(MANY)
    console.log(`kills while chaining ${MANY} events: links after each ${lengths.join(', ')}; all in the end`)
  },
)
