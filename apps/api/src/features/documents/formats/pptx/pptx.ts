import { mainPart, relationsOf } from '../package'
import type { Page } from '../page'
import { openParts, type Parts } from '../parts'
import { readGround } from './ground'
import { SlideReader, type Size } from './slide'
import { readXml } from '../xml'

/** One page a slide in the order of the show, with the speaker's notes below. */
export async function* readPptx(data: Buffer): AsyncGenerator<Page> {
  const parts = await openParts(data)
  const main = await mainPart(parts, 'presentationml.presentation', 'ppt/presentation.xml')
  const { slides, size } = await slidesOf(parts, main)
  for (const slide of slides) {
    const relations = await relationsOf(parts, slide)
    const notes = [...relations.values()].find(({ type, path }) => type === 'notesSlide' && parts.has(path))
    const spoken = notes ? await textOf(parts, notes.path, null) : { text: '', hidden: '' }
    const shown = await textOf(parts, slide, size)
    const text =
      spoken.text.trim() === '' || shown.isOff ? shown.text : `${shown.text}\nNotas: ${spoken.text}`
    yield { text, hidden: [shown.hidden, spoken.hidden, shown.isOff ? spoken.text : ''].join('\n') }
  }
}

async function slidesOf(parts: Parts, main: string): Promise<{ slides: string[]; size: Size | null }> {
  const ids: string[] = []
  let size: Size | null = null
  await readXml(parts.stream(main), {
    open: (name, attributes) => {
      // Its own number is called `id` too; the relation's has a prefix.
      const key = Object.keys(attributes).find((one) => one.endsWith(':id'))
      if (name === 'sldSz') size = { width: Number(attributes['cx']), height: Number(attributes['cy']) }
      if (name === 'sldId' && key) ids.push(attributes[key] ?? '')
    },
  })
  const relations = await relationsOf(parts, main)
  return { slides: ids.map((id) => relations.get(id)?.path ?? '').filter((path) => parts.has(path)), size }
}

/**
 * The lines of a slide; automatic fields such as the slide's number are left out, and text that the show does
 * not show is kept apart.
 */
async function textOf(
  parts: Parts,
  path: string,
  size: Size | null,
): Promise<{ text: string; hidden: string; isOff: boolean }> {
  const slide = new SlideReader(await readGround(parts, path), size)
  await readXml(parts.stream(path), slide)
  return { text: slide.lines.take(), hidden: slide.unseen.take(), isOff: slide.isOff }
}
