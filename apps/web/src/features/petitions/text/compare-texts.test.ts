import { expect, it } from 'vitest'
import { compareTexts, type Piece } from './compare-texts'

const side = (pieces: Piece[], hidden: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== hidden)
    .map(({ text }) => text)
    .join('')
const changed = (pieces: Piece[]) =>
  pieces.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => `${kind}: ${text}`)

it('tells word by word what changed within a line', () => {
  const pieces = compareTexts('Igual.\nO réu pagou tudo.\n', 'Igual.\nO réu deve tudo.\n')
  expect(changed(pieces)).toEqual(['removed: pagou', 'added: deve'])
})

it('takes whole lines that have come or gone as one', () => {
  expect(changed(compareTexts('um\ntrês\n', 'um\ndois\ntrês\n'))).toEqual(['added: dois\n'])
  expect(changed(compareTexts('um\ndois\ntrês\n', 'um\ntrês\n'))).toEqual(['removed: dois\n'])
})

it.each([
  ['', 'Novo texto'],
  ['Texto antigo', ''],
  ['igual', 'igual'],
  ['a b\n\nc  d', 'a  b\nc d\n\n'],
  ['**R$ 4.200,00**\r\nfim', '**R$ 4.300,00**\nfim 🏛️'],
])('holds both texts to the letter: %j and %j', (before, after) => {
  const pieces = compareTexts(before, after)
  expect(side(pieces, 'added')).toBe(before)
  expect(side(pieces, 'removed')).toBe(after)
})

it('gives up the words, not the texts, where two long ones have nothing in common', () => {
  const words = (seed: number) =>
    Array.from({ length: 30_000 }, (_, place) => `p${(place * seed) % 99_991}`).join(' ')
  const [before, after] = [words(7_919), words(104_729)]
  const begin = performance.now()
  const pieces = compareTexts(before, after)
  expect(performance.now() - begin).toBeLessThan(8_000)
  expect(side(pieces, 'added')).toBe(before)
  expect(side(pieces, 'removed')).toBe(after)
})
