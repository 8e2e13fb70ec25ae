import { fold } from '@lavra/language/text'
import type { Dossier } from '../../dossier/dossier'
import type { Item } from '../items'
import type { Span } from '../span'
import type { Recorded } from './recorded'
import { rootsOf } from './words'

/** A sentence of a piece with what was read in it; places are offsets in the sentence. */
export interface Statement {
  text: string
  /** Lower case without accents, sign for sign. */
  folded: string
  /** Its sums, dates and numbers. */
  items: readonly Item[]
  /** Roots of its words that carry meaning. */
  words: readonly string[]
}

/** What contradicts the record, as a sentence in Portuguese that says what the record has. */
export interface Finding extends Span {
  note: string
}

/** What the statements of a piece are compared with. */
export interface Compared {
  dossier: Dossier
  recorded: Recorded
}

export type Reader = (statement: Statement, compared: Compared) => Finding[]

export const statementOf = (text: string, items: readonly Item[]): Statement => ({
  text,
  folded: fold(text),
  items,
  words: rootsOf(text),
})

/** Places of a pattern in the folded sentence. */
export const placesOf = (pattern: RegExp, { folded }: Statement): RegExpExecArray[] => [
  ...folded.matchAll(pattern),
]
