// A process of its own that reads one file's text: child.ts EXTENSION, the file on standard input, pages as messages.
// What it reads may be hostile: it has no settings, no secrets and little memory, and its parent ends it when its time is up.
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { watchMyself } from '../../../core/watchdog'
import { boundedPages } from './bounded'
import { ReadFailure, type Reason } from './failure'
import { limits } from './limits'
import { readers } from './readers'

export type Message = { started: true } | { page: number; piece: string } | { failed: Reason } | { done: true }

/** A message holds no more than this, so that reading one never holds the parent up. */
const PIECE = 32 * 1024
// It lives until its parent ends it: ending by itself, it could be gone before its last word is read.
process.once('disconnect', () => process.exit())
try {
  await send({ started: true })
  modest()
  watchMyself({ bytes: limits.memoryMb * 1024 * 1024, milliseconds: 2 * limits.milliseconds })
  await readFile(process.argv[2] ?? '')
  await send({ done: true })
} catch (error) {
  await send({ failed: error instanceof ReadFailure ? error.reason : 'damaged' })
}

/** The server goes first, and where the machine runs out of memory this process is the one to end. */
function modest() {
  try {
    setPriority(10)
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Not every system has these.
  }
}

async function readFile(extension: string) {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const reader = await readers[extension]?.()
  if (!reader) throw new Error('no reader for this kind')
  let page = 0
  for await (const text of boundedPages(reader(Buffer.concat(chunks)))) {
    for (let at = 0; at === 0 || at < text.length; at += PIECE) await send({ page, piece: text.slice(at, at + PIECE) })
    page++
  }
}

function send(message: Message): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })
}
