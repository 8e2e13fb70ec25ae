import { casePriority, caseStatus, labelOf } from '@lavra/contracts/labels'
import type { Ctx } from '../../../platform/ctx'
import { dayOf, showDay } from '@lavra/language/day'
import { rows, sql, whereAll, type Sql } from '../../../platform/database/sql'
import { addDays, readDay, spanOf, type Span } from './days'
import type { Query } from './query'
import { LISTED, caseSource, clean, clientSource, numbered, told, type CaseRow, type Exact } from './say'
import { caseColumns, type Target } from './target'

/** The conditions of a question on cases, alias `c`. */
export function caseConditions(
  ctx: Ctx,
  query: Query,
  target: Target,
  client_id: string | null,
): (Sql | false)[] {
  return [
    client_id !== null && sql`c.client_id = ${client_id}`,
    target.client !== null && sql`c.client_id = ${target.client.id}`,
    target.case !== null && sql`c.id = ${target.case.id}`,
    target.lawyer !== null && assignedTo(target.lawyer.id ?? '', target.lawyer.name),
    query.mine && assignedTo(ctx.user?.id ?? '', ctx.user?.full_name ?? ''),
    target.person !== null && takesPart(target.person),
  ]
}

const assignedTo = (id: string, name: string): Sql => sql`c.assigned_lawyers && array[${id}, ${name}]::text[]`

const takesPart = (
  name: string,
): Sql => sql`(c.id in (select k.case_id from parties k where fold(k.name) = fold(${name}))
  or c.id in (select l.case_id from contact_cases l join contacts t on t.id = l.contact_id where fold(t.name) = fold(${name})))`

const states = {
  active: 'ativos',
  on_hold: 'em pausa',
  closed: 'encerrados',
  archived: 'arquivados',
} as const
const oneState = { active: 'ativo', on_hold: 'em pausa', closed: 'encerrado', archived: 'arquivado' } as const
type CaseState = keyof typeof states
/** Cases that are under way: only theirs are deadlines that still run. */
const running: CaseState[] = ['active', 'on_hold']
const isState = (value: string): value is CaseState => value in states

/** "concluídos" is what people call the closed ones. */
const statesOf = (query: Query): CaseState[] | null => {
  const wanted = query.states.map((state) => (state === 'completed' ? 'closed' : state))
  return wanted.every(isState) ? wanted : null
}

/** What of a question has nothing to do with cases. */
const strange = (query: Query): boolean =>
  query.document_types.length > 0 || query.confidential || query.person !== null

/**
 * "quantos processos ativos tem a Marta?", "liste os processos trabalhistas": null where the question holds
 * more than that.
 */
export async function answerCases(
  ctx: Ctx,
  query: Query,
  target: Target,
  client_id: string | null,
): Promise<Exact | null> {
  const wanted = statesOf(query)
  if (strange(query) || wanted === null || query.window !== null || query.overdue || query.upcoming)
    return null
  const conditions = [
    ...caseConditions(ctx, query, target, client_id),
    stateCondition(wanted),
    ...kindConditions(query),
  ]
  const { total, found } = await page(ctx, conditions, sql`c.created_at desc, c.id desc`)
  const lines = found.map(
    (row) => `${caseName(row)}, de ${clean(row.client_name)}: ${caseStatus[row.status].toLowerCase()}`,
  )
  const words = `${kindWords(query)}${targetWords(query, target)}`
  const one = `processo${wanted.length === 1 ? ` ${oneState[wanted[0] ?? 'active']}` : ''}${words}`
  const many = `processos${wanted.length > 0 ? ` ${wanted.map((state) => states[state]).join(' ou ')}` : ''}${words}`
  const sources =
    total === 0 && target.client?.id
      ? [clientSource(ctx.user, { id: target.client.id, name: target.client.name })]
      : found.map(caseSource)
  return told(total, { one, many }, lines, sources)
}

const stateCondition = (wanted: CaseState[]): Sql | false =>
  wanted.length > 0 && sql`c.status::text = any(${wanted})`

export const kindConditions = (query: Query): (Sql | false)[] => [
  query.priorities.length > 0 && sql`c.priority::text = any(${query.priorities})`,
  query.case_types.length > 0 && sql`c.case_type = any(${query.case_types})`,
]

export const kindWords = (query: Query): string =>
  (query.case_types.length > 0 ? ` de ${query.case_types.join(' ou ')}` : '') +
  (query.priorities.length > 0
    ? ` com prioridade ${query.priorities.map((one) => labelOf(casePriority, one).toLowerCase()).join(' ou ')}`
    : '')

/** "de Marta Souza", "em que Banco Sul é parte": whom the rows have to do with. */
export const targetWords = (query: Query, target: Target): string =>
  (target.client ? ` de ${clean(target.client.name)}` : '') +
  (target.lawyer ? ` com ${clean(target.lawyer.name)} entre os advogados` : '') +
  (target.person ? ` em que ${clean(target.person)} é parte ou contato (não é cliente do escritório)` : '') +
  (query.mine ? ' com você entre os advogados' : '')

