/**
 * What an order names inside texts: a clause, words in quotation marks, or sentences that hold its figures
 * and words.
 */
export interface Subject {
  clause: string | null
  quoted: string | null
  keys: string[]
  stems: string[]
}

/** Something that must not be found in the piece. */
export interface HeldBack {
  verdict: 'sigiloso' | 'contra_ordem'
  /** Why, for the lawyer. */
  note: string
  /** Its own figures, names and runs of words, found nowhere else, give it away. */
  text: string
  /** Sentences that speak of it do, too; null where only its text counts. */
  subject: Subject | null
}

/** What a context keeps out of the piece, and what of that nobody could tell. */
export interface Held {
  /** The lawyer's secret sentences, which are a risk to show to the lawyer alone. */
  secrets: string[]
  back: HeldBack[]
  /** Orders that name nothing we know, or too much. */
  open: { sentence: string; why: string }[]
  /** What became of the others, for the lawyer. */
  done: string[]
  /** Places that the papers left out had among those chosen. */
  hidden: number[]
  /** Folded names of legal subjects that the piece does not raise. */
  subjects: string[]
}

export const nothingHeld: Held = { secrets: [], back: [], open: [], done: [], hidden: [], subjects: [] }
