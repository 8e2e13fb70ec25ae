import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Env } from '../../src/platform/env'
import { builtFile } from '../built'
import type { ModelServer } from '../model-server'
import type { Crash } from './trial-server'

export interface TrialServer {
  post: (path: string, body?: unknown) => Promise<{ status: number; body: unknown }>
  get: (path: string) => Promise<{ status: number; body: unknown }>
  crashAt: (crash: Crash) => Promise<void>
  /** How many callers have asked for a step so far. */
  arrivals: () => Promise<number>
  kill: () => void
  /** Resolves once the process is gone. */
  gone: Promise<unknown>
}

/** Starts a server process on a place's database and the stand-in model. */
export async function startTrialServer(
  env: Env,
  model: ModelServer,
  ...flags: string[]
): Promise<TrialServer> {
  const child = spawn(process.execPath, [builtFile('trial-server'), ...flags], {
    env: settings(env, model),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  const { port, token } = await announced(child)
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  return {
    post: (path, body = {}) => call('POST', path, body),
    get: (path) => call('GET', path),
    crashAt: async (crash) => {
      await call('POST', '/trial/crash', crash)
    },
    arrivals: async () => ((await call('GET', '/trial/arrivals')).body as { arrivals: number }).arrivals,
    kill: () => child.kill('SIGKILL'),
    gone,
  }
}

function settings(env: Env, model: ModelServer): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    DATA_DIR: env.DATA_DIR,
    ...(env.DATABASE_URL && { DATABASE_URL: env.DATABASE_URL }),
    JWT_SECRET: env.JWT_SECRET,
    LOG_LEVEL: 'error',
    // Longer than a busy machine lets a process stand still: a lease that runs out meanwhile is another's to
    // take, by right.
    AGENT_LEASE_SECONDS: '8',
    OPENAI_API_KEY: model.apiKey,
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'stand-in',
  }
}

/** The line in which the server says where it is; what it complains of is part of the error. */
async function announced(child: ChildProcess): Promise<{ port: number; token: string }> {
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  if (!child.stdout) throw new Error('no output')
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{"port"')) return JSON.parse(line) as { port: number; token: string }
    complaint += line
  }
  throw new Error(`the trial server did not start: ${complaint.slice(0, 2000)}`)
}
