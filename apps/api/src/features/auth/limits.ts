import type { Limit } from '../../platform/access/rate-limits'
import type { Ctx } from '../../platform/ctx'
import { rows, sql } from '../../platform/database/sql'

const isEmail = (name: string) => name.includes('@')

/**
 * Ten failed sign-ins for one user name or thirty from one address within 15 minutes (api.md, Sign-in). Names
 * are counted as they were typed, never by the user behind them: whether two names are one user's, or
 * anybody's, must not show in when an address is refused. So that a user name and an e-mail still do not give
 * ten guesses each, an address's attempts at a name count together with those at the name of the other form
 * that it tried most, whoever they belong to.
 *
 * A name that is at its limit is closed to every address that has failed at it more than twice; from any
 * other the right password works, and a wrong one is answered like all the rest. So nobody can lock a user
 * out, and guessing from many addresses gets a few tries from each.
 */
export const signInLimit: Limit = {
  kind: 'sign_in',
  perAddress: 30,
  perPair: 10,
  perSubject: 10,
  alike: (one, other) => isEmail(one) !== isEmail(other),
}

/** Everybody may ask for anybody's reset, so each call counts; nobody's mailbox is to be flooded. */
export const resetRequestLimit: Limit = { kind: 'reset_request', perAddress: 30, perPair: 5, perSubject: 20 }
/** Wrong ones alone count: 256 bits are not guessed, and whoever has the right one waits for no one. */
export const resetTokenLimit: Limit = { kind: 'reset_token', perAddress: 30 }
/** Generous: a whole office may sign up from one address in an afternoon. */
export const registrationLimit: Limit = { kind: 'registration', perAddress: 200 }

/** As for a reset's token. */
export const invitationTokenLimit: Limit = { kind: 'invitation_token', perAddress: 30 }
/** Each is an e-mail where SMTP is set; nobody's mailbox is to be flooded. */
export const invitationSentLimit: Limit = {
  kind: 'invitation_sent',
  perAddress: 100,
  perPair: 5,
  perSubject: 10,
}

/**
 * A name as it counts: however it is written, folded by the database as accounts are, for another fold would
 * give more guesses.
 */
export async function typed(ctx: Ctx, name: string): Promise<string> {
  const [found] = await rows<{ folded: string }>(
    ctx,
    sql`select lower(normalize(${name.trim()}, NFC)) as folded`,
  )
  return found?.folded ?? ''
}
