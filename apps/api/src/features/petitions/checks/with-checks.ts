import type { Petition } from '@lavra/contracts/petitions'
import { isOpen, isPending, type PetitionCheck, type TakeOver } from '@lavra/contracts/petitions/checks'
import type { Ctx } from '../../../platform/ctx'
import { conflict } from '../../../platform/errors'
import type { Wire } from '../../../platform/wire'
import type { PetitionRecord } from '../access/views'
import { readChecks, type KeptCheck } from './read'
import { mayWrite } from './record-fields'

/** A petition as it is answered: with the checks of its text, and who took over which of the open ones. */
export async function withChecks(ctx: Ctx, petition: PetitionRecord): Promise<Wire<Petition>> {
  return {
    ...petition,
    checks: await answeredChecks(ctx, petition.petition_id, await readChecks(ctx, petition)),
  }
}

type Taken = Omit<TakeOver, 'created_at'> & { created_at: Date }
type Answered = Omit<PetitionCheck, 'taken_over'> & { taken_over: Taken | null }

/** Checks as the caller sees them. */
export async function answeredChecks(ctx: Ctx, petitionId: string, kept: KeptCheck[]): Promise<Answered[]> {
  const taken = kept.some(isOpen) ? await takeOversOf(ctx, petitionId) : new Map<string, Taken>()
  return kept.map(({ place, ...check }) => ({
    ...check,
    field: place && mayWrite(ctx.user, place) ? { entity: place.entity, label: place.label } : null,
    taken_over: isOpen(check) ? (taken.get(check.key) ?? null) : null,
  }))
}

async function takeOversOf(ctx: Ctx, petition_id: string): Promise<Map<string, Taken>> {
  const found = await ctx.db.petitionTakeOver.findMany({ where: { petition_id } })
  return new Map(
    found.map(({ item_key, user_id, name, username, oab_number, reason, created_at }) => [
      item_key,
      { user_id, name, username, oab_number, reason, created_at },
    ]),
  )
}

/**
 * The checks of a text and how many items of it are neither closed nor taken over. Throws 409 where there
 * are some and it is to leave as a clean copy.
 */
export async function pendingIn(
  ctx: Ctx,
  petition: Parameters<typeof readChecks>[1],
  draft: boolean,
): Promise<{ checks: Answered[]; pending: number }> {
  const checks = await answeredChecks(ctx, petition.petition_id, await readChecks(ctx, petition))
  const pending = checks.filter(isPending).length
  if (pending > 0 && !draft) throw openChecks(pending)
  return { checks, pending }
}

const openChecks = (pending: number) =>
  conflict(
    'open_checks',
    `${pending === 1 ? 'Um item desta petição está' : `${pending} itens desta petição estão`} em aberto na conferência. Resolva ou assuma cada um, ou exporte como minuta.`,
  )
