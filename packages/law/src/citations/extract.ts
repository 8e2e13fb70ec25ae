import { fold } from '@lavra/language/words'
import { Antecedents } from './antecedents'
import { parseArticles, type ArticleRef } from './articles'
import { numberedIn, numberedPattern, type NamedNorm, type Numbered, type NormNames } from './names'
import { parseParts } from './parts'
import { extractPrecedents, type PrecedentKind } from './precedents'

/** A place in a text where law or a precedent is cited; two articles of one list share their place. */
export interface Citation {
  kind: 'artigo' | 'lei' | PrecedentKind
  text: string
  start: number
  end: number
  /** Id of the norm; null where none is named or we do not know it. */
  norm: string | null
  /** For an article: number, last of a range, parts. */
  article: ArticleRef | null
  /** For a norm cited by its number. */
  numbered: Numbered | null
  /** Equal for the same thing however it is written. */
  key: string
}

interface Group {
  start: number
  end: number
  refs: ArticleRef[]
  law: NamedNorm | null
}

const articleWord = /(?<![A-Za-zÀ-ú])(?:arts?\.?|artigos?)\s*(?=\d)/gi
const partBefore =
  /(?:(?:al[íi]neas?|incisos?|inc\.|§§?|par[áa]grafos?|caput)[^.;:()\n]{0,60}?)\s*,?\s*d[oae]s?\s+$/i
const toLaw =
  /(?:[*_]{1,2})?\s*(?:,?\s*(?:todos|todas|ambos|ambas)?\s*(?:d[oae]s?|n[oa])\s+|,\s*|\/|\(\s*|\s+)(?:(?:atual|vigente|novo|nova|nosso|nossa|pr[óo]pri[oa])\s+)*(?:[*_]{1,2})?/iy
const chained =
  /^[\s,;]*(?:(?:e|ou|c\/c|cc|combinado|combinados|com|bem|como|ainda|também|o|a|os|as|do|dos|no|nos|pelo|pelos|ao|aos)[\s,]+){0,5}$/i
const fromLaw =
  /^(?:\s*\([^()]{1,60}\))?[\s,;(*_]*(?:(?:em|no|nos|na|nas|seu|seus|sua|o|os|pelo|por|dispõe|estabelece|prevê|determina|prescreve|garante|assegura|impõe|caput)[\s,]+){0,4}$/i
const andFollowing = /\s*,?\s*e\s+(?:ss\.?|segs?\.?|seguintes)(?![\wÀ-ú])/iy
const contractWords =
  /^\s*,?\s*d[oae]s?\s+(?:referid[oa]\s+|presente\s+)?(?:contrato|estatuto\s+social|conven[çc][ãa]o\s+(?:de\s+condom|condominial|coletiva)|acordo\s+coletivo|regimento\s+interno\s+d[oae]|regulamento\s+interno)/i

/** Every citation of a text with its place, in order. Expects composed characters (NFC). */
export function extractCitations(text: string, names: NormNames): Citation[] {
  const folded = fold(text)
  const articles = articleCitations(text, folded, names)
  const taken = (start: number): boolean => articles.some((item) => start >= item.start && start < item.end)
  const norms = [...folded.matchAll(numberedPattern)]
    .filter((found) => !taken(found.index))
    .map((found) => normCitation(text, found))
  const precedents = extractPrecedents(text, folded).map((item): Citation => ({
    ...item,
    norm: null,
    article: null,
    numbered: null,
  }))
  return [...articles, ...norms, ...precedents].sort((a, b) => a.start - b.start || a.end - b.end)
}

function normCitation(text: string, found: RegExpExecArray): Citation {
  const numbered = numberedIn(found)
  const { kind, number, year, issuer } = numbered
  const end = found.index + found[0].length
  return {
    kind: 'lei',
    text: text.slice(found.index, end),
    start: found.index,
    end,
    norm: null,
    article: null,
    numbered,
    key: `${kind} ${number}${issuer ? ` ${issuer}` : ''}/${year ?? ''}`,
  }
}

function articleCitations(text: string, folded: string, names: NormNames): Citation[] {
  const groups = groupsOf(text, folded, names)
  shareLaws(groups, text, folded, names)
  return groups.flatMap((group) =>
    group.refs.map((article): Citation => {
      const norm = group.law?.id ?? null
      const key =
        `${norm ?? (group.law ? `(${group.law.text})` : '?')} ${article.number}${article.to ? `-${article.to}` : ''} ${article.paths.join(' ')}`.trim()
      return {
        kind: 'artigo',
        text: text.slice(group.start, group.end),
        start: group.start,
        end: group.end,
        norm,
        article,
        numbered: null,
        key,
      }
    }),
  )
}

/** Lists of articles with the law that follows them. */
function groupsOf(text: string, folded: string, names: NormNames): Group[] {
  const groups: Group[] = []
  const antecedents = new Antecedents(text, folded, names)
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
    const law = lawAfter(text, folded, end, names, (phrase) => antecedents.before(word.index, phrase))
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
  names: NormNames,
  same: (phrase: string) => string | null,
): NamedNorm | null {
  toLaw.lastIndex = end
  const gap = toLaw.exec(text)
  const law = gap && names.at(text, folded, end + gap[0].length, same)
  const strange = law && law.id === null && /^[A-Z/\d]+$/.test(law.text)
  return strange && !/d[oae]s?\s/i.test(gap[0]) ? null : law
}

/**
 * A list without a law takes it from the list it is joined to ("art. 186 c/c art. 927 do CC") or from just
 * before ("CLT, art. 477").
 */
function shareLaws(groups: Group[], text: string, folded: string, names: NormNames): void {
  for (let at = groups.length - 2; at >= 0; at -= 1) {
    const group = groups[at]
    const next = groups[at + 1]
    if (group && next?.law && !group.law && chained.test(text.slice(group.end, next.start)))
      group.law = next.law
  }
  for (const group of groups)
    group.law ??= lawBefore(text, folded, group.start, names) ?? onlyLaw(text, folded, group.start, names)
}

const SENTENCE = 250
const sentenceEnd = /[.!?]\s+(?=[A-ZÀ-Ú])|\n/

/** The one law that the sentence has named before: "Prevê a Constituição o contraditório, no art. 5º, LV". */
function onlyLaw(text: string, folded: string, start: number, names: NormNames): NamedNorm | null {
  const from = Math.max(0, start - SENTENCE)
  const begin = start - (text.slice(from, start).split(sentenceEnd).at(-1)?.length ?? 0)
  const found: NamedNorm[] = []
  for (const { index } of names.places(text.slice(begin, start), folded.slice(begin, start))) {
    if (begin + index < (found.at(-1)?.end ?? 0)) continue
    const law = names.at(text, folded, begin + index, () => null)
    if (law && law.end <= start) found.push(law)
  }
  const [first] = found
  return first?.id && found.every(({ id }) => id === first.id) ? first : null
}

function lawBefore(text: string, folded: string, start: number, names: NormNames): NamedNorm | null {
  const from = Math.max(0, start - 90)
  for (let at = from; at < start; at += 1) {
    if (at > 0 && /[\wÀ-ú]/.test(text.charAt(at - 1))) continue
    const law = names.at(text, folded, at, () => null)
    if (law && law.end <= start && law.id !== null && fromLaw.test(text.slice(law.end, start))) return law
  }
  return null
}
