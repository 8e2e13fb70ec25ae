import { isHex } from '../color'
import type { Parts } from '../parts'
import { readXml } from '../xml'

/** The colours that a theme and its master give names to, as six hexadecimal digits. */
export type Scheme = Map<string, string>

/** A theme's own names, and those that a master maps to them. */
export async function readScheme(parts: Parts, theme: string | undefined, master: string): Promise<Scheme> {
  const scheme: Scheme = new Map()
  let within = ''
  const own = (name: string, { val, lastClr }: Record<string, string>) => {
    const value = name === 'srgbClr' ? val : name === 'sysClr' ? lastClr : undefined
    if (value && isHex(value) && within && !scheme.has(within)) scheme.set(within, value)
  }
  if (theme && parts.has(theme)) {
    await readXml(parts.stream(theme), {
      open: (name, attributes) => {
        if (/^(?:dk|lt)[12]$|^accent[1-6]$/.test(name)) within = name
        own(name, attributes)
      },
      close: (name) => {
        if (name === within) within = ''
      },
    })
  }
  await readXml(parts.stream(master), {
    open: (name, attributes) => {
      if (name !== 'clrMap') return
      for (const [alias, target] of Object.entries(attributes))
        if (scheme.has(target)) scheme.set(alias, scheme.get(target) ?? '')
    },
  })
  return scheme
}

/** Below this share of 100,000 a colour lets everything through. */
const OPAQUE = 5_000

/** A fill as it is read: nothing there, a colour, or one that is not told (a picture, a gradient, a tint). */
export type Fill = 'none' | { color: string } | 'unknown'

const FILLS = new Set(['solidFill', 'noFill', 'gradFill', 'blipFill', 'pattFill', 'grpFill'])

export const isFill = (name: string) => FILLS.has(name)

/** Follows the elements of one fill from its opening to its closing. */
export class FillReader {
  fill: Fill
  private isSolid: boolean

  constructor(
    name: string,
    private scheme: Scheme,
  ) {
    this.fill = name === 'noFill' ? 'none' : 'unknown'
    this.isSolid = name === 'solidFill'
  }

  open(name: string, { val }: Record<string, string>): void {
    if (!this.isSolid) return
    const color = name === 'srgbClr' ? val : name === 'schemeClr' ? this.scheme.get(val ?? '') : undefined
    if (color && isHex(color)) this.fill = { color }
    else if (name === 'alpha') this.fill = Number(val) <= OPAQUE ? 'none' : this.fill
    // A shade or a tint makes another colour of it.
    else if (this.fill !== 'none') this.fill = 'unknown'
  }
}
