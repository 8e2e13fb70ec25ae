import { expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/database'
import { migrate } from '../../src/platform/database/migrate'
import { migrations, onPostgres, ownPlace } from '../database'
import { full, trialTimeout } from './counts'
import { startRealServer } from './real-server'

const nodes = 5

/** The last migration of an office that has not been upgraded for a while. */
const older = '20261121090000_index_queue'

// Five whole servers at once: for the trials. `npm test` has nodes of one process migrate together
// (test/migrate.test.ts).
test.runIf(onPostgres && full)(
  'five servers that start together on an older database migrate it once, and all serve its records',
  { timeout: trialTimeout },
  async () => {
    const place = await ownPlace()
    try {
      const database = await openDatabase(place.env, () => undefined)
      const before = await migrate(database, migrations, older)
      await database.query(
        "insert into clients (id, name, updated_at) select 'antigo-' || g, 'Cliente antigo ' || g, now() from generate_series(1, 500) g",
      )
      const servers = await Promise.all(Array.from({ length: nodes }, () => startRealServer(place.env)))
      const applied = await database.query<{ name: string }>(
        'select migration_name as name from _prisma_migrations order by started_at',
      )
      const person = {
        username: 'helena',
        email: 'helena@exemplo.com',
        full_name: 'Helena',
        password: 'senha-de-teste',
      }
      const send = (body: string | URLSearchParams, type?: string) => ({
        method: 'POST',
        body,
        ...(type && { headers: { 'content-type': type } }),
      })
      await fetch(`${servers[0]?.origin}/api/v1/users/`, send(JSON.stringify(person), 'application/json'))
      const signedIn = await fetch(
        `${servers[1]?.origin}/token`,
        send(new URLSearchParams({ username: 'helena', password: 'senha-de-teste' })),
      )
      const { access_token } = (await signedIn.json()) as { access_token: string }
      const totals = servers.map(async ({ origin }) => {
        const answer = await fetch(`${origin}/api/v1/clients/?limit=1`, {
          headers: { authorization: `Bearer ${access_token}` },
        })
        return ((await answer.json()) as { total: number }).total
      })
      expect(await Promise.all(totals)).toEqual(servers.map(() => 500))
      expect(before.at(-1)).toBe(older)
      expect(applied.length).toBeGreaterThan(before.length + 3)
      expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length)
      await Promise.all(servers.map((server) => server.stop()))
      await database.close()
    } finally {
      await place.remove()
    }
  },
)
