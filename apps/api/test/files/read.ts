import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { extractText, type ExtractedText, type ExtractOptions } from '../../src/features/documents/extract/extract'
import { readScans, type ScannedText } from '../../src/features/documents/extract/ocr/read'

export interface Watched {
  milliseconds: number
  /** The longest that this process's event loop was held up meanwhile, in milliseconds. */
  heldUp: number
  /** The most memory that a process started by this one had, in MB; 0 where the system does not tell. */
  peakMb: number
}

export const readText = (extension: string, content: Buffer, options?: ExtractOptions): Promise<ExtractedText> =>
  extractText({ open: () => Promise.resolve(Readable.from([content])), extension, size: content.length }, options)

export const scanText = (extension: string, content: Buffer, pages: number[], options?: ExtractOptions): Promise<ScannedText> =>
  readScans({ open: () => Promise.resolve(Readable.from([content])), extension, size: content.length }, pages, options)

export const watchedRead = (extension: string, content: Buffer, options?: ExtractOptions): Promise<ExtractedText & Watched> =>
  watched(() => readText(extension, content, options))

/** Reads within so many milliseconds; on a machine that takes longer than that to start a reader, within twice as many, and so on. */
export async function onceStarted<T>(milliseconds: number, read: (milliseconds: number) => Promise<T>): Promise<T> {
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
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, ...childrenPeaks())), 20)
  delay.enable()
  // It counts from its second tick on.
  await sleep(50)
  const before = Date.now()
  const read = await work()
  delay.disable()
  clearInterval(timer)
  return { ...read, milliseconds: Date.now() - before, heldUp: delay.max / 1e6, peakMb: peak / 1024 }
}

function childrenPeaks(): number[] {
  try {
    const threads = readdirSync('/proc/self/task')
    const children = threads.flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim().split(' '))
    return children.filter(hasBegun).map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0))
  } catch {
    return []
  }
}

/** Until it runs its own program a child has its parent's command line and memory, which count as the parent's. */
const hasBegun = (pid: string) => !['', ownCommand].includes(pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
const ownCommand = existsSync('/proc/self/cmdline') ? readFileSync('/proc/self/cmdline', 'utf8') : ''
