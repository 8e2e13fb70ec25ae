import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api'
import {
  boxAround,
  identity,
  matrixOf,
  overlap,
  place,
  placed,
  times,
  type Box,
  type Matrix,
} from './geometry'
import { boxOf, FILLING, hexOf, isRectangle } from './operators'

/** A piece of text as it is painted. */
export interface Run {
  order: number
  text: string
  box: Box
  start: [x: number, y: number]
  end: [x: number, y: number]
  /** The lesser of its height and width of an em, in points; null where the font has units of its own. */
  size: number | null
  /** Null where it is a pattern. */
  color: string | null
  /** By its mode or its opacity. */
  invisible: boolean
  clip: Box
}

/** Something painted that is no text. */
export interface Paint {
  order: number
  box: Box
  kind: 'picture' | 'area'
  /** One opaque colour all over its box; null where that is not certain. */
  fills: string | null
  color: string | null
}

interface Graphics {
  matrix: Matrix
  clip: Box
  /**
   * Neither a clip of another form than a rectangle nor a mask: what is painted is painted all over its box.
   */
  whole: boolean
  color: string | null
  opacity: number
  mixes: boolean
  font: string
  size: number
  spacing: { char: number; word: number; scale: number; leading: number; rise: number }
  mode: number
}

interface Glyph {
  unicode?: string
  width?: number
  isSpace?: boolean
}
interface FontFacts {
  isType3Font?: boolean
  fontMatrix?: number[]
}
type Handler = (args: unknown[]) => void

const INVISIBLE_MODES = new Set([3, 7])
const NEARLY_NOTHING = 0.05
/** What is smaller than this, in points, is no picture of a page's text. */
const SMALLEST_PICTURE = 5
const UNIT: Box = { left: 0, bottom: 0, right: 1, top: 1 }

/**
 * Follows a page's operators and notes what they paint, and where: text, areas, pictures. Positions are those
 * of the page, in points.
 */
export class Canvas {
  readonly runs: Run[] = []
  readonly paints: Paint[] = []
  private order = 0
  private now: Graphics
  private readonly saved: Graphics[] = []
  private line: Matrix = identity
  private text: Matrix = identity
  /** Set by a transformation after which nothing has been painted: there the library left a picture out. */
  private awaited = false
  private clipping = false

  constructor(
    view: Box,
    private readonly fontOf: (name: string) => FontFacts | null,
  ) {
    const spacing = { char: 0, word: 0, scale: 1, leading: 0, rise: 0 }
    this.now = {
      matrix: identity,
      clip: view,
      whole: true,
      color: '#000000',
      opacity: 1,
      mixes: false,
      font: '',
      size: 0,
      spacing,
      mode: 0,
    }
  }

  paint({ fnArray, argsArray }: PDFOperatorList): void {
    for (const [at, operator] of fnArray.entries()) {
      this.order = at
      this.handlers[operator]?.((argsArray[at] ?? []) as unknown[])
    }
    this.leave()
  }

  private readonly handlers: Record<number, Handler> = {
    [OPS.save]: () => this.push(),
    [OPS.restore]: () => this.pop(),
    [OPS.transform]: (args) => this.transform(matrixOf(args)),
    [OPS.paintFormXObjectBegin]: ([matrix, box]) => this.enterForm(matrix, box),
    [OPS.paintFormXObjectEnd]: () => this.pop(),
    [OPS.setGState]: ([states]) => this.setStates(states as [string, unknown][]),
    [OPS.setFillRGBColor]: (args) => this.set({ color: typeof args[0] === 'string' ? args[0] : hexOf(args) }),
    [OPS.setFillColorN]: () => this.set({ color: null }),
    [OPS.setFillTransparent]: () => this.set({ color: null }),
    [OPS.clip]: () => (this.clipping = true),
    [OPS.eoClip]: () => (this.clipping = true),
    [OPS.constructPath]: ([ending, path, box]) => this.path(Number(ending), path, box),
    [OPS.shadingFill]: () => this.add('area', this.now.clip, null),
    [OPS.paintImageXObject]: () => this.picture(),
    [OPS.paintInlineImageXObject]: () => this.picture(),
    [OPS.paintImageMaskXObject]: () => this.picture(),
    [OPS.beginText]: () => (this.line = this.text = identity),
    [OPS.setFont]: ([font, size]) => this.set({ font: String(font), size: Number(size) }),
    [OPS.setTextRenderingMode]: ([mode]) => this.set({ mode: Number(mode) }),
    [OPS.setCharSpacing]: ([char]) => this.space({ char: Number(char) }),
    [OPS.setWordSpacing]: ([word]) => this.space({ word: Number(word) }),
    [OPS.setHScale]: ([scale]) => this.space({ scale: Number(scale) / 100 }),
    [OPS.setLeading]: ([leading]) => this.space({ leading: -Number(leading) }),
    [OPS.setTextRise]: ([rise]) => this.space({ rise: Number(rise) }),
    [OPS.moveText]: ([x, y]) => this.moveText(Number(x), Number(y)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      this.space({ leading: Number(y) })
      this.moveText(Number(x), Number(y))
    },
    [OPS.setTextMatrix]: (args) => (this.line = this.text = matrixOf(args.length === 1 ? args[0] : args)),
    [OPS.nextLine]: () => this.moveText(0, this.now.spacing.leading),
    [OPS.showText]: ([glyphs]) => this.show(glyphs as (Glyph | number | null)[]),
  }

