// A process of its own that reads one file's text: child.ts EXTENSION [PAGES], the file on standard input,
// pages as messages.
// With PAGES (a JSON list of numbers) it recognises the text of these pages' pictures.
// What it reads may be hostile: it has no settings, no secrets and little memory, and its parent ends it when
// its time is up.
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { watchMyself } from '../../../platform/lib/kill-switch'
import { boundedPages } from './bounded'
import { ReadFailure, type Reason } from '../formats/failure'
import { limits } from '../formats/limits'
import type { BoundedPage, PageMessage } from '../formats/page'
import { readers, recognizers } from './readers'

export type Message = { started: true } | PageMessage | { failed: Reason } | { done: true }

/** A message holds no more than this, so that reading one never holds the parent up. */
const PIECE = 32 * 1024
// It lives until its parent ends it: ending by itself, it could be gone before its last word is read.
process.once('disconnect', () => process.exit())
const [extension = '', task] = process.argv.slice(2)
try {
  await send({ started: true })
  modest()
  const { memoryMb, milliseconds } = task ? { ...limits.ocr, ...limits.ocr.run } : limits
  watchMyself({ bytes: memoryMb * 1024 * 1024, milliseconds: 2 * milliseconds })
  await (task ? recognize(JSON.parse(task) as number[]) : read())
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

async function read() {
  const reader = await readers[extension]?.()
  if (!reader) throw new Error('no reader for this kind')
  let page = 0
  for await (const found of boundedPages(reader(await input()))) await sendPage(page++, found)
}

async function recognize(numbers: number[]) {
  const recognizer = await recognizers[extension]?.()
  if (!recognizer) throw new Error('no pictures in this kind')
  let at = 0
  for await (const found of boundedPages(recognizer(await input(), numbers)))
    await sendPage((numbers[at++] ?? 0) - 1, found)
}

async function input(): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function sendPage(page: number, { text, note }: BoundedPage) {
  if (Object.keys(note).length > 0) await send({ page, note })
  for (let at = 0; at === 0 || at < text.length; at += PIECE)
    await send({ page, piece: text.slice(at, at + PIECE) })
}

function send(message: Message): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })
}
