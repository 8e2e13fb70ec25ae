import { v7 as uuid } from 'uuid'
import type { Party, PartyInput } from '@lavra/contracts/cases'
import type { Ctx } from '../../core/ctx'
import type { Wire } from '../../core/wire'

/** A new party's row; ids and case ids that a caller sends on creation are not taken over. */
export function partyRow(case_id: string, party: PartyInput, position: number) {
  const { id: _id, case_id: _caseId, ...fields } = party
  return { ...fields, id: uuid(), case_id, position }
}

/** The parties of some cases, each case's in the order of its form. */
export async function partiesOf(ctx: Ctx, caseIds: string[]): Promise<Wire<Party>[]> {
  if (caseIds.length === 0) return []
  return ctx.db.party.findMany({ where: { case_id: { in: caseIds } }, orderBy: [{ case_id: 'asc' }, { position: 'asc' }, { id: 'asc' }] })
}
