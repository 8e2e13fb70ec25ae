import { expect, test } from 'vitest'
import * as bombs from '../../../../test/files/bombs'
import { docxWith, paragraph, part } from '../../../../test/files/office'
import { pdfText } from '../../../../test/files/pdf'
import { onceStarted, readText, watchedRead } from '../../../../test/files/read'
import { rightFiles } from '../../../../test/files/upload-cases'
import { overlappingZip, zipOf } from '../../../../test/files/zip'
import { count, full, trialTimeout } from '../../../../test/trials/counts'
import { limits } from '../formats/limits'

/** A reader is looked at every 20 ms, so it may be a little beyond its limit when it is ended. */
const MEMORY_MB = limits.memoryMb + 150
/** In process each of these would hold the server up for seconds. */
const HELD_UP_MS = 5_000

type Ending = 'ready' | 'empty' | 'failed' | 'any'
interface Bomb {
  name: string
  extension: string
  make: () => Buffer
  ends: Ending
  /**
   * The processor time that a reader may take over it, in seconds: what the clock says depends on what else
   * is at work.
   */
  seconds: number
}
function bomb(name: string, extension: string, ends: Ending, make: () => Buffer, seconds = 20): Bomb {
  return { name, extension, ends, make, seconds }
}

const usual: Bomb[] = [
  bomb('a gigabyte that is declared as a kilobyte', 'docx', 'failed', () => bombs.gigabyteDocx(1_000)),
  bomb('300,000 elements in one another', 'docx', 'failed', () => bombs.deepDocx(300_000)),
  bomb('a cross-reference table that is nothing but itself', 'pdf', 'failed', bombs.onlyLoopingXref),
  bomb('a page tree in a circle', 'pdf', 'failed', () => bombs.pageTreeLoop(5)),
  bomb('a page that unpacks twice to four gigabytes', 'pdf', 'failed', () => bombs.contentBomb(4096, 2)),
  bomb('a sheet of seventeen thousand million cells', 'xlsx', 'ready', bombs.hugeSheet),
]
const more: Bomb[] = [
  bomb('a gigabyte of text in a Word file', 'docx', 'failed', () => bombs.longTextDocx(1024)),
  bomb('entries that share their bytes', 'xlsx', 'failed', () =>
    overlappingZip(Buffer.alloc(4_000_000), 1_000),
  ),
  bomb('a million objects', 'pdf', 'ready', () => bombs.manyObjects(1_000_000)),
  bomb('a hundred thousand entries', 'docx', 'failed', () =>
    zipOf(Array.from({ length: 100_000 }, (_, n) => ({ name: `${n}`, data: '' }))),
  ),
  bomb('entities in entities', 'docx', 'failed', bombs.entityBomb),
  bomb('a cross-reference table before itself', 'pdf', 'ready', bombs.loopingXref),
  bomb('a page tree that claims a thousand million pages', 'pdf', 'failed', () => bombs.pageTreeLoop(1e9)),
  bomb('a page that unpacks to a gigabyte', 'pdf', 'failed', () => bombs.contentBomb(1024)),
  bomb('a form that draws itself', 'pdf', 'empty', bombs.selfDrawing),
  bomb('a million arrays in one another', 'pdf', 'any', () => bombs.deepArray(1_000_000)),
  bomb('as much text as may be unpacked', 'docx', 'ready', () => bombs.longTextDocx(250)),
  // Read to its first two thousand pages, or ended by the time that a reader has: which of both the machine
  // decides.
  bomb(
    'a hundred thousand pages',
    'pdf',
    'any',
    () => bombs.manyPages(100_000),
    limits.milliseconds / 1_000 + 10,
  ),
  bomb('millions of operators', 'pdf', 'failed', () => bombs.manyOperators(2_000_000), 75),
  bomb('a PDF of fragments', 'pdf', 'failed', () =>
    Buffer.alloc(50_000_000, '%PDF-1.7 1 0 obj << >> endobj '),
  ),
  bomb('millions of form feeds', 'txt', 'ready', () =>
    Buffer.concat([Buffer.alloc(15_000_000, '\f'), Buffer.from('x')]),
  ),
]

