import { Lines } from './lines'
import { mainPart, relationsOf } from './package'
import { openParts, type Parts } from './parts'
import { readXml } from './xml'

const LEFT_OUT = new Set(['fld', 'Fallback'])

/** One page a slide in the order of the show, with the speaker's notes below. */
export async function* readPptx(data: Buffer): AsyncGenerator<string> {
  const parts = await openParts(data)
  const main = await mainPart(parts, 'presentationml.presentation', 'ppt/presentation.xml')
  for (const slide of await slidesOf(parts, main)) {
    const relations = await relationsOf(parts, slide)
    const notes = [...relations.values()].find(({ type, path }) => type === 'notesSlide' && parts.has(path))
    const spoken = notes ? await textOf(parts, notes.path) : ''
    const shown = await textOf(parts, slide)
    yield spoken.trim() === '' ? shown : `${shown}\nNotas: ${spoken}`
  }
}

async function slidesOf(parts: Parts, main: string): Promise<string[]> {
  const ids: string[] = []
  await readXml(parts.stream(main), {
    open: (name, attributes) => {
      // Its own number is called `id` too; the relation's has a prefix.
      const key = Object.keys(attributes).find((one) => one.endsWith(':id'))
      if (name === 'sldId' && key) ids.push(attributes[key] ?? '')
    },
  })
  const relations = await relationsOf(parts, main)
  return ids.map((id) => relations.get(id)?.path ?? '').filter((path) => parts.has(path))
}

/** The lines of a slide; automatic fields such as the slide's number are left out. */
async function textOf(parts: Parts, path: string): Promise<string> {
  const lines = new Lines()
  let inText = 0
  let leftOut = 0
  await readXml(parts.stream(path), {
    open: (name) => {
      if (name === 't') inText++
      else if (LEFT_OUT.has(name)) leftOut++
      else if (name === 'br') lines.endLine()
    },
    text: (piece) => {
      if (inText > 0 && leftOut === 0) lines.add(piece)
    },
    close: (name) => {
      if (name === 't') inText--
      else if (LEFT_OUT.has(name)) leftOut--
      else if (name === 'p') lines.endLine()
      else if (name === 'tc') lines.endCell()
      else if (name === 'tr') lines.endRow()
    },
  })
  return lines.take()
}
