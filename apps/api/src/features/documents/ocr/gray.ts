/** A picture of one brightness a dot, 0 being black. */
export interface Gray {
  width: number
  height: number
  data: Uint8Array
}

export function grayOf(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): Gray {
  const data = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < data.length; at++, from += 4) {
    data[at] = (299 * (rgba[from] ?? 0) + 587 * (rgba[from + 1] ?? 0) + 114 * (rgba[from + 2] ?? 0)) / 1000
  }
  return { width, height, data }
}

/** As a portable graymap, which needs no packing. */
export function portableGray({ width, height, data }: Gray): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}

/** A quarter turn to the right. */
export function turned({ width, height, data }: Gray): Gray {
  const result = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) result[x * height + (height - 1 - y)] = data[y * width + x] ?? 255
  }
  return { width: height, height: width, data: result }
}

/** How much darker or brighter than the rest a dot must be to be a mark on it. */
const MARK = 48
/** The share of dots that a few letters take on a page. */
const FEW_MARKS = 0.0001

/** Whether anything stands on a page: a blank one need not be read. */
export function hasMarks({ data }: Gray): boolean {
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at++) counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1
  const ground = counts.indexOf(Math.max(...counts))
  let marks = 0
  for (const [level, count] of counts.entries()) if (Math.abs(level - ground) > MARK) marks += count
  return marks > data.length * FEW_MARKS
}
