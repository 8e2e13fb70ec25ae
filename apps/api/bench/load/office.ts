import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import bcrypt from 'bcryptjs'
import { agentIds } from '@lavra/contracts/petitions/generation'
import { PetitionInput } from '@lavra/contracts/petitions'
import type { Ctx } from '../../src/platform/ctx'
import { readEnv } from '../../src/platform/env'
import { programs } from '../../src/platform/lib/child-program'
import { openWorld, type World } from '../../src/platform/runtime'
import { drainQueue } from '../../src/features/chat/index/queue'
import { createTextDocument } from '../../src/features/documents/service'
import { initializePetition, startGeneration } from '../../src/features/petitions/service'
import { runNextAgent } from '../../src/features/petitions/chain/pipeline'
import { legalPage } from '../../test/files/legal-page'
import { migrations } from '../../test/migrations-folder'
import { fillOffice } from '../../test/retrieval/office'
import { adminCtx } from '../../test/retrieval/place'
import { officeRows } from '../lib/office-rows'

const finished = 12
const password = 'Escritorio-2026'

export interface Person {
  id: string
  username: string
  full_name: string
  role: 'admin' | 'standard' | 'restricted'
  password: string
}

/** What the people know of their office. */
export interface Office {
  people: Person[]
  records: number
  /** Cases of it that hold documents with text: ca1 to this one. */
  casesWithPapers: number
  finishedPetitions: string[]
  questions: string[]
}

export interface Filled {
  office: Office
  /** What the drafter without a model wrote, by agent. */
  texts: Record<string, string>
}

export interface Size {
  people: number
  /**
   * Clients, contacts and cases each; two and a half parties a case, and a document with text in one of ten.
   */
  records: number
  signal: AbortSignal
}

/** Fills the database that the server will open, as an office has it after some years: everything indexed. */
export async function fill(
  url: string | undefined,
  folder: string,
  { people, records, signal }: Size,
): Promise<Filled> {
  // What is measured is built anyway, and a thread that runs TypeScript does not start on every Node.
  programs.builtFolder = fileURLToPath(new URL('../../dist', import.meta.url))
  const world = await openWorld(
    readEnv({ DATA_DIR: folder, DATABASE_URL: url, JWT_SECRET: 'x'.repeat(48), LOG_LEVEL: 'silent' }),
    { migrations },
  )
  try {
    const { database } = world
    await database.exec(officeRows(records).join(';\n'))
    await database.exec(spread(records))
    const { questions } = await fillOffice(database)
    const persons = await addPeople(world, people)
    const ctx = adminCtx(world)
    const papers = records / 10
    await addPapers(ctx, papers, signal)
    const ids: string[] = []
    for (let n = 1; n <= finished; n++) ids.push(await finishedPetition(ctx, `ca${n}`))
    while ((await drainQueue(ctx, () => signal.aborted)) > 0) signal.throwIfAborted()
    await database.exec('vacuum analyze')
    const written = await ctx.db.agentRun.findMany({ where: { petition_id: ids[0] ?? '' } })
    const texts = Object.fromEntries(written.map(({ agent_id, output }) => [agent_id, output ?? '']))
    const asked = [
      ...questions.map(({ text }) => text),
      'Quantos processos ativos temos?',
      'Quais prazos vencem esta semana?',
      'Quantos clientes temos?',
    ]
    return {
      office: { people: persons, records, casesWithPapers: papers, finishedPetitions: ids, questions: asked },
      texts,
    }
  } finally {
    await world.close()
  }
}

/** Deadlines around today, contacts at cases, and all of it to be indexed. */
const spread = (records: number) => `
  update cases set next_deadline = current_date - 10 + (substr(id, 3)::int % 90), description = 'Cobrança de parcelas em atraso, com notificação sem resposta.' where status in ('active', 'on_hold');
  insert into contact_cases (contact_id, case_id) select 'co' || g, 'ca' || g from generate_series(1, ${records}) g;
  insert into index_queue (source_type, source_id)
    select 'client'::source_type, id from clients union all select 'contact', id from contacts union all select 'case', id from cases on conflict do nothing`

const given = ['Helena', 'Otávio', 'Lia', 'Caio', 'Nara', 'Davi', 'Iara', 'Bento', 'Ester', 'Raul']
const family = ['Martins', 'Prado', 'Torres', 'Amado', 'Nogueira']

/**
 * One in twelve is an administrator, one in six is restricted; all have the same password, whose hash is made
 * once.
 */
async function addPeople({ database }: World, count: number): Promise<Person[]> {
  const password_hash = await bcrypt.hash(password, 10)
  const people = Array.from({ length: count }, (_, n): Person => {
    const role = n % 12 === 0 ? 'admin' : n % 6 === 1 ? 'restricted' : 'standard'
    const full_name = `${given[n % given.length] ?? ''} ${family[Math.floor(n / given.length) % family.length] ?? ''} ${'ABCDEFGHIJ'[Math.floor(n / 50)] ?? 'Z'}`
    return { id: randomUUID(), username: `pessoa${n + 1}`, full_name, role, password }
  })
  const rows = people.map(({ id, username, full_name, role }) => ({
    id,
    username,
    full_name,
    email: `${username}@exemplo.com.br`,
    user_role: role,
    password_hash,
  }))
  await database.prisma.user.createMany({ data: rows })
  return people
}

const contract = legalPage.join('\n')

/** Four pages of a contract each, no two alike. */
async function addPapers(ctx: Ctx, papers: number, signal: AbortSignal): Promise<void> {
  for (let n = 1; n <= papers; n++) {
    signal.throwIfAborted()
    const text = Array.from(
      { length: 4 },
      (_, page) =>
        `${contract.replaceAll('12.480,50', `${n}.48${page},50`)}\nProcesso ${n}, folha ${page + 1}.`,
    ).join('\n\n')
    const fields = {
      title: `Contrato ${n}`,
      document_type: 'contract' as const,
      is_confidential: n % 25 === 0,
      tags: [],
    }
    await createTextDocument(ctx, { case_id: `ca${n}`, ...fields, file_name: `contrato-${n}.txt`, text })
  }
}

async function finishedPetition(ctx: Ctx, case_id: string): Promise<string> {
  const offline = { ...ctx, llm: null }
  const [plaintiff, defendant] = await ctx.db.party.findMany({
    where: { case_id },
    orderBy: { position: 'asc' },
    take: 2,
  })
  const row = (name: string | undefined) =>
    name === undefined ? [] : [{ id: 1, party_type: 'custom', custom_name: name }]
  const input = {
    petition_type: 'complaint',
    plaintiffs: row(plaintiff?.name),
    defendants: row(defendant?.name),
    case_id,
    author: 'Helena Martins A',
    additional_context: 'Cobrar as parcelas vencidas, com juros e correção.',
  }
  const { petition_id } = await initializePetition(offline, PetitionInput.parse(input))
  await startGeneration(offline, String(petition_id), { petition_profile: 'moderado', background: false })
  for (const agent of agentIds) {
    const { kind } = await runNextAgent(offline, String(petition_id))
    if (kind !== 'completed') throw new Error(`${agent}: ${kind}`)
  }
  return String(petition_id)
}
