import type { PersonKind } from '@lavra/contracts/privacy'
import type { Ctx } from '../../platform/ctx'
import { sameName } from '../../platform/access/same-name'
import { rows, sql, type Sql } from '../../platform/database/sql'

/** What lies in the trash of somebody. */
export interface InTrash {
  /**
   * Records that are the person's own: a client's cases, and the documents, notes and petitions of the
   * client's cases.
   */
  own: string[]
  /** Records that may speak of the person beside others. */
  around: string[]
}

interface Whose {
  kind: PersonKind
  id: string
  name: string
  cpf_cnpj: string | null
  /** Living ones. */
  cases: string[]
  /** Somebody else in the office has just this name. */
  namesake: boolean
}

/** Finds by the same links as among the living records, never by likeness. */
export async function findInTrash(
  ctx: Ctx,
  { kind, id, name, cpf_cnpj, cases: live, namesake }: Whose,
): Promise<InTrash> {
  const client = kind === 'client'
  const deleted = await entries(
    ctx,
    client
      ? sql`r.place = 'cases' and r.row ->> 'client_id' = ${id}`
      : sql`
    (r.place = 'contact_cases' and r.row ->> 'contact_id' = ${id}) or (r.place = 'parties' and r.row ->> 'cpf_cnpj' = ${cpf_cnpj})`,
  )
  const cases = [...live, ...deleted]
  const papers = await ids(
    ctx,
    sql`select id from trash where kind in ('document', 'note', 'petition') and case_id = any(${cases}::text[]) order by id`,
  )
  const contacts = await entries(
    ctx,
    sql`r.place = 'contact_cases' and r.row ->> 'case_id' = any(${cases}::text[])`,
  )
  if (!client) {
    const chosen = await entries(ctx, sql`r.place = 'petition_parties' and r.row ->> 'contact_id' = ${id}`)
    return { own: [], around: [...new Set([...deleted, ...papers, ...contacts, ...chosen])] }
  }
  const own = [...new Set([...deleted, ...papers, ...(namesake ? [] : await withoutCase(ctx, name))])]
  return { own, around: contacts.filter((one) => !own.includes(one)) }
}

const ids = async (ctx: Ctx, which: Sql): Promise<string[]> =>
  (await rows<{ id: string }>(ctx, which)).map((found) => found.id)
const entries = (ctx: Ctx, which: Sql) =>
  ids(ctx, sql`select distinct r.trash_id as id from trash_rows r where ${which} order by 1`)

/** Deleted petitions that belong to no case and name this client. */
async function withoutCase(ctx: Ctx, name: string): Promise<string[]> {
  const found = await rows<{ id: string; client_name: string | null }>(
    ctx,
    sql`select trash_id as id, row ->> 'client_name' as client_name from trash_rows where place = 'petitions' and row ->> 'case_id' is null order by 1`,
  )
  return found
    .filter(({ client_name }) => client_name !== null && sameName(client_name, name))
    .map((petition) => petition.id)
}
