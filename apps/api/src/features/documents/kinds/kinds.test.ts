import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { AppError } from '../../../platform/errors'
import { rar4File } from '../../../../test/files/media'
import { contentTypes, docxOf, docxWith, part, sheetFile } from '../../../../test/files/office'
import { docOf, encryptedOffice, oleOf } from '../../../../test/files/ole'
import { lockedPdf, pdfText } from '../../../../test/files/pdf'
import { rightFiles, uploadCases } from '../../../../test/files/upload-cases'
import { overlappingZip, zipOf } from '../../../../test/files/zip'
import { checkKind } from './check-kind'

/** In chunks as a disk gives them. */
const contentOf = (data: Buffer) => {
  const chunks = Array.from({ length: Math.ceil(data.length / 65_536) }, (_, n) =>
    data.subarray(n * 65_536, (n + 1) * 65_536),
  )
  return { open: () => Promise.resolve(Readable.from(chunks)), size: data.length }
}
const check = (name: string, data: Buffer | string) => checkKind(name, contentOf(Buffer.from(data)))
const accepts = (name: string, data: Buffer | string) => expect(check(name, data)).resolves.toBeTruthy()
const refuses = async (
  name: string,
  data: Buffer | string,
  sentence: string | RegExp = /não corresponde à extensão/,
) => {
  const error: unknown = await check(name, data).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({
    status: 415,
    code: 'unsupported_file',
    detail: expect.stringMatching(sentence) as string,
  })
}

test('there are 70 cases: 14 kinds, five each', () => expect(uploadCases).toHaveLength(70))

test.each(uploadCases)('$title', async ({ file_name, content, accepted }) => {
  if (accepted) expect(await check(file_name, content)).toEqual(accepted)
  else await refuses(file_name, content, /./)
})

test('each kind refuses the bytes of every other', async () => {
  const same = new Set(['jpg-jpeg', 'jpeg-jpg', 'zip-docx', 'zip-xlsx', 'zip-pptx'])
  for (const extension of Object.keys(rightFiles)) {
    for (const [other, { content }] of Object.entries(rightFiles)) {
      if (extension === other || same.has(`${extension}-${other}`)) await accepts(`a.${extension}`, content)
      else await refuses(`a.${extension}`, content)
    }
  }
})

test('only the last extension counts, and its bytes', async () => {
  await accepts('a.exe.pdf', pdfText('x'))
  await refuses('a.exe.pdf', 'MZ program')
  for (const name of [
    'a',
    'pdf',
    'a.pdf.exe',
    'a.pdf ',
    'a.pdf.',
    'a.toString',
    'a.__proto__',
    'a.html',
    'a.svg',
    'a.docm',
    'a.\u202efdp.exe',
  ])
    await refuses(name, pdfText('x'), /Tipo de arquivo não aceito. Envie um destes: pdf, doc, docx/)
})

test('the sentences say what to do', async () => {
  await refuses(
    'a.pdf',
    'text',
    'O conteúdo do arquivo não corresponde à extensão .pdf. Envie o arquivo original.',
  )
  await refuses('a.pdf', '', 'O arquivo está vazio. Envie o arquivo original.')
})

test('a text is UTF-8, UTF-16 with its mark or Windows-1252, and nothing else', async () => {
  const texts = [
    'ação',
    '\ufeffação',
    Buffer.from('a\xe7\xe3o \x93x\x94', 'latin1'),
    Buffer.from('\ufeffação', 'utf16le'),
    'a\fb\tc\r\n',
    'MZ Advogados',
    'x'.repeat(65_535) + 'ção',
  ]
  for (const text of texts) await accepts('a.txt', text)
  const broken = [
    'a\0b',
    'a\x01',
    Buffer.from('ação', 'utf16le'),
    Buffer.from([0x61, 0x81, 0xff]),
    Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    Buffer.from([0xff, 0xfe, 0x41]),
    '%PDF-1.4 x',
    pdfText('x'),
  ]
  for (const text of broken) await refuses('a.txt', text)
  await refuses('a.txt', Buffer.concat([Buffer.alloc(9_000_000, 'a'), Buffer.from([0])]))
})

test('a PDF has its header at the start and objects', async () => {
  await accepts('a.pdf', Buffer.concat([Buffer.from('\r\n\r\n'), pdfText('x')]))
  await accepts('a.pdf', Buffer.concat([pdfText('x'), Buffer.alloc(3_000)]))
  await accepts('a.pdf', lockedPdf())
  await refuses('a.pdf', '%PDF-1.7 nothing')
  await refuses('a.pdf', Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), pdfText('x')]))
  await refuses('a.pdf', Buffer.concat([zipOf([{ name: 'a', data: 'a' }]), pdfText('x')]))
  await refuses('a.pdf', Buffer.concat([Buffer.from('#!/bin/sh\n'), pdfText('x')]))
  await refuses('a.pdf', Buffer.concat([Buffer.alloc(2_000, ' '), pdfText('x')]))
})

