import { isCnjNumber } from '@lavra/contracts/identifiers'
import type { Prisma } from '../../../generated/prisma/client'
import type { Ctx } from '../../core/ctx'
import { readSettings } from '../../core/settings'
import type { Dossier, DossierParty } from './agents/agent'
import { petitionNotFound } from './access'
import { loadExhibits } from './exhibits'
import { joinParty, sideOf, type ContactRecord, type NamedRow } from './joins'
import { nameOf } from './views'

/** The name that the web app sends where nobody signs (spec.md section 5). */
const nobody = 'Usuário não identificado'

const withRecords = {
  parties: { orderBy: { position: 'asc' } },
  case: {
    include: {
      parties: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
      client: { select: { name: true, email: true, phone: true } },
    },
  },
} satisfies Prisma.PetitionInclude
type PetitionWithRecords = Prisma.PetitionGetPayload<{ include: typeof withRecords }>

/** The whole material of a petition, joined from the office's records; `exhibits` are the ids of the documents and attachments in it. */
export async function loadDossier(ctx: Ctx, petitionId: string): Promise<{ dossier: Dossier; exhibits: string[]; confidential: boolean }> {
  const petition = await ctx.db.petition.findUnique({ where: { id: petitionId }, include: withRecords })
  if (!petition) throw petitionNotFound()
  const settings = await readSettings(ctx)
  const exhibits = await loadExhibits(ctx, petitionId, ctx.llm === null || settings.send_confidential_to_ai)
  const { parties, our_side } = await partiesOf(ctx, petition)
  const dossier: Dossier = {
    petition_type: petition.petition_type,
    petition_profile: petition.petition_profile,
    author: await authorOf(ctx, petition.author),
    office: { name: settings.office_name, city: settings.office_city },
    case: petition.case && caseOf(petition.case),
    parties,
    our_side,
    context: petition.additional_context,
    documents: exhibits.documents,
    withheld: exhibits.withheld,
  }
  return { dossier, exhibits: exhibits.ids, confidential: exhibits.confidential }
}

function caseOf(found: NonNullable<PetitionWithRecords['case']>): Dossier['case'] {
  return {
    title: found.title,
    court_number: isCnjNumber(found.case_number),
    case_type: found.case_type,
    description: found.description,
    court: found.court,
    district: found.district,
    claim_value: found.claim_value?.toFixed(2) ?? null,
    client_name: found.client_name,
  }
}

/** Who signs, with the OAB number of the one user of that name; nobody where the name is unknown or a stand-in for one. */
async function authorOf(ctx: Ctx, author: string | null): Promise<Dossier['author']> {
  const name = author?.trim() ?? ''
  if (!name || name === nobody) return { name: null, oab_number: null }
  const namesakes = await ctx.db.user.findMany({ where: { full_name: name }, select: { oab_number: true }, take: 2 })
  return { name, oab_number: namesakes.length === 1 ? (namesakes[0]?.oab_number ?? null) : null }
}

async function partiesOf(ctx: Ctx, petition: PetitionWithRecords): Promise<{ parties: DossierParty[]; our_side: Dossier['our_side'] }> {
  const rows = namedRows(petition)
  const caseParties = petition.case?.parties ?? []
  const client = petition.case?.client_name ?? null
  const contacts = await relevantContacts(ctx, rows, caseParties, client)
  const parties = rows.map((row) => joinParty(row, caseParties, contacts, petition.case?.client ?? null))
  return { parties, our_side: sideOf(petition.case?.represented_side ?? null, client, parties, contacts) }
}

/** The petition's own rows; a side that the wizard left empty is the case's. */
function namedRows(petition: PetitionWithRecords): NamedRow[] {
  const own = petition.parties.flatMap((row): NamedRow[] => {
    const name = nameOf(row)
    return name ? [{ side: row.role, name, party_type: row.party_type, contact_id: row.contact_id }] : []
  })
  const ofCase = (petition.case?.parties ?? [])
    .filter(({ role }) => !own.some(({ side }) => side === role))
    .map(({ role, name, party_type }): NamedRow => ({ side: role, name, party_type, contact_id: null }))
  return [...own, ...ofCase].toSorted((a, b) => Number(a.side === 'defendant') - Number(b.side === 'defendant'))
}

/** The contacts that a party or the client could be: those chosen, those with a party's CPF/CNPJ, those of the client's name. */
async function relevantContacts(
  ctx: Ctx,
  rows: NamedRow[],
  caseParties: { cpf_cnpj: string | null }[],
  client: string | null,
): Promise<ContactRecord[]> {
  const ids = rows.flatMap(({ contact_id }) => contact_id ?? [])
  const numbers = caseParties.flatMap(({ cpf_cnpj }) => cpf_cnpj ?? [])
  const byName: Prisma.ContactWhereInput[] = client ? [{ name: { equals: client, mode: 'insensitive' } }] : []
  return ctx.db.contact.findMany({ where: { OR: [{ id: { in: ids } }, { cpf_cnpj: { in: numbers } }, ...byName] }, take: 1000 })
}
