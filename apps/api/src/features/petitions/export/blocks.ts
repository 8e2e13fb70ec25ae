/** Words of one look; `lineBreak` inside the text ends a line. */
export interface Run {
  text: string
  bold?: true
  italic?: true
  code?: true
  /** A `[COMPLETAR: …]` or `[VERIFICAR]` that a lawyer must not miss. */
  mark?: true
  /** Only http, https and mailto. */
  href?: string
}

export type LineKind =
  | 'address'
  | 'reference'
  | 'title'
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'quote'
  | 'date'
  | 'signature'
  | 'code'

/** One paragraph of the piece and what part it plays. */
export interface Line {
  kind: LineKind
  runs: Run[]
  /** Of a heading 2 to 4, of an item 0 to 3. */
  level: number
  /** What stands before an item: "1.", "a)", "•"; empty for an item's further paragraphs. */
  marker: string
  /** Stays on the page of what follows. */
  keep: boolean
  /** The blank space below the endereçamento. */
  gap: boolean
  /** A sentence that goes on after the piece's name has no first-line indent. */
  flush: boolean
}

export interface Table {
  kind: 'table'
  align: ('left' | 'center' | 'right')[]
  /** The first row is the head; every row has the same number of cells. */
  rows: Run[][][]
}

/** `page` begins a new page, `rule` is a thin line. */
export interface Divider {
  kind: 'page' | 'rule'
}

export type Block = Line | Table | Divider

/** What is set in type, whatever the format. */
export interface Piece {
  title: string
  author: string
  /** One line above every page; empty where the office has no name yet. */
  letterhead: string
  /** Above every page of a draft; empty in a clean copy. */
  notice: string
  /** ISO 8601. */
  date: string
  blocks: Block[]
}

/** Unicode's own line separator; the text is cleaned of it first, so it can only come from us. */
export const lineBreak = '\u2028'

export const isLine = (block: Block | undefined): block is Line =>
  block !== undefined && block.kind !== 'table' && block.kind !== 'page' && block.kind !== 'rule'

export const line = (kind: LineKind, runs: Run[], more: Partial<Line> = {}): Line => ({
  kind,
  runs,
  level: 0,
  marker: '',
  keep: false,
  gap: false,
  flush: false,
  ...more,
})

export const plain = (runs: Run[]): string => runs.map(({ text }) => text).join('')

/** A column's share of the width, in percent: long columns get more, none less than half an even share. */
export function columnShares({ rows }: Table): number[] {
  const columns = rows[0]?.length ?? 0
  const weights = Array.from({ length: columns }, (_, column) => {
    const longest = Math.max(...rows.slice(0, 200).map((row) => plain(row[column] ?? []).length))
    return Math.sqrt(Math.min(400, Math.max(4, longest)))
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const least = 50 / columns
  return weights.map((weight) => least + (weight / total) * 50)
}
