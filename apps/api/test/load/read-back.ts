import { agentIds } from '@lavra/contracts/petitions/generation'
import { digest, readRow, type Row } from './forms'
import type { Kind } from './history'

export interface Found {
  kind: Kind
  id: string
  marker: string
  /** Or what its fields say, where they disagree. */
  revision: number | string
  /** The digest of its file. */
  sha256?: string
}

/** What an office holds, as anybody may read it over HTTP. */
export interface Holdings {
  records: Found[]
  /** How often the trail tells what was done to which record: `created <id>`. */
  trail: Map<string, number>
}

/** Asks for JSON or a file; whoever reads afterwards is answered, or the trial has failed. */
export type Ask = (path: string) => Promise<Response>

const PAGE = 500

export async function readBack(ask: Ask, case_id: string): Promise<Holdings> {
  const rowsOf = async (kind: 'client' | 'contact' | 'case', path: string, name: string) =>
    (await pages<Row>(ask, path, name)).map((row): Found => ({ kind, id: row.id, ...readRow(kind, row) }))
  const records = [
    ...(await rowsOf('client', '/clients/', 'clients')),
    ...(await rowsOf('contact', '/contacts/', 'contacts')),
    ...(await rowsOf('case', '/cases/with-parties/all', 'cases')),
    ...(await documents(ask, case_id)),
    ...(await petitions(ask)),
  ]
  const trail = new Map<string, number>()
  for (const { action, entity_id } of await pages<{ action: string; entity_id: string | null }>(
    ask,
    '/audit',
    'events',
  )) {
    const deed = `${action} ${entity_id}`
    trail.set(deed, (trail.get(deed) ?? 0) + 1)
  }
  return { records, trail }
}

async function documents(ask: Ask, case_id: string): Promise<Found[]> {
  const found: Found[] = []
  for (const row of (await (await ask(`/api/v1/documents/case/${case_id}`)).json()) as Row[]) {
    const file = await ask(`/api/v1/documents/${row.id}/download`)
    found.push({
      kind: 'document',
      id: row.id,
      ...readRow('document', row),
      sha256: digest(Buffer.from(await file.arrayBuffer())),
    })
  }
  return found
}

interface Petition {
  id: string
  status: string
  additional_context: string
  plaintiffs: { name: string }[]
  defendants: { name: string }[]
}

interface Status {
  status: string
  completed_agents: string[]
  agents_progress: { status: string; output: string | null }[]
}

async function petitions(ask: Ask): Promise<Found[]> {
  const found: Found[] = []
  for (const { id } of await pages<{ id: string }>(ask, '/petitions/', 'petitions')) {
    const petition = (await (await ask(`/api/v1/petitions/${id}`)).json()) as Petition
    const status = (await (await ask(`/api/v1/petitions/${id}/status`)).json()) as Status
    const [marker = ''] = petition.additional_context.split(' ')
    found.push({ kind: 'petition', id, marker, revision: revisionOf(marker, petition, status) })
  }
  return found
}

/**
 * The first agents are done, in their order and with their texts, and nothing else is; the parties are those
 * it was made with.
 */
function revisionOf(marker: string, { plaintiffs, defendants }: Petition, progress: Status): number | string {
  const { status, completed_agents, agents_progress } = progress
  const parties = [...plaintiffs, ...defendants].map(({ name }) => name).join(' ')
  const done = completed_agents.length
  const inOrder = completed_agents.every((agent, position) => agent === agentIds[position])
  const texts = agents_progress.filter(({ output }) => output !== null).length
  const over = (status === 'completed') === (done === agentIds.length)
  if (parties === `${marker} ${marker}` && inOrder && texts === done && over)
    return status === 'initialized' ? 1 : 2 + done
  return `${status}, parties ${parties}, done ${completed_agents.join(' ')}, texts ${texts}`
}

async function pages<T>(ask: Ask, path: string, name: string): Promise<T[]> {
  const all: T[] = []
  for (;;) {
    const page = (await (await ask(`/api/v1${path}?limit=${PAGE}&skip=${all.length}`)).json()) as Record<
      string,
      T[]
    >
    const rows = page[name] ?? []
    all.push(...rows)
    if (rows.length < PAGE) return all
  }
}
