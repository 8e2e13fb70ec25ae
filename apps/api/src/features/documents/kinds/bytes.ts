import type { Readable } from 'node:stream'

/** A file that can be read from its start as often as needed. */
export interface Content {
  open: () => Promise<Readable>
  size: number
}

/** A file's bytes, of which little is in memory at a time. */
export interface Bytes {
  size: number
  /** The first 64 KB. */
  head: Buffer
  /** Fewer bytes where the file ends; refuses where a file makes its reader jump about without end. */
  read: (start: number, length: number) => Promise<Buffer>
  /** The whole file, once more from its start. */
  chunks: () => AsyncIterable<Buffer>
}

const HEAD_BYTES = 64 * 1024
/** Most files fit in here whole, and the directory of a large zip stands at its end. */
const TAIL_BYTES = 8 * 1024 * 1024
/** Reading in the middle of a large file means streaming up to there. */
const FAR_READS = 64

/** Reads through a file once and keeps its two ends. */
export async function bytesOf(content: Content): Promise<Bytes> {
  const { head, tail, size } = await endsOf(content)
  const tailStart = size - tail.length
  let far = 0
  const read = async (start: number, length: number) => {
    if (start < 0 || length < 0) throw new RangeError('outside the file')
    if (start >= tailStart) return tail.subarray(start - tailStart, start - tailStart + length)
    if (start + length <= head.length) return head.subarray(start, start + length)
    if (++far > FAR_READS || length > TAIL_BYTES) throw new RangeError('too many jumps')
    return readFar(content, start, length)
  }
  return { size, head, read, chunks: () => chunksOf(content) }
}

async function endsOf(content: Content) {
  const head: Buffer[] = []
  const tail: Buffer[] = []
  let size = 0
  let kept = 0
  for await (const chunk of chunksOf(content)) {
    if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size))
    size += chunk.length
    kept += chunk.length
    tail.push(chunk)
    while (tail[0] && kept - tail[0].length >= TAIL_BYTES) kept -= tail.shift()?.length ?? 0
  }
  return { head: Buffer.concat(head), tail: Buffer.concat(tail), size }
}

async function* chunksOf({ open }: Content): AsyncGenerator<Buffer> {
  for await (const chunk of await open()) yield chunk as Buffer
}

async function readFar(content: Content, start: number, length: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let position = 0
  for await (const chunk of chunksOf(content)) {
    const end = position + chunk.length
    if (end > start) parts.push(chunk.subarray(Math.max(start - position, 0), start + length - position))
    position = end
    if (position >= start + length) break
  }
  return Buffer.concat(parts)
}
