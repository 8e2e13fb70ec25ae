import { fold } from '@lavra/language/words'
import type { Norm } from '../schemas'

/** A norm as a text names it: `id` is null for one that we do not know. */
export interface NamedNorm {
  id: string | null
  text: string
  end: number
}

const kinds =
  'lei complementar|lei delegada|lei|decreto-lei|decreto|medida provisoria|emenda constitucional|resolucao|instrucao normativa|portaria|provimento|lc|dl|mp|ec|in'
const issuers =
  '(?:\\s+(?:federal|estadual|municipal|distrital|cnj|tst|tse|stj|stf|rfb|conama|cfoab|normativa|conjunta))*'
/** "Lei Federal nº 9.099, de 26 de setembro de 1995", "LC 87/96", "Resolução CNJ nº 270/2018". */
export const numberedPattern = new RegExp(
  `(?<![a-z0-9-])(${kinds})(${issuers})\\s+(?:(?:n\\.?[º°o]?\\.?\\s*|numero\\s+))?((?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})(?:-\\d{1,2}(?![\\d.-]))?)(?![\\d.]*\\d-\\d)` +
    '(?:\\s*/\\s*(\\d{4}|\\d{2})(?!\\d)|,?\\s+de\\s+(?:\\d{1,2}[º°]?\\s+de\\s+[a-z]+\\s+de\\s+|\\d{1,2}[./]\\d{1,2}[./])?(\\d{4}))?',
  'g',
)
const numberedHere = new RegExp(numberedPattern.source, 'y')

const shortKinds: Record<string, string> = {
  lc: 'lei complementar',
  dl: 'decreto-lei',
  mp: 'medida provisoria',
  ec: 'emenda constitucional',
  in: 'instrucao normativa',
}

/** A norm by its number. */
export interface Numbered {
  /** "lei", "lei complementar", "decreto-lei" … */
  kind: string
  number: string
  year: number | null
  /** "estadual", "municipal", "distrital"; null for the federal ones. */
  issuer: string | null
}

/** What a match of `numberedPattern` names. */
export function numberedIn(found: RegExpExecArray): Numbered {
  const kind = found[1] ?? ''
  const issuer = /estadual|municipal|distrital/.exec(found[2] ?? '')?.[0] ?? null
  const year = found[4] ?? found[5] ?? null
  return {
    kind: shortKinds[kind] ?? kind,
    number: (found[3] ?? '').replace(/\./g, ''),
    year:
      year === null ? null : Number(year.length === 2 ? `${Number(year) > 30 ? '19' : '20'}${year}` : year),
    issuer,
  }
}

const kindNames: Record<Norm['kind'], string> = {
  constituicao: 'constituicao',
  adct: 'adct',
  emenda: 'emenda constitucional',
  lei: 'lei',
  lei_complementar: 'lei complementar',
  decreto_lei: 'decreto-lei',
  decreto: 'decreto',
  medida_provisoria: 'medida provisoria',
}

/** Behind a name of ours: another norm is meant. */
const elsewhere =
  /\s*(?:militar|eleitoral|estadual|municipal|do\s+estado|italian|portugu|alem[ao]|frances|argentin|espanh|(?:anterior|revogad)[oa])/y
const yearBehind = /\s*\/\s*((?:19|20)?\d{2})(?!\d)|\s+de\s+((?:19|20)\d{2})(?!\d)/y
const adjective = /\s+(?:brasileir[oa]|p[aá]tri[oa]|vigente|atual)(?![a-z])/y

const otherName =
  /(?:Código|Lei|Estatuto|Decreto|Regulamento|Regimento|Resolução|Portaria|Constituição|Convenção|Pacto|Ato)(?:\s+(?:(?:d[aoe]s?|e|sobre)\s+)?[A-ZÀ-Ú][\wÀ-ú-]*)*|(?!D[AEO]S?\b|N[AO]S?\b|EM\b|OU\b|COM\b)[A-Z]{2,8}(?:\/\d{2,4})?(?![\wÀ-ú])/y
const sameNorm =
  /(?:o\s+)?(?:mesm[oa]s?|referid[oa]|citad[oa]|aludid[oa]|mencionad[oa]|deste|desta)\s+(?:codigo|lei|diploma(?:\s+legal)?|estatuto|norma|codex|consolidacao|texto(?:\s+(?:constitucional|legal|normativo))?|constituicao)/y
/** Norms that are not ours have two words at least: "a Lei" alone names none. */
const strangeName =
  /(?<![\wÀ-ú])(?:Código|Lei|Estatuto|Decreto|Regulamento|Consolidação)\s+(?:d[aoe]s?\s+)?[A-ZÀ-Ú]/g
const word = /[a-z0-9]+/y
const words = /(?<![a-z0-9])[a-z0-9]+/g

interface Alias {
  norm: Norm
  text: string
}

/** Finds in a text the names that people give to the norms of a pack. */
export class NormNames {
  /** By their first word, the longest first. */
  private readonly aliases = new Map<string, Alias[]>()
  private readonly byNumber = new Map<string, Norm>()
  private readonly byId: Map<string, Norm>
  /** Federal laws by number, for the years between which a number must lie. */
  private readonly laws: Norm[]

