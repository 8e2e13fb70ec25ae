/** Colours as six hexadecimal digits. */
export const WHITE = 'FFFFFF'
/** How much two colours must differ, of 255 in one of their parts. */
const SAME_COLOR = 20

export const isHex = (value: string) => /^[\da-f]{6}$/i.test(value)

/** Whether an eye takes two colours for one. */
export function isSameColor(one: string, other: string): boolean {
  return [0, 2, 4].every(
    (at) =>
      Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)) <= SAME_COLOR,
  )
}
