import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { Document, FootnoteReferenceRun, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import { expect, test } from 'vitest'
import { externalEntity } from '../../../../test/files/bombs'
import {
  contentTypes,
  docxWith,
  paragraph,
  part,
  pptxOf,
  sheetFile,
  wordPart,
} from '../../../../test/files/office'
import { docOf, encryptedOffice } from '../../../../test/files/ole'
import { lockedPdf, pdfPages, pdfText } from '../../../../test/files/pdf'
import { onceStarted, readText } from '../../../../test/files/read'
import { rightFiles } from '../../../../test/files/upload-cases'
import { zipOf } from '../../../../test/files/zip'
import { boundedPages } from './bounded'
import { extractText, patienceWith } from './extract'
import { readers } from './readers'

/**
 * In this process: what the readers make of a file. That it is the same in theirs is the first test's matter.
 */
const pagesOf = async (extension: string, content: Buffer | string) => {
  const reader = await readers[extension]?.()
  const pages: string[] = []
  for await (const page of boundedPages(reader?.(Buffer.from(content)) ?? [])) pages.push(page.text)
  return pages
}

test('the 14 kinds: seven are read, four are pictures, the others hold no text', async () => {
  const withText = new Set(['pdf', 'doc', 'docx', 'txt', 'xlsx', 'xls', 'pptx'])
  const pictures = new Set(['jpg', 'jpeg', 'png', 'gif'])
  for (const [extension, { content }] of Object.entries(rightFiles)) {
    const text = await readText(extension, content)
    if (withText.has(extension))
      expect([extension, text.status, text.pages.join()]).toEqual([
        extension,
        'ready',
        expect.stringMatching(/Petição inicial|Custas/),
      ])
    else
      expect(text).toEqual({
        status: 'empty',
        error: null,
        pages: [],
        ...(pictures.has(extension) && { scanned: [1] }),
      })
  }
})

test('PDF: by page, words joined that break at a line’s end', async () => {
  const pages = await pagesOf(
    'pdf',
    pdfText('A respon-\nsabilidade é objetiva.\nVerifica-\nse a mora.', '', 'Última: ação, § 1º'),
  )
  expect(pages).toEqual(['A responsabilidade é objetiva.\nVerifica-se a mora.', '', 'Última: ação, § 1º'])
})

test('PDF: blank pages are "empty"', async () => {
  expect(await readText('pdf', pdfPages([[], []]))).toEqual({ status: 'empty', error: null, pages: [] })
})

test('PDF: a broken page costs no other page', async () => {
  // The first of the tree's pages is a font.
  const broken = Buffer.from(
    pdfText('Primeira', 'Segunda').toString('latin1').replace('/Kids [4 0 R', '/Kids [3 0 R'),
    'latin1',
  )
  expect(await pagesOf('pdf', broken)).toEqual(['', 'Segunda'])
})

test('DOCX: as Word’s own library writes it, with table and notes', async () => {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
  const file = new Document({
    footnotes: { 1: { children: [new Paragraph('STJ, Súmula 297.')] } },
    sections: [
      {
        children: [
          new Paragraph({ children: [new TextRun('Dos fatos'), new FootnoteReferenceRun(1)] }),
          new Table({
            rows: [
              new TableRow({ children: [cell('Parcela'), cell('R$ 1.500,00')] }),
              new TableRow({ children: [cell('Multa'), cell('R$ 30,00')] }),
            ],
          }),
          new Paragraph({ text: 'Dos pedidos', pageBreakBefore: true }),
        ],
      },
    ],
  })
  const text = (await pagesOf('docx', await Packer.toBuffer(file))).join('\n')
  expect(text).toBe(
    'Dos fatos (nota 1)\nParcela\tR$ 1.500,00\nMulta\tR$ 30,00\nDos pedidos\nNotas\n1. STJ, Súmula 297.',
  )
})

test('DOCX: pages, tabs, moved, deleted, hidden and doubled text', async () => {
  const run = (body: string) => `<w:p><w:r>${body}</w:r></w:p>`
  const body = [
    paragraph('Um'),
    '<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs><w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:tab/><w:t>Dois</w:t></w:r></w:p>',
    run('<w:br w:type="page"/>'),
    run('<w:lastRenderedPageBreak/><w:t>Três</w:t><w:br/><w:t>Quatro</w:t>'),
    '<w:p><w:del><w:r><w:delText>apagado</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>movido</w:t></w:r></w:moveFrom></w:p>',
    run('<w:rPr><w:vanish/></w:rPr><w:t>oculto</w:t>'),
    run('<w:rPr><w:vanish w:val="0"/></w:rPr><w:t>visível</w:t>'),
    run('<w:instrText>HYPERLINK</w:instrText>'),
    `<w:p><w:r><mc:AlternateContent><mc:Choice>${paragraph('caixa')}</mc:Choice><mc:Fallback>${paragraph('caixa')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
  ]
  expect(await pagesOf('docx', docxWith(body.join('')))).toEqual([
    'Um\n\tDois',
    'Três\nQuatro\n\nvisível\n\ncaixa',
  ])
})

test('DOCX: a main part of another name, in UTF-16; notes that nothing refers to are none', async () => {
  const body = Buffer.from(
    `\ufeff${wordPart('document', `<w:body>${paragraph('Procuração')}</w:body>`)}`,
    'utf16le',
  )
  const notes = part(
    'word/endnotes.xml',
    wordPart('endnotes', `<w:endnote w:id="9">${paragraph('sem marca')}</w:endnote>`),
  )
  const content = zipOf([
    contentTypes({ 'word/document2.xml': 'wordprocessingml.document' }),
    { name: 'word/document2.xml', data: body },
    notes,
  ])
  expect(await pagesOf('docx', content)).toEqual(['Procuração'])
})

test('DOC: text of Word 97', async () => {
  expect(await pagesOf('doc', docOf('Contestação: não há mora.\rPede a improcedência.'))).toEqual([
    'Contestação: não há mora.\nPede a improcedência.',
  ])
})

test('PPTX: slides in the order of the show, with notes, without numbers', async () => {
  const slides = [{ text: 'Audiência & prova' }, { text: 'Tese', notes: 'Citar o laudo' }, { text: 'Pedido' }]
  expect(await pagesOf('pptx', pptxOf(slides))).toEqual([
    'Audiência & prova',
    'Tese\nNotas: Citar o laudo',
    'Pedido',
  ])
})

test.each(['xlsx', 'biff8'] as const)(
  'a workbook (%s): sheets, rows, dates and numbers as shown in Brazil',
  async (bookType) => {
    const money = { t: 'n', v: 1234567.5, z: '#,##0.00' }
    const rows = [
      ['Vencimento', 'Valor'],
      [{ t: 'd', v: new Date('2026-03-09T12:00:00Z'), z: 'dd/mm/yyyy' }, money],
      [],
      [null, 0.5],
      ['=1+1', true],
    ]
    const formula = [[{ t: 'n', v: 7, f: 'WEBSERVICE("http://127.0.0.1/x")' }]]
    const pages = await pagesOf(
      bookType === 'xlsx' ? 'xlsx' : 'xls',
      sheetFile({ Custas: rows, Vazia: [], Conta: formula }, bookType),
    )
    expect(pages).toEqual([
      'Custas\nVencimento\tValor\n09/03/2026\t1.234.567,50\n\t0,5\n=1+1\tVERDADEIRO',
      'Vazia',
      'Conta\n7',
    ])
  },
)

test('TXT: encodings and pages', async () => {
  const text = 'Ação “urgente” — 1ª página\fSegunda'
  const expected = ['Ação “urgente” — 1ª página', 'Segunda']
  const big = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  for (const content of [text, `\ufeff${text}`, Buffer.from(`\ufeff${text}`, 'utf16le'), big])
    expect(await pagesOf('txt', content)).toEqual(expected)
  expect(await pagesOf('txt', Buffer.from('A\xe7\xe3o \x93urgente\x94\r\nfim\x1a', 'latin1'))).toEqual([
    'Ação “urgente”\nfim',
  ])
})

test('files with a password say so', async () => {
  const locked: [string, Buffer][] = [
    ['pdf', lockedPdf()],
    ['docx', encryptedOffice()],
    ['xlsx', encryptedOffice()],
    ['pptx', encryptedOffice()],
    ['doc', docOf('x', { encrypted: true })],
  ]
  const error =
    'Não foi possível ler o texto deste arquivo. Ele está protegido por senha: envie uma cópia sem senha.'
  for (const [extension, content] of locked)
    expect(await readText(extension, content)).toEqual({ status: 'failed', error, pages: [] })
})

test(
  'cut-off and garbled files fail with a sentence, or give what is left',
  { timeout: 120_000 },
  async () => {
    for (const extension of ['pdf', 'doc', 'docx', 'xlsx', 'xls', 'pptx']) {
      const content = rightFiles[extension]?.content ?? Buffer.alloc(0)
      const { status, error } = await readText(
        extension,
        content.subarray(0, Math.ceil(content.length * 0.7)),
      )
      if (status === 'failed') expect(error).toMatch(/^Não foi possível ler o texto deste arquivo\. .*envie/)
      else expect([extension, error]).toEqual(['pdf', null])
    }
  },
)

test('an external entity is never fetched, from disk or network', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('fetched')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (const url of [`http://127.0.0.1:${port}/x`, 'file:///etc/passwd'])
    expect(await readText('docx', externalEntity(url))).toMatchObject({ status: 'failed', pages: [] })
  server.close()
  expect(asked).toEqual([])
})

test('trouble with storage is thrown, not blamed on the file', async () => {
  const gone = Object.assign(new Error('gone'), { code: 'EIO' })
  await expect(extractText({ open: () => Promise.reject(gone), extension: 'txt', size: 1 })).rejects.toBe(
    gone,
  )
  const open = () =>
    Promise.resolve(
      Readable.from(
        (async function* () {
          yield Buffer.from('half')
          await Promise.reject(gone)
        })(),
      ),
    )
  await expect(extractText({ open, extension: 'txt', size: 9 })).rejects.toBe(gone)
})

test('an aborted reading ends at once', async () => {
  const stop = new AbortController()
  const never = () => Promise.resolve(new Readable({ read: () => undefined }))
  setTimeout(() => stop.abort(new Error('the server stops')), 200)
  const before = Date.now()
  await expect(
    extractText({ open: never, extension: 'txt', size: 9 }, { signal: stop.signal }),
  ).rejects.toThrow('the server stops')
  expect(Date.now() - before).toBeLessThan(20_000)
  await expect(
    extractText({ open: never, extension: 'txt', size: 9 }, { signal: stop.signal }),
  ).rejects.toThrow('the server stops')
})

test('storage that hangs is not the file’s fault either', async () => {
  const open = () => Promise.resolve(new Readable({ read: () => undefined }))
  const reading = (milliseconds: number) => extractText({ open, extension: 'txt', size: 9 }, { milliseconds })
  await expect(onceStarted(2_000, reading)).rejects.toThrow('storage did not hand the file over in time')
})

test('a reader that does not start is not the file’s fault', async () => {
  await expect(readText('txt', Buffer.from('x'), { milliseconds: 5 })).rejects.toThrow(
    /did not start|in time/,
  )
})

test('a file too large to be read is told, not opened', async () => {
  const open = () => Promise.reject(new Error('opened'))
  expect(await extractText({ open, extension: 'pdf', size: 101 * 1024 * 1024 })).toMatchObject({
    status: 'failed',
    error: /grande ou complexo/,
  })
})

test('a small file is given less time than a large one', () => {
  expect([6_000, 1_048_576, 100_000_000].map((size) => Math.round(patienceWith(size) / 1_000))).toEqual([
    30, 60, 120,
  ])
})
