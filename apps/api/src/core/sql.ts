import { Prisma } from '../../generated/prisma/client'
import type { Ctx } from './ctx'

export type Sql = Prisma.Sql
/** SQL with its values kept apart; fragments nest. */
export const sql = Prisma.sql

/** A WHERE clause of all given conditions; absent ones drop out. */
export function whereAll(conditions: (Sql | string | null | undefined | false)[]): Sql {
  const given = conditions.filter((condition): condition is Sql => typeof condition === 'object' && condition !== null)
  return given.length > 0 ? sql`where ${Prisma.join(given, ' and ')}` : Prisma.empty
}

export const rows = <T>(ctx: Ctx, query: Sql): Promise<T[]> => ctx.db.$queryRaw<T[]>(query)

/** One page of a list and how many there are in all. */
export async function paged<T>(ctx: Ctx, page: Sql, count: Sql): Promise<{ rows: T[]; total: number }> {
  const found = await rows<T>(ctx, page)
  const [counted] = await rows<{ total: number }>(ctx, count)
  return { rows: found, total: counted?.total ?? 0 }
}

/**
 * Text found in one of the columns, whatever its case and accents: anywhere from three characters on, at the beginning of a word where it
 * is shorter, because trigrams serve nothing else. `%` and `_` are plain characters. A search of digits also finds `numbers`, whatever the
 * punctuation on either side; `codes` are stored without any and may hold letters (an alphanumeric CNPJ). Each of `texts` and `codes` has a
 * trigram index on `fold(column)`, each of `numbers` one on `digits(column)`.
 */
export function matchesText(search: string, texts: Sql[], numbers: Sql[] = [], codes: Sql[] = []): Sql {
  const signs = signsOf(search)
  const digits = /^\d+$/.test(signs) ? signs : ''
  const conditions = texts.flatMap((column) => found(sql`fold(${column})`, search))
  if (signs !== '') conditions.push(...codes.flatMap((column) => found(sql`fold(${column})`, signs)))
  if (digits !== '') conditions.push(...numbers.flatMap((column) => found(sql`digits(${column})`, digits)))
  return sql`(${Prisma.join(conditions, ' or ')})`
}

/** What is left of a number without its punctuation and its country; nothing where the text is no number. */
function signsOf(search: string): string {
  const number = /^[\dA-Za-z\s().\-/+]+$/.test(search) && /\d/.test(search)
  return number ? search.replace(/^\s*\+55/, '').replace(/[^\dA-Za-z]/g, '') : ''
}

function found(value: Sql, term: string): Sql[] {
  if (Array.from(term).length >= 3) return [sql`${value} like '%' || ${plain(term)} || '%'`]
  return [sql`${value} like ${plain(term)} || '%'`, sql`${value} like '% ' || ${plain(term)} || '%'`]
}

/** Folded, with `%`, `_` and the backslash escaped; only afterwards, because folding makes plain ones of their full-width forms. */
const plain = (term: string): Sql => sql`regexp_replace(fold(${term}), '([\\\\%_])', '\\\\\\1', 'g')`
