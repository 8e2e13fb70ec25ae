import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { anOffice, type Office } from '../../../test/canaries'
import { aClient, caseBody, signedIn } from '../../../test/factories'
import { systemCtx } from '../../../test/indexing'
import { storageOf } from '../../../test/uploads'
import { checkIntegrity } from '../../platform/backup/integrity'
import { purgeExpired } from '../../platform/trash/purge'

let api: Api
let admin: Actor
let standard: Actor
let restricted: Actor

beforeAll(async () => {
  api = await startApi()
  admin = await signedIn(api, 'admin')
  standard = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado' })
  restricted = await signedIn(api, 'restricted')
})
afterAll(() => api.close())

const base = '/api/v1'
const remove = (who: Actor, path: string) => api.as(who).delete(`${base}/${path}`)
const restore = (who: Actor, id: string) => api.as(who).post(`${base}/trash/${id}/restore`)
const purge = (who: Actor, id: string) => remove(who, `trash/${id}`)
const list = async (who: Actor, query = '') =>
  (await api.as(who).get(`${base}/trash/${query}`)).body as { entries: Entry[]; total: number; days: number }
const entryOf = async (who: Actor, id: string) =>
  (await list(who, '?limit=1000')).entries.find((entry) => entry.id === id)
const query = <T>(sql: string, values: unknown[] = []) => api.world.database.query<T>(sql, values)
const intact = () => checkIntegrity(api.world.database, api.world.files)

interface Entry {
  id: string
  kind: string
  title: string
  subtitle: string | null
  deleted_by: string | null
  restorable: boolean
}

/**
 * What deleting and restoring leave as it was: every table but those that tell what happened or are made of
 * the others.
 */
const besides = [
  '_prisma_migrations',
  'audit_events',
  'audit_links',
  'audit_head',
  'attempts',
  'sessions',
  'index_queue',
  'chunks',
  'lexicon',
  'loose_files',
]

