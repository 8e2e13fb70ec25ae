import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { legalPage } from '../../../../test/files/legal-page'
import { pngFile } from '../../../../test/files/media'
import {
  heldJpeg,
  jpegOf,
  leftTurned,
  pdfOfPages,
  pngOf,
  sheetOf,
  shown,
  type PdfPage,
} from '../../../../test/files/pictures'
import { scanText, watched } from '../../../../test/files/read'
import { RECEIPT, scans } from '../../../../test/files/scans'
import { full, trialTimeout } from '../../../../test/trials/counts'
import { limits } from '../formats/limits'

/** A reader is looked at every 20 ms, so it may be a little beyond its limit when it is ended. */
const MEMORY_MB = limits.ocr.memoryMb + 150
const HELD_UP_MS = 5_000
const small = { width: 1100, height: 500, size: 34 }

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * The share of a page's words that were recognised to the letter, each counted as often as it stands there.
 */
function recognized(page: string[], text: string): number {
  const found = new Map<string, number>()
  for (const word of wordsOf(text)) found.set(word, (found.get(word) ?? 0) + 1)
  const expected = wordsOf(page.join(' '))
  const right = expected.filter((word) => {
    const left = found.get(word) ?? 0
    found.set(word, left - 1)
    return left > 0
  })
  return right.length / expected.length
}

/** As a copier leaves a page: askew, grey, and with dust. */
function worn(canvas: Canvas): Canvas {
  const result = createCanvas(canvas.width, canvas.height)
  const context = result.getContext('2d')
  context.fillStyle = '#f2efe6'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'multiply'
  context.rotate(0.008)
  context.drawImage(canvas, 0, 0)
  context.fillStyle = '#999999'
  for (let n = 0; n < 400; n++)
    context.fillRect((n * 7919) % canvas.width, (n * 104_729) % canvas.height, 2, 2)
  return result
}

interface Sample {
  name: string
  extension: string
  page: string[]
  make: (page: string[]) => Buffer
}
function sample(name: string, extension: string, make: Sample['make'], page = legalPage): Sample {
  return { name, extension, page, make }
}
const some = [
  sample('its beginning', 'png', (page) => pngOf(sheetOf(page, { height: 900 })), legalPage.slice(0, 9)),
]
const all = [
  sample('at 200 dots an inch', 'png', (page) => pngOf(sheetOf(page))),
  sample('at 300 dots an inch', 'png', (page) =>
    pngOf(sheetOf(page, { width: 2480, height: 3508, size: 50 })),
  ),
  sample('in large letters, JPEG', 'jpg', (page) =>
    jpegOf(sheetOf(page, { width: 3000, height: 4200, size: 60 })),
  ),
  sample('worn', 'jpg', (page) => jpegOf(worn(sheetOf(page)))),
  sample('in a PDF', 'pdf', (page) => pdfOfPages([{ picture: sheetOf(page) }])),
]

test.each(full ? all : some)(
  'a page of a contract, $name',
  { timeout: trialTimeout },
  async ({ name, extension, page, make }) => {
    const content = make(page)
    const read = await watched(() => scanText(extension, content, [1]))
    const { text = '', uncertain } = read.pages.get(1) ?? {}
    const share = recognized(page, text)
    const words = wordsOf(page.join(' '))
    const missed = words.filter((word) => !wordsOf(text).includes(word))
    const cost = `${read.milliseconds} ms, loop held up ${Math.round(read.heldUp)} ms, reader's peak ${Math.round(read.peakMb)} MB`
    console.log(
      `${name}: ${(100 * share).toFixed(1)} % of ${words.length} words (not ${missed.join(' ')}), ${cost}`,
    )
    expect(share).toBeGreaterThanOrEqual(0.98)
    expect(uncertain).toBe(false)
    for (const sign of page.join('\n').match(/§ \d+º/g) ?? []) expect(text).toContain(sign)
    expect(read.heldUp).toBeLessThan(HELD_UP_MS)
    expect(read.peakMb).toBeLessThan(MEMORY_MB)
  },
)

