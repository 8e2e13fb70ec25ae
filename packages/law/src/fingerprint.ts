/*
 * A norm's fingerprint (file LVF1) tells whether a quotation stands in it without holding its text: two Bloom
 * filters over runs of five words. The first says whether a run stands anywhere in the norm, the second
 * whether it stands in one article. `data/README` says how they are made and how often they err.
 */

const romanNumber = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/
const note =
  /\((?:redacao|incluid|vide|vigencia|revogad|regulament|acrescid|acrescentad|renumerad|nr\b|producao de efeito|promulga)[^()]{0,300}\)/g
const labels = [
  /\bart(?:s|igos?)?\b\.?\s{0,9}\d[\d.]{0,9}(?:-[a-z]{1,2}\b){0,3}/g,
  /§+\s{0,9}(?:\d{1,4}(?:-[a-z]{1,2}\b){0,3}|unico)/g,
  /\bparagrafo unico\b/g,
  /\b[a-z]\)/g,
]

/** A text's words as the fingerprints count them: folded, without labels of parts, figures kept. */
export function fingerprintWords(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ºª°˚]/g, '')
    .replace(/(?<=\d)o(?![a-z])/g, '')
    .replace(note, ' ')
  const plain = labels.reduce((rest, label) => rest.replace(label, ' '), folded)
  return (plain.match(/[a-z0-9]+/g) ?? []).filter(
    (word) => (word.length > 1 || 'aeo'.includes(word) || /\d/.test(word)) && !romanNumber.test(word),
  )
}

const RUN = 5
/** Fewer runs say nothing: the words may stand in any text. */
const FEWEST_RUNS = 4

/** FNV-1a of each run of five words. */
function runsOf(words: readonly string[]): number[] {
  const hashes: number[] = []
  for (let at = 0; at + RUN <= words.length; at++) {
    const run = words.slice(at, at + RUN).join(' ')
    let hash = 0x811c9dc5
    for (let sign = 0; sign < run.length; sign++) hash = Math.imul(hash ^ run.charCodeAt(sign), 0x01000193)
    hashes.push(hash >>> 0)
  }
  return hashes
}

function mixed(hash: number): number {
  let rest = hash ^ (hash >>> 16)
  rest = Math.imul(rest, 0x85ebca6b)
  rest ^= rest >>> 13
  rest = Math.imul(rest, 0xc2b2ae35)
  return (rest ^ (rest >>> 16)) >>> 0
}

function holds(bits: Uint8Array, size: number, probes: number, hash: number): boolean {
  const step = (mixed(hash) | 1) >>> 0
  let sum = hash >>> 0
  for (let probe = 0; probe < probes; probe++) {
    const bit = sum % size
    if ((((bits[bit >>> 3] ?? 0) >> (bit & 7)) & 1) === 0) return false
    sum = (sum + step) >>> 0
  }
  return true
}

/** Shares are of the quotation's runs of five words. */
export interface Found {
  /** False where the quotation is too short to tell. */
  enough: boolean
  /** In the article that was named; 0 where it has none. */
  inArticle: number
  /** The article that holds most of it, and how much. */
  best: string | null
  inBest: number
}

export class Fingerprint {
  private readonly articles: string[] = []
  private readonly whole: Uint8Array
  private readonly byArticle: Uint8Array
  private readonly sizes: { whole: number; wholeProbes: number; article: number; articleProbes: number }

  /** Throws where the bytes are no fingerprint. */
  constructor(bytes: Buffer) {
    if (bytes.toString('latin1', 0, 4) !== 'LVF1') throw new Error('Not a fingerprint of a norm')
    this.sizes = {
      whole: bytes.readUInt32LE(4),
      wholeProbes: bytes.readUInt8(8),
      article: bytes.readUInt32LE(9),
      articleProbes: bytes.readUInt8(13),
    }
    let at = 16
    for (let left = bytes.readUInt16LE(14); left > 0; left--) {
      const length = bytes.readUInt8(at)
      this.articles.push(bytes.toString('latin1', at + 1, at + 1 + length))
      at += 3 + length
    }
    const end = at + ((this.sizes.whole + 7) >>> 3)
    this.whole = bytes.subarray(at, end)
    this.byArticle = bytes.subarray(end)
    if (this.byArticle.length !== (this.sizes.article + 7) >>> 3)
      throw new Error('A fingerprint of a norm is cut off')
  }

  /** How much of a quotation stands in this norm's text in force, and where. */
  find(quotation: string, article: string | null): Found {
    const runs = runsOf(fingerprintWords(quotation))
    const known = runs.filter((run) => holds(this.whole, this.sizes.whole, this.sizes.wholeProbes, run))
    const share = (index: number): number =>
      runs.length === 0 ? 0 : known.filter((run) => this.inArticle(run, index)).length / runs.length
    const named = article === null ? -1 : this.articles.indexOf(article)
    let best = { article: null as string | null, share: 0 }
    for (const [index, number] of this.articles.entries()) {
      const found = known.length === 0 ? 0 : share(index)
      if (found > best.share) best = { article: number, share: found }
    }
    return {
      enough: runs.length >= FEWEST_RUNS,
      inArticle: named < 0 ? 0 : share(named),
      best: best.article,
      inBest: best.share,
    }
  }

  private inArticle(run: number, index: number): boolean {
    const key = mixed((run ^ Math.imul(index, 0x9e3779b1)) >>> 0)
    return holds(this.byArticle, this.sizes.article, this.sizes.articleProbes, key)
  }
}