export const caseName = (row: { title: string; case_number: string }): string =>
  `${clean(row.title)} (${row.case_number})`

async function page(
  ctx: Ctx,
  conditions: (Sql | false)[],
  order: Sql,
  limit = LISTED,
): Promise<{ total: number; found: CaseRow[] }> {
  const where = whereAll(conditions)
  const found = await rows<CaseRow>(
    ctx,
    sql`select ${caseColumns} from cases c ${where} order by ${order} limit ${limit}`,
  )
  const [counted] = await rows<{ total: number }>(
    ctx,
    sql`select count(*)::int as total from cases c ${where}`,
  )
  return { total: counted?.total ?? 0, found }
}

/** "quais prazos vencem esta semana?", "prazos vencidos", "próximos prazos da Padaria". */
export async function answerDeadlines(
  ctx: Ctx,
  query: Query,
  target: Target,
  client_id: string | null,
): Promise<Exact | null> {
  const wanted = statesOf(query)
  const today = dayOf(ctx.clock())
  const window = readWindow(query, today)
  if (strange(query) || wanted === null || window === 'unclear') return null
  const open = window === null && !query.overdue
  if (target.case && open && wanted.length === 0) return deadlineOf(target.case, today)
  const within = [
    sql`c.next_deadline is not null`,
    window !== null && sql`c.next_deadline between ${window.from}::date and ${window.to}::date`,
    query.overdue && sql`c.next_deadline < ${today}::date`,
    open && sql`c.next_deadline >= ${today}::date`,
  ]
  const statuses = wanted.length > 0 ? wanted : running
  const whose = [
    ...caseConditions(ctx, query, target, client_id),
    stateCondition(statuses),
    ...kindConditions(query),
  ]
  const { total, found } = await page(ctx, [...whose, ...within], byDeadline)
  const where =
    wanted.length > 0
      ? ` em processos ${wanted.map((state) => states[state]).join(' ou ')}`
      : ' em processos ativos ou em pausa'
  const when = window
    ? ` ${window.words}`
    : query.overdue
      ? ` até ontem (${showDay(addDays(today, -1))})`
      : ' de hoje em diante'
  const words = `${where}${kindWords(query)}${targetWords(query, target)}, com vencimento${when}`
  const counted = { one: `prazo${words}`, many: `prazos${words}` }
  const exact = told(
    total,
    counted,
    deadlineLines(found, today),
    found.map(caseSource),
    query.overdue ? 'mais antigos' : 'primeiros',
  )
  return total === 0 && window !== null ? withNext(ctx, exact, whose, window.to, today) : exact
}

const byDeadline = sql`c.next_deadline, c.id`

const deadlineLines = (found: CaseRow[], today: string): string[] =>
  found.map(
    (row) => `${dueWords(row.next_deadline ?? '', today)}: ${caseName(row)}, de ${clean(row.client_name)}`,
  )

/** How many deadlines after an empty span are told. */
const NEXT = 3

/** "Nenhum prazo nesta semana" is not to sound like "nothing to do": the deadlines that come after it. */
async function withNext(
  ctx: Ctx,
  exact: Exact,
  whose: (Sql | false)[],
  after: string,
  today: string,
): Promise<Exact> {
  const later = [sql`c.next_deadline > ${after}::date`, sql`c.next_deadline >= ${today}::date`]
  const { found } = await page(ctx, [...whose, ...later], byDeadline, NEXT)
  if (found.length === 0) return exact
  return {
    ...exact,
    answer: `${exact.answer}\n\nPróximos:\n\n${numbered(deadlineLines(found, today))}`,
    sources: found.map(caseSource),
  }
}

function readWindow(query: Query, today: string): Span | null | 'unclear' {
  if (query.window === null) return query.overdue && query.upcoming ? 'unclear' : null
  if (query.overdue) return 'unclear'
  if (!query.window.startsWith('date ')) return spanOf(query.window, today)
  const day = readDay(query.window.slice(5), today)
  return day === null ? 'unclear' : spanOf(day, today)
}

function deadlineOf(row: CaseRow, today: string): Exact {
  const answer = row.next_deadline
    ? `O prazo registrado no processo ${caseName(row)} é ${dueWords(row.next_deadline, today)} [1].`
    : `O processo ${caseName(row)} não tem prazo registrado [1].`
  return { answer, sources: [caseSource(row)], kind: 'records' }
}

/** "25/11/2026 (em 4 dias)" */
export function dueWords(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  const near =
    days === 0
      ? 'hoje'
      : days === 1
        ? 'amanhã'
        : days > 1
          ? `em ${days} dias`
          : days === -1
            ? 'vencido ontem'
            : `vencido há ${-days} dias`
  return `${showDay(day)} (${near})`
}