test.each(full ? [...usual, ...more] : usual)(
  '$name',
  { timeout: trialTimeout },
  async ({ extension, make, ends, seconds }) => {
    const read = await watchedRead(extension, make())
    console.log(
      `${Math.round(read.milliseconds)} ms, ${read.processorSeconds} s of the processor, loop held up ${Math.round(read.heldUp)} ms, reader's peak ${Math.round(read.peakMb)} MB: ${read.status}`,
    )
    if (ends !== 'any') expect(read.status).toBe(ends)
    expect(read.error === null).toBe(read.status !== 'failed')
    expect(read.peakMb).toBeLessThan(MEMORY_MB)
    expect(read.heldUp).toBeLessThan(HELD_UP_MS)
    expect(read.processorSeconds).toBeLessThan(seconds)
  },
)

test('sixty pages are read without holding up the server', async () => {
  const line = 'A presente ação de cobrança decorre do inadimplemento do contrato de prestação de serviços.\n'
  const read = await watchedRead(
    'pdf',
    pdfText(...Array.from({ length: 60 }, (_, n) => `Página ${n + 1}\n${line.repeat(45)}`)),
  )
  console.log(
    `60 pages: ${Math.round(read.milliseconds)} ms, loop held up ${Math.round(read.heldUp)} ms, reader's peak ${Math.round(read.peakMb)} MB`,
  )
  expect(read.pages.map((page) => page.split('\n')[0])).toEqual(
    Array.from({ length: 60 }, (_, n) => `Página ${n + 1}`),
  )
  expect(read.heldUp).toBeLessThan(HELD_UP_MS)
})

test('a reader whose time is up is ended', async () => {
  const read = await onceStarted(1_500, (milliseconds) =>
    watchedRead('pdf', bombs.manyOperators(2_000_000), { milliseconds }),
  )
  expect(read).toMatchObject({ status: 'failed', error: /grande ou complexo demais/ })
  expect(read.milliseconds).toBeLessThan(20_000)
})

test('many pages and long texts are cut where it shows', async () => {
  const { pages } = await readText('pdf', bombs.manyPages(2_100))
  expect([pages.length, pages[1_999], pages[2_000]]).toEqual([
    2_001,
    'Página 2000',
    '[Texto cortado: este arquivo tem mais de 2.000 páginas.]',
  ])
  const long = await readText('txt', Buffer.alloc(21_000_000, 'linha de texto '))
  expect(long.pages.join('').length).toBeLessThan(5_000_100)
  expect(long.pages.join('')).toMatch(/mais de 5 milhões de caracteres\.\]$/)
})

test('pictures and other parts of an Office file count too', async () => {
  const media = {
    name: 'xl/media/image1.png',
    data: '',
    deflated: bombs.deflatedMegabytes(300),
    declared: 300 * 1024 * 1024,
  }
  expect(await readText('xlsx', bombs.sheetWith('<sheetData/>', [media]))).toMatchObject({
    status: 'failed',
    error: /grande ou complexo/,
  })
  // What a Word reader does not open can't hurt it.
  expect(await readText('docx', docxWith(paragraph('Texto'), [media]))).toMatchObject({
    status: 'ready',
    pages: ['Texto'],
  })
  expect(
    await readText(
      'xlsx',
      bombs.sheetWith('<sheetData/>', [part('xl/sharedStrings.xml', '<sst><si><t>a</t></si></sst>')]),
    ),
  ).toMatchObject({ status: 'ready' })
})

test('files with bytes turned over fail or give text; nothing else', { timeout: trialTimeout }, async () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (const extension of ['pdf', 'doc', 'docx', 'xlsx', 'xls', 'pptx']) {
    for (let round = 0; round < count(1, 60); round++) {
      const content = Buffer.from(rightFiles[extension]?.content ?? '')
      for (let n = 0; n < 1 + random(20); n++) content[random(content.length)] = random(256)
      const { status, error } = await readText(extension, content, { milliseconds: 20_000 })
      expect(error === null).toBe(status !== 'failed')
    }
  }
})
