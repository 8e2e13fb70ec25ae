import { isHex, isSameColor, WHITE } from '../color'
import type { Parts } from '../parts'
import { readXml } from '../xml'

/**
 * How a style hides what its cells hold: by the colour of its letters, which a table's look may make seen, or
 * at any rate.
 */
export type Hides = 'by color' | 'always' | null

/** In points. */
const TINY = 2
/** A format of three empty parts shows no number, and one of four no text either. */
const SHOWS_NOTHING = /^;;;?$/
/** Places of white in the palette that every workbook has. */
const INDEXED_WHITE = new Set(['1', '9'])

interface Font {
  color: string | null
  isTiny: boolean
}

/** What a workbook says of looks, by the places that its styles name. */
interface Looks {
  fonts: Font[]
  /** What lies under the letters; null where it is a pattern or a colour that is not told. */
  grounds: (string | null)[]
  silentFormats: Set<string>
}

/** For each style of a workbook's cells, in their order, whether anybody sees what they hold. */
export async function readCellStyles(parts: Parts, path: string): Promise<Hides[]> {
  if (!parts.has(path)) return []
  const looks: Looks = { fonts: [], grounds: [], silentFormats: new Set() }
  const styles: Hides[] = []
  const open: string[] = []
  await readXml(parts.stream(path), {
    open: (name, attributes) => {
      const within = open.at(-1)
      open.push(name)
      // What applies under conditions has fonts and fills of its own.
      if (open.includes('dxfs')) return
      if (name === 'xf' && within === 'cellXfs') styles.push(hides(looks, attributes))
      else readLooks(looks, name, within, attributes)
    },
    close: () => void open.pop(),
  })
  return styles
}

function readLooks(
  looks: Looks,
  name: string,
  within: string | undefined,
  attributes: Record<string, string>,
): void {
  const { fonts, grounds, silentFormats } = looks
  const font = fonts.at(-1)
  if (name === 'numFmt' && SHOWS_NOTHING.test(attributes['formatCode'] ?? ''))
    silentFormats.add(attributes['numFmtId'] ?? '')
  else if (name === 'font' && within === 'fonts') fonts.push({ color: null, isTiny: false })
  else if (within === 'font' && font && name === 'color') font.color = colorOf(attributes)
  else if (within === 'font' && font && name === 'sz') font.isTiny = Number(attributes['val']) <= TINY
  else if (name === 'fill' && within === 'fills') grounds.push(WHITE)
  else if (within === 'fill') grounds[grounds.length - 1] = isEmpty(name, attributes) ? WHITE : null
  else if (within === 'patternFill' && name === 'fgColor' && grounds.at(-1) === null)
    grounds[grounds.length - 1] = colorOf(attributes)
}

const isEmpty = (name: string, { patternType = 'none' }: Record<string, string>) =>
  name === 'patternFill' && patternType === 'none'

/** A pattern of dots has two colours; taking its first for both errs on few. */
function colorOf({ rgb, theme, indexed, tint }: Record<string, string>): string | null {
  if (rgb !== undefined && isHex(rgb.slice(-6))) return rgb.slice(-6)
  const isPlain = tint === undefined || Number(tint) === 0
  return isPlain && (theme === '0' || INDEXED_WHITE.has(indexed ?? '')) ? WHITE : null
}

function hides(
  { fonts, grounds, silentFormats }: Looks,
  { fontId, fillId, numFmtId }: Record<string, string>,
): Hides {
  const font = fonts[Number(fontId ?? 0)]
  const ground = grounds[Number(fillId ?? 0)] ?? null
  if (font?.isTiny || silentFormats.has(numFmtId ?? '')) return 'always'
  return font?.color && ground && isSameColor(font.color, ground) ? 'by color' : null
}
