import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { contentTypes, docxWith, part, wordPart } from './office'
import { deflated, pdfOf, pdfPages, type PdfObject } from './pdf'
import { zipOf, type ZipEntry } from './zip'

const MB = 1024 * 1024

/** So many megabytes of one character as a deflated stream, without ever having them in memory. */
export function deflatedMegabytes(count: number, character: string | number = 'A'): Buffer {
  const block = deflateRawSync(Buffer.alloc(MB, character), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([...Array.from({ length: count }, () => block), deflateRawSync('')])
}

const wordTypes = contentTypes({ 'word/document.xml': 'wordprocessingml.document' })
const document = { name: 'word/document.xml', data: '' }
/** Word files whose text unpacks to a gigabyte, with and without saying so. */
export const gigabyteDocx = (declared: number): Buffer =>
  zipOf([wordTypes, { ...document, deflated: deflatedMegabytes(1024), declared }])
/** As much as may be unpacked, all of it in one text node. */
export function longTextDocx(megabytes: number): Buffer {
  const open = deflateRawSync('<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>', {
    finishFlush: constants.Z_FULL_FLUSH,
  })
  const close = Buffer.from('</w:t></w:r></w:p></w:body></w:document>')
  const end = deflateRawSync(close)
  const text = deflatedMegabytes(megabytes).subarray(0, -deflateRawSync('').length)
  const declared = 47 + megabytes * MB + close.length
  return zipOf([wordTypes, { ...document, deflated: Buffer.concat([open, text, end]), declared }])
}

const withDoctype = (doctype: string, body: string) =>
  zipOf([wordTypes, part('word/document.xml', `${doctype}${wordPart('document', body)}`)])
export const entityBomb = (): Buffer => {
  const levels = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
  return withDoctype(`<!DOCTYPE w [<!ENTITY l0 "ha">${levels}]>`, '<w:p><w:r><w:t>&l9;</w:t></w:r></w:p>')
}
export const externalEntity = (url: string): Buffer =>
  withDoctype(`<!DOCTYPE w [<!ENTITY x SYSTEM "${url}">]>`, '<w:p><w:r><w:t>&x;</w:t></w:r></w:p>')
export const deepDocx = (depth: number): Buffer =>
  docxWith('<w:sdt>'.repeat(depth) + '</w:sdt>'.repeat(depth))

/** Its cross-reference table names itself as the one before it. */
export function loopingXref(): Buffer {
  const text = pdfPages([['x']]).toString('latin1')
  const start = /startxref\n(\d+)/.exec(text)?.[1] ?? '0'
  return Buffer.from(text.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${start}`), 'latin1')
}

/** Its cross-reference table points to itself and holds nothing else. */
export const onlyLoopingXref = (): Buffer =>
  Buffer.from(
    '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 0\ntrailer\n<< /Size 1 /Root 1 0 R /Prev 29 >>\nstartxref\n29\n%%EOF\n',
  )

export const pageTreeLoop = (count: number): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [3 0 R 2 0 R] >>`,
    '<< /Type /Pages /Count 5 /Parent 2 0 R /Kids [2 0 R] >>',
  ])

export const manyObjects = (count: number): Buffer =>
  pdfPages(
    [['Texto']],
    '',
    Array.from({ length: count }, () => '<< /A [1 2 3] >>'),
  )

export const manyPages = (count: number): Buffer =>
  pdfPages(Array.from({ length: count }, (_, n) => [`Página ${n + 1}`]))

/** One page whose content unpacks to so many megabytes, twice packed where `filters` is 2. */
export function contentBomb(megabytes: number, filters: 1 | 2 = 1): Buffer {
  const once = zlibMegabytes(megabytes)
  const stream = filters === 1 ? once : deflateSync(once)
  const dictionary = `/Filter [${'/FlateDecode '.repeat(filters)}]`
  return pageWith({ dictionary, stream })
}

/** A zlib stream around the deflated megabytes; readers of PDF do not look at its check sum. */
const zlibMegabytes = (megabytes: number) =>
  Buffer.concat([Buffer.from([0x78, 0x9c]), deflatedMegabytes(megabytes, ' '), Buffer.alloc(4)])

export const manyOperators = (count: number): Buffer =>
  pageWith(deflated('BT /F1 9 Tf (a) Tj ET q Q '.repeat(count)))

/** A form that draws itself. */
export const selfDrawing = (): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /Resources << /XObject << /X 5 0 R >> >> /Contents 4 0 R >>',
    deflated('/X Do'),
    {
      dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X 5 0 R >> >>',
      stream: Buffer.from('/X Do /X Do'),
    },
  ])

/** An array in an array, and so on. */
export const deepArray = (depth: number): Buffer =>
  pdfPages([['x']], `/Info ${'['.repeat(depth)}${']'.repeat(depth)}`)

const pageWith = (content: PdfObject) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
/** A workbook of one sheet with the given XML, and shared strings where given. */
export function sheetWith(sheet: string, more: ZipEntry[] = []): Buffer {
  const relation =
    '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>'
  return zipOf([
    contentTypes({ 'xl/workbook.xml': 'spreadsheetml.sheet' }),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${SHEET}" xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation}</Relationships>`,
    ),
    part('xl/worksheets/sheet1.xml', `<worksheet xmlns="${SHEET}">${sheet}</worksheet>`),
    ...more,
  ])
}

/** Two cells that span a whole sheet of seventeen thousand million. */
export const hugeSheet = (): Buffer =>
  sheetWith(
    '<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData>',
  )
