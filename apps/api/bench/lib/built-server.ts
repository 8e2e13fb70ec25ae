import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../test/free-port'

export interface BuiltServer {
  origin: string
  pid: number
  /** When its process began, in epoch milliseconds. */
  started: number
  /** Of somebody who is signed in. */
  token: string
  /** What its tokens are signed with. */
  secret: string
  stop: () => Promise<void>
}

export interface HowToRun {
  /** Options of Node. */
  flags?: string[]
  /** A file for what it prints. */
  output?: string
}

/** Opens its /metrics, whichever database it is on. */
export const metricsToken = 'a-senha-das-medicoes'

/**
 * The built server on a database, as an office runs it, with somebody signed in; `settings` are further
 * variables.
 */
export async function startBuiltServer(
  url: string | undefined,
  settings: Record<string, string> = {},
  { flags = [], output }: HowToRun = {},
): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lavra-bench-'))
  const secret = 'x'.repeat(48)
  const port = String(await freePort())
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: folder,
    ...(url && { DATABASE_URL: url }),
    JWT_SECRET: secret,
    LOG_LEVEL: 'error',
    PORT: port,
    NODE_ENV: 'production',
    METRICS_TOKEN: metricsToken,
    ...settings,
  }
  const root = fileURLToPath(new URL('../../../..', import.meta.url))
  const printed = output === undefined ? 'ignore' : openSync(output, 'a')
  const started = Date.now()
  const child = spawn(process.execPath, [...flags, 'apps/api/dist/server.js'], {
    cwd: root,
    env,
    stdio: ['ignore', printed, 'inherit'],
  })
  const orphaned = () => child.kill('SIGKILL')
  process.once('exit', orphaned)
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = async () => {
    process.off('exit', orphaned)
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, pid: child.pid ?? 0, started, token: await signIn(origin), secret, stop }
}

async function signIn(origin: string): Promise<string> {
  const user = {
    username: 'medidas',
    email: 'medidas@exemplo.com.br',
    password: 'Medidas-2026',
    full_name: 'Ana Medidas',
  }
  await fetch(`${origin}/users/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  })
  const answer = await fetch(`${origin}/token`, {
    method: 'POST',
    body: new URLSearchParams({ username: user.username, password: user.password }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
