import { isOpen } from '@lavra/contracts/petitions/checks'
import type { Ctx } from '../../../platform/ctx'
import { AppError, conflict } from '../../../platform/errors'
import { requireVersion, type Expected } from '../../../platform/database/versions'
import { requireVisible } from '../access/access'
import { readPetition, type PetitionRecord } from '../access/views'
import { readChecks, type KeptCheck } from './read'

export interface OpenItem {
  petition: PetitionRecord
  checks: KeptCheck[]
  item: KeptCheck
  /** The version that was looked at: to be held before anything is written. */
  expected: Expected
}

/**
 * An open item of the text that the caller has read, which `If-Match` names. Throws 428 where it names none,
 * 412 where the text is another by now, 409 where the item is not open in it.
 */
export async function openItem(ctx: Ctx, id: string, key: string, expected: Expected): Promise<OpenItem> {
  await requireVisible(ctx, id)
  if (expected === null) throw unsaid
  const petition = await readPetition(ctx, id)
  requireVersion(petition.version, expected)
  const checks = await readChecks(ctx, petition)
  const item = checks.find((check) => check.key === key && isOpen(check))
  if (!item) throw notOpen
  return { petition, checks, item, expected: [String(petition.version)] }
}

const unsaid = new AppError(
  428,
  'precondition_required',
  'Diga em If-Match qual versão do texto foi lida: recarregue a petição e tente novamente.',
)
const notOpen = conflict('not_open', 'Este item não está mais em aberto neste texto. Recarregue a petição.')
