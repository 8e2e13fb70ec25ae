/**
 * Signs that nobody sees, blanks that are none of the keyboard's, and digits and letters of another width.
 */
const odd =
  /[\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufe00-\ufe0f\ufeff\uff01-\uff5e\u{1d7ce}-\u{1d7ff}]/gu
const blank = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/

/** A sign as it reads: nothing for what nobody sees, a blank for any blank, ASCII for its wide forms. */
function plainSign(sign: string): string {
  if (blank.test(sign)) return ' '
  const code = sign.codePointAt(0) ?? 0
  if (code >= 0x1d7ce) return String((code - 0x1d7ce) % 10)
  return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : ''
}

/** A text as it reads, without signs that nobody sees. */
export const plainSigns = (text: string): string => text.replace(odd, plainSign)