test('encrypted Office files are accepted under their own extensions only', async () => {
  for (const extension of ['docx', 'xlsx', 'pptx']) await accepts(`a.${extension}`, encryptedOffice())
  for (const extension of ['doc', 'xls', 'ppt', 'zip']) await refuses(`a.${extension}`, encryptedOffice())
  await accepts('a.doc', docOf('x', { encrypted: true }))
})

test('an Office file says what it is in its list of parts', async () => {
  await accepts(
    'a.docx',
    zipOf([
      contentTypes({ 'word/document2.xml': 'wordprocessingml.document' }),
      part('word/document2.xml', '<a/>'),
    ]),
  )
  await refuses('a.docx', zipOf([part('word/document.xml', '<a/>')]))
  await refuses('a.docx', zipOf([contentTypes({ 'word/document.xml': 'wordprocessingml.document' })]))
  await refuses(
    'a.docx',
    zipOf([contentTypes({ 'xl/workbook.xml': 'spreadsheetml.sheet' }), part('word/document.xml', '<a/>')]),
  )
  const macros = part(
    '[Content_Types].xml',
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
  )
  await refuses('a.docx', zipOf([macros, part('word/document.xml', '<a/>')]))
})

test('an old Office file is told by the streams at its top, not by what is embedded', async () => {
  const workbook = oleOf({ Workbook: Buffer.alloc(5_000), 'MBD0/WordDocument': Buffer.alloc(5_000) })
  await accepts('a.xls', workbook)
  await refuses('a.doc', workbook)
  await accepts('a.rar', rar4File())
})

test('an old Office file of a size that does not stay in memory is read in pieces', async () => {
  const large = Buffer.alloc(12_000_000, 7)
  await accepts('a.ppt', oleOf({ 'PowerPoint Document': large, Pictures: large }))
  await refuses('a.doc', oleOf({ 'PowerPoint Document': large, Pictures: large }))
})

test('compound files that lead in circles or nowhere are refused', async () => {
  const right = docOf('x')
  const circle = Buffer.from(right)
  const directory = circle.readUInt32LE(48)
  const table = (circle.readUInt32LE(76) + 1) * 512
  circle.writeUInt32LE(directory, table + 4 * directory)
  await refuses('a.doc', circle)
  for (const field of [30, 48, 68, 76]) {
    const broken = Buffer.from(right)
    broken.writeUInt32LE(0x00ffffff, field)
    await refuses('a.doc', broken)
  }
  for (const length of [8, 511, 600, 1_500]) await refuses('a.doc', right.subarray(0, length))
})

test('archives have bounds: entries, ratio, size, shared bytes', async () => {
  const many = (count: number) => zipOf(Array.from({ length: count }, (_, n) => ({ name: `${n}`, data: '' })))
  await accepts('a.zip', many(10_000))
  await refuses('a.zip', many(10_001), /itens demais/)
  await refuses('a.zip', many(60_000), /itens demais/)
  const zeros = Buffer.alloc(200 * 1024 * 1024)
  await refuses('a.zip', zipOf([{ name: 'zeros', data: zeros }]), /grande demais quando aberto/)
  await refuses(
    'a.docx',
    docxWith('', [{ name: 'word/media/zeros', data: zeros }]),
    /grande demais quando aberto/,
  )
  await refuses(
    'a.zip',
    overlappingZip(Buffer.from(Array.from({ length: 50_000 }, () => Math.random() * 256)), 500),
    /grande demais quando aberto/,
  )
  await accepts(
    'a.zip',
    zipOf([
      { name: '../../etc/passwd', data: 'x' },
      { name: 'C:\\x\0', data: 'x' },
      { name: '', data: '' },
    ]),
  )
})

test('cut-off archives and Office files are refused', async () => {
  for (const [extension, content] of [
    ['zip', rightFiles['zip']?.content],
    ['docx', docxOf('x')],
    ['xlsx', sheetFile({ a: [[1]] }, 'xlsx')],
  ] as const) {
    const whole = content ?? Buffer.alloc(0)
    for (const share of [0.01, 0.5, 0.99])
      await refuses(`a.${extension}`, whole.subarray(0, Math.ceil(whole.length * share)))
  }
})

test('an error of storage is not the file’s fault', async () => {
  const gone = Object.assign(new Error('gone'), { code: 'EIO', syscall: 'read' })
  await expect(checkKind('a.pdf', { open: () => Promise.reject(gone), size: 9 })).rejects.toBe(gone)
})

test('a file of 300 MB takes few of them in memory', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 'a')
  const open = () =>
    Promise.resolve(
      Readable.from(
        (function* () {
          for (let n = 0; n < 300; n++) yield Buffer.from(chunk)
        })(),
      ),
    )
  const before = process.memoryUsage.rss()
  await checkKind('a.txt', { open, size: 300 * chunk.length })
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024)
})
