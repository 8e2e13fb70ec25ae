import { fileURLToPath } from 'node:url'
import { CaseInput } from '@lavra/contracts/cases'
import { ClientInput } from '@lavra/contracts/clients'
import { ContactInput } from '@lavra/contracts/contacts'
import { NoteInput } from '@lavra/contracts/notes'
import { PetitionInput } from '@lavra/contracts/petitions'
import type { Ctx, CurrentUser } from '../apps/api/src/platform/ctx'
import { readEnv } from '../apps/api/src/platform/env'
import { makeLog } from '../apps/api/src/platform/log'
import { openWorld } from '../apps/api/src/platform/runtime'
import { register } from '../apps/api/src/features/auth/service'
import { createCase } from '../apps/api/src/features/cases/service'
import { createClient } from '../apps/api/src/features/clients/service'
import { createContact, linkContact } from '../apps/api/src/features/contacts/service'
import { createTextDocument } from '../apps/api/src/features/documents/service'
import { createNote } from '../apps/api/src/features/notes/service'
import { advanceAgent, initializePetition, startGeneration } from '../apps/api/src/features/petitions/service'
import { addDemoFiles } from './demo-files'
import { demoCases, demoClients, demoContacts, demoPetitions, demoUsers, type DemoCase } from './demo-office'

/** Fills an empty database with the demo office, through the same services that the screens use. */
async function seed() {
  const env = readEnv()
  const log = makeLog({ LOG_LEVEL: 'warn' })
  const world = await openWorld(env, {
    migrations: fileURLToPath(new URL('../../../prisma/migrations', import.meta.url)),
    log,
  })
  try {
    const origin = { address: '127.0.0.1', direct_loopback: true }
    const nobody = world.ctx({ log, request_id: 'seed', origin, user: null })
    if ((await nobody.db.user.count()) > 0)
      throw new Error('O banco já tem usuários. A demonstração só entra em um banco vazio.')
    const ctx = { ...nobody, user: await createUsers(nobody) }
    await fillOffice(ctx)
    console.log(
      `Escritório de demonstração pronto. Usuários: ${demoUsers.map((user) => user.username).join(', ')}; senha: ${PASSWORD}`,
    )
  } finally {
    await world.close()
  }
}

/** Known to everybody: the demo office is for trying Lavra out, not for work. */
const PASSWORD = 'demonstracao'

async function createUsers(ctx: Ctx): Promise<CurrentUser> {
  let admin: CurrentUser | null = null
  for (const { role, username, email, full_name, ...profile } of demoUsers) {
    const user = await register(ctx, { username, email, full_name, password: PASSWORD })
    await ctx.db.user.update({ where: { id: String(user.id) }, data: { ...profile, user_role: role } })
    admin ??= {
      id: String(user.id),
      username,
      full_name,
      email,
      user_role: 'admin',
      is_superuser: true,
      session_id: '',
    }
  }
  if (!admin) throw new Error('the demo office names no user')
  return admin
}

async function fillOffice(ctx: Ctx) {
  const clientIds = new Map<string, string>()
  for (const client of [...demoClients].reverse()) {
    const { id } = await createClient(ctx, ClientInput.parse(client))
    clientIds.set(client.name, String(id))
  }
  const contactIds = new Map<string, string>()
  for (const contact of demoContacts)
    contactIds.set(contact.name, String((await createContact(ctx, ContactInput.parse(contact))).id))
  const caseIds = new Map<string, string>()
  for (const demo of [...demoCases].reverse()) {
    const caseId = await createDemoCase(ctx, demo, clientIds.get(demo.client) ?? '')
    caseIds.set(demo.title, caseId)
    for (const name of demo.contacts ?? []) await linkContact(ctx, contactIds.get(name) ?? '', caseId)
  }
  const petition = { id: '', case_id: '' }
  for (const demo of demoPetitions) {
    petition.case_id = caseIds.get(demo.case_title) ?? ''
    petition.id = await createDemoPetition(ctx, demo, petition.case_id)
  }
  await addDemoFiles(ctx, { petition, picture: caseIds.get('Defeito na obra do edifício Ipê') ?? '' })
}

async function createDemoCase(ctx: Ctx, demo: DemoCase, client_id: string): Promise<string> {
  const { documents, note, client: _client, contacts: _contacts, deadline_in, ...fields } = demo
  const next_deadline = deadline_in === undefined ? null : daysFromToday(ctx, deadline_in)
  const created = await createCase(ctx, CaseInput.parse({ ...fields, client_id, next_deadline }))
  const case_id = String(created.id)
  for (const { is_confidential = false, ...document } of documents)
    await createTextDocument(ctx, {
      ...document,
      case_id,
      is_confidential,
      tags: [],
      file_name: `${document.title}.txt`,
    })
  await createNote(ctx, case_id, NoteInput.parse(note))
  return case_id
}

function daysFromToday(ctx: Ctx, days: number): string {
  return new Date(ctx.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

async function createDemoPetition(
  ctx: Ctx,
  demo: (typeof demoPetitions)[number],
  case_id: string,
): Promise<string> {
  const found = demoCases.find((one) => one.title === demo.case_title)
  const parties = found?.parties ?? []
  const rows = (role: string) =>
    parties
      .filter((party) => party.role === role)
      .map(({ party_type, name }, i) => ({ id: i + 1, party_type, client_name: name, role }))
  const input = PetitionInput.parse({
    petition_type: demo.petition_type,
    plaintiffs: rows('plaintiff'),
    defendants: rows('defendant'),
    case_id,
    additional_context: demo.context,
    author: ctx.user?.full_name,
  })
  const petition = await initializePetition(ctx, input)
  const id = String(petition.id)
  await startGeneration(ctx, id, { petition_profile: demo.profile, background: false })
  while (!(await advanceAgent(ctx, id)).is_complete);
  return id
}

try {
  await seed()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
