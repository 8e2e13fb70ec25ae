import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Helper {
  pid: number
  /** The next thing it tells; rejects where it ends without. */
  hear: <T>() => Promise<T>
  tell: (message: object) => void
  stop: () => Promise<void>
}

/** A TypeScript file of `bench/` in a process of its own, which ends with this one. */
export function startHelper(file: string, args: string[]): Helper {
  const script = fileURLToPath(new URL(`../${file}`, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const orphaned = () => child.kill('SIGKILL')
  process.once('exit', orphaned)
  const gone = once(child, 'exit')
  const ended = gone.then(() => Promise.reject(new Error(`${file} ended`)))
  ended.catch(() => undefined)
  return {
    pid: child.pid ?? 0,
    hear: async <T>() => ((await Promise.race([once(child, 'message'), ended])) as [T])[0],
    tell: (message) => child.connected && child.send(message),
    stop: async () => {
      process.off('exit', orphaned)
      child.kill('SIGKILL')
      await gone
    },
  }
}
