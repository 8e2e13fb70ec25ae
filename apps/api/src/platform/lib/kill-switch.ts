import { Worker } from 'node:worker_threads'

const WATCH = `const { bytes, until } = require('node:worker_threads').workerData
setInterval(() => { if (process.memoryUsage.rss() > bytes || Date.now() > until) process.kill(process.pid, 'SIGKILL') }, 20)`

/**
 * Ends this process where it takes too much memory or time. For processes that do hostile work on the side:
 * the heap's own limit leaves buffers out, a parent that died ends nobody, and a thread is the one thing that
 * blocked work cannot block.
 */
export function watchMyself({ bytes, milliseconds }: { bytes: number; milliseconds: number }): void {
  new Worker(WATCH, { eval: true, workerData: { bytes, until: Date.now() + milliseconds } }).unref()
}
