import { laws, type Law } from './laws'
import { provisions } from './catalogue'
import { fold } from '@lavra/language/words'

/** A law as a text names it: `key` is the catalogue's, null for a law that is not ours. */
export interface NamedLaw {
  key: string | null
  text: string
  end: number
}

const elsewhere =
  '(?!\\s*(?:militar|eleitoral|estadual|do\\s+estado|italian|portugu|alem|frances|argentin|espanh|(?:/|de\\s+)(?:19)?(?:16|39|40|41|67|69|73)\\b))'
const aliases = laws.map((law) => ({
  law,
  pattern: new RegExp(`(?:${law.alias})(?![a-z0-9])${elsewhere}`, 'y'),
}))

/** Asked first, because most words of a text begin no law's name. */
const anyAlias = new RegExp(aliases.map(({ pattern }) => pattern.source).join('|'), 'y')

const kinds =
  'lei complementar|lei delegada|lei|decreto-lei|decreto|medida provisoria|emenda constitucional|resolucao|instrucao normativa|portaria|provimento|lc|dl|mp|ec|in'
const issuer =
  '(?:\\s+(?:federal|estadual|municipal|distrital|cnj|tst|tse|stj|stf|rfb|conama|cfoab|normativa|conjunta))*'
/** "Lei Federal nº 9.099, de 26 de setembro de 1995", "LC 87/96", "Resolução CNJ nº 270/2018". */
export const normPattern = new RegExp(
  `(?<![a-z0-9-])(${kinds})(${issuer})\\s+(?:(?:n\\.?[º°o]?\\.?\\s*|numero\\s+))?((?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})(?:-\\d{1,2}(?![\\d.-]))?)(?![\\d.]*\\d-\\d)` +
    '(?:\\s*/\\s*(\\d{4}|\\d{2})(?!\\d)|,?\\s+de\\s+(?:\\d{1,2}[º°]?\\s+de\\s+[a-z]+\\s+de\\s+|\\d{1,2}[./]\\d{1,2}[./])?(\\d{4}))?',
  'g',
)
const stickyNorm = new RegExp(normPattern.source, 'y')

const shortKinds: Record<string, string> = {
  lc: 'lei complementar',
  dl: 'decreto-lei',
  mp: 'medida provisoria',
  ec: 'emenda constitucional',
  in: 'instrucao normativa',
}

export interface Norm {
  /** "lei 9099", with the issuer where it is not federal. */
  name: string
  year: string | null
}

/** What a match of `normPattern` names. */
export function normOf(found: RegExpExecArray): Norm {
  const kind = found[1] ?? ''
  const local = /estadual|municipal|distrital/.exec(found[2] ?? '')?.[0]
  const year = found[4] ?? found[5] ?? null
  return {
    name: `${shortKinds[kind] ?? kind} ${(found[3] ?? '').replace(/\./g, '')}${local ? ` ${local}` : ''}`,
    year: year?.length === 2 ? `${Number(year) > 50 ? '19' : '20'}${year}` : year,
  }
}

const normsOf = (text: string): Norm[] => [...fold(text).matchAll(normPattern)].map(normOf)

const lawByNorm = new Map<string, { law: Law; year: string | null }>()
for (const law of laws) {
  const entry = provisions.find((item) => item.law === law.key)
  for (const norm of normsOf(entry?.norm ?? '')) lawByNorm.set(norm.name, { law, year: norm.year })
}

/** Norms our provisions speak of, beside their own: "redação da Lei 14.905/2024". */
const mentioned = new Map<string, Set<string | null>>()
for (const entry of provisions)
  for (const norm of normsOf(`${entry.norm}. ${entry.subject} ${entry.use} ${entry.keywords.join('; ')}`))
    mentioned.set(norm.name, (mentioned.get(norm.name) ?? new Set()).add(norm.year))

/** True where the catalogue names this norm; a year, where both give one, must agree. */
export function isKnownNorm({ name, year }: Norm): boolean {
  const years = mentioned.get(name)
  return years !== undefined && (year === null || years.has(year) || ![...years].some(Boolean))
}

/** Law key of a norm of the catalogue, or null. */
export function lawOfNorm({ name, year }: Norm): string | null {
  const found = lawByNorm.get(name)
  return found && (year === null || found.year === null || found.year === year) ? found.law.key : null
}

const otherName =
  /(?:Código|Lei|Estatuto|Decreto|Regulamento|Regimento|Resolução|Portaria|Constituição|Convenção|Pacto|Ato)(?:\s+(?:(?:d[aoe]s?|e|sobre)\s+)?[A-ZÀ-Ú][\wÀ-ú-]*)*|(?!D[AEO]S?\b|N[AO]S?\b|EM\b|OU\b|COM\b)[A-Z]{2,8}(?:\/\d{2,4})?(?![\wÀ-ú])/y
const sameLaw =
  /(?:o\s+)?(?:mesm[oa]s?|referid[oa]|citad[oa]|aludid[oa]|mencionad[oa]|deste|desta)\s+(?:codigo|lei|diploma(?:\s+legal)?|estatuto|norma|codex|consolidacao|texto\s+constitucional|constituicao)/y

const anyName = new RegExp(`(?<![a-z0-9])(?:${anyAlias.source})|${normPattern.source}`, 'g')
/** Laws that are not ours have two words at least: "a Lei" alone names none. */
const strangeName =
  /(?<![\wÀ-ú])(?:Código|Lei|Estatuto|Decreto|Regulamento|Consolidação)\s+(?:d[aoe]s?\s+)?[A-ZÀ-Ú]/g

/** Where a law may be named, in order. */
export const anyNamedLaw = (text: string, folded: string): { index: number }[] =>
  [...folded.matchAll(anyName), ...text.matchAll(strangeName)].sort((a, b) => a.index - b.index)

/** The law whose name stands at `start`; `same` tells what "do mesmo Código" means there. */
export function lawAt(
  text: string,
  folded: string,
  start: number,
  same: (phrase: string) => string | null,
): NamedLaw | null {
  const again = at(sameLaw, folded, start)
  if (again) return named(text, start, again[0].length, same(again[0]))
  const numbered = at(stickyNorm, folded, start)
  if (numbered) return named(text, start, numbered[0].length, lawOfNorm(normOf(numbered)))
  const best = (at(anyAlias, folded, start) ? aliases : [])
    .map(({ law, pattern }) => ({ key: law.key, length: at(pattern, folded, start)?.[0].length ?? 0 }))
    .reduce((longest, item) => (item.length > longest.length ? item : longest), { key: '', length: 0 })
  const other = at(otherName, text, start)?.[0].length ?? 0
  if (best.length > 0 && best.length >= other && !isLowerCaseShort(text.slice(start, start + best.length)))
    return named(text, start, best.length, best.key)
  return other > 0 ? named(text, start, other, null) : null
}

/** "cf." and "cc" in running text are no laws: short forms count in capitals only. */
const isLowerCaseShort = (name: string): boolean => !name.includes(' ') && name === name.toLowerCase()

const named = (text: string, start: number, length: number, key: string | null): NamedLaw => ({
  key,
  text: text.slice(start, start + length),
  end: start + length,
})

function at(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start
  return pattern.exec(text)
}
