import { cleanText, tagText } from '../formats/clean'
import { limits } from '../formats/limits'
import { saysSomething, type BoundedPage, type Page, type PageNote } from '../formats/page'

const CUT = {
  pages: `[Texto cortado: este arquivo tem mais de ${limits.pages.toLocaleString('pt-BR')} páginas.]`,
  characters: `[Texto cortado: este arquivo tem mais de ${limits.characters / 1_000_000} milhões de caracteres.]`,
  scanned: `[Texto cortado: as páginas digitalizadas a partir desta não foram lidas; o limite é de ${limits.ocr.pages} por arquivo.]`,
}

/** A reader's pages, cleaned and within the limits; a cut ends with a sentence that says so. */
export async function* boundedPages(
  pages: AsyncIterable<string | Page> | Iterable<string | Page>,
): AsyncGenerator<BoundedPage> {
  let count = 0
  let scans = 0
  let room: number = limits.characters
  for await (const given of pages) {
    if (++count > limits.pages) {
      yield { text: CUT.pages, note: {} }
      return
    }
    const page = typeof given === 'string' ? { text: given } : given
    if (page.scanned) scans++
    const { text, note, cut } = boundedPage(page, room)
    if (cut) {
      yield { text: `${text}\n${CUT.characters}`, note }
      return
    }
    room -= text.length
    yield scans > limits.ocr.pages ? unread(text, note, scans) : { text, note }
  }
}

/** Cleaning shortens a text, but hardly ever by half. */
function boundedPage(page: Page, room: number): BoundedPage & { cut: boolean } {
  const text = cleanText(page.text.slice(0, 2 * room))
  const cut = text.length > room || page.text.length > 2 * room
  return { text: cut ? cleanText(text.slice(0, room)) : text, note: noteOf(page), cut }
}

function unread(text: string, { scanned: _, ...note }: PageNote, scans: number): BoundedPage {
  return { text: scans === limits.ocr.pages + 1 ? `${text}\n${CUT.scanned}`.trim() : text, note }
}

function noteOf({ text, hidden = '', scanned, uncertain }: Page): PageNote {
  const unseen = cleanText(`${hidden}\n${tagText(text)}`)
    .replace(/\s+/g, ' ')
    .trim()
  return {
    ...(saysSomething(unseen) && {
      hidden: { characters: unseen.length, excerpt: unseen.slice(0, limits.hiddenExcerpt) },
    }),
    ...(scanned && { scanned }),
    ...(uncertain && { uncertain }),
  }
}
