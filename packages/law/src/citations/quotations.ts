import type { Law } from '../law'
import type { Citation } from './extract'
import { deviceName, shortNameOf } from './titles'

/** A quotation that a text takes from an article, by quotation marks and the citation beside it. */
export interface Quotation {
  words: string
  citation: Citation
}

const marks = /«([^»]{20,1500})»|“([^”]{20,1500})”|"([^"\n]{20,1500})"/g
const sentenceEnd = /[.!?]\s+(?=[A-ZÀ-Ú“"«])|\n/
/** What is said there, the law does not say: a contract, a paper, a person. */
const otherSpeaker =
  /cl[áa]usula|contrat|laudo|perit|documento|doc\.|mensage|e-?mail|whatsapp|depo[ie]|testemunh|senten[çc]|ac[óo]rd[ãa]o|decis|despach|notifica|declar|r[ée]u\b|autor|reclamad|reclamant|banco|empresa|an[úu]ncio|edital|s[úu]mula|tema\b/i
const BESIDE = 140

/** The quotations of a text that are taken from an article that it cites. */
export function quotationsIn(text: string, citations: readonly Citation[]): Quotation[] {
  const articles = citations.filter(({ norm, article }) => norm !== null && article !== null)
  if (articles.length === 0) return []
  return [...text.matchAll(marks)].flatMap((found) => {
    const words = found[1] ?? found[2] ?? found[3] ?? ''
    const [start, end] = [found.index, found.index + found[0].length]
    const citation = before(text, start, articles) ?? behind(text, end, articles)
    return citation ? [{ words, citation }] : []
  })
}

/** "Dispõe o art. 14 do CDC: “…”": nothing but the law speaks between the two. */
function before(text: string, start: number, articles: Citation[]): Citation | undefined {
  return articles.findLast((citation) => {
    if (citation.end > start || start - citation.end > BESIDE) return false
    const between = text.slice(citation.end, start)
    return !sentenceEnd.test(between) && !otherSpeaker.test(between)
  })
}

/** "“…” (CDC, art. 14)". */
function behind(text: string, end: number, articles: Citation[]): Citation | undefined {
  return articles.find(
    ({ start }) => start >= end && /^[\s,;.]*[(–—-]\s*[^.]{0,30}$/.test(text.slice(end, start)),
  )
}

const leftOut = /\(\s*(?:\.{3}|…)\s*\)|\[[^\]]{0,200}\]|\.{3}|…/
const seams = /[.;:\n–—]/
/** Most of a quotation of an article that stands elsewhere. */
const MOSTLY = 0.6

/**
 * What is wrong with a quotation of an article, as a sentence in Portuguese; null where it stands there to
 * the word, is too short to tell, or we have no fingerprint of the norm.
 */
export function misquoted({ words, citation }: Quotation, law: Law): string | null {
  const norm = law.norm(citation.norm ?? '')
  const fingerprint = norm && law.fingerprint(norm.id)
  const article = citation.article?.number
  if (!norm || !fingerprint || article === undefined) return null
  const within = (piece: string): boolean => {
    const { enough, inArticle } = fingerprint.find(piece, article)
    return !enough || inArticle === 1
  }
  for (const piece of words.split(leftOut)) {
    const found = fingerprint.find(piece, article)
    // Words of two paragraphs, one after the other, meet nowhere in the text.
    if (!found.enough || found.inArticle === 1 || piece.split(seams).every(within)) continue
    const name = `${shortNameOf(norm)}, ${deviceName({ article, path: [] })}`
    if (found.inBest - found.inArticle >= 0.2 && found.inBest > MOSTLY && found.best !== null)
      return `Estas palavras estão no ${deviceName({ article: found.best, path: [] })}, não no ${deviceName({ article, path: [] })}.`
    const state = norm.state ? ` (cópia de ${norm.state.split('-').toReversed().join('/')})` : ''
    return found.inArticle > 0.2
      ? `A citação difere do texto de ${name}${state}: confira palavra por palavra.`
      : `Estas palavras não estão em ${name}${state}.`
  }
  return null
}
