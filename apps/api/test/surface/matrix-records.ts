import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import type { Api, Actor } from '../api'
import { aClient, caseBody, signedIn } from '../factories'

/**
 * The records that a cell of the access matrix aims at; what can be confidential is, and belongs to `owner`.
 */
export interface Records {
  client: string
  case: string
  contact: string
  document: string
  note: string
  petition: string
  user: string
  /** Open, and an administrator's. */
  invitation: string
  /** A confidential document that was deleted. */
  trash: string
}

/**
 * Fresh records of one owner; `lawyer`, where given, is assigned to the case. With `noun` only that one and
 * what it belongs to are made; the ids of the others name nothing.
 */
export async function freshRecords(
  api: Api,
  owner: Actor,
  { lawyer, noun }: { lawyer?: Actor | undefined; noun?: keyof Records | undefined } = {},
): Promise<Records> {
  const wanted = (one: keyof Records) => !noun || noun === one
  const { prisma } = api.world.database
  const client = await aClient(api)
  const { case_number, title, case_type } = caseBody(client.id)
  const row = { id: uuid(), title, case_number, case_type, client_id: client.id, client_name: client.name }
  const found = await prisma.case.create({ data: { ...row, assigned_lawyers: lawyer ? [lawyer.id] : [] } })
  const storage_key = api.world.files.newKey()
  await api.world.files.save(storage_key, Readable.from([Buffer.from('texto')]))
  const document = await prisma.document.create({
    data: {
      id: uuid(),
      case_id: found.id,
      title: 'Laudo sigiloso',
      is_confidential: true,
      author_id: owner.id,
      storage_key,
      file_name: 'laudo.txt',
      file_size: 5n,
      file_type: 'text/plain',
      text_status: 'ready',
    },
  })
  const more: { [Noun in keyof Records]?: () => Promise<string> } = {
    client: async () => (await aClient(api)).id,
    contact: () => idOf(prisma.contact.create({ data: { id: uuid(), name: 'Marta Souza' } })),
    note: () => aNote(api, owner, found.id),
    petition: () => aPetition(api, owner, found.id, document.id),
    trash: () => aDeletedDocument(api, owner, found.id),
    invitation: () => anInvitation(api),
  }
  const records: Record<string, string> = { case: found.id, document: document.id, user: owner.id }
  for (const [one, make] of Object.entries(more))
    records[one] = wanted(one as keyof Records) ? await make() : uuid()
  return records as unknown as Records
}

const idOf = async (made: Promise<{ id: string }>): Promise<string> => (await made).id

const aPetition = (api: Api, owner: Actor, case_id: string, document_id: string): Promise<string> =>
  idOf(
    api.world.database.prisma.petition.create({
      data: {
        id: `petition_${randomBytes(16).toString('hex')}`,
        petition_type: 'complaint',
        title: 'Petição Inicial',
        case_id,
        author_id: owner.id,
        content: '# Petição\n\nTexto.',
        read_confidential: true,
        confidential_readers: [owner.id],
        documents: { create: { document_id, position: 0 } },
        versions: { create: { number: 1, content: 'Texto anterior', reason: 'edit' } },
      },
    }),
  )

function aNote(api: Api, owner: Actor, case_id: string): Promise<string> {
  const fields = { text: 'Anotação', happened_at: new Date(), created_by: 'x', author_id: owner.id }
  return idOf(api.world.database.prisma.caseNote.create({ data: { id: uuid(), case_id, ...fields } }))
}

async function aDeletedDocument(api: Api, owner: Actor, case_id: string): Promise<string> {
  const id = uuid()
  const shown = {
    id,
    kind: 'document',
    title: 'Laudo excluído',
    case_id,
    author_id: owner.id,
    confidential: true,
  } as const
  const row = { id, case_id, title: shown.title, is_confidential: true, author_id: owner.id, version: 1 }
  const expires_at = new Date(Date.now() + 86_400_000)
  await api.world.database.prisma.trash.create({
    data: { ...shown, expires_at, rows: { create: { place: 'documents', row } } },
  })
  return id
}

async function anInvitation(api: Api): Promise<string> {
  const id = uuid()
  const inviter = await signedIn(api, 'admin')
  const fields = {
    id,
    email: `${id}@exemplo.com`,
    full_name: `Convidada ${id}`,
    user_role: 'standard',
    token_hash: id,
  } as const
  const expires_at = new Date(Date.now() + 86_400_000)
  await api.world.database.prisma.invitation.create({
    data: { ...fields, invited_by: inviter.id, expires_at },
  })
  return id
}

/** The actors of the matrix. */
export const actors = [
  'signed out',
  'restricted',
  'author',
  'lawyer',
  'standard',
  'admin',
  'superuser',
] as const
export type ActorKind = (typeof actors)[number]

export async function actorOf(api: Api, kind: ActorKind): Promise<Actor | null> {
  if (kind === 'signed out') return null
  const role =
    kind === 'admin' || kind === 'superuser' ? 'admin' : kind === 'standard' ? 'standard' : 'restricted'
  const actor = await signedIn(api, role)
  if (kind === 'superuser')
    await api.world.database.prisma.user.update({ where: { id: actor.id }, data: { is_superuser: true } })
  return actor
}
