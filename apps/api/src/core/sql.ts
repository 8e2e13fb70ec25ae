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

const plain = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * Text found anywhere in one of the columns, whatever its case and accents (the trigram indexes on `fold(column)` serve it);
 * a search of digits also finds numbers whatever their punctuation. `%` and `_` are plain characters.
 */
export function matchesText(search: string, columns: Sql[], numbers: Sql[] = []): Sql {
  const pattern = `%${plain(search)}%`
  const digits = search.replace(/\D/g, '')
  const conditions = columns.map((column) => sql`fold(${column}) like fold(${pattern})`)
  if (digits.length >= 2 && /^[\d\s().\-/+]+$/.test(search))
    conditions.push(...numbers.map((column) => sql`digits(${column}) like ${`%${digits}%`}`))
  return sql`(${Prisma.join(conditions, ' or ')})`
}
