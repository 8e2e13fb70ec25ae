import { limits } from './limits'

/**
 * Puts lines and table cells together; what goes beyond the limit of a file's characters is dropped here and
 * cut visibly later.
 */
export class Lines {
  private text = ''
  /**
   * What separates the text so far from the next piece: kept apart, because taking it back from a long text
   * costs a copy of it.
   */
  private gap = ''
  private length = 0

  add(piece: string): void {
    if (piece === '' || this.length > limits.characters) return
    const added = this.text === '' ? piece : this.gap + piece
    this.text += added
    this.length += added.length
    this.gap = ''
  }

  /** Empty lines beyond one say nothing. */
  endLine(): void {
    if (this.gap.length < 2) this.gap += '\n'
  }

  /** A cell's last paragraph ends with its cell, so that a row is one line. */
  endCell(): void {
    this.gap = `${this.gap.replace(/\n$/, '')}\t`
  }

  endRow(): void {
    this.gap = '\n'
  }

  /** The text since the last call. */
  take(): string {
    const { text } = this
    this.text = ''
    this.gap = ''
    return text
  }
}
