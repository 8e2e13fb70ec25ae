import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pendingChanges, repositoryPath } from '../../../scripts/lib/schema-diff'
import { openDatabase, type Database } from '../src/platform/database/database'
import { migrate } from '../src/platform/database/migrate'
import { migrations, onPostgres, ownPlace } from './database'

let place: Awaited<ReturnType<typeof ownPlace>>
let database: Database
let folder: string
const open = () => openDatabase(place.env, () => undefined)

beforeAll(async () => {
  place = await ownPlace()
  database = await open()
})
afterAll(async () => {
  await database.close()
  await place.remove()
})
beforeEach(async () => {
  await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  folder = mkdtempSync(join(tmpdir(), 'lavra-migrations-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

function write(name: string, sql: string) {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'migration.sql'), sql)
}

const first =
  "CREATE TABLE notes (text text); INSERT INTO notes VALUES ('ação'); CREATE FUNCTION one() RETURNS int LANGUAGE sql AS $$ SELECT 1; $$;"
const notes = () => database.query('SELECT * FROM notes')

test('applies each migration once, in the order of their names', async () => {
  write('2_second', "INSERT INTO notes VALUES ('dois')")
  write('1_first', first)
  expect(await migrate(database, folder)).toEqual(['1_first', '2_second'])
  expect(await migrate(database, folder)).toEqual([])
  write('3_third', "INSERT INTO notes VALUES ('três')")
  expect(await migrate(database, folder)).toEqual(['3_third'])
  expect(await notes()).toHaveLength(3)
})

test('a migration that fails stops the start and leaves the data as it was', async () => {
  write('1_first', first)
  await migrate(database, folder)
  write('2_second', 'DELETE FROM notes; ALTER TABLE notes ADD n int; INSERT INTO nowhere VALUES (1)')
  write('3_third', "INSERT INTO notes VALUES ('três')")
  await expect(migrate(database, folder)).rejects.toThrow(
    /^A migração 2_second falhou e foi desfeita; os dados estão como antes \(.*nowhere.*\)$/,
  )
  expect(await notes()).toEqual([{ text: 'ação' }])
  write('2_second', 'ALTER TABLE notes ADD n int')
  expect(await migrate(database, folder)).toEqual(['2_second', '3_third'])
})

test('numbers of courts that were kept as they were typed are written as the CNJ writes them; of two spellings of one number, one', async () => {
  await migrate(database, migrations, '20261122070000_personal_data')
  await database.query(
    "INSERT INTO clients (id, name, client_type, updated_at) VALUES ('k', 'Ana', 'individual', now())",
  )
  const numbers = [
    '10123452220268260114',
    '1012345 22 2026 8 26 0115',
    '10123452220268260116',
    '1012345-22.2026.8.26.0116',
    'PROC-2026-123456',
  ]
  for (const number of numbers)
    await database.query(
      "INSERT INTO cases (id, title, case_number, client_id, client_name, case_type, updated_at) VALUES ($1, 'T', $1, 'k', 'Ana', 'Inventário', now())",
      [number],
    )
  await migrate(database, migrations)
  const kept = await database.query<{ case_number: string }>(
    'SELECT case_number FROM cases ORDER BY id COLLATE "C"',
  )
  expect(kept.map(({ case_number }) => case_number)).toEqual([
    '1012345-22.2026.8.26.0115',
    '1012345-22.2026.8.26.0116',
    '1012345-22.2026.8.26.0114',
    '10123452220268260116',
    'PROC-2026-123456',
  ])
})

test('where the second of two fails the first is undone, too: the version before starts again', async () => {
  write('1_first', first)
  await migrate(database, folder)
  write('2_second', "INSERT INTO notes VALUES ('dois')")
  write('3_third', 'ALTER TABLE notes ADD n int; INSERT INTO nowhere VALUES (1)')
  await expect(migrate(database, folder)).rejects.toThrow(/^A migração 3_third falhou e foi desfeita/)
  expect(await notes()).toEqual([{ text: 'ação' }])
  for (const name of ['2_second', '3_third']) rmSync(join(folder, name), { recursive: true })
  expect(await migrate(database, folder)).toEqual([])
})

test('a migration that was edited after it was applied stops the start', async () => {
  write('1_first', first)
  await migrate(database, folder)
  write('1_first', `${first} -- edited`)
  write('2_second', 'DROP TABLE notes')
  await expect(migrate(database, folder)).rejects.toThrow(
    'A migração 1_first foi editada depois de aplicada; nada foi alterado',
  )
  expect(await notes()).toHaveLength(1)
})

test('records of a newer version, and a migration another tool left half done, stop the start', async () => {
  write('1_first', first)
  await migrate(database, folder)
  rmSync(join(folder, '1_first'), { recursive: true })
  await expect(migrate(database, folder)).rejects.toThrow(/versão mais nova \(migração 1_first\)/)
  write('1_first', first)
  await database.exec('UPDATE _prisma_migrations SET finished_at = NULL')
  await expect(migrate(database, folder)).rejects.toThrow(
    'A migração 1_first falhou antes e precisa ser resolvida; nada foi alterado',
  )
})

test.runIf(onPostgres)('of several servers that start at once one migrates', async () => {
  const servers = await Promise.all([open(), open(), open()])
  const applied = await Promise.all(servers.map((server) => migrate(server, migrations)))
  await Promise.all(servers.map((server) => server.close()))
  const names = applied.flat()
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
  expect(await database.query('SELECT 1 FROM _prisma_migrations')).toHaveLength(names.length)
})

/**
 * Waits until a migration has begun and, where it ever waits for a table that somebody else holds, until it
 * does so.
 */
async function untilMigrating(): Promise<void> {
  const locks = (which: string) =>
    database.query(
      `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE d.datname = current_database() AND ${which}`,
    )
  await expect.poll(() => locks("l.locktype = 'advisory' AND l.granted"), { timeout: 30_000 }).not.toEqual([])
  for (let looks = 0; looks < 40; looks++) {
    if ((await locks("l.locktype = 'relation' AND NOT l.granted")).length > 0) return
    await pause(25)
  }
}

test.runIf(onPostgres)(
  'somebody who works on two tables while a migration changes both is not ended by the database',
  async () => {
    write(
      '1_first',
      'CREATE TABLE one (n int); CREATE TABLE two (n int); INSERT INTO one VALUES (1); INSERT INTO two VALUES (1)',
    )
    await migrate(database, folder)
    write('2_second', 'ALTER TABLE one ADD more int; ALTER TABLE two ADD more int')
    let migrated: Promise<string[]> | undefined
    await database.transaction(async (tx) => {
      // Of two that wait for one another the database ends who looks first.
      await tx.exec("SET LOCAL deadlock_timeout = '10ms'")
      await tx.exec('UPDATE two SET n = 2')
      migrated = migrate(database, folder)
      migrated.catch(() => undefined)
      await untilMigrating()
      await tx.exec('UPDATE one SET n = 2')
    })
    expect(await migrated).toEqual(['2_second'])
    expect(await database.query('SELECT one.n AS one, two.n AS two FROM one, two')).toEqual([
      { one: 2, two: 2 },
    ])
  },
)

describe('the product’s own migrations', () => {
  beforeEach(async () => {
    await migrate(database, migrations)
  })

  test('fold case and accents, and find numbers whatever their punctuation', async () => {
    const [row] = await database.query(
      "SELECT fold('JOÃO Conceição') AS folded, digits('111.222.333-96') AS digits, fold(NULL) AS nothing",
    )
    expect(row).toEqual({ folded: 'joao conceicao', digits: '11122233396', nothing: null })
  })

  test('searches can use their indexes', async () => {
    await database.exec(
      "INSERT INTO clients (id, name) SELECT n::text, 'Cliente ' || n FROM generate_series(1, 10000) n; ANALYZE clients",
    )
    const plan = async (condition: string) =>
      JSON.stringify(await database.query(`EXPLAIN SELECT id FROM clients WHERE ${condition}`))
    expect(await plan("search LIKE '%ente 2999%'")).toContain('clients_search')
    expect(await plan("search LIKE '% zz%'")).toContain('clients_search')
    expect(await plan("fold(name) = 'cliente 2999'")).toContain('clients_name_prefix')
  })

  test('audit events are added, never changed or removed', async () => {
    await database.exec("INSERT INTO audit_events (id, action, entity_type) VALUES ('1', 'create', 'client')")
    for (const change of [
      "UPDATE audit_events SET action = 'x'",
      'DELETE FROM audit_events',
      'TRUNCATE audit_events',
    ])
      await expect(database.exec(change), change).rejects.toThrow('audit_events is append-only')
  })

  test('deleting a case takes its parties and documents along and unlinks its petitions; a client with cases stays', async () => {
    await database.exec(`
      INSERT INTO clients (id, name) VALUES ('c', 'Ana');
      INSERT INTO cases (id, title, case_number, client_id, client_name, case_type) VALUES ('k', 't', 'n', 'c', 'Ana', 'Inventário');
      INSERT INTO parties (id, case_id, name, role, party_type) VALUES ('p', 'k', 'Ana', 'plaintiff', 'individual');
      INSERT INTO documents (id, case_id, title) VALUES ('d', 'k', 'Contrato');
      INSERT INTO petitions (id, petition_type, title, case_id) VALUES ('petition_1', 'complaint', 't', 'k')`)
    await expect(database.exec("DELETE FROM clients WHERE id = 'c'")).rejects.toThrow(/foreign key/)
    await database.exec("DELETE FROM cases WHERE id = 'k'")
    const counts = '(SELECT count(*) FROM parties) AS parties, (SELECT count(*) FROM documents) AS documents'
    expect(await database.query(`SELECT ${counts}, case_id FROM petitions`)).toEqual([
      { parties: 0, documents: 0, case_id: null },
    ])
  })

  test('refuse an unknown case type, a finished agent without a text and a running one without a lease', async () => {
    await database.exec(`
      INSERT INTO clients (id, name) VALUES ('c', 'Ana');
      INSERT INTO petitions (id, petition_type, title) VALUES ('p', 'complaint', 't')`)
    const refused = [
      "INSERT INTO cases (id, title, case_number, client_id, client_name, case_type) VALUES ('k', 't', 'n', 'c', 'Ana', 'Direito Romano')",
      "INSERT INTO agent_runs (id, petition_id, agent_id, position, status) VALUES ('r', 'p', 'fatos', 2, 'completed')",
      "INSERT INTO agent_runs (id, petition_id, agent_id, position, status, output) VALUES ('r', 'p', 'fatos', 2, 'completed', '')",
      "INSERT INTO agent_runs (id, petition_id, agent_id, position, status) VALUES ('r', 'p', 'fatos', 2, 'in_progress')",
    ]
    for (const sql of refused) await expect(database.exec(sql), sql).rejects.toThrow(/check constraint/)
  })

  // It is compared in a PGlite of its own, whatever the suite runs on.
  test.skipIf(onPostgres)(
    'agree with schema.prisma, and the check notices where they do not',
    { timeout: 120_000 },
    async () => {
      expect(await pendingChanges()).toBeNull()
      const schema = join(folder, 'schema.prisma')
      cpSync(repositoryPath('prisma/schema.prisma'), schema)
      writeFileSync(
        schema,
        readFileSync(schema, 'utf8').replace('model Client {', 'model Client {\n  nickname String?'),
      )
      expect(await pendingChanges(migrations, schema)).toContain('ADD COLUMN     "nickname" TEXT')
    },
  )
})
