import { posix } from 'node:path'
import { DocxWriter } from './docx-writer'
import { mainPart } from './package'
import { openParts, type Parts } from './parts'
import { attribute, readXml } from './xml'

/** The body by page, as far as Word noted where pages begin, then foot- and endnotes under their numbers. */
export async function* readDocx(data: Buffer): AsyncGenerator<string> {
  const parts = await openParts(data)
  const main = await mainPart(parts, 'wordprocessingml.document', 'word/document.xml')
  const numbers = new Map<string, number>()
  const pages = await bodyPages(parts, main, numbers)
  const notes = [...(await notesOf(parts, main, 'footnote', numbers)), ...(await notesOf(parts, main, 'endnote', numbers))]
  if (notes.length > 0) pages.push([pages.pop() ?? '', 'Notas', ...notes].join('\n'))
  yield* pages
}

async function bodyPages(parts: Parts, main: string, numbers: Map<string, number>): Promise<string[]> {
  const pages: string[] = []
  const writer = new DocxWriter((text) => pages.push(text), numbers)
  await readXml(parts.stream(main), writer.handlers)
  writer.endPage()
  return pages
}

async function notesOf(parts: Parts, main: string, kind: 'footnote' | 'endnote', numbers: Map<string, number>): Promise<string[]> {
  const path = posix.join(posix.dirname(main), `${kind}s.xml`)
  if (!parts.has(path)) return []
  const notes: string[] = []
  let key = ''
  const writer = new DocxWriter((text) => {
    const number = numbers.get(key)
    if (number !== undefined) notes.push(`${number}. ${text.trim()}`)
  }, new Map())
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
