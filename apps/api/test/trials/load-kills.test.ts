import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { onPostgres, ownPlace } from '../database'
import { hiddenFaults, Office } from '../load/office'
import { count, trialTimeout } from './counts'
import { startRealServer, type RealServer } from './real-server'

const where = onPostgres ? 'PostgreSQL' : 'the embedded database'
const kills = count(1, 100)

let place: Awaited<ReturnType<typeof ownPlace>>
let server: RealServer
let office: Office | undefined
afterEach(async () => {
  await server.kill()
  await place.remove()
})

/**
 * A server that tells of each request when it comes and when it is answered, in place of the one that is
 * gone.
 */
async function begin(): Promise<void> {
  server = await startRealServer(place.env, { LOG_LEVEL: 'debug' })
  if (office) office.servers[0] = server
}

test(
  `a server on ${where} that is killed again and again while people write loses nothing, and stops as it is told`,
  { timeout: trialTimeout },
  async () => {
    place = await ownPlace()
    await begin()
    const people = await new Office([server]).open()
    office = people
    for (let kill = 1; kill <= kills; kill++) {
      people.start()
      await people.progress(2 + Math.floor(Math.random() * 20))
      await pause(Math.random() * 100)
      await server.kill()
      await begin()
      await people.stop()
      if (kill % 10 !== 0) continue
      expect(await people.complaints(), `after kill ${kill}`).toEqual([])
      console.log(`${kill} kills under load on ${where}: ${people.figures()}`)
    }
    console.log(`kills under load on ${where}: ${kills}; ${people.figures()}`)

    people.start()
    if (!onPostgres)
      await expect(startRealServer(place.env)).rejects.toThrow('Banco de dados em uso por outro processo')
    await people.progress(10)
    const { code, ms } = await server.stop()
    const left = unanswered(server.said())
    await begin()
    await people.stop()
    expect(await people.complaints()).toEqual([])
    await server.stop()
    expect(await hiddenFaults(place.env)).toEqual([])
    expect({ code, left }).toEqual({ code: 0, left: [] })
    expect(ms).toBeLessThan(10_000)
    console.log(
      `SIGTERM under load on ${where}: exit code ${code} after ${ms} ms, ${left.length} requests that had reached the server left without an answer`,
    )
  },
)

/** Which of the requests that reached the server it did not answer, by its own log. */
function unanswered(log: string): string[] {
  const lines = log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { msg?: string; reqId?: string })
  const ids = (message: string) => lines.filter(({ msg }) => msg === message).map(({ reqId }) => reqId ?? '')
  const answered = new Set(ids('request completed'))
  const reached = ids('incoming request')
  expect(reached.length).toBeGreaterThan(10)
  return reached.filter((id) => !answered.has(id))
}
