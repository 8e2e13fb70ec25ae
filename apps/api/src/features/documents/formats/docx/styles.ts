import { readGround, readLook, type Look } from './look'
import type { Parts } from '../parts'
import { attribute, readXml } from '../xml'

interface Style {
  basedOn?: string
  look: Look
}

/** The looks that a Word file's styles give: by style, and of everything. */
export interface Styles {
  of: (id: string | undefined) => Look
  defaults: Look
}

/** How many styles may stand on one another. */
const DEEPEST = 20

export async function readStyles(parts: Parts, path: string): Promise<Styles> {
  const styles = new Map<string, Style>()
  const defaults: Look = {}
  if (parts.has(path)) await readXml(parts.stream(path), handlersOf(styles, defaults))
  const of = (id: string | undefined, depth = 0): Look => {
    const style = id === undefined || depth > DEEPEST ? undefined : styles.get(id)
    return style ? { ...of(style.basedOn, depth + 1), ...style.look } : {}
  }
  return { of, defaults }
}

function handlersOf(styles: Map<string, Style>, defaults: Look) {
  let style: Style | null = null
  let ofTable = false
  let inRun = 0
  return {
    open: (name: string, attributes: Record<string, string>) => {
      if (name === 'style') {
        style = { look: {} }
        ofTable = attribute(attributes, 'type') === 'table'
        styles.set(attribute(attributes, 'styleId') ?? '', style)
      } else if (name === 'rPr') inRun++
      else if (name === 'basedOn' && style) style.basedOn = attribute(attributes, 'val') ?? ''
      else if (ofTable) tint(style?.look, name, attributes)
      else if (inRun > 0) readLook(style ? style.look : defaults, name, attributes)
      else if (name === 'shd' && style) readGround(style.look, attributes)
    },
    close: (name: string) => {
      if (name === 'rPr') inRun--
      else if (name === 'style') {
        style = null
        ofTable = false
      }
    },
  }
}

/**
 * A table's style shades rows and columns by rules of its own: whichever it shades, what lies under a cell is
 * not certain.
 */
function tint(look: Look | undefined, name: string, attributes: Record<string, string>): void {
  if (!look || name !== 'shd') return
  const shade: Look = {}
  readGround(shade, attributes)
  if (shade.ground !== undefined && shade.ground?.toUpperCase() !== 'FFFFFF') look.ground = null
}
