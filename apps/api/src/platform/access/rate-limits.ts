import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../ctx'
import { tooMany } from '../errors'
import { networkOf } from '../network/origin'
import { rows, sql } from '../database/sql'

/** How many attempts of a kind are let through within the window; every node counts in the same table. */
export interface Limit {
  kind: string
  /** From one address, whatever they are about. */
  perAddress: number
  /** From one address about one subject. */
  perPair?: number
  /** About one subject from everywhere; an address that is new to that subject still gets a few. */
  perSubject?: number
  /**
   * Whether two subjects may be two names of one thing: an address's attempts at both then count together.
   */
  alike?: (one: string, other: string) => boolean
}

export interface Guess {
  /** It was right: nobody is held to account for it. Attempts that failed before keep counting. */
  forgive(ctx: Ctx): Promise<void>
  /** It was wrong and counts. Throws 429 where its subject is already at its limit. */
  count(): Promise<void>
}

export const WINDOW_MS = 15 * 60_000
/** Of a subject that is at its limit, an address that has not failed more often than this is still heard. */
const NEWCOMER = 3
/** An attempt whose outcome nobody wrote down in this time died with its process; it counts as failed. */
const PENDING_MS = 30_000
/** How long an attempt waits for the outcome of others made at the same time before it is refused. */
const PATIENCE_MS = 10_000

/** Counts a call whose outcome does not matter; throws 429 where the limit is reached. */
export async function countAttempt(ctx: Ctx, limit: Limit, subject = ''): Promise<void> {
  const verdict = await ctx.transaction((tx) => admit(tx, limit, subject, false))
  if (verdict.refused) throw tooMany(verdict.seconds)
}

/**
 * Takes a place for a guess before anything is compared, so that guesses made at once cannot pass the limit
 * together; throws 429 where it is reached. Places whose outcome is not known yet are waited for: many right
 * passwords at once are no attack.
 */
export async function beginGuess(ctx: Ctx, limit: Limit, subject = ''): Promise<Guess> {
  const patience = performance.now() + PATIENCE_MS
  for (;;) {
    const verdict = await ctx.transaction((tx) => admit(tx, limit, subject, true))
    if (!verdict.refused) return guessOf(ctx, verdict)
    if (!verdict.undecided || performance.now() > patience) throw tooMany(verdict.seconds)
    await sleep(100 + Math.random() * 200)
  }
}

/**
 * Takes back what is held against a subject, everywhere: whoever owns it has just proved so by other means.
 */
export async function forgetSubjects(ctx: Ctx, limit: Limit, subjects: string[]): Promise<void> {
  await ctx.db.attempt.deleteMany({ where: { kind: limit.kind, subject: { in: subjects } } })
}

interface Admitted {
  refused: false
  id: string
  /** The subject is at its limit; this address is heard all the same. */
  strained: Refused | null
}
interface Refused {
  refused: true
  /** Seconds until the next attempt is let through. */
  seconds: number
  /** It may yet be let through: some of those before it are still under way. */
  undecided: boolean
}

function guessOf(ctx: Ctx, { id, strained }: Admitted): Guess {
  return {
    forgive: async (on) => {
      await on.db.attempt.deleteMany({ where: { id } })
    },
    count: async () => {
      await ctx.db.attempt.updateMany({ where: { id }, data: { pending: false } })
      if (strained) throw tooMany(strained.seconds)
    },
  }
}

/** One at a time per address and per subject: whoever is counted here is seen by the next. */
async function admit(tx: Ctx, limit: Limit, subject: string, pending: boolean): Promise<Admitted | Refused> {
  const address = networkOf(tx.origin.address)
  const { kind } = limit
  // The address always comes first, so no two wait for each other.
  await rows(
    tx,
    sql`select pg_advisory_xact_lock(1, hashtext(${`${kind} ${address}`}))::text as one, pg_advisory_xact_lock(2, hashtext(${`${kind} ${subject}`}))::text as two`,
  )
  const now = tx.clock()
  // What lies further ahead was counted before the clock was put back; it would hold people off until then.
  const since = { gt: new Date(now.getTime() - WINDOW_MS), lt: new Date(now.getTime() + WINDOW_MS) }
  const newest = {
    orderBy: { created_at: 'desc' },
    select: { subject: true, pending: true, created_at: true },
  } as const
  const here = await tx.db.attempt.findMany({
    where: { kind, address, created_at: since },
    take: limit.perAddress,
    ...newest,
  })
  const everywhere = limit.perSubject
    ? await tx.db.attempt.findMany({
        where: { kind, subject, created_at: since },
        take: limit.perSubject,
        ...newest,
      })
    : []
  const { refusal, strained } = judge(limit, subject, { here, everywhere }, now)
  if (refusal) return refusal
  const id = uuid()
  await tx.db.attempt.create({ data: { id, kind, subject, address, pending, created_at: now } })
  return { refused: false, id, strained }
}

interface Row {
  subject: string
  pending: boolean
  created_at: Date
}
/** The newest attempts first, from this address and about this subject. */
interface Seen {
  here: Row[]
  everywhere: Row[]
}

function judge(
  limit: Limit,
  subject: string,
  seen: Seen,
  now: Date,
): { refusal: Refused | null; strained: Refused | null } {
  const opens = opening(limit, subject, seen)
  const secondsTo = (at: number) => Math.max(1, Math.ceil((at - now.getTime()) / 1000))
  const refused = (at: number): Refused => ({ refused: true, seconds: secondsTo(at), undecided: false })
  const strained = opens.strained === null ? null : refused(opens.strained)
  if (opens.at === null) return { refusal: null, strained }
  const decided = (list: Row[]) =>
    list.filter((row) => !row.pending || now.getTime() - row.created_at.getTime() > PENDING_MS)
  const undecided =
    opening(limit, subject, { here: decided(seen.here), everywhere: decided(seen.everywhere) }).at === null
  return { refusal: { ...refused(opens.at), undecided }, strained }
}

/** When the limits let the next attempt through, in epoch milliseconds; null where they do now. */
function opening(
  limit: Limit,
  subject: string,
  { here, everywhere }: Seen,
): { at: number | null; strained: number | null } {
  const own = ownOf(limit, subject, here)
  const strained = limit.perSubject ? full(everywhere, limit.perSubject) : null
  const known = full(own, NEWCOMER)
  const reasons = [
    full(here, limit.perAddress),
    limit.perPair ? full(own, limit.perPair) : null,
    strained !== null && known !== null ? Math.min(strained, known) : null,
  ].filter((at) => at !== null)
  return { at: reasons.length > 0 ? Math.max(...reasons) : null, strained }
}

/** When so many attempts will no longer lie within the window; null where they are fewer. */
function full(list: Row[], most: number): number | null {
  const last = list[most - 1]
  return last ? last.created_at.getTime() + WINDOW_MS : null
}

/** This address's attempts at the subject, together with those at the one likely other name of it. */
function ownOf({ alike }: Limit, subject: string, here: Row[]): Row[] {
  const counts = new Map<string, number>()
  for (const row of here)
    if (alike?.(subject, row.subject)) counts.set(row.subject, (counts.get(row.subject) ?? 0) + 1)
  const [other] = [...counts].sort((a, b) => b[1] - a[1])
  return here.filter((row) => row.subject === subject || row.subject === other?.[0])
}
