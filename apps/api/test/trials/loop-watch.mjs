// Preloaded into a server: tells how long its main thread is held between two ticks of 10 ms, in milliseconds
// of the processor, which a busy machine cannot lengthen.
import { appendFileSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env.LOOP_WATCH
if (isMainThread && file) {
  const spent = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  let last = spent()
  setInterval(() => {
    const now = spent()
    if (now - last > 30) appendFileSync(file, `${Math.round(now - last)}\n`)
    last = now
  }, 10).unref()
}
