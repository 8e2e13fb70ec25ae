/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * What a hurried hand does to a word: two letters swapped, one left out, doubled, or its neighbour on the
 * keyboard instead.
 */
const slips: ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + beside(word.charAt(at)) + word.slice(at + 1),
]

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function beside(letter: string): string {
  const row = keyboard.find((keys) => keys.includes(letter))
  return row ? (row[row.indexOf(letter) + 1] ?? row.charAt(row.length - 2)) : letter
}

/** One typing error in every third word of five letters or more, at least one a question. */
export function withTypos(text: string, random: () => number): string {
  const words = [...text.matchAll(/\p{L}{5,}/gu)]
  const first = Math.floor(random() * Math.min(3, words.length))
  let result = text
  for (const [index, { 0: word, index: start }] of [...words.entries()].reverse()) {
    if (index % 3 !== first) continue
    const slip = slips[Math.floor(random() * slips.length)]
    const wrong = slip?.(word, 1 + Math.floor(random() * (word.length - 3))) ?? word
    result = result.slice(0, start) + wrong + result.slice(start + word.length)
  }
  return result
}

export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
