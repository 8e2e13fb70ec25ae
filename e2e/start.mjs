// `npm run measure:start`: how long a newcomer waits, in a clean clone of the last commit: first `npm start`,
// then a second one.
// The npm cache is the user's own, so that the first start measures unpacking and building rather than the
// network.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cleanEnv } from '../scripts/lib/clean-env.mjs'
import { root } from '../scripts/lib/run.mjs'

const port = 3917
const goals = { first: 90, second: 10 }
const patience = 600_000

const folder = mkdtempSync(join(tmpdir(), 'lavra-start-'))
execFileSync('git', ['clone', '--quiet', root, folder])
const seconds = { first: await startOnce(), second: await startOnce() }
rmSync(folder, { recursive: true, force: true })

console.log(`first start:  ${seconds.first.toFixed(1)} s until /ready (goal ${goals.first} s)`)
console.log(`second start: ${seconds.second.toFixed(1)} s until /ready (goal ${goals.second} s)`)
process.exitCode = seconds.first <= goals.first && seconds.second <= goals.second ? 0 : 1

/** Seconds from `npm start` to a server that answers; ends the server again. */
async function startOnce() {
  const begin = Date.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...cleanEnv(), PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: 'inherit',
    detached: true,
  })
  const gone = once(child, 'exit')
  try {
    await untilReady(child, begin)
    return (Date.now() - begin) / 1000
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await gone
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {number} begin */
async function untilReady(child, begin) {
  while (child.exitCode === null && Date.now() - begin < patience) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`npm start did not get ready in ${folder}`)
}
