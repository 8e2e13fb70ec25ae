import { fork, type ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { ownProgram } from '../../../platform/lib/child-program'
import type { Message } from './child'
import type { Reason } from '../formats/failure'
import { limits } from '../formats/limits'
import type { PageMessage } from '../formats/page'

export interface TextFile {
  open: () => Promise<Readable>
  /** In lower case, without its dot. */
  extension: string
  size: number
}

interface Reading {
  /** What the reader is told beside the extension. */
  task?: string
  signal?: AbortSignal | undefined
  milliseconds: number
  maxBytes: number
  hear: (message: PageMessage) => void
}

/**
 * Reads a file in a process of its own, so that no file can hold up or take down the server: it has a heap, a
 * memory and a time limit, after which it is killed. Answers why it could not be read, or null; only
 * storage's troubles, and `signal`, are thrown.
 */
export async function runReader(file: TextFile, reading: Reading): Promise<Reason | null> {
  const { signal } = reading
  signal?.throwIfAborted()
  const content = await file.open()
  try {
    return await readIn(start(file.extension, reading.task), content, reading)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    content.destroy()
  }
}

async function readIn(child: ChildProcess, content: Readable, reading: Reading): Promise<Reason | null> {
  const { signal, milliseconds, maxBytes, hear } = reading
  const ended = { late: false }
  const stop = () => child.kill('SIGKILL')
  const timer = setTimeout(() => (ended.late = stop()), milliseconds)
  signal?.addEventListener('abort', stop)
  try {
    // Storage that hangs must not outlast its reader.
    const outcome = outcomeOf(child, hear).finally(() => content.destroy())
    const [result, whole] = await Promise.all([outcome, feed(child, content, maxBytes)])
    signal?.throwIfAborted()
    if (ended.late && !whole) throw new Error('storage did not hand the file over in time')
    return result
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

function start(extension: string, task: string | undefined): ChildProcess {
  const { file, flags } = ownProgram('document-text', new URL('./child.ts', import.meta.url))
  const execArgv = [`--max-old-space-size=${limits.heapMb}`, ...flags]
  const cwd = fileURLToPath(new URL('.', import.meta.url))
  // An empty environment: whoever takes over the reader finds no secret there.
  const args = task === undefined ? [extension] : [extension, task]
  return fork(file, args, { cwd, execArgv, env: {}, stdio: ['pipe', 'ignore', 'ignore', 'ipc'] })
}

/**
 * Hands the file over and answers whether the reader took all of it; only what goes wrong on the side of
 * storage is thrown.
 */
async function feed(child: ChildProcess, content: Readable, maxBytes: number): Promise<boolean> {
  if (!child.stdin) throw new Error('the reader has no input')
  let storage: unknown
  content.once('error', (error) => (storage = error))
  try {
    await pipeline(content, (chunks) => firstBytes(chunks as AsyncIterable<Buffer>, maxBytes), child.stdin)
    return true
  } catch {
    // A reader that ends before it has the whole file says why in its outcome.
    if (storage instanceof Error) throw storage
    return false
  }
}

async function* firstBytes(chunks: AsyncIterable<Buffer>, max: number): AsyncGenerator<Buffer> {
  let left = max
  for await (const chunk of chunks) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}

/** Hands on what the reader says until it is done or gone. */
function outcomeOf(child: ChildProcess, hear: (message: PageMessage) => void): Promise<Reason | null> {
  let length = 0
  let started = false
  return new Promise((resolve, reject) => {
    child.on('message', (message: Message) => {
      if ('started' in message) started = true
      else if ('failed' in message) resolve(message.failed)
      else if ('done' in message) resolve(null)
      else {
        hear(message)
        length += 'piece' in message ? message.piece.length : 0
      }
      // The reader keeps to its limits; one that was taken over might not.
      if (length > 2 * limits.characters) resolve('too_big')
    })
    onGone(child, (killed, reason) => {
      // One that never began says nothing about the file.
      if (!started) reject(new Error(`the reader did not start: ${reason}`))
      // Killed: its time or its memory was up. Ended by itself without a word: its code fell over this file.
      else resolve(killed ? 'too_big' : 'damaged')
    })
  })
}

/** Once the process is gone and all it said has been heard. */
function onGone(child: ChildProcess, tell: (killed: boolean, reason: string) => void): void {
  child.once('error', ({ message }) => tell(false, message))
  child.once('exit', (code, signal) => {
    // Out of heap a process aborts itself; what else ends one is a fault of its code.
    const end = () => tell(signal === 'SIGKILL' || signal === 'SIGABRT', `ended with ${signal ?? code}`)
    if (child.connected) child.once('disconnect', end)
    else end()
  })
}
