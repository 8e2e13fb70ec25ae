import { Lines } from './lines'
import { attribute, type XmlHandlers } from './xml'

/** Paragraph settings, what was moved elsewhere, and the copy for programs that can't show a shape. */
const LEFT_OUT = new Set(['pPr', 'moveFrom', 'Fallback'])
const OFF = new Set(['0', 'false', 'off'])

/** Turns the elements of WordprocessingML into lines of text, page by page. Deleted text, field codes and hidden text are left out. */
export class DocxWriter {
  private readonly lines = new Lines()
  /** How deep inside elements that are left out, runs and text. */
  private skipped = 0
  private runs = 0
  private inText = 0
  private hidden = false

  constructor(
    private readonly page: (text: string) => void,
    /** The number of each note, in the order of their marks in the body. */
    private readonly numbers: Map<string, number>,
  ) {}

  readonly handlers: Required<XmlHandlers> = {
    open: (name, attributes) => {
      if (LEFT_OUT.has(name)) this.skipped++
      else if (name === 't') this.inText++
      else if (name === 'r') this.openRun()
      else if (this.runs > 0 && this.skipped === 0) this.mark(name, attributes)
    },
    text: (text) => {
      if (this.inText > 0) this.add(text)
    },
    close: (name) => {
      if (LEFT_OUT.has(name)) this.skipped--
      else if (name === 't') this.inText--
      else if (name === 'r') this.runs--
      else if (this.skipped === 0) this.end(name)
    },
  }

  /** A page without text is none: Word notes a break twice where somebody set one. */
  endPage(): void {
    const text = this.lines.take()
    if (text.trim() !== '') this.page(text)
  }

  private openRun() {
    this.runs++
    this.hidden = false
  }

  private add(text: string) {
    if (this.skipped === 0 && !this.hidden) this.lines.add(text)
  }

  private mark(name: string, attributes: Record<string, string>) {
    if (name === 'vanish') this.hidden = !OFF.has(attribute(attributes, 'val') ?? '')
    else if (name === 'lastRenderedPageBreak') this.endPage()
    else if (name === 'br' && attribute(attributes, 'type') === 'page') this.endPage()
    else if (name === 'br' || name === 'cr') this.lines.endLine()
    else if (name === 'tab' || name === 'ptab') this.add('\t')
    else if (name === 'noBreakHyphen') this.add('-')
    else if (name === 'footnoteReference' || name === 'endnoteReference') this.markNote(name, attributes)
  }

  private markNote(name: string, attributes: Record<string, string>) {
    const key = name.replace('Reference', '') + (attribute(attributes, 'id') ?? '')
    const number = this.numbers.get(key) ?? this.numbers.size + 1
    this.numbers.set(key, number)
    this.add(` (nota ${number})`)
  }

  private end(name: string) {
    if (name === 'p') this.lines.endLine()
    else if (name === 'tc') this.lines.endCell()
    else if (name === 'tr') this.lines.endRow()
  }
}
