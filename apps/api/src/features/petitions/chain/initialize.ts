import { randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { petitionType } from '@lavra/contracts/labels'
import type { Petition, PetitionInput } from '@lavra/contracts/petitions'
import type { Ctx } from '../../../platform/ctx'
import { refuse } from '../../../platform/errors'
import { rows, sql } from '../../../platform/database/sql'
import type { Wire } from '../../../platform/wire'
import { visibleDocuments } from '../../../platform/access/visibility'
import { record } from '../access/trail'
import { nameOf, readPetition } from '../access/views'

const unknownCase = refuse('unknown_case', 'Processo não encontrado. Escolha um processo da lista.')
const unknownContact = refuse('unknown_contact', 'Contato não encontrado. Escolha um contato da lista.')
const unknownDocument = refuse(
  'unknown_document',
  'Documento não encontrado. Escolha documentos do processo selecionado.',
)

/** Saves a petition with its parties and documents, all or nothing; nothing is written by an agent yet. */
export async function initializePetition(ctx: Ctx, input: PetitionInput): Promise<Wire<Petition>> {
  const id = `petition_${randomBytes(16).toString('hex')}`
  return ctx.transaction(async (tx) => {
    const found = input.case_id ? await requireCase(tx, input.case_id) : null
    const parties = partyRows(id, input)
    await requireContacts(tx, parties)
    const documents = await chosenDocuments(tx, input)
    await tx.db.petition.create({
      data: {
        id,
        petition_type: input.petition_type,
        title: titleOf(input.petition_type, found?.title ?? parties.map(nameOf).join(' × ')),
        client_name: found?.client_name ?? null,
        case_id: found?.id ?? null,
        author: input.author ?? null,
        author_id: tx.user?.id ?? null,
        additional_context: input.additional_context ?? null,
      },
    })
    await tx.db.petitionParty.createMany({ data: parties })
    await tx.db.petitionDocument.createMany({
      data: documents.map((document, position) => ({ petition_id: id, document_id: document.id, position })),
    })
    if (documents.some(({ is_confidential }) => is_confidential))
      await rows(tx, sql`select close_petitions(array[${id}])`)
    await record(tx, id, 'created', { after: createdFields(input, documents) })
    return { ...(await readPetition(tx, id)), checks: [] }
  })
}

const createdFields = ({ petition_type, case_id, author }: PetitionInput, documents: { id: string }[]) => ({
  petition_type,
  case_id: case_id ?? null,
  author: author ?? null,
  documents: documents.map(({ id }) => id),
})

async function requireCase(
  ctx: Ctx,
  id: string,
): Promise<{ id: string; title: string; client_name: string }> {
  const found = await ctx.db.case.findUnique({
    where: { id },
    select: { id: true, title: true, client_name: true },
  })
  if (!found) throw unknownCase
  return found
}

const titleOf = (type: PetitionInput['petition_type'], subject: string): string =>
  (subject ? `${petitionType[type]} – ${subject}` : petitionType[type]).slice(0, 300)

/** The rows of the wizard that have a name, plaintiffs first, each list in the order of the form. */
function partyRows(petition_id: string, input: PetitionInput) {
  const sides = [
    ...input.plaintiffs.map((row, index) => ({ row, index, role: 'plaintiff' as const })),
    ...input.defendants.map((row, index) => ({ row, index, role: 'defendant' as const })),
  ]
  return sides
    .filter(({ row }) => nameOf(row) !== null)
    .map(({ row, index, role }, position) => ({
      id: uuid(),
      petition_id,
      position,
      row_id: row.id ?? String(index + 1),
      role,
      party_type: row.party_type,
      client_name: row.client_name ?? null,
      custom_name: row.custom_name ?? null,
      contact_id: row.contact_id ?? null,
    }))
}

async function requireContacts(ctx: Ctx, parties: { contact_id: string | null }[]): Promise<void> {
  const ids = new Set(parties.flatMap(({ contact_id }) => contact_id ?? []))
  if (ids.size > 0 && (await ctx.db.contact.count({ where: { id: { in: [...ids] } } })) < ids.size)
    throw unknownContact
}

/** Nobody chose what is confidential or internal by saying nothing. */
const preselected = { is_confidential: false, purpose: { not: 'internal' } } as const

/**
 * The documents given, in their order; where none are named, those of the case that are to be filed or read,
 * oldest first.
 */
async function chosenDocuments(
  ctx: Ctx,
  input: PetitionInput,
): Promise<{ id: string; is_confidential: boolean }[]> {
  const wanted = input.document_ids ? [...new Set(input.document_ids)] : null
  if (!input.case_id) {
    if (wanted?.length) throw unknownDocument
    return []
  }
  const found = await ctx.db.document.findMany({
    where: {
      AND: [
        { case_id: input.case_id, ...(wanted ? { id: { in: wanted } } : preselected) },
        visibleDocuments(ctx.user),
      ],
    },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
    take: 500,
    select: { id: true, is_confidential: true },
  })
  if (!wanted) return found
  if (found.length < wanted.length) throw unknownDocument
  return found.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id))
}
