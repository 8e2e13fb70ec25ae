import { type Fill, FillReader, isFill, type Scheme } from './colors'

/** In English Metric Units, as the file measures. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Something painted; without a box it may be anywhere. */
export interface Area {
  box: Box | null
  fill: Fill
}

export const SHAPES = new Set(['sp', 'pic', 'graphicFrame', 'cxnSp', 'grpSp'])
/** Pictures, tables and charts: what they paint is not told. */
const PAINTED = new Set(['pic', 'graphicFrame'])
const SOLID_BACKGROUND = '1001'

interface Shape {
  kind: string
  fill: Fill
  at?: { x: number; y: number }
  box: Box | null
  isPlaceholder: boolean
}

/** Follows the elements of a slide, a layout or a master, and notes what is painted, the lowest first. */
export class PaintReader {
  /** The background; null where it says nothing of one. */
  paper: Fill | null = null
  areas: (Area & { isPlaceholder: boolean })[] = []
  /** Of the run of letters at hand; null where they have the colour of their place. */
  letters: Fill | null = null
  private shapes: Shape[] = []
  private path: string[] = []
  private filling: { reader: FillReader; depth: number; keep: (fill: Fill) => void } | null = null

  constructor(private scheme: Scheme) {}

  open(name: string, attributes: Record<string, string>): void {
    const parent = this.path.at(-1) ?? ''
    this.path.push(name)
    this.filling?.reader.open(name, attributes)
    const shape = this.shapes.at(-1)
    if (SHAPES.has(name))
      this.shapes.push({
        kind: name,
        fill: PAINTED.has(name) ? 'unknown' : 'none',
        box: null,
        isPlaceholder: false,
      })
    else if (name === 'r') this.letters = null
    else if (name === 'bgRef')
      this.fill(
        attributes['idx'] === SOLID_BACKGROUND ? 'solidFill' : 'gradFill',
        (fill) => (this.paper = fill),
      )
    else if (isFill(name)) this.fillOf(name, parent)
    else if (shape) place(shape, name, attributes, parent)
  }

  close(name: string): void {
    if (this.filling?.depth === this.path.length) {
      this.filling.keep(this.filling.reader.fill)
      this.filling = null
    }
    this.path.pop()
    if (!SHAPES.has(name)) return
    const box = this.box
    const shape = this.shapes.pop()
    if (shape && shape.fill !== 'none')
      this.areas.push({ box, fill: shape.fill, isPlaceholder: shape.isPlaceholder })
  }

  /** Where the shape at hand lies; those of a group lie where the group does. */
  get box(): Box | null {
    return this.shapes[0]?.box ?? null
  }

  /** What the shape at hand is painted with. */
  get own(): Fill {
    return this.shapes.findLast(({ fill }) => fill !== 'none')?.fill ?? 'none'
  }

  private fillOf(name: string, parent: string): void {
    const shape = this.shapes.at(-1)
    if (parent === 'bgPr') this.fill(name, (fill) => (this.paper = fill))
    else if (parent === 'rPr') this.fill(name, (fill) => (this.letters = fill))
    else if ((parent === 'spPr' || parent === 'grpSpPr') && shape)
      this.fill(name, (fill) => (shape.fill = fill))
  }

  private fill(name: string, keep: (fill: Fill) => void): void {
    const reader = new FillReader(name, this.scheme)
    this.filling ??= { reader, depth: this.path.length, keep }
  }
}

function place(
  shape: Shape,
  name: string,
  { x, y, cx, cy, idx }: Record<string, string>,
  parent: string,
): void {
  if (name === 'ph') shape.isPlaceholder = true
  else if (name === 'off' && parent === 'xfrm') shape.at = { x: Number(x), y: Number(y) }
  else if (name === 'ext' && parent === 'xfrm' && shape.at)
    shape.box = { ...shape.at, width: Number(cx), height: Number(cy) }
  // What the theme's style paints is not told.
  else if (name === 'fillRef' && idx !== '0' && shape.fill === 'none') shape.fill = 'unknown'
}
