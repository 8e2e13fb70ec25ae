import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../..', import.meta.url))
let built: string | undefined

/** The administrator's tools as an office runs them, bundled: they start at once. Inside the project, where npm packages are found. */
export function build(): () => void {
  const made = mkdtempSync(join(folder, 'dist-'))
  execFileSync(process.execPath, [join(folder, 'build.mjs'), made], { stdio: 'inherit' })
  built = made
  return () => rmSync(made, { recursive: true, force: true })
}

/** A file of what `build` made; of the sources' own folder before that. */
export const builtFile = (name: string): string => join(built ?? folder, name)

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
  const env = Object.fromEntries(Object.entries({ PATH: process.env['PATH'], ...settings }).filter(([, value]) => value !== undefined))
  const child = spawn(process.execPath, [builtFile('admin.js'), ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[status], said, complained]): Ended => ({ status: status as number | null, said: said.trim(), complained: complained.trim() }),
  )
  return { child, ended }
}

export const admin = (args: string[], settings: Settings): Promise<Ended> => start(args, settings).ended
