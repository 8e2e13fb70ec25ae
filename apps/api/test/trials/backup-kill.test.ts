import { mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { filesAt } from '../../src/platform/storage/files'
import { examineBackup } from '../../src/platform/backup/examine'
import { admin, start, type Settings } from '../backup/command'
import { expectSame, pictureOf, type Picture } from '../backup/compare'
import { fillOffice } from '../backup/office'
import { ownPlace } from '../database'
import { count, trialTimeout } from './counts'

let place: Awaited<ReturnType<typeof ownPlace>>
let original: Picture
let folder: string
const settingsOf = ({ env: { DATA_DIR, DATABASE_URL, AUDIT_KEY } }: typeof place): Settings => ({
  DATA_DIR,
  DATABASE_URL,
  AUDIT_KEY,
})
const files = () => readdirSync(folder)
const backups = () => files().filter((name) => name.endsWith('.tar'))

beforeAll(async () => {
  place = await ownPlace()
  await fillOffice(place.env)
  original = await pictureOf(place.env)
  folder = mkdtempSync(join(inject('folder'), 'kill-'))
}, 180_000)
afterAll(async () => {
  await place.remove()
})

test(
  'a backup that is killed at any moment leaves a whole one or none',
  { timeout: trialTimeout },
  async () => {
    const outcomes = { whole: 0, none: 0 }
    /** How long the first one, which nobody kills, takes from when it begins to write. */
    let whole = 0
    for (let round = 0; round <= count(3, 40); round++) {
      const before = files()
      const { child, ended } = start(['backup', '--to', folder], settingsOf(place))
      while (child.exitCode === null && files().every((name) => before.includes(name))) await pause(1)
      const begun = performance.now()
      if (round > 0) {
        await pause(Math.random() * 1.2 * whole)
        child.kill('SIGKILL')
      }
      await ended
      whole ||= performance.now() - begun
      const made = backups().filter((name) => !before.includes(name))
      for (const name of made) await examineBackup({ path: join(folder, name) })
      outcomes[made.length > 0 ? 'whole' : 'none']++
    }
    expect(outcomes.whole).toBeGreaterThan(0)
    console.log(
      `backups killed: ${outcomes.whole + outcomes.none - 1}, of which whole ${outcomes.whole - 1}, none ${outcomes.none}, half 0`,
    )
  },
)

test(
  'a restore that is killed at any moment leaves an empty office or a whole one, and can be repeated',
  { timeout: trialTimeout },
  async () => {
    expect(await admin(['backup', '--to', folder], settingsOf(place))).toMatchObject({ status: 0 })
    const [file = ''] = backups().sort().reverse()
    const outcomes = { whole: 0, empty: 0 }
    for (let round = 0; round < count(2, 30); round++) {
      const target = await ownPlace()
      const { child, ended } = start(['restore', join(folder, file)], settingsOf(target))
      while (child.exitCode === null && !(await hasFiles(target))) await pause(5)
      await pause(Math.random() * 1_500)
      child.kill('SIGKILL')
      await ended
      const again = await admin(['restore', join(folder, file)], settingsOf(target))
      if (again.status === 0) outcomes.empty++
      else {
        expect(again.complained).toMatch(/^O destino não está vazio/)
        outcomes.whole++
      }
      expectSame(await pictureOf(target.env), original)
      await target.remove()
    }
    console.log(
      `restores killed: ${outcomes.whole + outcomes.empty}, of which whole ${outcomes.whole}, empty and repeated ${outcomes.empty}`,
    )
  },
)

async function hasFiles({ env }: typeof place): Promise<boolean> {
  const found = (await filesAt(env)).list()[Symbol.asyncIterator]()
  return !(await found.next()).done
}
