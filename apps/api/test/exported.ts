import { text as readText } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { openPdf } from '../src/features/documents/formats/pdf/open'

/** The parts of a DOCX by name; throws where one is no well-formed XML. */
export async function docxParts(file: Buffer): Promise<Map<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(file, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const parts = new Map<string, string>()
  for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip))
    parts.set(entry.fileName, await contentOf(zip, entry))
  for (const [name, xml] of parts) if (/\.(?:xml|rels)$/.test(name)) parseXml(xml)
  return parts
}

function nextEntry(zip: ZipFile): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    zip.removeAllListeners()
    zip.once('entry', resolve)
    zip.once('end', () => resolve(null))
    zip.once('error', reject)
    zip.readEntry()
  })
}

const contentOf = (zip: ZipFile, entry: Entry): Promise<string> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(readText(stream)))),
  )

function parseXml(xml: string): void {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
}

/** The words a reader of the document sees: a paragraph a line. */
export const docxText = (xml: string): string =>
  xml
    .replace(/<\/w:p>|<w:br\/>/g, '\n')
    .replace(/<w:tab\/>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(lt|gt|quot|apos|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name] ?? '',
    )

/**
 * What a PDF shows: each page's text as it stands there, where it leads, and how many rectangles of the
 * mark's yellow it paints.
 */
export async function readPdf(
  file: Buffer,
): Promise<{ pages: string[]; links: string[]; yellow: number; title: unknown; language: unknown }> {
  const pdf = await openPdf(file, -1)
  const pages: string[] = []
  const links: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const notes = (await page.getAnnotations()) as { url?: string }[]
    links.push(...notes.flatMap(({ url }) => url ?? []))
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  const { info } = await pdf.getMetadata()
  return {
    pages,
    links,
    yellow: yellowAreas(file),
    title: 'Title' in info ? info.Title : null,
    language: 'Language' in info ? info.Language : null,
  }
}

/**
 * The drawing commands are read from the file itself: on Node 20 the reader's own list of them does not work.
 */
function yellowAreas(file: Buffer): number {
  const starts = [...file.toString('latin1').matchAll(/\bstream\r?\n/g)].map(
    (match) => match.index + match[0].length,
  )
  return starts.reduce(
    (sum, start) =>
      sum + (inflated(file.subarray(start)).match(/\n1 0\.945\d* 0\.462\d* scn\n/g)?.length ?? 0),
    0,
  )
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}
