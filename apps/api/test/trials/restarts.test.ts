import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, inject, test } from 'vitest'
import { readEnv } from '../../src/platform/env'
import { hiddenFaults, Office } from '../load/office'
import { onPostgres } from '../database'
import { canStartPostgres, startOwnPostgres, type OwnPostgres } from '../own-postgres'
import { full, trialTimeout } from './counts'
import { startRealServer, type RealServer } from './real-server'

let postgres: OwnPostgres | undefined
const servers: RealServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()))
  await postgres?.remove()
})

const MINUTES = 3

/** Restarts the database again and again: for minutes in a trial, twice in a sample. Answers how often. */
async function restartAgainAndAgain(own: OwnPostgres, office: Office): Promise<number> {
  const until = Date.now() + MINUTES * 60_000
  for (let restarts = 0; ; restarts++) {
    if (full ? Date.now() > until : restarts === 2) return restarts
    if (full) await pause(5_000 + Math.random() * 5_000)
    else await office.progress(10)
    await own.restart(restarts % 2 === 0 ? 'immediate' : 'fast')
  }
}

test.runIf(onPostgres && canStartPostgres)(
  'a database that restarts under load loses nothing that was acknowledged, and every call is answered',
  { timeout: trialTimeout },
  async () => {
    const own = await startOwnPostgres()
    postgres = own
    const env = readEnv({
      DATA_DIR: mkdtempSync(join(inject('folder'), 'data-')),
      DATABASE_URL: own.url,
      JWT_SECRET: 'x'.repeat(48),
    })
    for (let node = 0; node < (full ? 2 : 1); node++) servers.push(await startRealServer(env))
    const office = await new Office(servers).open()
    office.start()
    const restarts = await restartAgainAndAgain(own, office)
    // It goes on by itself once the database stays.
    await office.progress(20)
    await office.stop()
    // What the log says of an answer that should not have been tells where it comes from.
    expect(
      servers.flatMap((server) =>
        server
          .said()
          .split('\n')
          .filter((line) => line.includes('internal_error')),
      ),
    ).toEqual([])
    expect(await office.complaints()).toEqual([])
    const unanswered = office.history.answers.filter(({ status }) => status === null)
    expect(unanswered).toEqual([])
    console.log(
      `restarts of the database under load: ${restarts}, servers ${servers.length}; ${office.figures()}`,
    )
    for (const server of servers) expect((await server.stop()).code).toBe(0)
    expect(await hiddenFaults(env)).toEqual([])
  },
)
