/** Lower case without accents, one character for one: offsets in the result are offsets in the original. */
export function fold(text: string): string {
  return (beyondAscii.test(text) ? text.replace(/[^\u0000-\u007f]/g, foldCharacter) : text).toLowerCase()
}

const beyondAscii = /[^\u0000-\u007f]/

const folded = new Map(['º', 'ª', '°'].map((sign) => [sign, sign]))

function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const base = character.normalize('NFD').charAt(0)
  const plain = base.length === character.length ? base : character
  folded.set(character, plain)
  return plain
}

const stopWords = new Set(
  (
    'a o as os um uma de do da dos das em no na nos nas por para com sem sob sobre entre e ou que se ao aos pela pelo pelas pelos como mais menos ' +
    'nao sim foi ser ter sua seu suas seus este esta esse essa isso aquele qual quando onde cada lei art artigo direito ate apos desde ja so dia mes ano'
  ).split(' '),
)

/**
 * Stems of the words that carry meaning, without repetition. Light on purpose: plural and gender endings
 * only.
 */
export function stems(text: string): string[] {
  const words = fold(text).match(/[a-z0-9]{2,}/g) ?? []
  return [...new Set([...new Set(words)].filter((word) => !stopWords.has(word)).map(stem))]
}

function stem(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '')
  return word
    .replace(/(?:coes|cao)$/, 'c')
    .replace(/(?:soes|sao)$/, 's')
    .replace(/(?:ais|al)$/, 'al')
    .replace(/(?:eis|el)$/, 'el')
    .replace(/res$/, 'r')
    .replace(/(?<=[a-z]{3})[aoe]?s?$/, '')
}