test(
  'a photo that the camera held upright is read upright; what is see-through lies on paper',
  { timeout: trialTimeout },
  async () => {
    const photo = await scanText('jpg', heldJpeg(leftTurned(sheetOf(RECEIPT, small)), 6), [1])
    expect(photo.pages.get(1)).toEqual({ text: RECEIPT.join('\n'), uncertain: false })
  },
)

test('pages packed as copiers and courts pack them', { timeout: trialTimeout }, async () => {
  const pages = Object.values(scans).map((make): PdfPage => ({ picture: make() }))
  const found = await scanText(
    'pdf',
    pdfOfPages(pages, { width: 330, height: 150 }),
    pages.map((_, n) => n + 1),
  )
  expect(Object.keys(scans).map((name, n) => [name, found.pages.get(n + 1)])).toEqual(
    Object.keys(scans).map((name) => [name, { text: RECEIPT.join('\n'), uncertain: false }]),
  )
})

test.runIf(full)('eight pages of a scan, one turn', { timeout: trialTimeout }, async () => {
  const picture = sheetOf(legalPage)
  const content = pdfOfPages(Array.from({ length: limits.ocr.run.pages }, () => ({ picture })))
  const read = await watched(() => scanText('pdf', content, [1, 2, 3, 4, 5, 6, 7, 8]))
  console.log(
    `8 pages: ${read.milliseconds} ms, loop held up ${Math.round(read.heldUp)} ms, reader's peak ${Math.round(read.peakMb)} MB`,
  )
  for (const { text } of read.pages.values()) expect(recognized(legalPage, text)).toBeGreaterThanOrEqual(0.98)
  expect(read.pages.size).toBe(8)
  expect(read.peakMb).toBeLessThan(MEMORY_MB)
})

test.runIf(full)('a page on its side is turned', { timeout: trialTimeout }, async () => {
  const side = leftTurned(sheetOf(legalPage))
  for (const canvas of [side, leftTurned(side), leftTurned(leftTurned(side))]) {
    const { pages: found } = await scanText('png', pngOf(canvas), [1])
    expect(recognized(legalPage, found.get(1)?.text ?? '')).toBeGreaterThan(0.95)
  }
})

test(
  'pages of a PDF keep their numbers; a stamp is not read twice, a blank page is nothing',
  { timeout: trialTimeout },
  async () => {
    const stamp = 'Num. 4711 - Pag. 3 Assinado eletronicamente por Helena Martins'
    const scan = sheetOf(RECEIPT, small)
    const pages: PdfPage[] = [
      { commands: shown('x') },
      { picture: scan },
      { picture: scan, commands: shown(stamp, 10, 20, 8) },
      {},
    ]
    const content = pdfOfPages(pages, { width: 330, height: 150 })
    const { pages: found, reason } = await scanText('pdf', content, [2, 3, 4])
    const receipt = { text: RECEIPT.join('\n'), uncertain: false }
    expect([reason, [...found]]).toEqual([
      null,
      [
        [2, receipt],
        [3, receipt],
        [4, { text: '', uncertain: false }],
      ],
    ])
  },
)

const png = (width: number, height: number) => {
  const file = pngFile()
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b08fffffffe01011100', 'hex')

const bombs: [extension: string, content: Buffer][] = [['png', png(30_000, 30_000)]]
const moreBombs: typeof bombs = [
  ['png', png(4_000_000_000, 4_000_000_000)],
  ['jpg', jpeg],
  ['gif', Buffer.concat([Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'), Buffer.alloc(20)])],
]

test.each(full ? [...bombs, ...moreBombs] : bombs)(
  'a bomb is refused by its header (%s)',
  { timeout: trialTimeout },
  async (extension, content) => {
    const read = await watched(() => scanText(extension, content, [1]))
    expect(read).toMatchObject({ pages: new Map(), reason: 'too_many_pixels' })
    expect(read.peakMb).toBeLessThan(400)
  },
)

test.runIf(full)('pictures that are none', { timeout: trialTimeout }, async () => {
  expect(await scanText('png', png(8, 8).subarray(0, 40), [1])).toEqual({
    pages: new Map(),
    reason: 'damaged',
  })
  expect(await scanText('pdf', Buffer.from('no pdf'), [1])).toEqual({ pages: new Map(), reason: 'damaged' })
})
