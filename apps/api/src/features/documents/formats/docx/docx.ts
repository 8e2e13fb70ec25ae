import { posix } from 'node:path'
import { readStyles, type Styles } from './styles'
import { DocxWriter } from './writer'
import { mainPart } from '../package'
import type { Page } from '../page'
import { openParts, type Parts } from '../parts'
import { attribute, readXml } from '../xml'

/** The body by page, as far as Word noted where pages begin, then foot- and endnotes under their numbers. */
export async function* readDocx(data: Buffer): AsyncGenerator<Page> {
  const parts = await openParts(data)
  const main = await mainPart(parts, 'wordprocessingml.document', 'word/document.xml')
  const file: WordFile = {
    parts,
    main,
    styles: await readStyles(parts, beside(main, 'styles')),
    numbers: new Map(),
  }
  const pages = await bodyPages(file)
  const notes = [...(await notesOf(file, 'footnote')), ...(await notesOf(file, 'endnote'))]
  if (notes.length > 0) pages.push(withNotes(pages.pop(), notes))
  yield* pages
}

interface WordFile {
  parts: Parts
  main: string
  styles: Styles
  /** The number of each note, in the order of their marks in the body. */
  numbers: Map<string, number>
}

const beside = (main: string, name: string) => posix.join(posix.dirname(main), `${name}.xml`)

function withNotes(last: Page | undefined, notes: Page[]): Page {
  const hidden = [last, ...notes].map((page) => page?.hidden ?? '').join('\n')
  const shown = notes.filter(({ text }) => text !== '').map(({ text }) => text)
  return { text: [last?.text ?? '', ...(shown.length > 0 ? ['Notas', ...shown] : [])].join('\n'), hidden }
}

async function bodyPages({ parts, main, styles, numbers }: WordFile): Promise<Page[]> {
  const pages: Page[] = []
  const writer = new DocxWriter((page) => pages.push(page), styles, numbers)
  await readXml(parts.stream(main), writer.handlers)
  writer.endPage()
  return pages
}

async function notesOf(
  { parts, main, styles, numbers }: WordFile,
  kind: 'footnote' | 'endnote',
): Promise<Page[]> {
  const path = beside(main, `${kind}s`)
  if (!parts.has(path)) return []
  const notes: Page[] = []
  let key = ''
  const tell = ({ text, hidden }: Page) => {
    const number = numbers.get(key)
    if (number !== undefined)
      notes.push({ text: text.trim() === '' ? '' : `${number}. ${text.trim()}`, ...(hidden && { hidden }) })
  }
  const writer = new DocxWriter(tell, styles, new Map())
  await readXml(parts.stream(path), {
    ...writer.handlers,
    open: (name, attributes) => {
      if (name === kind) key = kind + (attribute(attributes, 'id') ?? '')
      writer.handlers.open(name, attributes)
    },
    close: (name) => {
      writer.handlers.close(name)
      if (name === kind) writer.endPage()
    },
  })
  return notes
}
