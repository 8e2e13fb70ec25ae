/**
 * Signs that nobody sees, blanks that are none of the keyboard's, digits of another script or width, letters
 * of another shape, and the full stops that a browser takes for one in an address.
 */
const odd =
  /[\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2024\u202a-\u202f\u205f-\u2064\u2066-\u206f\u2460-\u2468\u24b6-\u24e9\u3000\u3002\ufb00-\ufb06\ufe00-\ufe0f\ufe52\ufeff\uff01-\uff5e\uff61\u{1d400}-\u{1d7ff}]|(?![0-9])\p{Nd}/gu
const blank = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/
const stop = /[\u2024\u3002\ufe52\uff61]/
const digit = /^\p{Nd}$/u
const shaped = /[\u2460-\u2468\u24b6-\u24e9\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]/u

/** Signs seen before, as they read: there are some four thousand in all. */
const known = new Map<string, string>()

/** One sign as it reads. */
export function plainSign(sign: string): string {
  const seen = known.get(sign)
  if (seen !== undefined) return seen
  const plain = asRead(sign)
  known.set(sign, plain)
  return plain
}

/** Nothing for what nobody sees, a blank for any blank, ASCII for its other shapes. */
function asRead(sign: string): string {
  if (blank.test(sign)) return ' '
  if (stop.test(sign)) return '.'
  if (shaped.test(sign)) return sign.normalize('NFKC')
  return digit.test(sign) ? String(valueOf(sign.codePointAt(0) ?? 0)) : ''
}

/** Digits of a script stand in a row of ten, beginning with its nought. */
function valueOf(code: number): number {
  let value = 0
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

/** A text as it reads, without signs that nobody sees. */
export const plainSigns = (text: string): string => text.replace(odd, plainSign)
