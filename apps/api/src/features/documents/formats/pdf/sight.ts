import type { PDFPageProxy } from 'pdfjs-dist'
import { Canvas, type Paint, type Run } from './canvas'
import { covers, grown, holds, middle, overlap, type Box } from './geometry'

/** What a page lets a reader see. */
export interface Sight {
  /** In the order in which they are painted. */
  runs: { run: Run; hidden: boolean }[]
  /** The share of the page that pictures cover. */
  pictured: number
  /** Letters drawn as shapes leave many of them. */
  shapes: number
}

/** Smaller text than this, in points, is none to an eye. */
const TINY = 2
/** How much two colours must differ, of 255 in one of their parts. */
const SAME_COLOR = 20
/** A picture over this much of a page may have the text that a scanner recognised under or over it. */
const SCAN = 0.25
const GRID = 24
/** Beyond this many comparisons a page is a picture of its own kind: its text counts as seen. */
const MOST_COMPARISONS = 20_000_000

/** Looks at what a page paints, without unpacking its pictures. */
export async function sightOf(page: PDFPageProxy): Promise<Sight> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const view = { left, bottom, right, top }
  // Notes and form fields are not part of a page's text.
  const operators = await page.getOperatorList({ annotationMode: 0 })
  const everything = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity }
  const canvas = new Canvas(everything, (name) =>
    page.commonObjs.has(name) ? (page.commonObjs.get(name) as object) : null,
  )
  canvas.paint(operators)
  const { runs, paints } = canvas
  const pictures = paints.filter(({ kind }) => kind === 'picture')
  const pictured = share(pictures, view)
  const shapes = paints.length - pictures.length
  if (runs.length * paints.length > MOST_COMPARISONS)
    return { runs: runs.map((run) => ({ run, hidden: false })), pictured, shapes }
  const isScan = pictured >= SCAN
  return {
    runs: runs.map((run) => ({ run, hidden: isHidden(run, { view, paints, pictures, isScan }) })),
    pictured,
    shapes,
  }
}

interface Scene {
  view: Box
  paints: Paint[]
  pictures: Paint[]
  isScan: boolean
}

function isHidden(run: Run, { view, paints, pictures, isScan }: Scene): boolean {
  if (run.text.trim() === '') return false
  const within = overlap(run.box, grown(view, 1))
  if (!within || !overlap(run.box, grown(run.clip, 2))) return true
  const [x, y] = middle(within)
  const onPicture = pictures.some(({ box }) => holds(box, x, y))
  if (run.invisible) return !(isScan && onPicture)
  if (run.size !== null && run.size < TINY) return true
  if (isPaintedOver(run, paints)) return true
  return run.color !== null && isLikeGround({ order: run.order, color: run.color, x, y }, paints)
}

/** By one area of one colour; pictures may be see-through, and what a scanner recognised lies under them. */
function isPaintedOver(run: Run, paints: Paint[]): boolean {
  return paints.some(({ order, fills, box }) => order > run.order && fills !== null && covers(box, run.box))
}

/** Whether every colour that may lie under a run is as good as its own; paper is white. */
function isLikeGround(ink: { order: number; color: string; x: number; y: number }, paints: Paint[]): boolean {
  let grounds: (string | null)[] = ['#ffffff']
  for (const { order, box, fills, color: found } of paints) {
    if (order > ink.order) break
    if (!holds(box, ink.x, ink.y)) continue
    grounds = fills === null ? [...grounds, found] : [fills]
  }
  return grounds.every((ground) => ground !== null && isSameColor(ground, ink.color))
}

function isSameColor(one: string, other: string): boolean {
  return [1, 3, 5].every(
    (at) =>
      Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)) <= SAME_COLOR,
  )
}

function share(pictures: Paint[], { left, bottom, right, top }: Box): number {
  if (pictures.length === 0) return 0
  let covered = 0
  for (let n = 0; n < GRID * GRID; n++) {
    const x = left + ((right - left) * ((n % GRID) + 0.5)) / GRID
    const y = bottom + ((top - bottom) * (Math.floor(n / GRID) + 0.5)) / GRID
    if (pictures.some(({ box }) => holds(box, x, y))) covered++
  }
  return covered / (GRID * GRID)
}
