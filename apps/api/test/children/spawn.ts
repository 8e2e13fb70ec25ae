import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { apiFolder, builtFile } from '../built'

export interface Child {
  /** The first line that the child prints. */
  firstLine: Promise<string>
  kill: () => Promise<void>
}

/** Runs a program of this folder as a process of its own. */
export function startChild(name: string, args: string[]): Child {
  const child = spawn(process.execPath, [builtFile(name), ...args], {
    cwd: apiFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { firstLine: firstLineOf(child), kill: () => killed(child) }
}

async function firstLineOf(child: ChildProcess): Promise<string> {
  let text = ''
  for await (const piece of child.stdout ?? []) {
    text += String(piece)
    if (text.includes('\n')) return text.slice(0, text.indexOf('\n'))
  }
  return text
}

/** Ends it as a power cut would: nothing of it gets to run. */
async function killed(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