/** Every row of the office by its table; what a record that came back has anew is left out. */
async function everything(): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    "select tablename::text as name from pg_tables where schemaname = 'public' and not tablename = any($1) order by 1",
    [besides],
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(
      `select (to_jsonb(t) - 'version' - 'updated_at')::text as row from ${name} t order by 1`,
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

async function aFullOffice(name: string): Promise<Office & { document: string; petition: string }> {
  const office = await anOffice(api, name, `Contra ${name}`)
  const [document, petition] = [
    String(office.rows['documents']?.['id']),
    String(office.rows['petitions']?.['id']),
  ]
  await api.world.database.prisma.petitionDocument.create({
    data: { petition_id: petition, document_id: document, position: 0 },
  })
  await query('update petition_parties set contact_id = $1 where petition_id = $2', [
    office.contact,
    petition,
  ])
  const taken = {
    item_key: 'x',
    user_id: admin.id,
    name: 'Ana',
    username: 'ana',
    oab_number: 'SP 1',
    reason: 'Conferido',
  }
  await api.world.database.prisma.petitionTakeOver.create({ data: { petition_id: petition, ...taken } })
  return { ...office, document, petition }
}

test('requires authentication', async () => {
  for (const answer of [
    await api.as(null).get(`${base}/trash/`),
    await api.as(null).post(`${base}/trash/x/restore`),
    await api.as(null).delete(`${base}/trash/x`),
  ])
    expect(answer.status).toBe(401)
})

test('what is deleted comes back row by row as it was, with its files, in a new version, and the trail tells both', async () => {
  const office = await aFullOffice('Áurea "Aspas" Prado\\')
  const lone = await aClient(api, { name: 'Sem Processos' })
  const paths = {
    case: `cases/${office.case}`,
    contact: `contacts/${office.contact}`,
    document: `documents/${office.document}`,
    petition: `petitions/${office.petition}`,
    client: `clients/${lone.id}`,
  }
  for (const [kind, path] of Object.entries(paths)) {
    const id = path.split('/')[1] ?? ''
    const before = await everything()
    const [{ version } = { version: 0 }] = await query<{ version: number }>(
      `select version from ${kind}s where id = $1`,
      [id],
    )
    expect([kind, (await remove(admin, path)).status]).toEqual([kind, 204])
    expect([kind, (await api.as(admin).get(`${base}/${path}`)).status]).toEqual([kind, 404])
    expect([kind, await intact()]).toEqual([kind, []])
    expect(await entryOf(admin, id)).toMatchObject({ kind, restorable: true })
    expect([kind, (await restore(admin, id)).body]).toEqual([kind, { id, kind }])
    expect(await everything()).toEqual(before)
    expect([kind, await intact()]).toEqual([kind, []])
    expect(await query(`select version from ${kind}s where id = $1`, [id])).toEqual([
      { version: version + 1 },
    ])
    const told = await query<{ action: string }>(
      "select action from audit_events where entity_id = $1 and action in ('deleted', 'restored') order by id",
      [id],
    )
    expect([kind, told.slice(-2).map(({ action }) => action)]).toEqual([kind, ['deleted', 'restored']])
    expect((await restore(admin, id)).status).toBe(404)
  }
})

test('records that were deleted one after the other come back in any order, with the links between them', async () => {
  const office = await aFullOffice('Bento Ordem')
  const before = await everything()
  const [first, second, third] = [
    `documents/${office.document}`,
    `petitions/${office.petition}`,
    `contacts/${office.contact}`,
  ]
  for (const path of [first, second, third, `cases/${office.case}`])
    expect((await remove(admin, path)).status).toBe(204)
  // A document has no place without its case.
  expect((await restore(admin, office.document)).body).toMatchObject({
    code: 'restore_first',
    detail: 'O processo deste documento também está na Lixeira. Restaure-o primeiro.',
  })
  for (const id of [office.petition, office.contact, office.case, office.document])
    expect((await restore(admin, id)).status).toBe(200)
  expect(await everything()).toEqual(before)
  for (const path of [third, `cases/${office.case}`, second])
    expect((await remove(admin, path)).status).toBe(204)
  for (const id of [office.case, office.contact, office.petition])
    expect((await restore(admin, id)).status).toBe(200)
  expect(await everything()).toEqual(before)
})

test('what clashes with what came meanwhile is told, and nothing changes', async () => {
  const client = await aClient(api)
  const body = caseBody(client.id)
  const one = (await api.as(standard).post(`${base}/cases/`, body)).body as { id: string }
  await remove(standard, `cases/${one.id}`)
  const other = (await api.as(standard).post(`${base}/cases/`, body)).body as { id: string }
  const refused = await restore(standard, one.id)
  expect([refused.status, refused.body.code]).toEqual([409, 'case_number_taken'])
  expect(await entryOf(standard, one.id)).toBeDefined()
  await remove(standard, `cases/${other.id}`)
  expect((await restore(standard, one.id)).status).toBe(200)
  const lone = await aClient(api, { email: 'igual@exemplo.com' })
  await remove(admin, `clients/${lone.id}`)
  await aClient(api, { email: 'igual@exemplo.com' })
  expect((await restore(admin, lone.id)).body.code).toBe('email_taken')
})

test('a case waits for its client, and takes the name that the client has by then', async () => {
  const client = await aClient(api)
  const one = (await api.as(standard).post(`${base}/cases/`, caseBody(client.id))).body as { id: string }
  await remove(standard, `cases/${one.id}`)
  await remove(admin, `clients/${client.id}`)
  expect((await restore(standard, one.id)).body.detail).toBe(
    'O cliente deste processo também está na Lixeira. Restaure-o primeiro.',
  )
  expect((await restore(standard, client.id)).status).toBe(403)
  expect((await restore(admin, client.id)).status).toBe(200)
  await api.as(admin).put(`${base}/clients/${client.id}`, { name: 'Nome Novo Ltda.' })
  expect((await restore(standard, one.id)).status).toBe(200)
  expect((await api.as(standard).get(`${base}/cases/${one.id}`)).body.client_name).toBe('Nome Novo Ltda.')
  await remove(standard, `cases/${one.id}`)
  await remove(admin, `clients/${client.id}`)
  await purge(admin, client.id)
  expect((await restore(standard, one.id)).body).toMatchObject({ code: 'cannot_restore' })
})

test('nobody deletes a case or contact that holds what they may not see, and the refusal says no more than that', async () => {
  const office = await aFullOffice('Cecília Sigilo')
  const bare = await aFullOffice('Décio Aberto')
  await query('update documents set is_confidential = false where id = $1', [bare.document])
  expect((await remove(restricted, `cases/${bare.case}`)).body.code).toBe('holds_hidden')
  await query('delete from case_notes where case_id = $1', [bare.case])
  const refused = await remove(restricted, `cases/${office.case}`)
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    409,
    'holds_hidden',
    'Este processo tem registros que só outra pessoa pode excluir. Peça a um administrador.',
  ])
  expect((await remove(restricted, `contacts/${office.contact}`)).body.code).toBe('holds_hidden')
  expect((await api.as(standard).get(`${base}/documents/${office.document}`)).status).toBe(200)
  expect((await remove(restricted, `cases/${bare.case}`)).status).toBe(204)
  expect((await restore(restricted, bare.case)).status).toBe(200)
  await query('update documents set is_confidential = false where id = $1', [office.document])
  await query('update petitions set read_confidential = true where id = $1', [office.petition])
  expect((await remove(restricted, `cases/${office.case}`)).body.code).toBe('holds_hidden')
  await query('update cases set assigned_lawyers = array[$2] where id = $1', [office.case, restricted.id])
  expect((await remove(restricted, `cases/${office.case}`)).status).toBe(204)
})

