import { utils, write, type WorkBook } from '@e965/xlsx'
import { zipOf, type ZipEntry } from './zip'

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'application/vnd.openxmlformats-officedocument.'

export const part = (name: string, body: string): ZipEntry => ({ name, data: `${XML}${body}` })
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

export function contentTypes(main: Record<string, string>): ZipEntry {
  const overrides = Object.entries(main).map(([path, type]) => `<Override PartName="/${path}" ContentType="${MAIN}${type}.main+xml"/>`)
  return part('[Content_Types].xml', `<Types xmlns="${TYPES}"><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`)
}

const relations = (name: string, targets: [id: string, type: string, target: string][]) =>
  part(
    name,
    `<Relationships xmlns="${RELATIONS}">${targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`,
  )

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
export const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`
export const wordPart = (element: string, body: string) => `<w:${element} ${WORD}>${body}</w:${element}>`

/** A Word file with the given elements as its body. */
export const docxWith = (body: string, more: ZipEntry[] = []): Buffer =>
  zipOf([
    contentTypes({ 'word/document.xml': 'wordprocessingml.document' }),
    relations('_rels/.rels', [['rId1', 'officeDocument', 'word/document.xml']]),
    part('word/document.xml', wordPart('document', `<w:body>${body}</w:body>`)),
    ...more,
  ])

export const docxOf = (...lines: string[]): Buffer => docxWith(lines.map(paragraph).join(''))

/** A presentation of one text a slide; slides lie in the file in the reverse of their order in the show. */
export function pptxOf(slides: { text: string; notes?: string }[]): Buffer {
  const file = (n: number) => `slide${slides.length - n}.xml`
  const ids = slides.map((_, n) => `<p:sldId id="${256 + n}" r:id="rId${n + 1}"/>`).join('')
  const shapes = (name: string, text: string) =>
    `<p:${name} xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${escape(text)}</a:t></a:r><a:fld type="slidenum"><a:t>99</a:t></a:fld></a:p></p:${name}>`
  return zipOf([
    contentTypes({ 'ppt/presentation.xml': 'presentationml.presentation' }),
    part('ppt/presentation.xml', `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`),
    relations('ppt/_rels/presentation.xml.rels', slides.map((_, n) => [`rId${n + 1}`, 'slide', `slides/${file(n)}`])),
    ...slides.flatMap(({ text, notes }, n) => [
      part(`ppt/slides/${file(n)}`, shapes('sld', text)),
      ...(notes === undefined
        ? []
        : [
            relations(`ppt/slides/_rels/${file(n)}.rels`, [['rId1', 'notesSlide', `../notesSlides/notes${n}.xml`]]),
            part(`ppt/notesSlides/notes${n}.xml`, shapes('notes', notes)),
          ]),
    ]),
  ])
}

export function sheetFile(sheets: Record<string, unknown[][]>, bookType: 'xlsx' | 'biff8'): Buffer {
  const book: WorkBook = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { dateNF: 'dd/mm/yyyy' }), name)
  return write(book, { type: 'buffer', bookType }) as Buffer
}
