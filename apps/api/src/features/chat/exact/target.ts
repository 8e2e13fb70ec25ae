import { caseFields } from '@lavra/contracts/fields'
import type { Ctx, CurrentUser } from '../../../platform/ctx'
import { fieldList } from '../../../platform/database/field-columns'
import { hasDigits, holdsText, rows, sql, whereAll, type Sql } from '../../../platform/database/sql'
import { fold } from '@lavra/language/words'
import type { Named } from './names'
import type { Query, Subject } from './query'
import {
  caseSource,
  clean,
  clientSource,
  contactSource,
  nothing,
  numbered,
  type CaseRow,
  type Exact,
} from './say'

/** Whom or what the rows have to do with; nothing where the question named nobody. */
export interface Target {
  client: Named | null
  lawyer: Named | null
  /** Not a client: a party or contact by this name. */
  person: string | null
  case: CaseRow | null
}

export const caseColumns = sql`c.id, c.client_id, ${fieldList('c', caseFields)}`

const nobody: Target = { client: null, lawyer: null, person: null, case: null }

/**
 * Finds what the question names, or answers that nothing on record has that name, or several have. Null: not
 * for the tables.
 */
export async function targetOf(
  ctx: Ctx,
  query: Query,
  client_id: string | null,
): Promise<Target | Exact | null> {
  let target = nobody
  for (const subject of query.about.toSorted((a, b) => Number(isCase(a)) - Number(isCase(b)))) {
    const found = isCase(subject)
      ? await oneCase(ctx, subject, client_id, target.client)
      : person(ctx.user, subject, client_id)
    if (found === null || 'answer' in found) return found
    if (
      isCase(subject)
        ? target.case !== null
        : target.client !== null || target.lawyer !== null || target.person !== null
    )
      return null
    target = { ...target, ...found }
  }
  return target
}

const isCase = (subject: Subject): boolean =>
  subject.is === 'number' ||
  subject.is === 'quoted' ||
  (subject.is === 'name' && subject.match.found.every(({ kind }) => kind === 'case'))

const where = (client_id: string | null): string =>
  client_id === null ? 'nos registros do escritório' : 'nos registros deste cliente'

export const unknownName = (name: string, client_id: string | null): Exact =>
  nothing(
    `Não há ninguém com o nome “${clean(name, 80)}” ${where(client_id)} (clientes, contatos, partes e advogados). Confira a grafia ou o nome completo.`,
  )

/**
 * Clients come first; where there is none, a lawyer, then a party or contact. Two who fit equally well are
 * told, never chosen between.
 */
function person(user: CurrentUser | null, subject: Subject, client_id: string | null): Found {
  if (subject.is === 'unknown') return unknownName(subject.name, client_id)
  if (subject.is !== 'name') return null
  const { found, text } = subject.match
  const of = (kind: Named['kind']) => found.filter((one) => one.kind === kind)
  const [clients, lawyers] = [of('client'), subject.only === 'client' ? [] : of('user')]
  const [client, lawyer] = [clients[0], lawyers[0]]
  if (clients.length + lawyers.length > 1) return ambiguous(user, text, [...clients, ...lawyers])
  if (client) return { client }
  if (subject.only === 'client')
    return nothing(`Não há cliente com o nome “${clean(text, 80)}” ${where(client_id)}.`)
  if (lawyer) return { lawyer }
  const others = [...of('contact'), ...of('party')]
  const names = [...new Map(others.map((one) => [fold(one.name), one])).values()]
  const [only] = names
  if (names.length > 1) return ambiguous(user, text, names)
  return only ? { person: only.name } : null
}

const kindNames = {
  client: 'cliente',
  contact: 'contato',
  party: 'parte em processo',
  user: 'advogado ou usuário do escritório',
  case: 'processo',
}

/** Says that a name fits several, with those that have a page of their own as sources. */
export function ambiguous(user: CurrentUser | null, text: string, options: Named[]): Exact {
  const shown = options.slice(0, 10)
  const paged = shown.filter(
    (one): one is Named & { id: string } =>
      (one.kind === 'client' || one.kind === 'contact') && one.id !== null,
  )
  const lines = [...paged, ...shown.filter((one) => !paged.includes(one as Named & { id: string }))].map(
    ({ name, kind }) => `${clean(name)} (${kindNames[kind]})`,
  )
  const list = [
    numbered(lines.slice(0, paged.length)),
    ...lines.slice(paged.length).map((line) => `- ${line}`),
  ]
    .filter(Boolean)
    .join('\n')
  const many = options.length > shown.length ? `mais de ${shown.length}` : String(options.length)
  const sources = paged.map((one) => (one.kind === 'client' ? clientSource(user, one) : contactSource(one)))
  return {
    answer: `O nome “${clean(text, 80)}” serve a ${many} registros. Pergunte de novo com o nome completo de um deles:\n\n${list}`,
    sources,
    kind: 'records',
  }
}

type Found = Partial<Target> | Exact | null

async function oneCase(
  ctx: Ctx,
  subject: Subject,
  client_id: string | null,
  client: Named | null,
): Promise<Found> {
  const condition = caseCondition(subject)
  if (condition === null) return null
  const scope = [
    client_id !== null && sql`c.client_id = ${client_id}`,
    client !== null && sql`c.client_id = ${client.id}`,
  ]
  const found = await rows<CaseRow>(
    ctx,
    sql`select ${caseColumns} from cases c ${whereAll([condition, ...scope])} order by c.created_at desc, c.id desc limit 11`,
  )
  const [first] = found
  const text =
    subject.is === 'name' ? subject.match.text : subject.is === 'unknown' ? subject.name : subject.text
  if (!first)
    return nothing(
      `Não há processo ${subject.is === 'number' ? 'com o número' : 'com o título'} “${clean(text, 80)}” ${where(client_id)}.`,
    )
  if (found.length === 1) return { case: first }
  const shown = found.slice(0, 10)
  const lines = shown.map((row) => `${clean(row.title)} (${row.case_number}), de ${clean(row.client_name)}`)
  const many = found.length > 10 ? 'mais de 10' : String(found.length)
  return {
    answer: `“${clean(text, 80)}” serve a ${many} processos. Pergunte de novo com o número de um deles:\n\n${numbered(lines)}`,
    sources: shown.map(caseSource),
    kind: 'records',
  }
}

function caseCondition(subject: Subject): Sql | null {
  if (subject.is === 'name') return sql`c.id = any(${subject.match.found.flatMap(({ id }) => id ?? [])})`
  if (subject.is === 'quoted')
    return sql`(${holdsText(subject.text, sql`c.search`)} and fold(c.title) like fold(${`%${subject.text.replace(/[\\%_]/g, '\\$&')}%`}))`
  if (subject.is !== 'number') return null
  return hasDigits(subject.text.replace(/\D/g, ''), sql`c.search`)
}
