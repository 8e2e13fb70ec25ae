import type { Petition, PetitionCheck } from '@lavra/contracts/petitions'
import type { Ctx } from '../../../core/ctx'
import { AppError, conflict } from '../../../core/errors'
import type { Expected } from '../../../core/versions'
import type { Wire } from '../../../core/wire'
import { holdPetition, requireVisible } from '../access'
import { record } from '../trail'
import { readPetition, type PetitionRecord } from '../views'
import { isOpen } from '../tracing/check'
import { digestOf, readChecks } from './read'
import { wordsOf } from '../tracing/words'

/** Of the open items the trail names so many; how many there were it always says. */
const mostNamed = 50

/** A petition as it is answered: with the checks of its text, and whether the caller confirmed what is open in it. */
export async function withChecks(ctx: Ctx, petition: PetitionRecord): Promise<Wire<Petition>> {
  const checks = await readChecks(ctx, petition)
  return { ...petition, checks, checks_confirmed_at: await confirmedAt(ctx, petition, checks) }
}

/**
 * The caller takes the open items of the present text upon themselves, by typing their own name; then they may export just this text.
 * Throws 409 where there is nothing to confirm, 422 where the name is not theirs, 412 where the text is not the version expected.
 */
export async function confirmChecks(ctx: Ctx, id: string, name: string, expected: Expected): Promise<Wire<Petition>> {
  await requireVisible(ctx, id)
  const user = ctx.user
  if (!user || wordsOf(name).join(' ') !== wordsOf(user.full_name).join(' ')) throw otherName(user?.full_name ?? '')
  const petition = await readPetition(ctx, id)
  const checks = await readChecks(ctx, petition)
  const open = checks.filter(isOpen)
  if (open.length === 0) throw nothingOpen
  const digest = digestOf(petition.content ?? '', checks)
  const confirmed = { digest, name: user.full_name, open: open.length, created_at: ctx.clock() }
  await ctx.transaction(async (tx) => {
    await holdPetition(tx, id, expected ?? [String(petition.version)])
    const place = { petition_id: id, user_id: user.id }
    const where = { petition_id_user_id: place }
    await tx.db.petitionConfirmation.upsert({ where, create: { ...place, ...confirmed }, update: confirmed })
    await record(tx, id, 'confirmed', { after: { name: user.full_name, open: open.length, items: open.slice(0, mostNamed).map(told) } })
  })
  return { ...petition, checks, checks_confirmed_at: confirmed.created_at }
}

const told = ({ text, verdict }: PetitionCheck): string => `${text.slice(0, 80)} (${verdict})`

/** How many items are open in a text that leaves the office. Throws 409 where the caller has not confirmed them. */
export async function requireConfirmed(ctx: Ctx, petition: { petition_id: string; content: string; created_at: Date }): Promise<number> {
  const checks = await readChecks(ctx, petition)
  const open = checks.filter(isOpen).length
  if (open > 0 && (await confirmedAt(ctx, petition, checks)) === null) throw unconfirmed(open)
  return open
}

type Text = Pick<Petition, 'petition_id' | 'content'>

async function confirmedAt(ctx: Ctx, petition: Text, checks: readonly PetitionCheck[]): Promise<Date | null> {
  if (!ctx.user || !checks.some(isOpen)) return null
  const place = { petition_id: petition.petition_id, user_id: ctx.user.id }
  const found = await ctx.db.petitionConfirmation.findUnique({ where: { petition_id_user_id: place } })
  return found?.digest === digestOf(petition.content ?? '', checks) ? found.created_at : null
}

const nothingOpen = conflict('nothing_open', 'Não há itens em aberto a confirmar: a petição pode ser exportada')

const otherName = (name: string) => new AppError(422, 'name_mismatch', `Digite o seu nome como está no seu cadastro: ${name}`)

const unconfirmed = (open: number) =>
  conflict(
    'open_checks',
    `${open === 1 ? 'Um item desta petição está em aberto na conferência' : `${open} itens desta petição estão em aberto na conferência`}. Confira e confirme com o seu nome para exportar.`,
  )
