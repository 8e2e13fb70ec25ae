// The people of `npm run bench -- load`, all in one process of their own: people.ts ORIGIN FLOOR
// FILE-OF-OFFICE MINUTES
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { filesToUpload } from './files'
import { Line, Unexpected } from './line'
import { nextAction } from './mix'
import type { Office, Person } from './office'
import { anyNumber, think, type Desk } from './person'
import { signIn } from './reading'
import { Tally, type Told } from './tally'

export interface Report {
  told: Told
  /**
   * Milliseconds that this process's own loop was late, 99 of 100 times at most: they are in every figure.
   */
  late: number
}

const arrivalSeconds = 30
const casesOfOne = 40
const [origin = '', floorOrigin = '', file = '', minutes = '1'] = process.argv.slice(2)
const office = JSON.parse(readFileSync(file, 'utf8')) as Office
const files = filesToUpload()
const tally = new Tally()
const loop = monitorEventLoopDelay({ resolution: 5 })
let end = Date.now() + Number(minutes) * 60_000

/**
 * Comes in within the first half minute, and works until the end; what fails is told, and the next thing
 * begun.
 */
async function work(me: Person): Promise<void> {
  const [line, floor] = [new Line(origin, tally), new Line(floorOrigin, tally)]
  const over = () => Date.now() >= end
  const desk: Desk = { me, line, office, cases: [], petitions: [...office.finishedPetitions], files, over }
  desk.cases = Array.from({ length: casesOfOne }, () => anyNumber(desk))
  await think(desk, 0, arrivalSeconds)
  for (let act = signIn; !over();) {
    await act(desk).catch(tellUnlessKnown)
    await think(desk, 2, 12)
    await floor.call({ group: 'floor', name: 'a static answer beside it' }, '/').catch(tellUnlessKnown)
    if (line.token === '') continue
    const action = nextAction(desk)
    tally.did(action.name)
    act = action.act
  }
  line.close()
  floor.close()
}

function tellUnlessKnown(error: unknown): void {
  if (!(error instanceof Unexpected)) tally.error(String(error))
}

process.on('message', () => (end = Date.now()))
process.once('disconnect', () => process.exit())
loop.enable()
await Promise.all(office.people.map(work))
const report: Report = { told: tally.told, late: loop.percentile(99) / 1e6 }
process.send?.(report, () => process.disconnect())
