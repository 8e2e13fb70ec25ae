import { isUnseen, readGround, readLook, type Look } from './look'
import type { Styles } from './styles'
import { Lines } from '../lines'
import type { Page } from '../page'
import { attribute, type XmlHandlers } from '../xml'

/** Paragraph settings, what was moved elsewhere, and the copy for programs that can't show a shape. */
const LEFT_OUT = new Set(['pPr', 'moveFrom', 'Fallback'])
/** Characters of one page. */
const MOST_UNSEEN = 100_000
/** What may be shaded, and lies under what it holds. */
const GROUNDS = new Set(['tbl', 'tc', 'p', 'txbxContent'])

/**
 * Turns the elements of WordprocessingML into lines of text, page by page. Deleted text and field codes are
 * left out, text that nobody sees is kept apart.
 */
export class DocxWriter {
  private readonly lines = new Lines()
  /** How deep inside elements that are left out, runs and text. */
  private skipped = 0
  private runs = 0
  private inText = 0
  private unseen = ''
  /**
   * What lies under the text, the outermost first; a paragraph's holds the look that its style gives its
   * text.
   */
  private readonly grounds: Look[] = []
  private inParagraphProperties = 0
  private inRunProperties = 0
  private run: Look = {}
  private hidden = false

  constructor(
    private readonly page: (page: Page) => void,
    private readonly styles: Styles,
    /** The number of each note, in the order of their marks in the body. */
    private readonly numbers: Map<string, number>,
  ) {}

  readonly handlers: Required<XmlHandlers> = {
    open: (name, attributes) => {
      this.look(name, attributes)
      if (LEFT_OUT.has(name)) this.skipped++
      else if (name === 't') this.inText++
      else if (name === 'r') this.openRun()
      else if (this.runs > 0 && this.skipped === 0) this.mark(name, attributes)
    },
    text: (text) => {
      if (this.inText > 0) this.add(text)
    },
    close: (name) => {
      this.leave(name)
      if (LEFT_OUT.has(name)) this.skipped--
      else if (name === 't') this.inText--
      else if (name === 'r') this.runs--
      else if (this.skipped === 0) this.end(name)
    },
  }

  /** A page without text is none: Word notes a break twice where somebody set one. */
  endPage(): void {
    const text = this.lines.take()
    const hidden = this.unseen
    if (text.trim() === '' && hidden.trim() === '') return
    this.unseen = ''
    this.page({ text, ...(hidden && { hidden }) })
  }

  private openRun() {
    this.runs++
    this.run = {}
    this.hidden = this.isHidden()
  }

  private isHidden(): boolean {
    const { defaults } = this.styles
    return isUnseen([defaults, this.grounds.at(-1) ?? {}, this.run], this.grounds)
  }

  /** Follows what shades and styles say, before any text that they concern. */
  private look(name: string, attributes: Record<string, string>) {
    if (GROUNDS.has(name)) this.grounds.push(name === 'txbxContent' ? { ground: null } : {})
    else if (name === 'background')
      this.grounds.push({ ground: attribute(attributes, 'color') === 'FFFFFF' ? 'FFFFFF' : null })
    else if (name === 'pPr') this.inParagraphProperties++
    else if (name === 'rPr') this.inRunProperties++
    else if (this.inRunProperties > 0 && this.inParagraphProperties === 0 && this.runs > 0)
      this.lookOfRun(name, attributes)
    else if (this.inRunProperties === 0) this.lookBelow(name, attributes)
  }

  private lookOfRun(name: string, attributes: Record<string, string>) {
    if (name === 'rStyle') this.run = { ...this.styles.of(attribute(attributes, 'val')), ...this.run }
    else readLook(this.run, name, attributes)
    this.hidden = this.isHidden()
  }

  private lookBelow(name: string, attributes: Record<string, string>) {
    const ground = this.grounds.at(-1)
    if (!ground) return
    if (name === 'shd') readGround(ground, attributes)
    else if (name === 'pStyle' || name === 'tblStyle')
      Object.assign(ground, this.styles.of(attribute(attributes, 'val')))
  }

  private leave(name: string) {
    if (GROUNDS.has(name)) this.grounds.pop()
    else if (name === 'pPr') this.inParagraphProperties--
    else if (name === 'rPr') this.inRunProperties--
  }

  private add(text: string) {
    if (this.skipped > 0) return
    if (!this.hidden) this.lines.add(text)
    else if (this.unseen.length < MOST_UNSEEN) this.unseen += text
  }

  private mark(name: string, attributes: Record<string, string>) {
    if (name === 'lastRenderedPageBreak') this.endPage()
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
    if (name === 'p') {
      this.lines.endLine()
      if (this.unseen !== '') this.unseen += '\n'
    } else if (name === 'tc') this.lines.endCell()
    else if (name === 'tr') this.lines.endRow()
  }
}
