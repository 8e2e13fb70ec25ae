import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  extractText,
  type ExtractedText,
  type ExtractOptions,
} from '../../src/features/documents/reading/extract'
import { readScans, type ScannedText } from '../../src/features/documents/reading/scan-read'

export interface Watched {
  milliseconds: number
  /** The longest that this process's event loop was held up meanwhile, in milliseconds. */
  heldUp: number
  /** The most memory that a process started by this one had, in MB; 0 where the system does not tell. */
  peakMb: number
  /** The most processor time that one of them took, in seconds; 0 where the system does not tell. */
  processorSeconds: number
}

export const readText = (
  extension: string,
  content: Buffer,
  options?: ExtractOptions,
): Promise<ExtractedText> =>
  extractText(
    { open: () => Promise.resolve(Readable.from([content])), extension, size: content.length },
    options,
  )

export const scanText = (
  extension: string,
  content: Buffer,
  pages: number[],
  options?: ExtractOptions,
): Promise<ScannedText> =>
  readScans(
    { open: () => Promise.resolve(Readable.from([content])), extension, size: content.length },
    pages,
    options,
  )

export const watchedRead = (
  extension: string,
  content: Buffer,
  options?: ExtractOptions,
): Promise<ExtractedText & Watched> => watched(() => readText(extension, content, options))

/**
 * Reads within so many milliseconds; on a machine that takes longer than that to start a reader, within twice
 * as many, and so on.
 */
export async function onceStarted<T>(
  milliseconds: number,
  read: (milliseconds: number) => Promise<T>,
): Promise<T> {
  try {
    return await read(milliseconds)
  } catch (error) {
    if (!String(error).includes('the reader did not start') || milliseconds > 60_000) throw error
    return onceStarted(2 * milliseconds, read)
  }
}

/** What the work answers, and what it cost this process and those that it started. */
export async function watched<T extends object>(work: () => Promise<T>): Promise<T & Watched> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const most = { kilobytes: 0, ticks: 0 }
  const timer = setInterval(() => {
    for (const { kilobytes, ticks } of children()) {
      most.kilobytes = Math.max(most.kilobytes, kilobytes)
      most.ticks = Math.max(most.ticks, ticks)
    }
  }, 20)
  delay.enable()
  // It counts from its second tick on.
  await sleep(50)
  const before = Date.now()
  const read = await work()
  delay.disable()
  clearInterval(timer)
  const milliseconds = Date.now() - before
  return {
    ...read,
    milliseconds,
    heldUp: delay.max / 1e6,
    peakMb: most.kilobytes / 1024,
    processorSeconds: most.ticks / 100,
  }
}

/**
 * What the system tells of the processes that this one started: the most memory each has had, and its
 * processor time in hundredths.
 */
function children(): { kilobytes: number; ticks: number }[] {
  try {
    const threads = readdirSync('/proc/self/task')
    const pids = threads.flatMap((thread) =>
      readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim().split(' '),
    )
    return pids.filter(hasBegun).map((pid) => {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
      // Behind the name, which may hold anything, the 12th and 13th are its own time and the system's for it.
      const [user, system] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '')
        .split(' ')
        .slice(11, 13)
      return { kilobytes: Number(kilobytes ?? 0), ticks: Number(user) + Number(system) }
    })
  } catch {
    return []
  }
}

/**
 * Until it runs its own program a child has its parent's command line and memory, which count as the
 * parent's.
 */
const hasBegun = (pid: string) =>
  !['', ownCommand].includes(pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
const ownCommand = existsSync('/proc/self/cmdline') ? readFileSync('/proc/self/cmdline', 'utf8') : ''
