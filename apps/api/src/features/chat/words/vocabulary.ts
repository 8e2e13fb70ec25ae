import { stemOf } from './stems'
import lines from './vocabulary.json'

/**
 * Words that name one thing in a Brazilian law office: what people say, what the law says, and how it is
 * shortened. Each line is a group;
 * whoever asks by one of its terms also finds the others, which count less. Terms are written without
 * accents, compared by their stems.
 */
export const groups: string[][][] = lines.map((line) => line.split('=').map((term) => term.trim().split(' ')))

/** The stems of all these words: whoever writes one of them has not mistyped it. */
export const vocabularyStems = new Set(groups.flat(2).map(stemOf))
