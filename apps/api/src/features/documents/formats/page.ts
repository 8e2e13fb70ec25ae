/** What a reader makes of one page. */
export interface Page {
  text: string
  /** Text that nobody sees; it is not in `text`. */
  hidden?: string
  /** The page shows a picture whose words are not in `text`: it waits for OCR. */
  scanned?: boolean
  /** Recognised with little confidence, or not at all. */
  uncertain?: boolean
}

/** What is told of a page beside its text. */
export interface PageNote {
  hidden?: { characters: number; excerpt: string }
  scanned?: true
  uncertain?: true
}

export interface BoundedPage {
  text: string
  note: PageNote
}

/** Fewer letters and digits than this are a slip of a program, not a message. */
const FEW_SIGNS = 4

/** Whether unseen text is worth leaving out and telling. */
export const saysSomething = (unseen: string): boolean =>
  (unseen.match(/[\p{L}\p{N}]/gu) ?? []).length >= FEW_SIGNS

/** What a reader's process says of a page. */
export type PageMessage = { page: number; piece: string } | { page: number; note: PageNote }
