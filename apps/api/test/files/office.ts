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
  const overrides = Object.entries(main).map(
    ([path, type]) => `<Override PartName="/${path}" ContentType="${MAIN}${type}.main+xml"/>`,
  )
  return part(
    '[Content_Types].xml',
    `<Types xmlns="${TYPES}"><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  )
}

type Target = [id: string, type: string, target: string]
const relations = (name: string, targets: Target[]) =>
  part(
    name,
    `<Relationships xmlns="${RELATIONS}">${targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`,
  )

const WORD =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
export const paragraph = (text: string) =>
  `<w:p><w:r><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`
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

/**
 * What puts a text out of sight: attributes of its slide, its shape, its place or its letters; elements that
 * paint its letters and its shape, and what lies under that on the slide.
 */
type Hide = Partial<Record<'slide' | 'shape' | 'place' | 'letters' | 'ink' | 'fill' | 'under', string>>

/** A presentation of one text a slide; slides lie in the file in the reverse of their order in the show. */
export function pptxOf(slides: { text: string; notes?: string; hide?: Hide }[], design?: Design): Buffer {
  const file = (n: number) => `slide${slides.length - n}.xml`
  const ids = slides.map((_, n) => `<p:sldId id="${256 + n}" r:id="rId${n + 1}"/>`).join('')
  const shapes = (
    name: string,
    text: string,
    {
      slide = '',
      shape = '',
      place = 'x="0" y="0"',
      letters = '',
      ink = '',
      fill = '',
      under = '',
    }: Hide = {},
  ) =>
    `<p:${name} xmlns:p="p" xmlns:a="a" ${slide}><p:cSld>${under}<p:sp><p:nvSpPr><p:cNvPr id="2" ${shape}/></p:nvSpPr><p:spPr><a:xfrm><a:off ${place}/><a:ext cx="100" cy="100"/></a:xfrm>${fill}</p:spPr>` +
    `<p:txBody><a:p><a:r><a:rPr ${letters}>${ink}</a:rPr><a:t>${escape(text)}</a:t></a:r><a:fld type="slidenum"><a:t>99</a:t></a:fld></a:p></p:txBody></p:sp></p:cSld></p:${name}>`
  return zipOf([
    contentTypes({ 'ppt/presentation.xml': 'presentationml.presentation' }),
    part(
      'ppt/presentation.xml',
      `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
    ),
    relations(
      'ppt/_rels/presentation.xml.rels',
      slides.map((_, n) => [`rId${n + 1}`, 'slide', `slides/${file(n)}`]),
    ),
    ...slides.flatMap(({ text, notes, hide }, n) => [
      part(`ppt/slides/${file(n)}`, shapes('sld', text, hide)),
      relations(`ppt/slides/_rels/${file(n)}.rels`, [
        ...(notes === undefined ? [] : [['rId1', 'notesSlide', `../notesSlides/notes${n}.xml`] as Target]),
        ...(design ? [['rId2', 'slideLayout', '../slideLayouts/layout.xml'] as Target] : []),
      ]),
      ...(notes === undefined ? [] : [part(`ppt/notesSlides/notes${n}.xml`, shapes('notes', notes))]),
    ]),
    ...(design ? designParts(design) : []),
  ])
}

/** What a layout paints, and the theme's colour of paper. */
interface Design {
  layout: string
  paper: string
}

const designParts = ({ layout, paper }: Design): ZipEntry[] => [
  part(
    'ppt/slideLayouts/layout.xml',
    `<p:sldLayout xmlns:p="p" xmlns:a="a"><p:cSld>${layout}</p:cSld></p:sldLayout>`,
  ),
  relations('ppt/slideLayouts/_rels/layout.xml.rels', [
    ['rId1', 'slideMaster', '../slideMasters/master.xml'],
  ]),
  part(
    'ppt/slideMasters/master.xml',
    '<p:sldMaster xmlns:p="p" xmlns:a="a"><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg></p:cSld><p:clrMap bg1="lt1" tx1="dk1"/></p:sldMaster>',
  ),
  relations('ppt/slideMasters/_rels/master.xml.rels', [['rId1', 'theme', '../theme/theme.xml']]),
  part(
    'ppt/theme/theme.xml',
    `<a:theme xmlns:a="a"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:srgbClr val="${paper}"/></a:lt1></a:theme>`,
  ),
]

export function sheetFile(
  sheets: Record<string, unknown[][]>,
  bookType: 'xlsx' | 'biff8',
  hidden: string[] = [],
): Buffer {
  const book: WorkBook = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { dateNF: 'dd/mm/yyyy' }), name)
  book.Workbook = { Sheets: book.SheetNames.map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })) }
  return write(book, { type: 'buffer', bookType }) as Buffer
}
