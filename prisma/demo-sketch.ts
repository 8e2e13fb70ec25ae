import { crc32, deflateSync } from 'node:zlib'

const width = 720
const height = 480
/** Paper, wall, window, damp, crack. */
const palette = [0xfbf8f1, 0x2a2f3a, 0x8fb4d8, 0xcfe0ee, 0xb3382c]
const [paper, wall, window, damp, crack] = [0, 1, 2, 3, 4]

/** A plan of two bays of a garage with the damp stain and the crack, as a PNG. */
export function sketch(): Buffer {
  const dots = new Uint8Array(width * height).fill(paper)
  const fill = (x: number, y: number, w: number, h: number, color: number) => {
    for (let row = y; row < y + h; row++) dots.fill(color, row * width + x, row * width + x + w)
  }
  const disc = (x: number, y: number, r: number, color: number) => {
    for (let row = -r; row <= r; row++) {
      const half = Math.round(Math.sqrt(r * r - row * row))
      fill(x - half, y + row, 2 * half, 1, color)
    }
  }
  for (const [x, y, r] of [
    [560, 110, 62],
    [612, 150, 52],
    [530, 160, 38],
    [600, 96, 44],
  ] as const)
    disc(x, y, r, damp)
  const outside = [
    [60, 40, 600, 10],
    [60, 430, 600, 10],
    [60, 40, 10, 400],
    [650, 40, 10, 400],
  ] as const
  const inside = [
    [370, 40, 10, 160],
    [370, 290, 10, 150],
  ] as const
  for (const [x, y, w, h] of [...outside, ...inside]) fill(x, y, w, h, wall)
  for (const [x, y, w, h] of [
    [150, 40, 120, 10],
    [450, 430, 120, 10],
    [60, 180, 10, 110],
  ] as const)
    fill(x, y, w, h, window)
  const turns = [
    [486, 52],
    [508, 92],
    [500, 128],
    [538, 170],
    [530, 214],
    [566, 262],
    [560, 300],
  ] as const
  for (const [place, [x, y]] of turns.entries()) {
    const [toX, toY] = turns[place + 1] ?? [x, y]
    for (let step = 0; step <= 60; step++)
      disc(Math.round(x + ((toX - x) * step) / 60), Math.round(y + ((toY - y) * step) / 60), 2, crack)
  }
  return png(dots)
}

function png(dots: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits, by palette.
  header.set([8, 3], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++)
    rows.set(dots.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))
  const parts = [
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}
