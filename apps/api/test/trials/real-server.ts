import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Env } from '../../src/platform/env'
import { apiFolder, builtFile } from '../built'
import { freePort } from '../free-port'

export interface RealServer {
  origin: string
  pid: number
  /** By the hardest signal. */
  kill: () => Promise<void>
  /** As an administrator does; answers how it went out and how long that took. */
  stop: () => Promise<{ code: number | null; ms: number }>
  /** What it wrote to its standard output. */
  said: () => string
}

/**
 * Starts the product's own server on a place's database, with further settings, and waits until it is ready.
 */
export async function startRealServer(env: Env, settings: Record<string, string> = {}): Promise<RealServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [builtFile('server')], {
    cwd: apiFolder,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: env.DATA_DIR,
      JWT_SECRET: env.JWT_SECRET,
      LOG_LEVEL: 'error',
      PORT: String(port),
      ...(env.DATABASE_URL && { DATABASE_URL: env.DATABASE_URL }),
      ...(env.STORAGE_URL && { STORAGE_URL: env.STORAGE_URL }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await ready(child, origin)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const stop = async () => {
    const began = Date.now()
    await end('SIGTERM')
    return { code: child.exitCode, ms: Date.now() - began }
  }
  return { origin, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop, said: () => said }
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  for (const end = Date.now() + 90_000; Date.now() < end;) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${origin}/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not start: ${complaint.slice(0, 2000)}`)
}
