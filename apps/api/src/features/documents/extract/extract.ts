import { fork, type ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { Message } from './child'
import { sentenceOf, type Reason } from './failure'
import { limits } from './limits'

export interface TextFile {
  open: () => Promise<Readable>
  /** In lower case, without its dot. */
  extension: string
  size: number
}

export interface ExtractedText {
  status: 'ready' | 'empty' | 'failed'
  error: string | null
  /** What `status` "ready" brings, in the file's order; some may be blank. */
  pages: string[]
}

export interface ExtractOptions {
  signal?: AbortSignal
  milliseconds?: number
}

const withText = new Set(['pdf', 'doc', 'docx', 'txt', 'xlsx', 'xls', 'pptx'])

/**
 * Reads the text of a file in a process of its own, so that no file can hold up or take down the server: it has a heap, a memory and a time
 * limit, after which it is killed. A file that can't be read is an answer ("failed"); only trouble with storage, and `signal`, are thrown.
 */
export async function extractText(file: TextFile, options: ExtractOptions = {}): Promise<ExtractedText> {
  const { signal, milliseconds = limits.milliseconds } = options
  if (!withText.has(file.extension)) return { status: 'empty', error: null, pages: [] }
  const isText = file.extension === 'txt'
  if (file.size > limits.fileBytes && !isText) return failed('too_big')
  signal?.throwIfAborted()
  const content = await file.open()
  try {
    return await readIn(start(file.extension), content, { signal, milliseconds, maxBytes: isText ? limits.textBytes : limits.fileBytes })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    content.destroy()
  }
}

type Reading = ExtractOptions & { milliseconds: number; maxBytes: number }

async function readIn(child: ChildProcess, content: Readable, { signal, milliseconds, maxBytes }: Reading): Promise<ExtractedText> {
  const ended = { late: false }
  const stop = () => child.kill('SIGKILL')
  const timer = setTimeout(() => (ended.late = stop()), milliseconds)
  signal?.addEventListener('abort', stop)
  try {
    // Storage that hangs must not outlast its reader.
    const outcome = outcomeOf(child).finally(() => content.destroy())
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

/** TypeScript while developing and testing, the bundle's own entry once built. */
function start(extension: string): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts')
  const entry = fileURLToPath(new URL(isSource ? './child.ts' : './document-text.js', import.meta.url))
  const execArgv = [`--max-old-space-size=${limits.heapMb}`, ...(isSource ? ['--import', 'tsx'] : [])]
  const cwd = fileURLToPath(new URL('.', import.meta.url))
  // An empty environment: whoever takes over the reader finds no secret there.
  return fork(entry, [extension], { cwd, execArgv, env: {}, stdio: ['pipe', 'ignore', 'ignore', 'ipc'] })
}

/** Hands the file over and answers whether the reader took all of it; only what goes wrong on the side of storage is thrown. */
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

/** Collects the pages until the reader is done or gone. */
function outcomeOf(child: ChildProcess): Promise<ExtractedText> {
  const pages: string[] = []
  let length = 0
  let started = false
  return new Promise((resolve, reject) => {
    child.on('message', (message: Message) => {
      if ('started' in message) started = true
      else if ('failed' in message) resolve(failed(message.failed))
      else if ('done' in message) resolve(finished(pages))
      else {
        pages[message.page] = (pages[message.page] ?? '') + message.piece
        length += message.piece.length
      }
      // The reader keeps to its limits; one that was taken over might not.
      if (length > 2 * limits.characters) resolve(failed('too_big'))
    })
    onGone(child, (killed, reason) => {
      // One that never began says nothing about the file.
      if (!started) reject(new Error(`the reader did not start: ${reason}`))
      // Killed: its time or its memory was up. Ended by itself without a word: its code fell over this file.
      else resolve(failed(killed ? 'too_big' : 'damaged'))
    })
  })
}

/** Once the process is gone and all it said has been heard. */
function onGone(child: ChildProcess, tell: (killed: boolean, reason: string) => void): void {
  child.once('error', ({ message }) => tell(false, message))
  child.once('exit', (code, signal) => {
    const end = () => tell(signal !== null, `ended with ${signal ?? code}`)
    if (child.connected) child.once('disconnect', end)
    else end()
  })
}

const failed = (reason: Reason): ExtractedText => ({ status: 'failed', error: sentenceOf(reason), pages: [] })

function finished(pages: string[]): ExtractedText {
  return pages.some((page) => page.trim() !== '') ? { status: 'ready', error: null, pages } : { status: 'empty', error: null, pages: [] }
}
