/** A place in a text. */
export interface Span {
  start: number
  end: number
}
