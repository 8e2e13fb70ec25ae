import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Devices, type ArticleRow, type Standing } from './devices'
import { Fingerprint } from './fingerprint'
import { lazy, lazyMap, rows } from './pack'
import type { Norm, Precedent, Provision, Series } from './schemas'

/** A provision by its parts: "cc:206:p3:V" is norm cc, article 206, path ["p3", "V"]. */
export interface Device {
  norm: string
  article: string
  path: readonly string[]
}

export const deviceOf = (key: string): Device => {
  const [norm = '', article = '', ...path] = key.split(':')
  return { norm, article, path }
}
export const keyOf = ({ norm, article, path }: Device): string => [norm, article, ...path].join(':')

/**
 * What is known of a number of a series. `later`: beyond the last one that we know, in a series that goes on.
 * `unlisted`: below it, and not in our register. `none`: there is no such number.
 */
export type Listing =
  { is: 'listed'; precedent: Precedent } | { is: 'later' | 'unlisted' | 'none'; precedent: null }

/** The law as a pack of data holds it: read in parts, when they are asked for. */
export interface Law {
  /** Date of the newest state that the pack holds, YYYY-MM-DD. */
  state: string
  norms: readonly Norm[]
  norm(id: string): Norm | undefined
  /** Whether a provision exists and is in force. */
  standing(device: Device): Standing
  /** The numbers of a norm's articles in order; none where its parts are not known. */
  articles(norm: string): string[]
  /** How many articles and parts of them are known of a norm. */
  size(norm: string): number
  /** Of a norm, or of a series whose numbers are its articles; null where there is none. */
  fingerprint(name: string): Fingerprint | null
  series: readonly Series[]
  precedent(series: string, number: number): Listing
  /** How many numbers of a series are held. */
  held(series: string): number
  /** What the provisions of a norm say, by their key. */
  provisions(norm: string): ReadonlyMap<string, Provision>
}

/** Opens a pack, a folder of the form of `packages/law/data`. */
export function openLaw(folder: string): Law {
  const norms = rows<Norm>(folder, 'norms.jsonl')
  const byId = new Map(norms.map((norm) => [norm.id, norm]))
  const devices = lazyMap((norm) => {
    if (byId.get(norm)?.last === undefined) return null
    const articles = rows<ArticleRow>(folder, 'structure', `${norm}.jsonl`)
    // Where a file is lost nothing is known; it does not say that there is no article.
    return articles.length === 0 ? null : new Devices(articles)
  })
  const fingerprint = lazyMap((name) => {
    const file = join(folder, 'fingerprints', `${name}.lvf`)
    return existsSync(file) ? new Fingerprint(readFileSync(file)) : null
  })
  const provisions = lazyMap(
    (norm) =>
      new Map(
        byId.has(norm)
          ? rows<Provision>(folder, 'provisions', `${norm}.jsonl`).map((row) => [row.at, row])
          : [],
      ),
  )
  const series = rows<Series>(folder, 'series.jsonl')
  const registers = lazyMap(
    (name) => new Map(rows<Precedent>(folder, 'precedents', `${name}.jsonl`).map((row) => [row.n, row])),
  )
  const state = lazy(() => norms.reduce((newest, { state: day = '' }) => (day > newest ? day : newest), ''))
  return {
    get state() {
      return state()
    },
    norms,
    norm: (id) => byId.get(id),
    standing({ norm, article, path }) {
      if (byId.get(norm)?.status === 'revoked') return 'revoked'
      return devices(norm)?.standing(article, path) ?? 'unmapped'
    },
    articles: (norm) => devices(norm)?.numbers ?? [],
    size: (norm) => devices(norm)?.size ?? 0,
    fingerprint,
    series,
    precedent: (name, number) => listing(series, registers, name, number),
    held: (name) => registers(name).size,
    provisions,
  }
}

function listing(
  series: readonly Series[],
  registers: (name: string) => Map<number, Precedent>,
  name: string,
  number: number,
): Listing {
  const known = series.find((one) => one.series === name)
  if (!known) return { is: 'unlisted', precedent: null }
  if (number < 1 || known.gaps?.includes(number)) return { is: 'none', precedent: null }
  const precedent = registers(name).get(number)
  if (precedent)
    return precedent.status === 'never_issued' ? { is: 'none', precedent: null } : { is: 'listed', precedent }
  if (number > known.last) return { is: known.closed ? 'none' : 'later', precedent: null }
  return { is: 'unlisted', precedent: null }
}
