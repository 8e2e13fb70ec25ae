import { randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export class LockedError extends Error {
  override name = 'LockedError'
  constructor() {
    super('Banco de dados em uso por outro processo')
  }
}

interface Owner {
  pid: number
  /** When that process began, as the system tells it: a pid alone may have been given to another process. */
  started: string
  host: string
  id: string
}

/**
 * An owner on another machine or in another container can't be asked; it shows that it lives by touching its
 * file.
 */
const TOUCH_MS = 2_000
const FOREIGN_STALE_MS = 10_000

/**
 * Takes the exclusive lock on a folder, or throws LockedError. One that a killed process left behind is taken
 * over at once.
 * Lock files are numbered and the highest holds: a number is created by an atomic link, so of several that
 * take over only one succeeds.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const own: Owner = { pid: process.pid, started: startOf(process.pid), host: hostname(), id: randomUUID() }
  const highest = Math.max(0, ...numbers(folder))
  if (highest > 0) await refuseWhileHeld(lockFile(folder, highest), own.host)

  const file = lockFile(folder, highest + 1)
  const draft = join(folder, `lock-${own.id}`)
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (existsSync(file)) throw new LockedError()
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const present = numbers(folder)
  if (present.some((number) => number > highest + 1)) {
    rmSync(file, { force: true })
    throw new LockedError()
  }
  for (const number of present) if (number <= highest) rmSync(lockFile(folder, number), { force: true })
  return hold(file)
}

const lockFile = (folder: string, number: number) => join(folder, `lock.${number}`)
const numbers = (folder: string) =>
  readdirSync(folder).flatMap((name) => (/^lock\.\d+$/.test(name) ? [Number(name.slice(5))] : []))

function hold(file: string): () => void {
  const touch = setInterval(() => {
    const now = new Date()
    if (existsSync(file)) utimesSync(file, now, now)
  }, TOUCH_MS)
  touch.unref()
  return () => {
    clearInterval(touch)
    // The file stays, with no owner: removing it would let a slow starter reuse its number.
    writeFileSync(file, '')
  }
}

async function refuseWhileHeld(file: string, host: string) {
  const owner = readOwner(file)
  if (!owner) return
  if (owner.host === host) {
    if (startOf(owner.pid) === owner.started) throw new LockedError()
    return
  }
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - touched > FOREIGN_STALE_MS) return
  await sleep(TOUCH_MS * 2)
  const again = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (again !== touched) throw new LockedError()
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return null
  }
}

/**
 * When a process began; empty where it does not run (a killed one that its parent has not noticed yet counts
 * as gone).
 */
function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return state === 'Z' || state === 'X' ? '' : (fields[18] ?? '')
    }
    if (process.platform === 'win32') {
      process.kill(pid, 0)
      return 'running'
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      timeout: 5_000,
    }).trim()
  } catch {
    return ''
  }
}
