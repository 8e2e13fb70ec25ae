import { isSameColor, WHITE } from '../color'
import { relationsOf } from '../package'
import type { Parts } from '../parts'
import { type Fill, readScheme, type Scheme } from './colors'
import { type Area, type Box, PaintReader } from './paint'
import { readXml } from '../xml'

/** What lies under a slide's own shapes. */
export interface Ground {
  scheme: Scheme
  paper: Fill
  areas: Area[]
}

/** The background of a slide's layout and master, and what they paint. */
export async function readGround(parts: Parts, slide: string): Promise<Ground> {
  const layout = await related(parts, slide, 'slideLayout')
  const master = layout && (await related(parts, layout, 'slideMaster'))
  if (!layout || !master) return { scheme: new Map(), paper: { color: WHITE }, areas: [] }
  const scheme = await readScheme(parts, await related(parts, master, 'theme'), master)
  const [below, above] = [await readPaint(parts, master, scheme), await readPaint(parts, layout, scheme)]
  return {
    scheme,
    paper: above.paper ?? below.paper ?? { color: WHITE },
    areas: [...below.areas, ...above.areas],
  }
}

async function related(parts: Parts, part: string, type: string): Promise<string | undefined> {
  const relations = await relationsOf(parts, part)
  return [...relations.values()].find((one) => one.type === type && parts.has(one.path))?.path
}

async function readPaint(parts: Parts, path: string, scheme: Scheme): Promise<PaintReader> {
  const paint = new PaintReader(scheme)
  await readXml(parts.stream(path), {
    open: (name, attributes) => paint.open(name, attributes),
    close: (name) => paint.close(name),
  })
  // Where a layout or a master says "text comes here" it paints nothing.
  paint.areas = paint.areas.filter(({ isPlaceholder }) => !isPlaceholder)
  return paint
}

const touches = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/**
 * Whether letters of a colour show on none of what may lie under them; what is not told may be any colour.
 */
export function isLost(
  color: string,
  box: Box | null,
  { paper, areas }: Pick<Ground, 'paper' | 'areas'>,
): boolean {
  const under = areas.filter((area) => !box || !area.box || touches(box, area.box)).map(({ fill }) => fill)
  return [paper, ...under].every(
    (fill) => fill === 'none' || (fill !== 'unknown' && isSameColor(color, fill.color)),
  )
}
