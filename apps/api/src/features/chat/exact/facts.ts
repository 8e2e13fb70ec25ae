import { fieldText } from '@lavra/contracts/fields/text'
import { caseDetails } from '@lavra/contracts/fields'
import { casePriority, caseStatus, labelOf, partyRole } from '@lavra/contracts/labels'
import type { Ctx } from '../../../platform/ctx'
import { rows, sql, whereAll } from '../../../platform/database/sql'
import { caseConditions, caseName, kindConditions, kindWords, targetWords } from './cases'
import type { Query } from './query'
import { LISTED, caseSource, clean, numbered, sentence, type CaseRow, type Exact } from './say'
import { caseColumns, type Target } from './target'

interface PartyRow {
  case_id: string
  name: string
  role: keyof typeof partyRole
}

/** What a fact is called and what a case says of it. */
interface Fact {
  label: string
  say: (row: CaseRow, more: More) => string | null
}
interface More {
  parties: PartyRow[]
  lawyers: Map<string, string>
}

const names = (parties: PartyRow[], row: CaseRow, role: string): string | null =>
  parties
    .filter((party) => party.case_id === row.id && party.role === role)
    .map(({ name }) => clean(name))
    .join('; ') || null

type Detail = keyof typeof caseDetails

const detail = (name: Detail): Fact => ({
  label: caseDetails[name].label.toLowerCase(),
  say: (row) => clean(fieldText(caseDetails[name], row[name])) || null,
})
const details = Object.fromEntries(
  Object.keys(caseDetails).map((name): [string, Fact] => [name, detail(name as Detail)]),
)

export const facts: Record<string, Fact> = {
  status: { label: 'situação', say: (row) => caseStatus[row.status] },
  parties: {
    label: 'partes',
    say: (row, { parties }) => {
      const sides = (['plaintiff', 'defendant'] as const).map(
        (role) => [partyRole[role].toLowerCase(), names(parties, row, role)] as const,
      )
      return sides.flatMap(([label, found]) => (found ? [`${label}: ${found}`] : [])).join(' · ') || null
    },
  },
  plaintiffs: { label: 'polo ativo', say: (row, { parties }) => names(parties, row, 'plaintiff') },
  defendants: { label: 'polo passivo', say: (row, { parties }) => names(parties, row, 'defendant') },
  lawyers: {
    label: 'advogados',
    say: (row, { lawyers }) =>
      row.assigned_lawyers.map((lawyer) => clean(lawyers.get(lawyer) ?? lawyer)).join('; ') || null,
  },
  ...details,
  value: detail('claim_value'),
  case_type: { label: 'área', say: (row) => row.case_type },
  priority: { label: 'prioridade', say: (row) => labelOf(casePriority, row.priority) },
  case_number: { label: 'número', say: (row) => row.case_number },
  client: { label: 'cliente', say: (row) => clean(row.client_name) },
}

/**
 * "qual a situação do processo X", "valor da causa da Padaria" or "do inventário": of one case, or of all
 * that the question names.
 */
export async function answerFacts(
  ctx: Ctx,
  query: Query,
  target: Target,
  client_id: string | null,
): Promise<Exact | null> {
  const nothingNamed =
    !target.case && !target.client && !target.person && query.case_types.length === 0 && client_id === null
  const counted = query.ask === 'count' && !(target.case && query.facts.every((fact) => fact === 'parties'))
  if (nothingNamed || counted || strange(query)) return null
  const where = whereAll([...caseConditions(ctx, query, target, client_id), ...kindConditions(query)])
  const found = await rows<CaseRow>(
    ctx,
    sql`select ${caseColumns} from cases c ${where} order by c.created_at desc, c.id desc limit ${LISTED + 1}`,
  )
  const shown = found.slice(0, LISTED)
  const whose = `${kindWords(query)}${targetWords(query, target)}`
  if (shown.length === 0) return { answer: sentence(`Nenhum processo${whose}`), sources: [], kind: 'records' }
  const more = { parties: await partiesOf(ctx, query, shown), lawyers: await lawyersOf(ctx, query, shown) }
  const lines = shown.map(
    (row) => `${caseName(row)}: ${query.facts.map((fact) => told(fact, row, more)).join('; ')}`,
  )
  const sources = shown.map(caseSource)
  if (target.case) return { answer: `Processo ${lines[0] ?? ''} [1].`, sources, kind: 'records' }
  const cut = found.length > LISTED ? `\n\nAqui estão os ${LISTED} mais recentes; há outros.` : ''
  return { answer: `Processos${whose}:\n\n${numbered(lines)}${cut}`, sources, kind: 'records' }
}

const strange = (query: Query): boolean =>
  query.states.length > 0 ||
  query.priorities.length > 0 ||
  query.document_types.length > 0 ||
  query.person !== null ||
  query.confidential ||
  query.mine ||
  query.window !== null ||
  query.overdue ||
  query.upcoming ||
  (query.noun !== null && query.noun !== 'cases')

function told(name: string, row: CaseRow, more: More): string {
  const fact = facts[name]
  return fact ? `${fact.label}: ${fact.say(row, more) ?? 'não consta'}` : ''
}

async function partiesOf(ctx: Ctx, query: Query, cases: CaseRow[]): Promise<PartyRow[]> {
  if (!query.facts.some((fact) => ['parties', 'plaintiffs', 'defendants'].includes(fact))) return []
  const ids = cases.map(({ id }) => id)
  return rows<PartyRow>(
    ctx,
    sql`select case_id, name, role::text as role from parties where case_id = any(${ids}) order by case_id, position, id limit 400`,
  )
}

/** Names of the users among the lawyers: who may not list users knows their own name only. */
async function lawyersOf(ctx: Ctx, query: Query, cases: CaseRow[]): Promise<Map<string, string>> {
  if (!query.facts.includes('lawyers')) return new Map()
  const ids = [...new Set(cases.flatMap(({ assigned_lawyers }) => assigned_lawyers))]
  const users = await rows<{ id: string; full_name: string }>(
    ctx,
    sql`select id, full_name from users where id = any(${ids})`,
  )
  const staff = ctx.user?.user_role !== 'restricted'
  return new Map(
    users.map(({ id, full_name }) => [
      id,
      staff || id === ctx.user?.id ? full_name : 'um usuário do escritório',
    ]),
  )
}
