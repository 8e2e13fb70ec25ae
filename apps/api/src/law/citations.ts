import { cnjCheck } from '@lavra/contracts/values/identifiers'
import { plainSigns } from '@lavra/contracts/values/plain-signs'
import { dayOf } from '@lavra/language/day'
import { once } from '../platform/lib/memoize'
import { Antecedents } from './antecedents'
import { articlesOf, covering, coveringRange } from './coverage'
import { articleNumber, parseArticles, type ArticleRef } from './articles'
import { lawOf } from './laws'
import { isKnownNorm, lawAt, lawOfNorm, normOf, normPattern, type NamedLaw } from './norms'
import { parseParts } from './parts'
import { extractPrecedents, type PrecedentKind } from './precedents'
import { rendered, withoutMarks } from './rendered'
import { fold } from '@lavra/language/words'

/** A place in a text where law or a precedent is cited; two articles of one list share their place. */
export interface Citation {
  kind: 'artigo' | 'lei' | PrecedentKind
  text: string
  start: number
  end: number
  /** Key of the law, see `lawNames`; null where none is named or it is not ours. */
  law: string | null
  /** For an article: number, last of a range, parts. */
  article: ArticleRef | null
  /** Equal for the same thing however it is written. */
  key: string
}

export type Verdict = 'verificada' | 'fora_do_catalogo' | 'inexistente'

export interface CheckedCitation extends Citation {
  verdict: Verdict
  /** Id of the provision, or "documentos" for a precedent that the material supplied names. */
  source: string | null
  /** Why it can't exist; null otherwise. */
  flaw: string | null
}

export interface Supplied {
  /**
   * Texts that may be relied on for case numbers and precedents: documents, the case's own number, entries of
   * the office's library.
   */
  given?: readonly string[]
}

interface Group {
  start: number
  end: number
  refs: ArticleRef[]
  law: NamedLaw | null
}

const articleWord = /(?<![A-Za-zÀ-ú])(?:arts?\.?|artigos?)\s*(?=\d)/gi
const partBefore =
  /(?:(?:al[íi]neas?|incisos?|inc\.|§§?|par[áa]grafos?|caput)[^.;:()\n]{0,60}?)\s*,?\s*d[oae]s?\s+$/i