  constructor(norms: readonly Norm[]) {
    this.byId = new Map(norms.map((norm) => [norm.id, norm]))
    for (const norm of norms) {
      this.byNumber.set(`${kindNames[norm.kind]} ${norm.number}`, norm)
      for (const name of new Set([norm.name, ...norm.aliases])) this.add(norm, fold(name).trim())
    }
    for (const list of this.aliases.values()) list.sort((a, b) => b.text.length - a.text.length)
    this.laws = norms
      // The count began anew in 1946.
      .filter(({ kind, number, year }) => kind === 'lei' && year >= 1946 && /^\d+$/.test(number))
      .sort((a, b) => Number(a.number) - Number(b.number))
  }

  private add(norm: Norm, text: string): void {
    const first = firstWord(text, 0)
    if (text.length < 2 || first === '') return
    const known = this.aliases.get(first)
    if (known) known.push({ norm, text })
    else this.aliases.set(first, [{ norm, text }])
  }

  /** A norm's own name, folded; empty for one that we do not know. */
  nameOf = (id: string | null): string => fold(this.byId.get(id ?? '')?.name ?? '')

  /** The norm of this kind and number, whatever year was written; null where it is none of ours. */
  numbered = ({ kind, number, issuer: by }: Numbered): Norm | null =>
    by === null ? (this.byNumber.get(`${kind} ${number}`) ?? null) : null

  /**
   * The first and the last year in which a federal law with this number can have been passed, by the numbers
   * that we know; null where it lies beyond them.
   */
  yearsOf({ kind, number, issuer: by }: Numbered): { from: number; to: number } | null {
    if (kind !== 'lei' || by !== null || !/^\d+$/.test(number)) return null
    const value = Number(number)
    const before = this.laws.findLast((law) => Number(law.number) <= value)
    const after = this.laws.find((law) => Number(law.number) >= value)
    return before && after ? { from: before.year, to: after.year } : null
  }

  /** Whether a law's number is higher than any that we know. */
  isLater = ({ kind, number, issuer: by }: Numbered): boolean =>
    kind === 'lei' && by === null && Number(number) > Number(this.laws.at(-1)?.number ?? Infinity)

  /** The norm whose name stands at `start`; `same` tells what "do mesmo Código" means there. */
  at(text: string, folded: string, start: number, same: (phrase: string) => string | null): NamedNorm | null {
    const named = (length: number, id: string | null): NamedNorm => ({
      id,
      text: text.slice(start, start + length),
      end: start + length,
    })
    const again = matchAt(sameNorm, folded, start)
    if (again) return named(again[0].length, same(again[0]))
    const numbered = matchAt(numberedHere, folded, start)
    if (numbered) return named(numbered[0].length, this.ofYear(numberedIn(numbered)))
    const best = this.aliasAt(folded, start)
    const other = matchAt(otherName, text, start)?.[0].length ?? 0
    if (best && best.length >= other && !isLowerCaseShort(text.slice(start, start + best.length)))
      return named(best.length, best.id)
    return other > 0 ? named(other, null) : null
  }

  private ofYear(norm: Numbered): string | null {
    const known = this.numbered(norm)
    return known && (norm.year === null || known.year === norm.year) ? known.id : null
  }

  private aliasAt(folded: string, start: number): { id: string | null; length: number } | null {
    const candidates = this.aliases.get(firstWord(folded, start)) ?? []
    for (const { norm, text } of candidates) {
      const length = lengthAt(folded, start, text)
      if (length === 0) continue
      const behind = start + length + (matchAt(adjective, folded, start + length)?.[0].length ?? 0)
      if (matchAt(elsewhere, folded, behind)) return { id: null, length: behind - start }
      const year = matchAt(yearBehind, folded, behind)
      if (!year) return { id: norm.id, length: behind - start }
      const written = year[1] ?? year[2] ?? ''
      const former = `${text}/${written.slice(-2)}`
      const meant = String(norm.year).endsWith(written)
        ? norm
        : candidates.find((other) => other.text === former)?.norm
      return { id: meant?.id ?? null, length: behind - start + year[0].length }
    }
    return null
  }

  /** Where a norm may be named, in order. */
  places = (text: string, folded: string): { index: number }[] =>
    [
      ...[...folded.matchAll(words)].filter(({ 0: found }) => this.aliases.has(found)),
      ...folded.matchAll(numberedPattern),
      ...text.matchAll(strangeName),
    ].sort((a, b) => a.index - b.index)
}

const firstWord = (folded: string, at: number): string => matchAt(word, folded, at)?.[0] ?? ''

/** How long a name is where it stands at `start`, blanks counting as one; 0 where it does not. */
function lengthAt(folded: string, start: number, name: string): number {
  let at = start
  for (let sign = 0; sign < name.length; sign++) {
    if (name[sign] === ' ') {
      if (!isBlank(folded[at])) return 0
      while (isBlank(folded[at])) at++
    } else if (folded[at++] !== name[sign]) return 0
  }
  return /[a-z0-9]/.test(folded[at] ?? '') ? 0 : at - start
}

const isBlank = (sign: string | undefined): boolean => sign !== undefined && /\s/.test(sign)

/** "cf." and "cc" in running text are no laws: short forms count in capitals only. */
const isLowerCaseShort = (name: string): boolean => !name.includes(' ') && name === name.toLowerCase()

function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start
  return pattern.exec(text)
}
