import { setTimeout as pause } from 'node:timers/promises'
import { holds, is, isList, pick, think, type Desk } from './person'
import type { Kind } from './tally'

const model = (name: string): Kind => ({ group: 'model', name })
const api = '/api/v1'
const agents = 8

interface PartyRow {
  id: string
  custom_name: string
  party_type: string
}
interface Petition {
  petition_id: string
  version: number
  content: string
  checks: { verdict: string }[]
}

/** The wizard: a case is looked for, its parties and documents come, the person fills in the rest. */
async function fillIn(desk: Desk): Promise<string> {
  const { line } = desk
  const number = pick(desk.cases)
  const read = (name: string): Kind => ({ group: 'read', name })
  await line.call(
    read('search in cases'),
    `${api}/cases/?search=${encodeURIComponent(`PROC-2024-${String(number).padStart(6, '0')}`)}&limit=20`,
    { check: holds('cases', 1) },
  )
  const case_id = `ca${number}`
  const [parties] = await Promise.all([
    line.call(read('parties for a petition'), `${api}/petitions/case/${case_id}/parties`),
    line.call(read('documents of a case'), `${api}/documents/case/${case_id}`, { check: isList }),
  ])
  await think(desk, 10, 20)
  const rows = (list: PartyRow[], role: string) =>
    list.map(({ id, custom_name }) => ({ id, party_type: 'custom', custom_name, role }))
  const { plaintiffs, defendants } = parties.body as { plaintiffs: PartyRow[]; defendants: PartyRow[] }
  const json = {
    petition_type: 'complaint',
    case_id,
    author: desk.me.full_name,
    additional_context: 'Cobrar as parcelas vencidas, com juros e correção.',
    plaintiffs: rows(plaintiffs, 'plaintiff'),
    defendants: rows(defendants, 'defendant'),
  }
  const { body } = await line.call(
    { group: 'write', name: 'petition prepared' },
    `${api}/petitions/initialize`,
    { method: 'POST', json, check: is('status', 'initialized') },
  )
  return (body as Petition).petition_id
}

/** Looks at the agents every second while one is at work. */
async function watching<T>({ line }: Desk, id: string, work: Promise<T>): Promise<T> {
  const done = new AbortController()
  const look = async () => {
    for (;;) {
      await pause(1_000, undefined, { signal: done.signal })
      await line.call({ group: 'poll', name: 'look at the agents at work' }, `${api}/petitions/${id}/status`)
    }
  }
  // Ended by the signal; what else it complains of has been told.
  const looking = look().catch(() => undefined)
  try {
    return await work
  } finally {
    done.abort()
    await looking
  }
}

/**
 * All eight agents, watched; or, one time in four, handed to the server after the first. Then the text is
 * read, changed and exported.
 */
export async function draft(desk: Desk): Promise<void> {
  const { line } = desk
  const id = await fillIn(desk)
  if (desk.over()) return
  const start = (background: boolean) =>
    line.call({ group: 'write', name: 'agents started' }, `${api}/petitions/${id}/start-generation`, {
      method: 'POST',
      json: { petition_profile: 'moderado', background },
      check: is('status', 'processing'),
    })
  await start(false)
  const inBackground = Math.random() < 0.25
  for (let agent = 1; agent <= (inBackground ? 1 : agents); agent++) {
    if (desk.over()) return
    const step = line.call(model("agent's step"), `${api}/petitions/${id}/advance-agent`, {
      method: 'POST',
      json: {},
      check: is('is_complete', agent === agents),
    })
    await watching(desk, id, step)
  }
  if (inBackground) await start(true)
  if (inBackground && !(await untilCompleted(desk, id))) return
  desk.petitions.push(id)
  line.tally.did('  petition completed')
  await edit(desk, id)
  await exportPetition(desk, id)
}

/** False where the day ended first. */
async function untilCompleted(desk: Desk, id: string): Promise<boolean> {
  while (!desk.over()) {
    await think(desk, 2, 2)
    const { body } = await desk.line.call(
      { group: 'poll', name: 'look at the agents at work' },
      `${api}/petitions/${id}/status`,
    )
    const { status } = body as { status: string }
    if (status === 'completed') return true
    if (status !== 'processing') {
      desk.line.tally.error(`petition in the background: ${status}`)
      return false
    }
  }
  return false
}

async function edit(desk: Desk, id: string): Promise<void> {
  const { line } = desk
  const { body } = await line.call(
    { group: 'read', name: 'petition with its checks' },
    `${api}/petitions/${id}`,
    { check: is('status', 'completed') },
  )
  const { content, version } = body as Petition
  await think(desk, 10, 20)
  await line.call({ group: 'write', name: 'text of a petition saved' }, `${api}/petitions/${id}/content`, {
    method: 'PUT',
    json: { content: `${content}\n\nRevisto em mesa.` },
    ifMatch: version,
  })
}

/** As DOCX or PDF: as a draft, since items of it are open. */
export async function exportPetition(desk: Desk, id = pick(desk.petitions)): Promise<void> {
  const { line } = desk
  const format = pick(['docx', 'pdf'])
  const kind: Kind = { group: 'file', name: `petition as ${format.toUpperCase()}` }
  await line.call({ group: 'read', name: 'petition with its checks' }, `${api}/petitions/${id}`)
  await think(desk, 2, 5)
  await line.call(kind, `${api}/petitions/${id}/export?format=${format}&draft=true`, {
    accept: '*/*',
    also: [409],
  })
}

/** Asks the assistant and reads along; sometimes within a client. */
export async function ask(desk: Desk): Promise<void> {
  const { line, office } = desk
  const begin = performance.now()
  let first = 0
  const onPiece = (piece: string) => {
    if (first === 0 && piece.includes('event: token')) first = performance.now() - begin
  }
  const json = { message: pick(office.questions), history: [] }
  const { body } = await line.call(model('assistant, whole answer'), `${api}/chat/chat`, {
    method: 'POST',
    json,
    accept: 'text/event-stream',
    onPiece,
  })
  const { kind } = JSON.parse(/event: done\ndata: (.*)/.exec(String(body))?.[1] ?? '{}') as { kind?: string }
  if (first > 0)
    line.tally.time(
      model(`assistant, first words of an answer ${kind === 'model' ? 'by the model' : 'from the tables'}`),
      first,
    )
  line.tally.did(`  answer of the assistant: ${kind ?? 'none'}`)
  if (!kind || !['model', 'records', 'extractive', 'nothing_found'].includes(kind))
    line.tally.error(`assistant: ${kind ?? String(body).slice(-300)}`)
}
