import { mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface BuiltServer {
  origin: string
  pid: number
  /** Of somebody who is signed in. */
  token: string
  /** What its tokens are signed with. */
  secret: string
  stop: () => Promise<void>
}

/** The built server on a database, as an office runs it, with its first user signed in; `settings` are further variables. */
export async function startBuiltServer(url: string | undefined, settings: Record<string, string> = {}): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lavra-bench-'))
  const secret = 'x'.repeat(48)
  const port = String(20_000 + Math.floor(Math.random() * 20_000))
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, ...(url && { DATABASE_URL: url }), JWT_SECRET: secret, LOG_LEVEL: 'error', PORT: port, NODE_ENV: 'production', ...settings }
  const root = fileURLToPath(new URL('../../../..', import.meta.url))
  const child = spawn(process.execPath, ['apps/api/dist/server.js'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = async () => {
    const gone = once(child, 'exit')
    child.kill()
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, pid: child.pid ?? 0, token: await signIn(origin), secret, stop }
}

async function signIn(origin: string): Promise<string> {
  const user = { username: 'medidas', email: 'medidas@exemplo.com.br', password: 'Medidas-2026', full_name: 'Ana Medidas' }
  await fetch(`${origin}/users/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(user) })
  const answer = await fetch(`${origin}/token`, { method: 'POST', body: new URLSearchParams({ username: user.username, password: user.password }) })
  return ((await answer.json()) as { access_token: string }).access_token
}
