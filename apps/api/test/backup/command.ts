import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { apiFolder, builtFile } from '../built'

export interface Ended {
  status: number | null
  said: string
  complained: string
}

export interface Running {
  child: ChildProcess
  ended: Promise<Ended>
}

export type Settings = Record<string, string | undefined>

/** Starts an administrator's command as a process of its own that knows only these settings. */
export function start(args: string[], settings: Settings): Running {
  const env = Object.fromEntries(
    Object.entries({ PATH: process.env['PATH'], ...settings }).filter(([, value]) => value !== undefined),
  )
  const child = spawn(process.execPath, [builtFile('admin'), ...args], {
    cwd: apiFolder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[status], said, complained]): Ended => ({
      status: status as number | null,
      said: said.trim(),
      complained: complained.trim(),
    }),
  )
  return { child, ended }
}

export const admin = (args: string[], settings: Settings): Promise<Ended> => start(args, settings).ended
