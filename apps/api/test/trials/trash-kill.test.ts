import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkIntegrity } from '../../src/platform/backup/integrity'
import { openDatabase, type Database } from '../../src/platform/database/database'
import { filesAt } from '../../src/platform/storage/files'
import { ownPlace } from '../database'
import { fieldPart, filePart, formOf } from '../uploads'
import { count, trialTimeout } from './counts'
import { startRealServer, type RealServer } from './real-server'

let place: Awaited<ReturnType<typeof ownPlace>>
let server: RealServer
let token = ''

beforeEach(async () => {
  place = await ownPlace()
  server = await startRealServer(place.env)
})
afterEach(async () => {
  await server.kill()
  await place.remove()
})

async function call(method: string, path: string, body?: RequestInit['body'], type = 'application/json') {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': type }),
  }
  return fetch(server.origin + path, { method, headers, ...(body !== undefined && { body }) })
}
const made = async (path: string, body: object) =>
  ((await (await call('POST', path, JSON.stringify(body))).json()) as { id: string }).id

/** A case with a party, a document with a file, a note and a petition. */
async function aFullCase(): Promise<string> {
  const password = 'senha-de-teste'
  await made('/users/', {
    username: 'lia',
    email: 'lia@exemplo.com',
    full_name: 'Lia Torres Amado',
    password,
  })
  const signedIn = await call(
    'POST',
    '/token',
    new URLSearchParams({ username: 'lia', password }).toString(),
    'application/x-www-form-urlencoded',
  )
  token = ((await signedIn.json()) as { access_token: string }).access_token
  const client_id = await made('/api/v1/clients/', { name: 'Padaria Três Irmãos', client_type: 'corporate' })
  const parties = [{ name: 'Bento Faria', role: 'defendant', party_type: 'individual' }]
  const fields = {
    title: 'Cobrança',
    case_number: 'PROC-2026-000001',
    client_id,
    case_type: 'Litígio Cível',
    parties,
  }
  const id = await made('/api/v1/cases/with-parties', fields)
  await made(`/api/v1/cases/${id}/notes`, { text: 'Aceita parcelar.' })
  const parts = [
    fieldPart('case_id', id),
    filePart('name="file"; filename="a.txt"', 'texto'),
    fieldPart('title', 'Contrato'),
  ]
  await call(
    'POST',
    '/api/v1/documents/',
    new Uint8Array(formOf(parts)),
    'multipart/form-data; boundary=limite',
  )
  await made('/api/v1/petitions/initialize', { petition_type: 'complaint', case_id: id })
  return id
}

/** Looks at the office while no server runs. */
async function look<T>(work: (database: Database) => Promise<T>): Promise<T> {
  await server.kill()
  const database = await openDatabase(place.env, () => undefined)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const tables = [
  'cases',
  'parties',
  'case_notes',
  'documents',
  'petitions',
  'petition_documents',
  'trash',
  'trash_rows',
]
/** How many rows each table has; no kill may leave a file without its row or a row without its file. */
const office = (then: (database: Database) => Promise<void> = () => Promise.resolve()) =>
  look(async (database) => {
    const counted = await database.query<Record<string, number>>(
      `select ${tables.map((name) => `(select count(*)::int from ${name}) as ${name}`).join(', ')}`,
    )
    expect(await checkIntegrity(database, await filesAt(place.env))).toEqual([])
    await then(database)
    return counted[0] ?? {}
  })

/** The case takes a while to go and to come back, in the middle of what goes and comes with it. */
const slowly = `create function slowly() returns trigger language plpgsql as $$ begin
  perform count(*) from generate_series(1, 1500000);
  return case when tg_op = 'DELETE' then old else new end; end $$;
  create trigger slowly before insert or delete on parties for each row execute function slowly()`

test(
  'a server killed while a case is deleted or restored leaves all of it or nothing',
  { timeout: trialTimeout },
  async () => {
    const id = await aFullCase()
    const whole = await office((database) => database.exec(slowly))
    const all = { cases: 1, parties: 1, case_notes: 1, documents: 1, petitions: 1, petition_documents: 1 }
    expect(whole).toEqual({ ...all, trash: 0, trash_rows: 0 })
    const works = {
      deleting: () => call('DELETE', `/api/v1/cases/${id}`),
      restoring: () => call('POST', `/api/v1/trash/${id}/restore`, '{}'),
    }
    server = await startRealServer(place.env)
    for (let round = 0; round < count(1, 40); round++) {
      for (const work of Object.values(works)) {
        const heard = work().then(
          ({ ok }) => ok,
          () => false,
        )
        await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 400))
        const after = await office()
        const done = (after['trash'] === 1) === (work === works.deleting)
        if (after['trash'] === 0) expect(after).toEqual(whole)
        else
          expect(after).toMatchObject({
            cases: 0,
            parties: 0,
            case_notes: 0,
            documents: 0,
            petitions: 1,
            petition_documents: 0,
            trash: 1,
          })
        server = await startRealServer(place.env)
        // What was answered is done; what came to nothing can be done again.
        if (await heard) expect(done).toBe(true)
        if (!done) expect((await work()).ok).toBe(true)
      }
    }
    expect(await office()).toEqual(whole)
  },
)
