import { documentStatus, documentType, labelOf, petitionStatus } from '@lavra/contracts/labels'
import type { Ctx } from '../../../platform/ctx'
import { rows, sql, whereAll, type Sql } from '../../../platform/database/sql'
import { documentVisible, petitionVisible } from '../../../platform/access/visibility'
import { caseConditions, caseName, targetWords } from './cases'
import type { Query } from './query'
import { LISTED, clean, documentSource, petitionSource, told, type Exact } from './say'
import type { Target } from './target'

interface DocumentRow {
  id: string
  case_id: string
  title: string
  client_name: string
  case_title: string
  document_type: keyof typeof documentType
  status: keyof typeof documentStatus
}

interface PetitionRow {
  id: string
  title: string
  client_name: string | null
  status: keyof typeof petitionStatus
}

/** What of a question has nothing to do with documents and petitions. */
const strange = (query: Query): boolean =>
  query.priorities.length > 0 ||
  query.case_types.length > 0 ||
  query.person !== null ||
  query.window !== null ||
  query.overdue ||
  query.upcoming

/** Of one and of many. */
type Words = readonly [string, string]

const same = (words: string): Words => [words, words]

const documentStates = {
  draft: same('em rascunho'),
  pending_review: same('aguardando revisão'),
  approved: ['aprovado', 'aprovados'],
  rejected: ['rejeitado', 'rejeitados'],
  archived: ['arquivado', 'arquivados'],
} as const satisfies Record<string, Words>

/** "quantos documentos tem o processo X": of those that the asker may see, and no others. */
export async function answerDocuments(
  ctx: Ctx,
  query: Query,
  target: Target,
  client_id: string | null,
): Promise<Exact | null> {
  if (strange(query) || query.mine || !query.states.every((state) => state in documentStates)) return null
  const where = whereAll([
    documentVisible(ctx.user),
    ...caseConditions(ctx, query, target, client_id),
    query.states.length > 0 && sql`d.status::text = any(${query.states})`,
    query.document_types.length > 0 && sql`d.document_type::text = any(${query.document_types})`,
    query.confidential && sql`d.is_confidential`,
  ])
  const source = sql`from documents d join cases c on c.id = d.case_id ${where}`
  const columns = sql`d.id, d.case_id, d.title, c.client_name, c.title as case_title, d.document_type::text as document_type, d.status::text as status`
  const found = await rows<DocumentRow>(
    ctx,
    sql`select ${columns} ${source} order by d.created_at desc, d.id desc limit ${LISTED}`,
  )
  const total = await countOf(ctx, source)
  const types = query.document_types.map((type) => labelOf(documentType, type))
  const described = (many: 0 | 1) =>
    [
      'documento' + (many ? 's' : ''),
      types.length > 0 && `do tipo ${types.join(' ou ')}`,
      query.confidential && (many ? 'marcados como confidenciais' : 'marcado como confidencial'),
      query.states.map((state) => documentStates[state as keyof typeof documentStates][many]).join(' ou '),
      paperWords(query, target),
      query.beside === 'cases' && !target.case && !target.client && 'em processos',
    ]
      .filter(Boolean)
      .join(' ')
  const lines = found.map(
    (row) => `${clean(row.title)} (${documentType[row.document_type]}), do processo ${clean(row.case_title)}`,
  )
  const sources = found.map((row) =>
    documentSource(row, `${documentType[row.document_type]}, ${documentStatus[row.status].toLowerCase()}`),
  )
  return told(total, { one: described(0), many: described(1) }, lines, sources)
}

const petitionStates = {
  initialized: ['inicializada', 'inicializadas'],
  processing: same('em processamento'),
  completed: ['concluída', 'concluídas'],
  failed: ['que falhou', 'que falharam'],
} as const satisfies Record<string, Words>

/** "petições em processamento", "quantas petições tem o processo X". */
export async function answerPetitions(
  ctx: Ctx,
  query: Query,
  target: Target,
  client_id: string | null,
): Promise<Exact | null> {
  const wanted = query.states.map((state) =>
    state === 'active' ? 'processing' : state === 'closed' ? 'completed' : state,
  )
  const more = strange(query) || query.document_types.length > 0 || query.confidential
  if (more || !wanted.every((state) => state in petitionStates)) return null
  const { mine, ...rest } = query
  const ofCases = caseConditions(ctx, { ...rest, mine: false }, target, client_id).filter(
    (one): one is Sql => one !== false,
  )
  const where = whereAll([
    petitionVisible(ctx.user),
    ofCases.length > 0 && sql`p.case_id in (select c.id from cases c ${whereAll(ofCases)})`,
    mine && sql`p.author_id = ${ctx.user?.id ?? ''}`,
    wanted.length > 0 && sql`p.status::text = any(${wanted})`,
  ])
  const source = sql`from petitions p ${where}`
  const columns = sql`p.id, p.title, p.client_name, p.status::text as status`
  const found = await rows<PetitionRow>(
    ctx,
    sql`select ${columns} ${source} order by p.created_at desc, p.id desc limit ${LISTED}`,
  )
  const total = await countOf(ctx, source)
  const described = (many: 0 | 1) =>
    [
      many ? 'petições' : 'petição',
      wanted.map((one) => petitionStates[one as keyof typeof petitionStates][many]).join(' ou '),
      mine && (many ? 'feitas por você' : 'feita por você'),
      paperWords({ ...query, mine: false }, target),
    ]
      .filter(Boolean)
      .join(' ')
  const lines = found.map(
    (row) =>
      `${clean(row.title)}${row.client_name ? `, de ${clean(row.client_name)}` : ''}: ${petitionStatus[row.status].toLowerCase()}`,
  )
  const sources = found.map((row) => petitionSource(row, petitionStatus[row.status]))
  return told(total, { one: described(0), many: described(1), feminine: true }, lines, sources)
}

const paperWords = (query: Query, target: Target): string =>
  target.case
    ? `do processo ${caseName(target.case)}`
    : targetWords(query, target)
        .replace(/^ (?=com |em que )/, ' em processos ')
        .trim()

async function countOf(ctx: Ctx, source: Sql): Promise<number> {
  const [counted] = await rows<{ total: number }>(ctx, sql`select count(*)::int as total ${source}`)
  return counted?.total ?? 0
}
