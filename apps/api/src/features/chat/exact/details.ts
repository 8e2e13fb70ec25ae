import { fieldText } from '@lavra/contracts/fields/text'
import { clientFields, contactFields, partyFields } from '@lavra/contracts/fields'
import type { Source } from '@lavra/contracts/chat'
import type { Ctx } from '../../../platform/ctx'
import { fieldList } from '../../../platform/database/field-columns'
import { rows, sql } from '../../../platform/database/sql'
import { fold } from '@lavra/language/words'
import { askedOfPeople } from './asked'
import type { Query } from './query'
import { caseSource, clean, clientSource, contactSource, nothing, type CaseRow, type Exact } from './say'
import { ambiguous, caseColumns, unknownName } from './target'

type Values = Record<string, string | null>
interface Held {
  values: Values
  /** Where it stands, as the answer says it. */
  from: string
  source: Source
}

const labelOf = (detail: string): string => askedOfPeople[detail]?.label ?? detail
const textOf = (detail: string, values: Values): string => {
  const field = askedOfPeople[detail]
  return field ? clean(fieldText(field, values[detail]), 200) : ''
}

/**
 * "qual o telefone da Marta Souza": what each record of that name holds; several people are told, never
 * chosen between.
 */
export async function answerDetails(ctx: Ctx, query: Query, client_id: string | null): Promise<Exact | null> {
  const [subject] = query.about
  if (!subject || query.about.length > 1 || query.ask === 'count' || strange(query)) return null
  if (subject.is === 'unknown') return { ...unknownName(subject.name, client_id), unknown: subject.name }
  if (subject.is !== 'name') return null
  const people = subject.match.found.filter(
    ({ kind }) => kind !== 'case' && kind !== 'user' && (subject.only === null || kind === subject.only),
  )
  const names = new Map(people.map((one) => [fold(one.name), one]))
  if (people.length === 0) return null
  if (names.size > 1) return ambiguous(ctx.user, subject.match.text, [...names.values()])
  const name = people[0]?.name ?? ''
  const records = await recordsOf(ctx, name, client_id)
  if (records.length === 0) return nothing(`Não há registro de “${clean(name, 80)}”.`)
  return told(name, query.details, records)
}

const strange = (query: Query): boolean =>
  query.noun !== null ||
  query.facts.length > 0 ||
  query.states.length > 0 ||
  query.priorities.length > 0 ||
  query.case_types.length > 0 ||
  query.document_types.length > 0 ||
  query.confidential ||
  query.mine ||
  query.window !== null ||
  query.overdue ||
  query.upcoming

function told(name: string, details: string[], records: Held[]): Exact {
  const lines: string[] = []
  const sources: Source[] = []
  for (const { values, from, source } of records) {
    const held = details.flatMap((detail) =>
      values[detail] ? [`${labelOf(detail)}: ${textOf(detail, values)}`] : [],
    )
    if (held.length === 0 || lines.includes(`${held.join('; ')} (${from})`)) continue
    lines.push(`${held.join('; ')} (${from})`)
    sources.push(source)
  }
  const sought = details
    .map((detail) =>
      labelOf(detail)
        .toLowerCase()
        .replace(/^(cpf|rg|cep)/, (found) => found.toUpperCase())
        .replace('/cnpj', '/CNPJ'),
    )
    .join(', ')
  if (lines.length === 0) {
    const places = records.map((one) => one.source)
    return {
      answer: `Nos registros de ${clean(name)} não consta: ${sought} [1].`,
      sources: places.slice(0, 1),
      kind: 'records',
    }
  }
  return {
    answer: `${clean(name)}:\n\n${lines.map((line, at) => `- ${line} [${at + 1}]`).join('\n')}`,
    sources,
    kind: 'records',
  }
}

/** The client, contact and party rows of exactly this name, at most ten of each. */
async function recordsOf(ctx: Ctx, name: string, client_id: string | null): Promise<Held[]> {
  const inScope = (yes: ReturnType<typeof sql>) => (client_id === null ? sql`true` : yes)
  const clients = await rows<Values & { id: string; name: string }>(
    ctx,
    sql`select t.id, ${fieldList('t', clientFields)} from clients t
        where fold(t.name) = fold(${name}) and ${inScope(sql`t.id = ${client_id}`)} order by t.id limit 10`,
  )
  const contacts = await rows<Values & { id: string; name: string }>(
    ctx,
    sql`select t.id, ${fieldList('t', contactFields)} from contacts t where fold(t.name) = fold(${name})
        and ${inScope(sql`t.id in (select l.contact_id from contact_cases l join cases c on c.id = l.case_id where c.client_id = ${client_id})`)} order by t.id limit 10`,
  )
  const parties = await rows<CaseRow & { party: Values }>(
    ctx,
    sql`select ${caseColumns}, (select to_jsonb(v) from (select ${fieldList('k', partyFields)}) v) as party
        from parties k join cases c on c.id = k.case_id where fold(k.name) = fold(${name}) and ${inScope(sql`c.client_id = ${client_id}`)}
        order by k.id desc limit 10`,
  )
  return [
    ...clients.map((row) => ({
      values: row,
      from: 'cadastro de cliente',
      source: clientSource(ctx.user, row),
    })),
    ...contacts.map((row) => ({ values: row, from: 'contato', source: contactSource(row) })),
    ...parties.map((row) => ({
      values: row.party,
      from: `parte no processo ${row.case_number}`,
      source: caseSource(row),
    })),
  ]
}