const toLaw =
  /(?:[*_]{1,2})?\s*(?:,?\s*(?:todos|todas|ambos|ambas)?\s*(?:d[oae]s?|n[oa])\s+|,\s*|\/|\(\s*|\s+)(?:(?:atual|vigente|novo|nova|nosso|nossa|citad[oa]|pr[óo]pri[oa])\s+)*(?:[*_]{1,2})?/iy
const chained =
  /^[\s,;]*(?:(?:e|ou|c\/c|cc|combinado|combinados|com|bem|como|ainda|também|o|a|os|as|do|dos|no|nos|pelo|pelos|ao|aos)[\s,]+){0,5}$/i
const fromLaw =
  /^(?:\s*\([^()]{1,60}\))?[\s,;(*_]*(?:(?:em|no|nos|na|nas|seu|seus|sua|o|os|pelo|por|dispõe|estabelece|prevê|determina|prescreve|garante|assegura|impõe|caput)[\s,]+){0,4}$/i
const andFollowing = /\s*,?\s*e\s+(?:ss\.?|segs?\.?|seguintes)(?![\wÀ-ú])/iy
const contractWords =
  /^\s*,?\s*d[oae]s?\s+(?:referid[oa]\s+|presente\s+)?(?:contrato|estatuto\s+social|conven[çc][ãa]o\s+(?:de\s+condom|condominial|coletiva)|acordo\s+coletivo|regimento\s+interno\s+d[oae]|regulamento\s+interno)/i

/** Every citation of a text with its place, in order. Expects composed characters (NFC). */
export function extractCitations(text: string): Citation[] {
  const folded = fold(text)
  const articles = articleCitations(text, folded)
  const taken = (start: number): boolean => articles.some((item) => start >= item.start && start < item.end)
  const norms = [...folded.matchAll(normPattern)]
    .filter((found) => !taken(found.index))
    .map((found) => normCitation(text, found))
  const precedents = extractPrecedents(text, folded).map((item): Citation => ({
    ...item,
    law: null,
    article: null,
  }))
  return [...articles, ...norms, ...precedents].sort((a, b) => a.start - b.start || a.end - b.end)
}

function normCitation(text: string, found: RegExpExecArray): Citation {
  const norm = normOf(found)
  const end = found.index + found[0].length
  return {
    kind: 'lei',
    text: text.slice(found.index, end),
    start: found.index,
    end,
    law: null,
    article: null,
    key: `${norm.name}/${norm.year ?? ''}`,
  }
}

function articleCitations(text: string, folded: string): Citation[] {
  const groups = groupsOf(text, folded)
  shareLaws(groups, text, folded)
  return groups.flatMap((group) =>
    group.refs.map((article): Citation => {
      const law = group.law?.key ?? null
      const key =
        `${law ?? (group.law ? `(${group.law.text})` : '?')} ${article.number}${article.to ? `-${article.to}` : ''} ${article.paths.join(' ')}`.trim()
      return {
        kind: 'artigo',
        text: text.slice(group.start, group.end),
        start: group.start,
        end: group.end,
        law,
        article,
        key,
      }
    }),
  )
}

/** Lists of articles with the law that follows them. */
function groupsOf(text: string, folded: string): Group[] {
  const groups: Group[] = []
  const antecedents = new Antecedents(text, folded)
  for (const word of text.matchAll(articleWord)) {
    const last = groups.at(-1)
    if (last && word.index < last.end) continue
    const plural = /s/i.test(word[0].replace(/^art/i, '').replace('igo', ''))
    const { refs, end: listed } = parseArticles(text, word.index + word[0].length, plural)
    const end = behind(andFollowing, text, listed)
    if (refs.length === 0 || contractWords.test(text.slice(end, end + 60))) continue
    const before = partsBefore(text, word.index)
    const first = refs[0]
    if (before && first) first.paths = [...before.paths, ...first.paths]
    const law = lawAfter(text, folded, end, (phrase) => antecedents.before(word.index, phrase))
    groups.push({ start: before?.start ?? word.index, end: law?.end ?? end, refs, law })
  }
  return groups
}

/** Offset behind what the sticky pattern matches at `at`, or `at`. */
function behind(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return at + (pattern.exec(text)?.[0].length ?? 0)
}

/** "inciso II do art. 373": the parts stand before the article, innermost first. */
function partsBefore(text: string, at: number): { start: number; paths: string[] } | null {
  const from = Math.max(0, at - 110)
  const found = partBefore.exec(text.slice(from, at))
  if (!found) return null
  const inOrder = found[0]
    .trim()
    .split(/\s+d[oae]s?(?:\s+|$)/)
    .filter(Boolean)
    .reverse()
    .join(', ')
  const { paths } = parseParts(inOrder, 0)
  return paths.length > 0 ? { start: from + found.index, paths } : null
}

function lawAfter(
  text: string,
  folded: string,
  end: number,
  same: (phrase: string) => string | null,
): NamedLaw | null {
  toLaw.lastIndex = end
  const gap = toLaw.exec(text)
  const law = gap && lawAt(text, folded, end + gap[0].length, same)
  const strange = law && law.key === null && /^[A-Z/\d]+$/.test(law.text)
  return strange && !/d[oae]s?\s/i.test(gap[0]) ? null : law
}

/**
 * A list without a law takes it from the list it is joined to ("art. 186 c/c art. 927 do CC") or from just
 * before ("CLT, art. 477").
 */
function shareLaws(groups: Group[], text: string, folded: string): void {
  for (let at = groups.length - 2; at >= 0; at -= 1) {
    const group = groups[at]
    const next = groups[at + 1]
    if (group && next?.law && !group.law && chained.test(text.slice(group.end, next.start)))
      group.law = next.law
  }
  for (const group of groups) group.law ??= lawBefore(text, folded, group.start)
}

function lawBefore(text: string, folded: string, start: number): NamedLaw | null {
  const from = Math.max(0, start - 90)
  for (let at = from; at < start; at += 1) {
    if (at > 0 && /[\wÀ-ú]/.test(text.charAt(at - 1))) continue
    const law = lawAt(text, folded, at, () => null)
    if (law && law.end <= start && law.key !== null && fromLaw.test(text.slice(law.end, start))) return law
  }
  return null
}

/** Says of each citation whether the catalogue, or the material supplied, holds it. */
export function checkCitations(text: string, { given = [] }: Supplied = {}): CheckedCitation[] {
  const supplied = keysIn(given)
  return extractCitations(text).map((citation) => ({ ...citation, ...judge(citation, supplied) }))
}

const keysIn = once(
  (given: readonly string[]) =>
    new Set(
      given.flatMap((item) => extractCitations(plainSigns(item.normalize('NFC')))).map((item) => item.key),
    ),
)

type Judgement = Pick<CheckedCitation, 'verdict' | 'source' | 'flaw'>

const verified = (source: string): Judgement => ({ verdict: 'verificada', source, flaw: null })
const unknown: Judgement = { verdict: 'fora_do_catalogo', source: null, flaw: null }
const invented = (flaw: string): Judgement => ({ verdict: 'inexistente', source: null, flaw })

function judge(citation: Citation, supplied: Set<string>): Judgement {
  if (citation.kind === 'artigo') return judgeArticle(citation)
  const digits = /^(?:cnj|\S+) (\d{20})$/.exec(citation.key)?.[1]
  // What cannot exist no document makes exist.
  if (digits !== undefined && !cnjCheck(digits))
    return invented('Os dígitos verificadores deste número não conferem.')
  const own = citation.kind === 'lei' ? judgeNorm(citation.key) : unknown
  if (own.verdict === 'inexistente') return own
  return supplied.has(citation.key) ? verified('documentos') : own
}

/** A federal norm's number names its year: the catalogue's law with another year is none. */
function judgeNorm(key: string): Judgement {
  const [name = '', year = ''] = key.split('/')
  const norm = { name, year: year || null }
  if (isKnownNorm(norm)) return verified('catalogo')
  if (Number(year) > Number(dayOf(new Date()).slice(0, 4)))
    return invented('O ano desta norma ainda não chegou.')
  const right = lawOfNorm({ name, year: null })
  return right === null ? unknown : invented(`A norma com este número é de outro ano: ${lawOf(right).name}.`)
}

function judgeArticle({ law, article }: Citation): Judgement {
  if (law === null || article === null) return unknown
  const { last, name } = lawOf(law)
  const highest = Math.max(articleNumber(article.to ?? article.number), articleNumber(article.number))
  if (articleNumber(article.number) === 0) return invented('Não há artigo com este número.')
  if (last !== null && highest > last)
    return invented(`${name}: o último artigo é o ${last.toLocaleString('pt-BR')}.`)
  const range = coveringRange(law, article)
  if (range) return verified(range.id)
  const found = articlesOf(article).map((number) => covering(law, number, article.paths))
  const first = found[0]
  return first && found.every(Boolean) ? verified(first.id) : unknown
}

export const unverifiedMark = '[VERIFICAR]'

/** Writes `[VERIFICAR]` once behind every citation that nothing supports; doing it twice changes nothing. */
export function markUnsupported(text: string, supplied: Supplied = {}): string {
  const composed = text.normalize('NFC')
  const shown = withoutMarks(rendered(composed))
  const places = new Set(
    checkCitations(shown.text, supplied)
      .filter((item) => item.verdict !== 'verificada')
      .map((item) => markPlace(composed, shown.end(item.end))),
  )
  const marked = [...places].filter(
    (end) =>
      !composed
        .slice(end, end + unverifiedMark.length + 4)
        .trimStart()
        .startsWith(unverifiedMark),
  )
  let out = ''
  let from = 0
  for (const end of marked.sort((a, b) => a - b)) {
    out += `${composed.slice(from, end)} ${unverifiedMark}`
    from = end
  }
  return out + composed.slice(from)
}

const restOfNumber = /(?:[-./]?\d)+/y

/** A mark never stands inside a number ("2.200-2"), nor inside a placeholder: brackets do not nest. */
function markPlace(text: string, at: number): number {
  const end = /\d/.test(text.charAt(at - 1)) ? behind(restOfNumber, text, at) : at
  const open = text.lastIndexOf('[', end - 1)
  const close = text.indexOf(']', open)
  return open >= 0 && close >= end && close - open < 300 && text.slice(open, open + 11) === '[COMPLETAR:'
    ? close + 1
    : end
}
