import { cleanText } from '../formats/clean'
import type { Page } from '../formats/page'
import type { Engine, Recognized } from './engine'
import { hasMarks, turned, type Gray } from './gray'
import { repaired } from './repair'

/** Below this the words are a guess. */
const UNCERTAIN = 65
/** Below this the page may lie on its side or upside down. */
const PERHAPS_TURNED = 60
/** By how much another position must be better to be the right one. */
const CLEARLY = 15
/** Nothing better is to be expected. */
const CERTAIN = 85

/** The words of one picture, whichever way up it is. */
export async function recognizeGray(engine: Engine, picture: Gray): Promise<Page> {
  if (!hasMarks(picture)) return { text: '' }
  const found = await upright(engine, picture)
  if (!found) return { text: '', uncertain: true }
  const text = repaired(cleanText(found.text))
  // Lines and stains make a few wrong letters where no word is.
  if (!/\p{L}{2}|\d{2}/u.test(text)) return { text: '' }
  return { text, uncertain: found.confidence < UNCERTAIN }
}

async function upright(engine: Engine, picture: Gray): Promise<Recognized | null> {
  const first = await engine.recognize(picture)
  if (!first || first.confidence >= PERHAPS_TURNED) return first
  let [best, at] = [first, picture]
  for (let quarter = 1; quarter < 4 && best.confidence < CERTAIN; quarter++) {
    at = turned(at)
    const found = await engine.recognize(at)
    if (!found) break
    if (found.confidence > best.confidence + (best === first ? CLEARLY : 0)) best = found
  }
  return best
}
