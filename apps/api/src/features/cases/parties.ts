import { v7 as uuid } from 'uuid'
import type { PartyInput } from '@lavra/contracts/cases'
import { partyFields } from '@lavra/contracts/fields'
import { changesOf, contentOf, recordEvent, recordEvents, type AuditEntry } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { invalid, type Problem } from '../../platform/errors'
import { fieldColumns } from '../../platform/database/field-columns'
import { db, rows } from '../../platform/database/sql'

const columns = [
  ...(['parties.id', 'parties.case_id', 'parties.position'] as const),
  ...fieldColumns('parties', partyFields),
  ...(['parties.created_at', 'parties.updated_at'] as const),
]

type StoredParty = Awaited<ReturnType<Ctx['db']['party']['findMany']>>[number]

/** The parties of some cases, each case's in the order of its form. */
export async function partiesOf(ctx: Ctx, caseIds: string[]): Promise<StoredParty[]> {
  if (caseIds.length === 0) return []
  const parties = db.selectFrom('parties').select(columns).where('parties.case_id', 'in', caseIds)
  return rows(ctx, parties.orderBy('parties.case_id').orderBy('parties.position').orderBy('parties.id'))
}

/** The first parties of a case; ids and case ids that a caller sends on creation are not taken over. */
export async function addParties(tx: Ctx, case_id: string, parties: PartyInput[]): Promise<void> {
  await insertParties(
    tx,
    parties.map((party, position) => partyRow(case_id, party, position)),
  )
}

type PartyRow = ReturnType<typeof partyRow>

function partyRow(case_id: string, party: PartyInput, position: number) {
  const { id: _id, case_id: _caseId, ...fields } = party
  return { ...fields, id: uuid(), case_id, position }
}

async function insertParties(tx: Ctx, added: PartyRow[]): Promise<void> {
  if (added.length === 0) return
  await tx.db.party.createMany({ data: added })
  await recordEvents(
    tx,
    added.map((party) => partyEvent('created', party, { after: contentOf(party, untold) })),
  )
}

const untold = ['case_id', 'position']

type Told = Pick<AuditEntry, 'before' | 'after'>

const partyEvent = (
  action: AuditEntry['action'],
  party: { id: string; case_id: string },
  told: Told,
): AuditEntry => ({
  action,
  entity_type: 'party',
  entity_id: party.id,
  case_id: party.case_id,
  ...told,
})

/**
 * Makes a held case's list of parties the given one; answers whether anything changed. A row with the id of
 * one of its parties changes that one, and what the row leaves out stays as it is; any other row is new;
 * parties that no row names go.
 */
export async function replaceParties(tx: Ctx, case_id: string, given: PartyInput[]): Promise<boolean> {
  const present = await partiesOf(tx, [case_id])
  const known = new Map(present.map((party) => [party.id, party]))
  refuseForeign(case_id, given, new Set(known.keys()))
  const added: PartyRow[] = []
  const events: AuditEntry[] = []
  let moved = false
  for (const [position, row] of given.entries()) {
    const party = known.get(row.id ?? '')
    if (!party) {
      added.push(partyRow(case_id, row, position))
      continue
    }
    known.delete(party.id)
    const { id, case_id: _caseId, ...fields } = row
    const changes = changesOf(party, fields)
    if (changes) events.push(partyEvent('updated', party, changes))
    if (party.position !== position) moved = true
    if (changes || party.position !== position)
      await tx.db.party.update({ where: { id: party.id }, data: { ...fields, position } })
  }
  const gone = [...known.values()]
  await tx.db.party.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } })
  await recordEvents(tx, [...events, ...goneEvents(gone)])
  await insertParties(tx, added)
  if (events.length + gone.length + added.length > 0) return true
  if (moved) await recordEvent(tx, orderEvent(case_id, present, given))
  return moved
}

/** What the trail says where only the order is new. */
function orderEvent(case_id: string, before: StoredParty[], after: PartyInput[]): AuditEntry {
  const names = (parties: { name: string }[]) => ({ parties: parties.map(({ name }) => name) })
  return {
    action: 'updated',
    entity_type: 'case',
    entity_id: case_id,
    case_id,
    before: names(before),
    after: names(after),
  }
}

/** What the trail says of parties that are deleted. */
export const goneEvents = (gone: StoredParty[]): AuditEntry[] =>
  gone.map((party) => partyEvent('deleted', party, { before: contentOf(party, untold) }))

/** A row of another case, or one party twice, is a mistake of the caller's and changes nothing. */
function refuseForeign(case_id: string, given: PartyInput[], known: ReadonlySet<string>): void {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const [i, row] of given.entries()) {
    if (row.case_id != null && row.case_id !== case_id)
      problems.push({
        loc: ['body', 'parties', i, 'case_id'],
        msg: 'A parte é de outro processo',
        type: 'foreign_case',
      })
    if (row.id != null && known.has(row.id) && seen.has(row.id))
      problems.push({
        loc: ['body', 'parties', i, 'id'],
        msg: 'A parte está repetida na lista',
        type: 'repeated',
      })
    seen.add(row.id ?? '')
  }
  if (problems.length > 0) throw invalid(problems)
}
