import type { Field, Fields } from '@lavra/contracts/fields'
import { sql, type Sql } from './sql'

/**
 * A record's fields as columns of a SELECT, in their order and as the contract names them: dates as
 * YYYY-MM-DD, amounts and choices as text.
 */
export const fieldColumns = (alias: string, fields: Fields): Sql =>
  sql.raw(
    Object.entries(fields)
      .map(([name, field]) => column(`${alias}.${name}`, name, field))
      .join(', '),
  )

function column(place: string, name: string, { kind }: Field): string {
  if (kind === 'date') return `to_char(${place}, 'YYYY-MM-DD') as ${name}`
  return kind === 'amount' || kind === 'choice' ? `${place}::text as ${name}` : place
}
