import { petitionType } from '@lavra/contracts/labels'
import { agentIds } from '@lavra/contracts/petitions/generation'
import { type CaseParties } from '@lavra/contracts/petitions/parties'
import { type PetitionQuery, type PetitionSummary, type PetitionType } from '@lavra/contracts/petitions'
import type { Ctx } from '../../platform/ctx'
import { notFound } from '../../platform/errors'
import { type Sql, matchesText, paged, rows, sql, whereAll } from '../../platform/database/sql'
import { petitionVisible } from '../../platform/access/visibility'
import type { Wire } from '../../platform/wire'

const caseNotFound = notFound('Processo não encontrado')

/** What a row of a list is made from: no contents. */
const columns = sql`p.id, p.id as petition_id, p.petition_type::text as petition_type, p.title, p.client_name, p.case_id, p.author,
  p.status::text as status, p.version, p.created_at, p.updated_at,
  (select round(count(*) * 100.0 / ${agentIds.length}::int)::int from agent_runs r where r.petition_id = p.id and r.status = 'completed')
    as progress_percentage`
const newestFirst = sql`p.created_at desc, p.id desc`

/** The petitions that the caller may see; `search` matches title, client's name or the type's label. */
export async function listPetitions(
  ctx: Ctx,
  query: PetitionQuery,
): Promise<{ petitions: Wire<PetitionSummary>[]; total: number }> {
  const where = whereAll([
    petitionVisible(ctx.user),
    query.status && sql`p.status = ${query.status}::petition_status`,
    query.search && matchesPetition(query.search),
  ])
  const found = await paged<PetitionSummary>(ctx, {
    columns,
    from: sql`from petitions p ${where}`,
    order: newestFirst,
    page: query,
  })
  return { petitions: found.rows, total: found.total }
}

function matchesPetition(search: string): Sql {
  const types = typesOf(search)
  const found = matchesText(search, sql`p.search`)
  return types.length === 0 ? found : sql`(${found} or p.petition_type::text = any(${types}))`
}

/**
 * The types whose label has this text in it, whatever its case and accents; one or two letters begin a word,
 * as in `matchesText`.
 */
function typesOf(search: string): PetitionType[] {
  const wanted = folded(search)
  const term = wanted.length < 3 ? ` ${wanted}` : wanted
  const labels = Object.entries(petitionType) as [PetitionType, string][]
  return labels.flatMap(([type, label]) => (` ${folded(label)}`.includes(term) ? [type] : []))
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function recentPetitions(ctx: Ctx, limit: number): Promise<Wire<PetitionSummary>[]> {
  return rows<PetitionSummary>(
    ctx,
    sql`select ${columns} from petitions p where ${petitionVisible(ctx.user)} order by ${newestFirst} limit ${limit}`,
  )
}

/** The newest thousand of a case. Throws 404 where there is no such case. */
export async function petitionsOfCase(ctx: Ctx, caseId: string): Promise<Wire<PetitionSummary>[]> {
  const found = await rows<PetitionSummary>(
    ctx,
    sql`select ${columns} from petitions p where p.case_id = ${caseId} and ${petitionVisible(ctx.user)} order by ${newestFirst} limit 1000`,
  )
  if (found.length === 0) await requireCase(ctx, caseId)
  return found
}

async function requireCase(ctx: Ctx, caseId: string): Promise<void> {
  if ((await rows(ctx, sql`select id from cases where id = ${caseId}`)).length === 0) throw caseNotFound
}

interface CaseRow {
  id: string | null
  custom_name: string
  party_type: 'individual' | 'corporate'
  role: 'plaintiff' | 'defendant'
  description: string | null
  client_name: string
  client_id: string
}

/** What the wizard fills in when a case is chosen. Throws 404 where there is no such case. */
export async function partiesOfCase(ctx: Ctx, caseId: string): Promise<CaseParties> {
  const found = await rows<CaseRow>(
    ctx,
    sql`select x.id, x.name as custom_name, x.party_type::text as party_type, x.role::text as role, c.description, c.client_name, c.client_id
        from cases c left join parties x on x.case_id = c.id where c.id = ${caseId} order by x.position, x.id`,
  )
  const [first] = found
  if (!first) throw caseNotFound
  const side = (wanted: CaseRow['role']) =>
    found.flatMap(({ id, custom_name, party_type, role }) =>
      id !== null && role === wanted ? [{ id, custom_name, party_type }] : [],
    )
  const plaintiffs = side('plaintiff')
  const { description, client_name, client_id } = first
  const plaintiff = plaintiffs[0]?.custom_name ?? null
  return {
    plaintiffs,
    defendants: side('defendant'),
    additional_context: description,
    plaintiff,
    client_name,
    client_id,
  }
}