  private set(change: Partial<Graphics>) {
    this.now = { ...this.now, ...change }
  }

  private space(change: Partial<Graphics['spacing']>) {
    this.set({ spacing: { ...this.now.spacing, ...change } })
  }

  private push() {
    this.saved.push(this.now)
  }

  private pop() {
    this.leave()
    this.now = this.saved.pop() ?? this.now
  }

  private transform(by: Matrix) {
    this.leave()
    this.set({ matrix: times(this.now.matrix, by) })
    this.awaited = true
  }

  private enterForm(matrix: unknown, box: unknown) {
    this.push()
    if (matrix) this.set({ matrix: times(this.now.matrix, matrixOf(matrix)) })
    if (box) this.clipTo(placed(this.now.matrix, boxOf(box)))
  }

  private setStates(states: [string, unknown][]) {
    for (const [name, value] of states) {
      if (name === 'ca') this.set({ opacity: Number(value) })
      else if (name === 'BM') this.set({ mixes: value !== 'source-over' })
      else if (name === 'SMask' && value) this.set({ whole: false })
      else if (name === 'Font' && Array.isArray(value))
        this.set({ font: String(value[0]), size: Number(value[1]) })
    }
  }

  private clipTo(box: Box) {
    // Nothing at all is left: a place that no page has.
    this.set({
      clip: overlap(this.now.clip, box) ?? {
        left: Infinity,
        bottom: Infinity,
        right: Infinity,
        top: Infinity,
      },
    })
  }

  private path(ending: number, path: unknown, given: unknown) {
    const box = placed(this.now.matrix, boxOf(given))
    const isBox = isRectangle(path, this.now.matrix)
    if (FILLING.has(ending)) this.add('area', overlap(box, this.now.clip), isBox ? this.now.color : null)
    this.awaited = false
    if (this.clipping) this.clipTo(box)
    if (this.clipping && !isBox) this.set({ whole: false })
    this.clipping = false
  }

  private picture() {
    this.add('picture', overlap(placed(this.now.matrix, UNIT), this.now.clip), null)
  }

  private leave() {
    const box = this.awaited ? overlap(placed(this.now.matrix, UNIT), this.now.clip) : null
    if (box && box.right - box.left > SMALLEST_PICTURE && box.top - box.bottom > SMALLEST_PICTURE)
      this.add('picture', box, null)
    this.awaited = false
  }

  private add(kind: Paint['kind'], box: Box | null, fills: string | null) {
    this.awaited = false
    const { opacity, mixes, whole, color } = this.now
    if (!box || opacity < NEARLY_NOTHING) return
    const isSolid = opacity > 1 - NEARLY_NOTHING && !mixes
    this.paints.push({
      order: this.order,
      box,
      kind,
      fills: isSolid && whole ? fills : null,
      color: kind === 'picture' || !isSolid ? null : color,
    })
  }

  private moveText(x: number, y: number) {
    this.line = this.text = times(this.line, [1, 0, 0, 1, x, y])
  }

  private show(glyphs: (Glyph | number | null)[]) {
    const { size, spacing, matrix, font, color, opacity, mode, clip } = this.now
    const facts = this.fontOf(font)
    const unit = facts?.fontMatrix?.[0] ?? 0.001
    const whole = times(matrix, this.text)
    let advance = 0
    let text = ''
    for (const glyph of glyphs) {
      if (glyph === null) continue
      if (typeof glyph === 'number') {
        if (glyph < -200) text += ' '
        advance -= (glyph / 1000) * size * spacing.scale
        continue
      }
      text += glyph.unicode ?? ''
      advance +=
        ((glyph.width ?? 0) * unit * size + spacing.char + (glyph.isSpace ? spacing.word : 0)) * spacing.scale
    }
    this.text = times(this.text, [1, 0, 0, 1, advance, 0])
    if (text.trim() !== '') this.awaited = false
    const { rise, scale } = spacing
    const corners: [number, number][] = [
      [0, rise],
      [advance, rise],
      [0, rise + 0.7 * size],
      [advance, rise + 0.7 * size],
    ]
    const em = Math.min(
      Math.hypot(whole[2], whole[3]) * Math.abs(size),
      Math.hypot(whole[0], whole[1]) * Math.abs(size * scale),
    )
    const invisible = INVISIBLE_MODES.has(mode) || opacity < NEARLY_NOTHING
    const [start, end] = [place(whole, 0, rise), place(whole, advance, rise)]
    const box = boxAround(corners.map(([x, y]) => place(whole, x, y)))
    const own = facts?.isType3Font === true
    this.runs.push({
      order: this.order,
      text,
      box,
      start,
      end,
      size: own ? null : em,
      color: own ? null : color,
      invisible,
      clip,
    })
  }
}