test('in the trash each sees what they saw before, and restores what they may delete', async () => {
  const lawyer = await signedIn(api, 'restricted')
  const office = await aFullOffice('Elisa Vista')
  await query('update cases set assigned_lawyers = array[$2] where id = $1', [office.case, lawyer.id])
  await query('update petitions set read_confidential = true where id = $1', [office.petition])
  for (const path of [`documents/${office.document}`, `petitions/${office.petition}`])
    await remove(admin, path)
  for (const id of [office.document, office.petition]) {
    expect(await entryOf(restricted, id)).toBeUndefined()
    const [hidden, absent] = [await restore(restricted, id), await restore(restricted, 'nada')]
    expect([hidden.status, hidden.body.detail]).toEqual([absent.status, absent.body.detail])
    expect(absent.status).toBe(404)
  }
  expect(await entryOf(lawyer, office.document)).toMatchObject({
    title: 'Contrato',
    subtitle: 'Cobrança',
    restorable: true,
  })
  expect(await entryOf(standard, office.document)).toMatchObject({ restorable: true })
  // A petition is deleted by its author and administrators.
  for (const who of [lawyer, standard]) {
    expect(await entryOf(who, office.petition)).toMatchObject({ restorable: false })
    expect((await restore(who, office.petition)).status).toBe(403)
  }
  expect((await restore(lawyer, office.document)).status).toBe(200)
  await remove(admin, `cases/${office.case}`)
  expect(await entryOf(restricted, office.case)).toMatchObject({ title: 'Cobrança', restorable: false })
  expect((await restore(restricted, office.case)).status).toBe(403)
  // Whose case it was is known from the trash.
  expect(await entryOf(lawyer, office.petition)).toBeDefined()
  expect((await restore(lawyer, office.case)).status).toBe(200)
})

test('a petition in the trash closes with a document that becomes confidential', async () => {
  const office = await aFullOffice('Flora Depois')
  await query('update documents set is_confidential = false where id = $1', [office.document])
  await remove(admin, `petitions/${office.petition}`)
  expect(await entryOf(restricted, office.petition)).toBeDefined()
  await api.as(standard).put(`${base}/documents/${office.document}`, { is_confidential: true })
  expect(await entryOf(restricted, office.petition)).toBeUndefined()
  // And stays so when that document goes, for good or not, and when the petition is back.
  await query(
    "update trash_rows set row = row || '{\"was_read\": true}' where trash_id = $1 and place = 'petition_documents'",
    [office.petition],
  )
  await remove(admin, `documents/${office.document}`)
  await purge(admin, office.document)
  expect(await entryOf(restricted, office.petition)).toBeUndefined()
  expect((await restore(admin, office.petition)).status).toBe(200)
  expect((await api.as(restricted).get(`${base}/petitions/${office.petition}`)).status).toBe(404)
})

test('a living petition stays closed when the confidential document that it read goes into the trash, alone or with its case', async () => {
  for (const way of ['documents', 'cases']) {
    const office = await aFullOffice(`Nair ${way}`)
    await query('update petition_documents set was_read = true where petition_id = $1', [office.petition])
    await remove(admin, `${way}/${way === 'cases' ? office.case : office.document}`)
    expect([way, (await api.as(restricted).get(`${base}/petitions/${office.petition}`)).status]).toEqual([
      way,
      404,
    ])
  }
})

test('only administrators delete for good, and then the files go', async () => {
  const office = await aFullOffice('Gil Adeus')
  await remove(standard, `cases/${office.case}`)
  for (const who of [standard, restricted]) expect((await purge(who, office.case)).status).toBe(403)
  const [{ key } = { key: '' }] = await query<{ key: string }>(
    "select row ->> 'storage_key' as key from trash_rows where trash_id = $1 and place = 'documents'",
    [office.case],
  )
  expect((await storageOf(api.world)).files).toContain(key)
  expect((await purge(admin, office.case)).status).toBe(204)
  await expect.poll(async () => (await storageOf(api.world)).files).not.toContain(key)
  expect((await purge(admin, office.case)).status).toBe(404)
  expect(
    await query('select action, actor_id from audit_events where entity_id = $1 order by id desc limit 1', [
      office.case,
    ]),
  ).toEqual([{ action: 'purged', actor_id: admin.id }])
  expect(await query('select 1 from trash_rows where trash_id = $1', [office.case])).toEqual([])
})

