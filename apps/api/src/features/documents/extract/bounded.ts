import { cleanText } from './clean'
import { limits } from './limits'

const CUT = {
  pages: `[Texto cortado: este arquivo tem mais de ${limits.pages.toLocaleString('pt-BR')} páginas.]`,
  characters: `[Texto cortado: este arquivo tem mais de ${limits.characters / 1_000_000} milhões de caracteres.]`,
}

/** A reader's pages, cleaned and within the limits; a cut ends with a sentence that says so. */
export async function* boundedPages(pages: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let count = 0
  let room: number = limits.characters
  for await (const raw of pages) {
    if (++count > limits.pages) {
      yield CUT.pages
      return
    }
    // Cleaning shortens a text, but hardly ever by half.
    const page = cleanText(raw.slice(0, 2 * room))
    if (page.length > room || raw.length > 2 * room) {
      yield `${cleanText(page.slice(0, room))}\n${CUT.characters}`
      return
    }
    room -= page.length
    yield page
  }
}
