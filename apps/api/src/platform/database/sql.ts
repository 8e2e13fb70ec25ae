import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Compilable,
  type Insertable,
  type OperationNodeSource,
  type RawBuilder,
  type RootOperationNode,
  type SelectQueryBuilder,
  type SqlBool,
  type Updateable,
} from 'kysely'
import type { Ctx } from '../ctx'
import type { Tables } from './tables'

/** A piece of SQL with its values kept apart; pieces nest. */
export type Sql = RawBuilder<unknown>
export { sql }
/** What leaves out nothing: `whereAll` without any condition. */
export const nothing: Sql = sql``
/** A whole number as it stands in a type, where SQL takes no parameter. */
export const digitsOf = (value: number): Sql => sql.raw(String(Math.trunc(value)))

/** A WHERE clause of all given conditions; absent ones drop out. */
export function whereAll(conditions: (Sql | string | null | undefined | false)[]): Sql {
  const given = conditions.filter(
    (condition): condition is Sql => typeof condition === 'object' && condition !== null,
  )
  return given.length > 0 ? sql`where ${joined(given, ' and ')}` : nothing
}

/** A statement of Kysely's, whose rows' type it knows, or one in SQL. */
export type Statement<T> = OperationNodeSource & (Compilable<T> | Sql)

const compiler = new PostgresQueryCompiler()

/** Writes statements whose columns and types schema.prisma knows; `rows` runs them. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => compiler,
  },
})

function compiled<T>(statement: Statement<T>): { sql: string; parameters: unknown[] } {
  const { sql, parameters } = compiler.compileQuery(statement.toOperationNode() as RootOperationNode, noId)
  return { sql, parameters: [...parameters] }
}
/** Kysely tells statements apart for its own log, which nobody reads. */
const noId = { queryId: '' }

/** Runs a statement, inside a transaction on its connection, and answers its rows. */
export function rows<T>(ctx: Ctx, statement: Statement<T>): Promise<T[]> {
  const { sql, parameters } = compiled(statement)
  return ctx.query<T>(sql, parameters)
}

/**
 * The same for a statement that one plan suits whatever its values, so that it need not be planned each time:
 * that takes its share.
 */
export function rowsByOnePlan<T>(ctx: Ctx, statement: Statement<T>): Promise<T[]> {
  const { sql, parameters } = compiled(statement)
  return ctx.query<T>(sql, parameters, 'once')
}

/** INSERT of one row, alias `c`; what is undefined gets the column's default. */
export function insertOne<T extends keyof Tables>(table: T, fields: Insertable<Tables[T]>): Sql {
  const given = givenOf(fields)
  const [names, values] = [given.map(([name]) => sql.raw(name)), given.map(([, value]) => sql`${value}`)]
  return sql`insert into ${sql.raw(table)} as c (${joined(names)}) values (${joined(values)})`
}

/** UPDATE of one versioned row, alias `c`; what is undefined stays as it is. */
export function updateOne<T extends keyof Tables>(
  ctx: Ctx,
  table: T,
  id: string,
  fields: Updateable<Tables[T]>,
): Sql {
  const changes = givenOf(fields).map(([name, value]) => sql`${sql.raw(name)} = ${value}`)
  const all = joined([...changes, sql`version = c.version + 1`, sql`updated_at = ${ctx.clock()}`])
  return sql`update ${sql.raw(table)} c set ${all} where c.id = ${id}`
}

/** Fields that a schema let through, as columns of the same names. */
function givenOf(fields: object): [string, unknown][] {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const odd = given.find(([name]) => !/^[a-z_]+$/.test(name))
  if (odd) throw new Error(`no column: ${odd[0]}`)
  return given
}

/** Something that is true of a row or not. */
export type Condition = RawBuilder<SqlBool>

/** The conditions that are there; absent ones drop out. */
export const given = <C extends object>(conditions: (C | '' | null | undefined | false)[]): C[] =>
  conditions.filter((condition): condition is C => typeof condition === 'object' && condition !== null)

/** How many rows there are, as a column `total`. */
export const countAll = sql<number>`count(*)::int`.as('total')

interface Listing<DB, TB extends keyof DB, Row> {
  list: SelectQueryBuilder<DB, TB, Row>
  /** How many there are in all. */
  count: OperationNodeSource
  page: { skip: number; limit: number }
}

/** One page of a list and how many there are in all, in one statement unless the page lies beyond the end. */
export async function page<DB, TB extends keyof DB, Row>(
  ctx: Ctx,
  { list, count, page: { skip, limit } }: Listing<DB, TB, Row>,
): Promise<{ rows: Row[]; total: number }> {
  const total = sql<number>`(${count})`.as('total')
  const found = await rows<Row & { total: number }>(ctx, list.select(total).limit(limit).offset(skip))
  const [counted] = found.length > 0 || skip === 0 ? found : await rows(ctx, db.selectNoFrom(total))
  return { rows: found, total: counted?.total ?? 0 }
}

