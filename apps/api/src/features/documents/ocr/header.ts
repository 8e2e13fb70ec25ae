import { isGif, isJpeg, isPng } from '../kinds/media'
import { ReadFailure } from '../formats/failure'

interface Size {
  width: number
  height: number
}

/** How many dots a picture unpacks to, as its header says: no decoder has seen it yet. */
export function sizeOf(data: Buffer): Size {
  const size = isPng(data)
    ? pngSize(data)
    : isGif(data)
      ? gifSize(data)
      : isJpeg(data)
        ? jpegSize(data)
        : null
  if (!size || size.width === 0 || size.height === 0) throw new ReadFailure('damaged')
  return size
}

const pngSize = (data: Buffer): Size => ({ width: data.readUInt32BE(16), height: data.readUInt32BE(20) })
const gifSize = (data: Buffer): Size => ({ width: data.readUInt16LE(6), height: data.readUInt16LE(8) })

/** Markers that carry no length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** Starts of a frame; three of their range are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSize(data: Buffer): Size | null {
  let at = 2
  while (at + 9 < data.length) {
    const marker = data[at + 1] ?? 0
    if (data[at] !== 0xff) return null
    if (marker === 0xff) at++
    else if (isBare(marker)) at += 2
    else if (isFrame(marker)) return { height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) }
    else at += 2 + data.readUInt16BE(at + 2)
  }
  return null
}
