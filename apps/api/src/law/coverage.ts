import { articleNumber, parseArticles, type ArticleRef } from './articles'
import { provisions, type Provision } from './catalogue'

interface Cover {
  provision: Provision
  /** Parts of the article it speaks of; null is the whole article. */
  paths: Set<string> | null
}

/** Law and article → what the catalogue holds of it. */
const covers = new Map<string, Cover[]>()
const ranges = new Map<string, Provision>()
const key = (law: string, article: string): string => `${law} ${article}`

for (const entry of provisions) {
  for (const ref of referencesOf(entry)) add(entry, ref)
  for (const { number, to } of parseArticles(entry.article, 0, true).refs)
    if (to) ranges.set(key(entry.law, `${number}-${to}`), entry)
}

function add(entry: Provision, ref: ArticleRef): void {
  for (const article of articlesOf(ref)) {
    const at = key(entry.law, article)
    const paths = ref.paths.length > 0 ? new Set(ref.paths) : null
    covers.set(at, [...(covers.get(at) ?? []), { provision: entry, paths }])
  }
}

/**
 * "9º, parágrafo único; 10" names its own articles; "§ 3º, V" and "c/c art. 265" belong to the entry's
 * article.
 */
function referencesOf(entry: Provision): ArticleRef[] {
  const main = parseArticles(entry.article, 0, true).refs
  const parts = (entry.paragraphs ?? '').replace(/\(.*?\)/g, '').trim()
  const further = /^c\/c arts?\.\s*/.exec(parts)
  if (further) return [...main, ...parseArticles(parts, further[0].length, true).refs]
  if (main.length > 1 || main[0]?.to)
    return parts.split(/;\s*/).flatMap((piece) => parseArticles(piece, 0, true).refs)
  return main.map((ref) => ({ ...ref, paths: parseArticles(`0, ${parts}`, 0, false).refs[0]?.paths ?? [] }))
}

/** Every article of a reference, a range in full. */
export function articlesOf(ref: ArticleRef): string[] {
  if (ref.to === null) return [ref.number]
  const from = articleNumber(ref.number)
  const size = Math.min(Math.max(articleNumber(ref.to) - from + 1, 1), 400)
  const whole = Array.from({ length: size }, (_, offset) => String(from + offset))
  return [...new Set([ref.number, ...whole, ref.to])]
}

/** The provision that speaks of just this range of articles as a whole, or null. */
export function coveringRange(law: string, { number, to, paths }: ArticleRef): Provision | null {
  return to !== null && paths.length === 0 ? (ranges.get(key(law, `${number}-${to}`)) ?? null) : null
}

/** The provision that holds this article with all the parts named, or null. */
export function covering(law: string, article: string, paths: string[]): Provision | null {
  const held = covers.get(key(law, article)) ?? []
  if (held.length === 0) return null
  if (paths.length === 0) return held[0]?.provision ?? null
  const found = paths.map((path) => held.find((cover) => holds(cover, path, held.length > 1)))
  return found.every((cover) => cover !== undefined) ? (found[0]?.provision ?? null) : null
}

function holds({ paths, provision }: Cover, path: string, split: boolean): boolean {
  if (paths === null) return path === 'caput' || speaksOf(provision, path)
  if (paths.has(path)) return true
  const top = path.split('/')[0] ?? ''
  const listed = [...paths]
  if (listed.some((item) => path.startsWith(`${item}/`) || item.startsWith(`${path}/`))) return true
  if (path === 'caput') return listed.some((item) => !item.startsWith('§'))
  if (paths.has('caput') && !top.startsWith('§') && !split) return true
  return betweenNeighbours(paths, top)
}

/**
 * An entry on a whole article knows of the parts that it speaks of: whether there is also a § 4º only the
 * law's text tells.
 */
function speaksOf({ subject, use }: Provision, path: string): boolean {
  const top = path.split('/')[0] ?? ''
  const written =
    top === '§u'
      ? 'parágrafo único'
      : top.startsWith('§')
        ? `§§?\\s*(?:\\d+º?(?:,| e| a)\\s*)*${top.slice(1)}(?!\\d)`
        : `(?<![\\p{L}])${top}(?!\\p{L})`
  return new RegExp(written, 'u').test(`${subject} ${use}`)
}

/** "§ 8º-A" is part of "§§ 1º a 20". */
function betweenNeighbours(paths: Set<string>, part: string): boolean {
  const found = /^§(\d+)-[A-Z]$/.exec(part)
  if (!found) return false
  const base = Number(found[1])
  return paths.has(`§${base}`) && paths.has(`§${base + 1}`)
}
