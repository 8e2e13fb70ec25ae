import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readEnv } from '../../src/platform/env'
import { hiddenFaults, Office } from '../load/office'
import { full, trialTimeout } from './counts'
import { startRealServer, type RealServer } from './real-server'

/* The embedded database and the files in a folder of 220 MB, which something else fills to the last byte. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0
const rounds = 5

let folder: string
let server: RealServer | undefined
afterEach(async () => {
  await server?.kill()
  execFileSync('umount', [folder])
  rmSync(folder, { recursive: true })
})

const free = () => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * Leaves so many bytes free, or none: the server writes meanwhile, so there may not be room for all that
 * there was room for.
 */
function fill(leave: number): void {
  const file = join(folder, 'enchimento')
  try {
    writeFileSync(file, Buffer.alloc(Math.max(0, free() - leave)))
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  }
}
const makeRoom = () => rmSync(join(folder, 'enchimento'))

const refusals = (office: Office) => office.history.answers.filter(({ status }) => status === 507).length

// `npm test` has the refusal and the log (test/disk-nearly-full.test.ts).
test.runIf(full && canMount)(
  'an embedded office on a disk that is full again and again loses nothing and goes on',
  { timeout: trialTimeout },
  async (context) => {
    folder = mkdtempSync(join(tmpdir(), 'lavra-cheio-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', folder], { stdio: 'ignore' })
    } catch {
      context.skip()
    }
    const env = readEnv({ DATA_DIR: folder, JWT_SECRET: 'x'.repeat(48) })
    server = await startRealServer(env, { BACKUP_KEEP: '0' })
    const office = await new Office([server]).open()
    office.start()
    for (let round = 0; round < rounds; round++) {
      await office.progress(20)
      fill(round % 2 === 0 ? 0 : 20_000_000)
      const before = refusals(office)
      await expect.poll(() => refusals(office), { timeout: 120_000 }).toBeGreaterThan(before + 20)
      makeRoom()
    }
    await office.progress(20)
    // What is there is read while nothing more fits.
    fill(0)
    await office.stop()
    expect(await office.complaints()).toEqual([])
    expect(office.history.answers.filter(({ status }) => status === null)).toEqual([])
    console.log(`disk of the embedded office full: ${rounds} times; ${office.figures()}`)
    expect((await server.stop()).code).toBe(0)
    makeRoom()
    expect(await hiddenFaults(env)).toEqual([])
  },
)
