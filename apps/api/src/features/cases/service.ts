import { v7 as uuid } from 'uuid'
import type { CaseInput, CaseUpdate, CaseWithParties, PartyInput } from '@lavra/contracts/cases'
import { changesOf, contentOf, recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { onDuplicate, refuse } from '../../platform/errors'
import { insertOne, rows, sql, updateOne } from '../../platform/database/sql'
import { holdVersion, type Expected } from '../../platform/database/versions'
import type { Wire } from '../../platform/wire'
import { refuseAssignment } from './lawyers'
import { addParties, replaceParties } from './parties'
import { caseNotFound, getCase } from './read'

export {
  caseStatistics,
  casesOfClient,
  casesOfClientWithParties,
  getCase,
  listCases,
  listCasesWithParties,
} from './read'
export { deleteCase } from './remove'

const duplicateNumber = refuse('duplicate_case_number', 'Número de processo já cadastrado')
const unknownClient = refuse('unknown_client', 'Cliente não encontrado. Escolha um cliente da lista.')

/** Saves a case with its parties, all or nothing. */
export async function createCase(ctx: Ctx, input: CaseInput): Promise<Wire<CaseWithParties>> {
  const { parties, ...fields } = input
  const id = uuid()
  return ctx.transaction(async (tx) => {
    const client_name = await holdClient(tx, input.client_id)
    if (client_name === null) throw unknownClient
    const data = { ...fields, id, client_name }
    await onDuplicate(rows(tx, insertOne('cases', data)), duplicateNumber)
    await recordEvent(tx, {
      action: 'created',
      entity_type: 'case',
      entity_id: id,
      case_id: id,
      after: contentOf(data),
    })
    await addParties(tx, id, parties)
    return getCase(tx, id)
  })
}

/**
 * A client's name, which stays until the transaction ends: whoever renames the client then finds this case
 * too.
 */
async function holdClient(tx: Ctx, id: string): Promise<string | null> {
  const [client] = await rows<{ name: string }>(tx, sql`select name from clients where id = ${id} for share`)
  return client?.name ?? null
}

/**
 * Changes what is given; `parties` replaces the list. Where nothing differs, nothing happens and the version
 * stays.
 */
export async function updateCase(
  ctx: Ctx,
  id: string,
  input: Partial<CaseUpdate>,
  expected: Expected,
): Promise<Wire<CaseWithParties>> {
  const { parties, ...fields } = input
  return ctx.transaction(async (tx) => {
    // The client first, then the case, as a client's renaming does: the other order could wait for each
    // other.
    const client_name = fields.client_id === undefined ? undefined : await holdClient(tx, fields.client_id)
    if (!(await holdVersion(tx, 'cases', id, expected))) throw caseNotFound()
    if (client_name === null) throw unknownClient
    const before = await getCase(tx, id)
    await refuseAssignment(tx, before.assigned_lawyers, fields.assigned_lawyers)
    const changes = changesOf(before, { ...fields, client_name, claim_value: inCents(fields.claim_value) })
    const partiesChanged = parties !== undefined && (await replaceParties(tx, id, parties))
    if (!changes && !partiesChanged) return before
    await onDuplicate(rows(tx, updateOne(tx, 'cases', id, { ...fields, client_name })), duplicateNumber)
    if (changes)
      await recordEvent(tx, {
        action: 'updated',
        entity_type: 'case',
        entity_id: id,
        case_id: id,
        ...changes,
      })
    return getCase(tx, id)
  })
}

/** Replaces the list of parties and nothing else. */
export async function replaceCaseParties(
  ctx: Ctx,
  id: string,
  parties: PartyInput[],
  expected: Expected,
): Promise<Wire<CaseWithParties>> {
  return updateCase(ctx, id, { parties }, expected)
}

/** An amount as the database prints it: "4200.5" is "4200.50". */
function inCents(amount: string | null | undefined): string | null | undefined {
  if (amount == null) return amount
  const [reais = '', cents = ''] = amount.split('.')
  return `${reais.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`
}
