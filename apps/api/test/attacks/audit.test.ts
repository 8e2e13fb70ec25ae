import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { chainEvents } from '../../src/platform/audit/chain'
import { auditKey } from '../../src/platform/audit/seal'
import { verifyAudit, type AuditFinding } from '../../src/platform/audit/verify'
import { recordEvent } from '../../src/platform/audit/events'
import { writtenFile, writtenIds } from '../../src/platform/audit/written'
import { startApi, type Actor, type Api } from '../api'
import { aClient, caseBody, signedIn } from '../factories'
import { systemCtx } from '../indexing'
import { startModelServer, type ModelServer } from '../model-server'
import { advance, llmOf, started, statusOf } from '../petitions'

/**
 * Somebody with all rights on the database keeps events out of the trail, or takes them away before they are
 * chained.
 */
let model: ModelServer
let api: Api
let admin: Actor
let folder: string

beforeAll(async () => {
  model = await startModelServer()
  model.always({ kind: 'ok' })
  api = await startApi({ llm: llmOf(model) })
  folder = api.world.env.DATA_DIR
  admin = await signedIn(api, 'admin')
})
beforeEach(() => rmSync(writtenFile(folder), { force: true }))
afterEach(() =>
  api.world.database.exec(`drop trigger if exists quiet on audit_events; drop function if exists quiet();
  drop rule if exists quiet on audit_links; alter table audit_events enable trigger all`),
)
afterAll(async () => {
  await api.close()
  await model.close()
})

const exec = (text: string) => api.world.database.exec(text)
/** A trigger that lets no event of this kind into the table. */
const silence = (condition: string) =>
  exec(`create function quiet() returns trigger language plpgsql as 'begin if ${condition} then return null; end if; return new; end';
  create trigger quiet before insert on audit_events for each row execute function quiet()`)

async function findings(): Promise<Pick<AuditFinding, 'kind' | 'subject'>[]> {
  const found: Pick<AuditFinding, 'kind' | 'subject'>[] = []
  const tell = ({ kind, subject }: AuditFinding) => void found.push({ kind, subject })
  await verifyAudit(api.world.database, auditKey(api.world.env.AUDIT_KEY), [], tell, writtenIds(folder))
  return found
}

test('a change whose event is kept out of the trail does not happen, whichever way it is written', async () => {
  const other = await signedIn(api, 'restricted')
  const client = await aClient(api)
  const path = `/api/v1/clients/${client.id}`
  const matter = (await api.as(admin).post('/api/v1/cases/', caseBody(client.id)).expect(201)).body
  const petition = await started(api, admin, 1)
  await silence('true')
  const refused = [
    await api.as(admin).put(`/api/v1/users/${other.id}/role?new_role=admin`),
    await api.as(admin).put(`/api/v1/cases/${matter.id}`, { title: 'Outro título' }),
    await api.as(admin).post('/api/v1/clients/', { name: 'Sem rastro' }),
    await api.as(admin).put(path, { phone: '11999990000' }),
    await api.as(admin).put(path, { name: 'Outro nome' }),
    await api.as(admin).delete(`/api/v1/cases/${matter.id}`),
  ]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [503, 'trail_unwritten']),
  )
  expect(refused[0]?.body.detail).toContain('nada foi alterado')
  expect((await advance(api, admin, petition)).status).toBeGreaterThanOrEqual(500)
  await exec('drop trigger quiet on audit_events')
  const { prisma } = api.world.database
  expect(await prisma.user.findUnique({ where: { id: other.id } })).toMatchObject({ user_role: 'restricted' })
  expect(await prisma.case.findUnique({ where: { id: matter.id } })).toMatchObject({ title: matter.title })
  expect(await prisma.client.findUnique({ where: { id: client.id } })).toMatchObject({
    name: client.name,
    phone: null,
  })
  expect(await prisma.client.count({ where: { name: 'Sem rastro' } })).toBe(0)
  expect((await statusOf(api, admin, petition)).completed_agents).toHaveLength(1)
})

test('of several events of one change none may be missing', async () => {
  const client = await aClient(api)
  await api.as(admin).post('/api/v1/cases/', caseBody(client.id)).expect(201)
  await silence("new.entity_type = ''case''")
  expect((await api.as(admin).put(`/api/v1/clients/${client.id}`, { name: 'Nome novo' })).body.code).toBe(
    'trail_unwritten',
  )
  expect((await api.as(admin).get(`/api/v1/clients/${client.id}`)).body.name).toBe(client.name)
})

test('an event taken away with its link before it was chained is found by the node that wrote it', async () => {
  await chainEvents(systemCtx(api))
  const id = String(
    (await api.as(admin).post('/api/v1/clients/', { name: 'Padaria Três Irmãos' }).expect(201)).body.id,
  )
  const made = await api.world.database.prisma.auditEvent.findFirstOrThrow({ where: { entity_id: id } })
  expect(writtenIds(folder)).toContain(made.id)
  const undo = api.world.ctx({
    log: api.world.log,
    request_id: 'x',
    origin: { address: '', direct_loopback: false },
    user: null,
  })
  await expect(
    undo.transaction(async (tx) => {
      await recordEvent(tx, { action: 'created', entity_type: 'client', entity_id: 'desfeito' })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await findings()).toEqual([])
  await api.world.database.transaction(async (tx) => {
    await tx.exec('set local session_replication_role = replica')
    await tx.query('delete from audit_events where id = $1', [made.id])
    await tx.query('delete from audit_links where event_id = $1', [made.id])
  })
  const taken = [{ kind: 'taken_out', subject: made.id }]
  expect(await findings()).toEqual(taken)
  await chainEvents(systemCtx(api))
  expect(await findings()).toEqual(taken)
})

test('what is chained is let go of', async () => {
  await api.as(admin).post('/api/v1/clients/', { name: 'Oficina Serra' }).expect(201)
  expect(writtenIds(folder).length).toBeGreaterThan(0)
  await chainEvents(systemCtx(api))
  expect(writtenIds(folder)).toEqual([])
})

test('triggers and rules that are not ours are named, and ours where they are switched off', async () => {
  await chainEvents(systemCtx(api))
  expect(await findings()).toEqual([])
  await silence('false')
  await exec(
    'create rule quiet as on delete to audit_links do instead nothing; alter table audit_events disable trigger audit_events_append_only',
  )
  expect(await findings()).toEqual([
    { kind: 'foreign_guard', subject: 'audit_events.quiet' },
    { kind: 'foreign_guard', subject: 'audit_links.quiet' },
    { kind: 'guard_off', subject: 'audit_events.audit_events_append_only' },
  ])
})
