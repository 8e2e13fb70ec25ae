import { parseParts } from './parts'

/** One article of a list: "98, § 1º" or the range "133 a 137". */
export interface ArticleRef {
  /** Without dots or ordinal sign, suffix in upper case: "1815-A". */
  number: string
  /** Last article of a range. */
  to: string | null
  paths: string[]
}

export interface ParsedArticles {
  refs: ArticleRef[]
  end: number
}

const oneNumber =
  /(\d{1,3}(?:\.\d{3})+|\d{1,5})(?:\.?\s?[ºª°]|o(?![A-Za-zÀ-ú]))?(-[A-Za-z](?![A-Za-zÀ-ú]))?(?![\d])/y
const unit =
  /\s*(?:%|dias?\b|horas?\b|meses\b|m[êe]s\b|anos?\b|reais\b|sal[áa]rios?\b|de\s+(?:janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|\/\d)/iy
const rangeSign = /\s*(?:\ba\b|\bao?\b|até|[-–])\s*(?=\d)/iy
const nextSign =
  /\s*(?:[,;]\s*(?:e\s+|ou\s+)?|e\s+|ou\s+|\/(?=\d{1,3}(?!\d)))(?:(?:[oa]s?\s+)?arts?\.\s*)?(?=\d)/iy

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Reads a list of articles that stands at `start`; only a plural "arts." goes on to further bare numbers. */
export function parseArticles(text: string, start: number, plural: boolean): ParsedArticles {
  const refs: ArticleRef[] = []
  let end = start
  let at = start
  while (refs.length < 60) {
    const found = parseArticle(text, at, refs.length > 0)
    if (!found) break
    refs.push(found.ref)
    end = found.end
    const next = plural ? match(nextSign, text, end) : null
    if (!next) break
    at = end + next[0].length
  }
  return { refs, end }
}

function parseArticle(text: string, at: number, further: boolean): { ref: ArticleRef; end: number } | null {
  const first = match(oneNumber, text, at)
  if (!first) return null
  let end = at + first[0].length
  if (further && match(unit, text, end)) return null
  const sign = match(rangeSign, text, end)
  const last = sign ? match(oneNumber, text, end + sign[0].length) : null
  const range = sign && last && !match(unit, text, end + sign[0].length + last[0].length)
  if (range) end += sign[0].length + last[0].length
  const parts = parseParts(text, end)
  return { ref: { number: plain(first), to: range ? plain(last) : null, paths: parts.paths }, end: parts.end }
}

const plain = (found: RegExpExecArray): string =>
  `${(found[1] ?? '').replace(/\./g, '')}${(found[2] ?? '').toUpperCase()}`

/** Number of an article without its letter. */
export const articleNumber = (article: string): number => Number.parseInt(article, 10)
