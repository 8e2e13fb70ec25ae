import { readFileSync, readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { extractText, type ExtractedText, type ExtractOptions } from '../../src/features/documents/extract/extract'

export interface Watched extends ExtractedText {
  milliseconds: number
  /** The longest that this process's event loop was held up meanwhile, in milliseconds. */
  heldUp: number
  /** The most memory that a process started by this one had, in MB; 0 where the system does not tell. */
  peakMb: number
}

export const readText = (extension: string, content: Buffer, options?: ExtractOptions): Promise<ExtractedText> =>
  extractText({ open: () => Promise.resolve(Readable.from([content])), extension, size: content.length }, options)

export async function watchedRead(extension: string, content: Buffer, options?: ExtractOptions): Promise<Watched> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, ...childrenPeaks())), 20)
  delay.enable()
  // It counts from its second tick on.
  await sleep(50)
  const before = Date.now()
  const read = await readText(extension, content, options)
  delay.disable()
  clearInterval(timer)
  return { ...read, milliseconds: Date.now() - before, heldUp: delay.max / 1e6, peakMb: peak / 1024 }
}

function childrenPeaks(): number[] {
  try {
    const threads = readdirSync('/proc/self/task')
    const children = threads.flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim().split(' '))
    return children.filter(Boolean).map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0))
  } catch {
    return []
  }
}
