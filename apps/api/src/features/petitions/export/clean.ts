// What neither XML nor a page can hold, and what makes a text read otherwise than it is written.
const controls = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\uFFF9-\uFFFB\uFFFE\uFFFF]/g
const directions = /[\u202A-\u202E\u2066-\u2069]/g
const loneSurrogates = /\p{Cs}/gu
const nonCharacters = /\p{Noncharacter_Code_Point}/gu

/** A text that every format can hold: no control characters, no half characters, one kind of line end. */
export const clean = (text: string): string =>
  text
    .replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n')
    .replace(loneSurrogates, '')
    .replace(nonCharacters, '')
    .replace(controls, '')
    .replace(directions, '')
    .normalize('NFC')

/** The same, on one line. */
export const cleanLine = (text: string, longest: number): string =>
  Array.from(clean(text).replace(/\s+/g, ' ').trim()).slice(0, longest).join('')
