import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, inject, test } from 'vitest'
import { makeBackup } from '../../src/platform/backup/make'
import { restoreBackup } from '../../src/platform/backup/restore'
import { openDatabase } from '../../src/platform/database/database'
import type { Driver } from '../../src/platform/database/driver'
import { readEnv, type Env } from '../../src/platform/env'
import { filesAt } from '../../src/platform/storage/files'
import { migrate } from '../../src/platform/database/migrate'
import { migrations, onPostgres, ownPlace } from '../database'
import { full } from '../trials/counts'
import { expectSame, pictureOf } from './compare'

/* A backup keeps the tables of the version that made it; a restore brings them to this version's as that
   version's upgrade does. */
const ended: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ended) await end()
})

/** A place in whose database nothing is, no table either. */
async function blankPlace(): Promise<Env> {
  if (!onPostgres)
    return readEnv({ DATA_DIR: mkdtempSync(join(inject('folder'), 'older-')), LOG_LEVEL: 'silent' })
  const place = await ownPlace()
  ended.push(place.remove)
  return place.env
}

async function within<T>(
  env: Env,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(env, () => undefined)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** What every version since the first with backups could hold. */
async function fill(database: Driver, key: string): Promise<void> {
  await database.exec(`
    insert into users (id, username, email, full_name, password_hash, user_role) values ('u', 'lívia', 'l@exemplo.com', 'Lívia D’Ávila', 'x', 'admin');
    insert into clients (id, name, email) select n::text, 'Padaria Três Irmãos ' || n, 'p' || n || '@exemplo.com' from generate_series(1, 300) n;
    insert into contacts (id, name) values ('k', 'João Conceição');
    insert into cases (id, title, case_number, client_id, client_name, case_type) values ('c', 'Cobrança', 'PROC-2026-1', '1', 'Padaria', 'Litígio Cível');
    insert into parties (id, case_id, name, role, party_type) values ('p', 'c', 'Zélia', 'plaintiff', 'individual');
    insert into documents (id, case_id, title, author_id, storage_key, file_name, file_size, text_status)
      values ('d', 'c', 'Contrato de locação', 'u', '${key}', 'contrato.txt', 8, 'ready');
    insert into petitions (id, petition_type, title, case_id, content) values ('petition_x', 'complaint', 'Inicial', 'c', 'Excelentíssimo');
    insert into audit_events (id, action, entity_type, entity_id, after) values ('e', 'created', 'case', 'c', '{"title": "Cobrança"}')`)
}

const versions = [
  '20261121190000_read_again',
  '20261122010000_search_text',
  '20261122020000_words_version',
  '20261122060000_row_counts',
]

test.each(full ? versions : versions.slice(0, 1))(
  'an office of the version with %s is restored into this one',
  async (until) => {
    const office = await blankPlace()
    const files = await filesAt(office)
    const key = files.newKey()
    await files.save(key, Readable.from(['contrato'], { objectMode: false }))
    const path = join(mkdtempSync(join(inject('folder'), 'older-')), 'copia.tar')
    await within(office, async (database) => {
      await migrate(database, migrations, until)
      await fill(database, key)
      const secrets = { AUDIT_KEY: 'x'.repeat(48) }
      expect(
        await makeBackup({ database, files, secrets }, path, {}, new AbortController().signal),
      ).toMatchObject({ files: 1, missing: [] })
      // What that office would be after its upgrade.
      expect(await migrate(database, migrations)).not.toEqual([])
    })
    const target = await blankPlace()
    await within(target, async (database) =>
      restoreBackup({ path }, { database, files: await filesAt(target), migrations }),
    )
    expectSame(await pictureOf(target), await pictureOf(office))
  },
)