test('the time in the trash is the office’s to say: what is over goes, a day before it stays, and no day means at once', async () => {
  const days = (trash_days: number) => api.as(admin).put(`${base}/users/settings/system`, { trash_days })
  expect((await days(366)).status).toBe(422)
  const [over, stays, gone] = [await aClient(api), await aClient(api), await aClient(api)]
  await days(7)
  for (const { id } of [over, stays]) await remove(admin, `clients/${id}`)
  expect((await list(admin)).days).toBe(7)
  await query("update trash set expires_at = now() + interval '1 hour'")
  await query("update trash set expires_at = now() - interval '1 second' where id = $1", [over.id])
  expect(await purgeExpired(systemCtx(api))).toBe(1)
  expect([await entryOf(admin, over.id), (await entryOf(admin, stays.id))?.id]).toEqual([undefined, stays.id])
  await days(0)
  expect((await remove(admin, `clients/${gone.id}`)).status).toBe(204)
  expect(await entryOf(admin, gone.id)).toBeUndefined()
  expect(await query('select action from audit_events where entity_id = $1 order by id', [gone.id])).toEqual([
    { action: 'purged' },
    { action: 'deleted' },
  ])
  await days(30)
})

/** Fails the `step`th statement that changes a record, the trash, the trail or the list of loose files. */
async function failAt(step: number): Promise<void> {
  // What background work writes as well is not counted: the step that fails has to be the move's own.
  const aside = [...besides.filter((name) => name !== 'audit_events'), 'jobs']
  const tables = await query<{ name: string }>(
    "select tablename::text as name from pg_tables where schemaname = 'public' and not tablename = any($1)",
    [aside],
  )
  const cut = (when: string, name: string) =>
    `create trigger cut after ${when} on ${name} for each statement execute function cut()`
  await api.world.database.exec(`drop sequence if exists cut_steps; create sequence cut_steps;
    create function cut() returns trigger language plpgsql as $$ begin
      if nextval('cut_steps') = ${step} then raise exception 'cut'; end if; return null; end $$;
    ${tables.map(({ name }) => cut('insert or update or delete', name)).join('; ')}; ${cut('insert', 'loose_files')}`)
}

test('broken off at any statement, each move leaves every row and file with exactly one owner', async () => {
  const office = await aFullOffice('Hugo Corte')
  const state = async () => [await everything(), (await storageOf(api.world)).files, await intact()]
  const whole = await state()
  const cutEverywhere = async (least: number, work: () => PromiseLike<{ status: number }>) => {
    const before = [await state(), await storageOf(api.world)]
    for (let step = 1; ; step++) {
      await failAt(step)
      const { status } = await work()
      await query('drop function cut() cascade')
      if (status !== 500) expect(step).toBeGreaterThan(least)
      if (status !== 500) return status
      expect([await state(), await storageOf(api.world)]).toEqual(before)
    }
  }
  expect(await cutEverywhere(15, () => remove(admin, `cases/${office.case}`))).toBe(204)
  expect(await cutEverywhere(10, () => restore(admin, office.case))).toBe(200)
  expect(await state()).toEqual(whole)
  await remove(admin, `cases/${office.case}`)
  const { rows: owned } = await storageOf(api.world)
  expect(await cutEverywhere(4, () => purge(admin, office.case))).toBe(204)
  const kept = (await storageOf(api.world)).rows
  expect(kept.length).toBeLessThan(owned.length)
  expect(await intact()).toEqual([])
  for (const key of owned.filter((one) => !kept.includes(one)))
    await expect.poll(async () => (await storageOf(api.world)).files).not.toContain(key)
})

test('one restores it while another does the same, or deletes it for good: one of them, and nothing in between', async () => {
  const { document } = await aFullOffice('Ivo Junto')
  await remove(standard, `documents/${document}`)
  const both = await Promise.all([restore(standard, document), restore(admin, document)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  await remove(standard, `documents/${document}`)
  const [restored, purged] = await Promise.all([restore(standard, document), purge(admin, document)])
  expect([
    [200, 404],
    [404, 204],
  ]).toContainEqual([restored.status, purged.status])
  expect(await intact()).toEqual([])
})
