import type { Fields } from '@lavra/contracts/fields'
import { sql } from './sql'

/** A record's fields as columns of a SELECT, in their order. */
export const fieldColumns = <A extends string, F extends Fields>(alias: A, fields: F) =>
  Object.keys(fields).map((name) => `${alias}.${name}`) as `${A}.${keyof F & string}`[]

/** The same in SQL; for JSON as text, since a number would lose its last digits there. */
export const fieldList = (alias: string, fields: Fields) =>
  sql.raw(
    Object.entries(fields)
      .map(([name, { kind }]) => `${alias}.${name}${kind === 'amount' ? `::text as ${name}` : ''}`)
      .join(', '),
  )
