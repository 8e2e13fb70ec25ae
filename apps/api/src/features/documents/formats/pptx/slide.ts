import { Lines } from '../lines'
import { type Ground, isLost } from './ground'
import { PaintReader, SHAPES } from './paint'

const LEFT_OUT = new Set(['fld', 'Fallback'])
/** In hundredths of a point. */
const TINY = 200

export interface Size {
  width: number
  height: number
}

/**
 * Follows the elements of a slide or its notes, and keeps the lines that are shown apart from those that
 * nobody sees.
 */
export class SlideReader {
  lines = new Lines()
  unseen = new Lines()
  /** The show leaves the slide out. */
  isOff = false
  private paint: PaintReader
  /** For each open shape, whether it is marked as hidden. */
  private shapes: boolean[] = []
  private inText = 0
  private leftOut = 0
  private isTiny = false

  /** Without a `size` nothing is taken to lie beside the slide. */
  constructor(
    private ground: Ground,
    private size: Size | null,
  ) {
    this.paint = new PaintReader(ground.scheme)
  }

  open = (name: string, attributes: Record<string, string>): void => {
    this.paint.open(name, attributes)
    if (name === 't') this.inText++
    else if (name === 'sld') this.isOff = attributes['show'] === '0'
    else if (LEFT_OUT.has(name)) this.leftOut++
    else if (SHAPES.has(name)) this.shapes.push(false)
    else if (name === 'cNvPr' && attributes['hidden'] === '1' && this.shapes.length > 0)
      this.shapes[this.shapes.length - 1] = true
    else if (name === 'r') this.isTiny = false
    else if (name === 'rPr') this.isTiny = Number(attributes['sz'] ?? Infinity) <= TINY
    else if (name === 'br') this.into.endLine()
  }

  text = (piece: string): void => {
    if (this.inText > 0 && this.leftOut === 0) this.into.add(piece)
  }

  close = (name: string): void => {
    if (name === 't') this.inText--
    else if (LEFT_OUT.has(name)) this.leftOut--
    else if (SHAPES.has(name)) this.shapes.pop()
    else if (name === 'p') [this.lines, this.unseen].forEach((one) => one.endLine())
    else if (name === 'tc') this.into.endCell()
    else if (name === 'tr') this.into.endRow()
    this.paint.close(name)
  }

  private get into(): Lines {
    const isUnseen =
      this.isOff || this.isTiny || this.shapes.includes(true) || this.isBeside() || this.hasLostLetters()
    return isUnseen ? this.unseen : this.lines
  }

  /** A shape that lies beside its slide is shown to nobody. */
  private isBeside(): boolean {
    const { box } = this.paint
    if (!box || !this.size) return false
    return (
      box.x >= this.size.width ||
      box.y >= this.size.height ||
      box.x + box.width <= 0 ||
      box.y + box.height <= 0
    )
  }

  private hasLostLetters(): boolean {
    const { letters, own, box, paper, areas } = this.paint
    if (letters === null || letters === 'unknown') return false
    if (letters === 'none') return true
    if (own !== 'none') return isLost(letters.color, box, { paper: own, areas: [] })
    return isLost(letters.color, box, {
      paper: paper ?? this.ground.paper,
      areas: [...this.ground.areas, ...areas],
    })
  }
}
