import { tokensOf } from '../tokens'

/** Words are the same from this many letters on: "entrega" and "entregue". */
const beginning = 6

/** Beginnings of the words of a text that carry meaning, numbers not among them. */
export const beginnings = (text: string): string[] => [
  ...new Set(
    tokensOf(text).flatMap(({ stem }) =>
      /\d/.test(stem) || stem.length < 3 ? [] : [stem.slice(0, beginning)],
    ),
  ),
]
