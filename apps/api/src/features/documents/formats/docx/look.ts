import { isHex, isSameColor, WHITE } from '../color'
import { attribute } from '../xml'

/** What of a text's looks decides whether anybody sees it; absent where nothing is said. */
export interface Look {
  vanish?: boolean
  /** Six hexadecimal digits; null where it is a colour of the theme or the reader's. */
  color?: string | null
  /** What lies under it; null where it is tinted in a way that is not told. */
  ground?: string | null
  tiny?: boolean
  noFill?: boolean
}

const OFF = new Set(['0', 'false', 'off'])
/** As WordprocessingML measures: half points, and per cent of a letter's width. */
const TINY_HALF_POINTS = 4
const THIN_PER_CENT = 10
const THEME_WHITE = new Set(['background1', 'light1'])

/** Takes up one element of a run's properties. */
export function readLook(look: Look, name: string, attributes: Record<string, string>): void {
  const value = attribute(attributes, 'val') ?? ''
  if (name === 'vanish') look.vanish = !OFF.has(value)
  else if (name === 'color') look.color = colorOf(value, attributes)
  else if (name === 'sz') look.tiny = Number(value) <= TINY_HALF_POINTS
  else if (name === 'w' && Number(value) < THIN_PER_CENT) look.tiny = true
  else if (name === 'shd') readGround(look, attributes)
  else if (name === 'highlight' && value !== 'none') look.ground = value === 'white' ? WHITE : null
  else if (name === 'noFill') look.noFill = true
}

function colorOf(value: string, attributes: Record<string, string>): string | null {
  const theme = attribute(attributes, 'themeColor')
  if (theme !== undefined)
    return THEME_WHITE.has(theme) && attribute(attributes, 'themeShade') === undefined ? WHITE : null
  return isHex(value) ? value : null
}

/** A shading; "auto" lets through what lies below. */
export function readGround(look: Look, attributes: Record<string, string>): void {
  const [pattern, fill = 'auto'] = [attribute(attributes, 'val'), attribute(attributes, 'fill')]
  if (pattern !== 'clear' && pattern !== 'nil' && pattern !== undefined) look.ground = null
  else if (isHex(fill)) look.ground = fill
}

/** Whether text of these looks, the later ones going first, is seen by nobody. */
export function isUnseen(looks: Look[], grounds: Look[]): boolean {
  const look = looks.reduce((sum, one) => ({ ...sum, ...one }), {})
  if (look.vanish || look.tiny || look.noFill) return true
  const ground = [...grounds, ...looks].reduce<string | null>(
    (found, one) => (one.ground === undefined ? found : one.ground),
    WHITE,
  )
  return look.color != null && ground !== null && isSameColor(look.color, ground)
}