interface List {
  columns: Sql
  /** FROM and WHERE. */
  from: Sql
  order: Sql
  page: { skip: number; limit: number }
  /** What `from` counts, where that is known without counting. */
  total?: Sql
}

/** One page of a list and how many there are in all, in one statement unless the page lies beyond the end. */
export async function paged<T>(
  ctx: Ctx,
  { columns, from, order, page, total }: List,
): Promise<{ rows: T[]; total: number }> {
  const count = total ?? sql`select count(*)::int as total ${from}`
  const found = await rows<T & { total: number }>(
    ctx,
    sql`select ${columns}, (${count}) as total ${from} order by ${order} limit ${page.limit} offset ${page.skip}`,
  )
  const [counted] = found.length > 0 || page.skip === 0 ? found : await rows<{ total: number }>(ctx, count)
  return { rows: found, total: counted?.total ?? 0 }
}

/**
 * Text found in a table's `search` column (migration search_text), whatever its case and accents: anywhere in
 * one of its fields from three characters on, at the beginning of a word where it is shorter, because
 * trigrams serve nothing else. `%` and
 * `_` are plain characters. A number also finds the fields that are numbers, whatever the punctuation on
 * either side. `names` leaves out a contact's origin.
 */
export function matchesText(search: string, column: Sql, within: 'texts' | 'names' = 'texts'): Condition {
  // No field's own text runs across what parts them.
  if ([field, numbersEnd, namesBegin].some((code) => search.includes(String.fromCharCode(code))))
    return sql<SqlBool>`false`
  const before = sql`'%' || ${chr(within === 'texts' ? numbersEnd : namesBegin)} || '%'`
  const conditions = heads(search).map(
    (head) => sql`${column} like ${before} || ${head} || ${plain(search)} || '%'`,
  )
  const signs = signsOf(search)
  if (signs !== '')
    conditions.push(
      ...heads(signs).map(
        (head) => sql`${column} like '%' || ${head} || ${plain(signs)} || '%' || ${chr(numbersEnd)} || '%'`,
      ),
    )
  return sql<SqlBool>`(${joined(conditions, ' or ')})`
}

/** Whether the first of the record's names begins with this text. */
export const beginsWith = (search: string, column: Sql, within: 'texts' | 'names' = 'texts'): Sql =>
  sql`strpos(${column}, ${chr(within === 'texts' ? numbersEnd : namesBegin)} || ${chr(field)} || fold(${search})) > 0`

/** The same of texts that are no column, each of which may be null. */
export const searchedTexts = (texts: Sql[]): Sql =>
  sql`(${chr(numbersEnd)} || fold(concat_ws(${chr(field)}, '', ${joined(texts)})))`

/**
 * Whether one of the record's texts holds this one: what the index of a `search` column finds before a single
 * field is looked at.
 */
export const holdsText = (text: string, column: Sql): Sql =>
  sql`${column} like '%' || ${chr(numbersEnd)} || '%' || ${plain(text)} || '%'`

/** The same of a word that is folded already. */
export const holdsWord = (word: string, column: Sql): Sql =>
  sql`${column} like ${`%${String.fromCharCode(numbersEnd)}${likeWord(word)}`}`

/** A pattern of `like` for a text that has this folded word in it. */
export const likeWord = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Whether the record's only number has just these digits. */
export const hasDigits = (digits: string, column: Sql): Sql =>
  sql`${column} like ${chr(field)} || ${plain(digits)} || ${chr(numbersEnd)} || '%'`

/**
 * Control characters that part a `search` column: before each field, after the last number, before a
 * contact's name.
 */
const [field, numbersEnd, namesBegin] = [31, 30, 29]
const chr = (code: number): Sql => sql`chr(${digitsOf(code)})`

/**
 * What stands before a term that is found: anything, or the beginning of a field or word where the term is
 * short.
 */
const heads = (term: string): Sql[] => (Array.from(term).length >= 3 ? [sql`''`] : [chr(field), sql`' '`])

/** What is left of a number without its punctuation and its country; nothing where the text is no number. */
function signsOf(search: string): string {
  const number = /^[\dA-Za-z\s().\-/+]+$/.test(search) && /\d/.test(search)
  return number ? search.replace(/^\s*\+55/, '').replace(/[^\dA-Za-z]/g, '') : ''
}

/**
 * Folded, with `%`, `_` and the backslash escaped; only afterwards, because folding makes plain ones of their
 * full-width forms.
 */
const plain = (term: string): Sql => sql`regexp_replace(fold(${term}), '([\\\\%_])', '\\\\\\1', 'g')`

/** A name of ours (a table, `alias.column`) as it stands in a statement; anything else throws. */
export function identifier(name: string): Sql {
  if (!/^[a-z_]+(\.[a-z_]+)?$/.test(name)) throw new Error(`no name: ${name}`)
  return sql.raw(name.replace(/[a-z_]+/g, '"$&"'))
}
identifier.list = (names: string[]): Sql => joined(names.map(identifier))

export const joined = (parts: Sql[], separator = ', '): Sql => sql.join(parts, sql.raw(separator))
