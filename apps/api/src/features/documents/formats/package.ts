import { posix } from 'node:path'
import type { Parts } from './parts'
import { attribute, readXml } from './xml'

/** The path of the part with the given content type; `fallback` where the list of types names none. */
export async function mainPart(parts: Parts, type: string, fallback: string): Promise<string> {
  let path = fallback
  await readXml(parts.stream('[Content_Types].xml'), {
    open: (name, { PartName, ContentType }) => {
      if (name === 'Override' && PartName && ContentType?.includes(`${type}.main+xml`))
        path = PartName.replace(/^\//, '')
    },
  })
  return path
}

interface Relation {
  /** The last word of its type, such as `slide` or `notesSlide`. */
  type: string
  path: string
}

/** What a part points to inside the package, by id; links to the outside are left out and never followed. */
export async function relationsOf(parts: Parts, part: string): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>()
  const folder = posix.dirname(part)
  const path = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  if (!parts.has(path)) return relations
  await readXml(parts.stream(path), {
    open: (name, attributes) => {
      const target = attributes['Target']
      if (name !== 'Relationship' || !target || attributes['TargetMode'] === 'External') return
      const type = posix.basename(attributes['Type'] ?? '')
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      relations.set(attribute(attributes, 'Id') ?? '', { type, path })
    },
  })
  return relations
}
