import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErrorAnswer } from '@lavra/contracts/base/common'
import { fileAnswer, type Endpoint } from '@lavra/contracts/base/endpoint'
import { startApi, type Actor, type Api } from '../api'
import { truncateAll } from '../database'
import { signedIn } from '../factories'
import { count, trialTimeout } from '../trials/counts'
import { endpoints } from './endpoints'
import { freshRecords } from './matrix-records'
import { intruder, send, shotOf, type Scene } from './property-shots'
import { quietJobs } from './quiet-jobs'
import { tablesDigest, tablesHolding } from './tables'

const REQUESTS = count(600, 12_000)
/** Tables start anew this often, so that looking at all of them stays quick. */
const ROUND = 250

let api: Api
beforeAll(async () => {
  api = await startApi({ jobs: quietJobs })
})
afterAll(() => api.close())

const newActors = (): Promise<Actor[]> =>
  Promise.all((['admin', 'standard', 'restricted'] as const).map((role) => signedIn(api, role)))

async function newRound(): Promise<Scene> {
  await truncateAll(api.world.database)
  const owner = await signedIn(api, 'restricted')
  await api.world.database.prisma.user.update({
    where: { id: (await signedIn(api, 'admin')).id },
    data: { is_superuser: true },
  })
  return { actors: await newActors(), records: await freshRecords(api, owner) }
}

/**
 * An answer is what the contract says: its shape where it worked, an error that a person may be shown where
 * it did not.
 */
function checkAnswer(endpoint: Endpoint, status: number, body: unknown) {
  if (status >= 400) {
    const error = ErrorAnswer.parse(body)
    expect(JSON.stringify(error.detail)).not.toMatch(
      /prisma|select |node_modules|\bat \w+ \(|ECONN|Unexpected|Invalid input|expected/i,
    )
  } else {
    expect(status).toBe(endpoint.status)
    if (endpoint.response && endpoint.response !== fileAnswer) endpoint.response.parse(body)
  }
}

test(
  'whatever is sent: no 5xx, answers by the contract, and a refusal leaves every table as it was',
  { timeout: trialTimeout },
  async () => {
    const shots = fc.oneof(...Object.entries(endpoints).map(([name, endpoint]) => shotOf(name, endpoint)))
    const seen = new Map<number, number>()
    let sent = 0
    let scene = await newRound()
    let digest = await tablesDigest(api.world.database)
    await fc.assert(
      fc.asyncProperty(shots, async (shot) => {
        if (sent++ % ROUND === 0) {
          scene = await newRound()
          digest = await tablesDigest(api.world.database)
        }
        const endpoint = endpoints[shot.name]
        if (!endpoint) throw new Error(shot.name)
        const answer = await send(api, endpoint, shot, scene)
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
        checkAnswer(endpoint, answer.status, answer.body)
        if (answer.status >= 400) expect(await tablesDigest(api.world.database)).toBe(digest)
        else if (endpoint.method !== 'GET') digest = await tablesDigest(api.world.database)
        expect(await tablesHolding(api.world.database, intruder)).toEqual([])
        if (answer.status === 401 || shot.name === 'auth.signOut' || shot.name.startsWith('users.')) {
          scene = { ...scene, actors: await newActors() }
          digest = await tablesDigest(api.world.database)
        }
      }),
      { numRuns: REQUESTS, endOnFailure: true, seed: Number(process.env['SEED'] ?? Date.now() % 2 ** 31) },
    )
    console.log(
      `property run: ${sent} requests, by status ${JSON.stringify(Object.fromEntries([...seen].toSorted(([a], [b]) => a - b)))}`,
    )
    expect(sent).toBeGreaterThanOrEqual(REQUESTS)
  },
)
