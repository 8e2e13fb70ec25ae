import { labelOf } from '@lavra/contracts/labels'
import type { Ctx } from '../../platform/ctx'
import { identifier, rows, sql, type Sql } from '../../platform/database/sql'
import type { HeldFile } from './export-files'
import type { Column, Table } from './registry/column'
import { registry } from './registry/index'
import { countOf, keyOf, ownRows, personal, tables } from './rows-of'
import type { Subject } from './subject'

/**
 * What a column tells of the subject: not who of the office did something, nor what is only made of other
 * columns.
 */
export const isExported = ({ category, fate }: Column): boolean =>
  !['account', 'technical'].includes(category) && fate !== 'rebuilt'

const BATCH = 20

export interface Told {
  title: string
  rows: number
}

/**
 * The person's data as JSON text, piece by piece: every exported column of every own row, under its label.
 * `told` hears of each table.
 */
export async function* jsonOf(
  ctx: Ctx,
  subject: Subject,
  head: object,
  files: HeldFile[],
  told: (table: Told) => void,
): AsyncGenerator<Uint8Array> {
  const placed = files.map((file): [string, string] => [
    file.storage_key,
    file.path ?? 'não coube neste arquivo',
  ])
  const names = new Map([...(await namesOf(ctx, subject)), ...placed])
  yield bytes(`{\n"sobre": ${JSON.stringify(head, null, 1)},\n"dados": {`)
  let separator = ''
  for (const [name, table] of tables) {
    const total = table.own ? await countOf(ctx, ownRows(name, table, subject)) : 0
    if (total === 0) continue
    told({ title: table.title, rows: total })
    yield bytes(`${separator}\n${JSON.stringify(table.title)}: [`)
    yield* rowsOf(ctx, name, table, subject, names)
    yield bytes(']')
    separator = ','
  }
  yield bytes('\n},\n"citações em processos de outras pessoas": ')
  yield bytes(JSON.stringify(await mentionsOf(ctx, subject), null, 1))
  yield bytes('\n}\n')
}

/** What a person calls what other rows name by its id. */
async function namesOf(ctx: Ctx, { cases, documents }: Subject): Promise<[string, string][]> {
  const found = await rows<{ id: string; name: string }>(
    ctx,
    sql`select id, case_number as name from cases where id = any(${cases}::text[])
        union all select id, title from documents where id = any(${documents}::text[])`,
  )
  return found.map(({ id, name }) => [id, name])
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

async function* rowsOf(
  ctx: Ctx,
  name: string,
  table: Table,
  subject: Subject,
  names: Map<string, string>,
): AsyncGenerator<Uint8Array> {
  const columns = exported(table)
  const all = identifier.list(columns.map(([column]) => `t.${column}`))
  for (let skip = 0; ; skip += BATCH) {
    const page = await rows<Record<string, unknown>>(
      ctx,
      sql`select ${all} ${ownRows(name, table, subject)} order by ${keyOf(table)} limit ${BATCH} offset ${skip}`,
    )
    for (const [place, row] of page.entries()) {
      const record = recordOf(row, columns, names)
      yield bytes(`${skip + place === 0 ? '' : ','}\n${JSON.stringify(record, null, 1)}`)
    }
    if (page.length < BATCH) return
  }
}

/** The fields that have a value, under their labels; a row that was deleted as those of its own table. */
function recordOf(
  row: Record<string, unknown>,
  columns: [string, Column][],
  names: Map<string, string>,
): Record<string, unknown> {
  const given = columns.map(([column, spec]): [string, unknown] => {
    const table = spec.archived && registry[String(row['place'])]
    if (table) return [spec.label, recordOf(row[column] as Record<string, unknown>, exported(table), names)]
    return [spec.label, shown(row[column], spec, names)]
  })
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined))
}

const exported = (table: Table): [string, Column][] =>
  personal(table).filter(([, column]) => isExported(column))

function shown(value: unknown, { labels }: Column, names: Map<string, string>): unknown {
  if (typeof value !== 'string') return value
  return names.get(value) ?? (labels ? labelOf(labels, value) : value)
}

interface Mention {
  processo: string
  onde: 'Documento' | 'Petição'
  título: string
  data: Date
}

const MOST_MENTIONS = 1_000

/**
 * Where texts of a contact's cases hold the name: the papers are their client's, so they are named and not
 * copied.
 */
export function mentionsOf(ctx: Ctx, { kind, name, documents, petitions }: Subject): Promise<Mention[]> {
  if (kind === 'client') return Promise.resolve([])
  const holds = (text: Sql) => sql`position(fold(${name}) in fold(coalesce(${text}, ''))) > 0`
  return rows<Mention>(
    ctx,
    sql`select c.case_number as processo, 'Documento' as onde, d.title as "título", d.created_at as data from documents d join cases c on c.id = d.case_id
        where d.id = any(${documents}::text[]) and (${holds(sql`d.title`)} or ${holds(sql`d.description`)}
          or exists (select 1 from document_pages g where g.document_id = d.id and ${holds(sql`g.text`)}))
        union all
        select coalesce(c.case_number, ''), 'Petição', p.title, p.created_at from petitions p left join cases c on c.id = p.case_id
        where p.id = any(${petitions}::text[]) and (${holds(sql`p.content`)} or ${holds(sql`p.additional_context`)}
          or exists (select 1 from petition_parties y where y.petition_id = p.id and (${holds(sql`y.client_name`)} or ${holds(sql`y.custom_name`)})))
        order by 4 limit ${MOST_MENTIONS}`,
  )
}
