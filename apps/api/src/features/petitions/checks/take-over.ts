import type { Petition } from '@lavra/contracts/petitions'
import type { Ctx } from '../../../platform/ctx'
import { conflict, forbidden, refuse } from '../../../platform/errors'
import type { Expected } from '../../../platform/database/versions'
import type { Wire } from '../../../platform/wire'
import { holdPetition, requireVisible } from '../access/access'
import { record } from '../access/trail'
import { readPetition } from '../access/views'
import { openItem } from './item'
import type { KeptCheck } from './read'
import { answeredChecks, withChecks } from './with-checks'

interface Asked {
  key: string
  reason: string
}

/**
 * A lawyer takes one open item upon themselves, for the whole office, until they or an administrator withdraw
 * it or its passage changes.
 * Kept with name and OAB number as they are now. Throws 403 without an OAB number, 409 where a colleague took
 * it over before.
 */
export async function takeOver(
  ctx: Ctx,
  id: string,
  { key, reason }: Asked,
  expected: Expected,
): Promise<Wire<Petition>> {
  const { petition, checks, item, expected: read } = await openItem(ctx, id, key, expected)
  const lawyer = await lawyerOf(ctx)
  await ctx.transaction(async (tx) => {
    await holdPetition(tx, id, read)
    const place = { petition_id: id, item_key: key }
    const known = await tx.db.petitionTakeOver.findUnique({ where: { petition_id_item_key: place } })
    if (known && known.user_id !== lawyer.user_id) throw alreadyTaken(known.name)
    if (known?.reason === reason) return
    const fields = { ...lawyer, reason, created_at: ctx.clock() }
    await tx.db.petitionTakeOver.upsert({
      where: { petition_id_item_key: place },
      create: { ...place, ...fields },
      update: fields,
    })
    const { name, username, oab_number } = lawyer
    await record(tx, id, 'confirmed', { after: { item: told(item), reason, name, username, oab_number } })
  })
  return { ...petition, checks: await answeredChecks(ctx, id, checks) }
}

/** Undoes it: by who took the item over, or by an administrator. Where nobody did, nothing happens. */
export async function withdrawTakeOver(ctx: Ctx, id: string, key: string): Promise<Wire<Petition>> {
  await requireVisible(ctx, id)
  await ctx.transaction(async (tx) => {
    await holdPetition(tx, id)
    const where = { petition_id_item_key: { petition_id: id, item_key: key } }
    const known = await tx.db.petitionTakeOver.findUnique({ where })
    if (!known) return
    if (known.user_id !== ctx.user?.id && ctx.user?.user_role !== 'admin') throw notYours(known.name)
    await tx.db.petitionTakeOver.delete({ where })
    await record(tx, id, 'withdrawn', {
      before: {
        reason: known.reason,
        name: known.name,
        username: known.username,
        oab_number: known.oab_number,
      },
    })
  })
  return withChecks(ctx, await readPetition(ctx, id))
}

const told = ({ text, verdict }: KeptCheck): string => `${text.slice(0, 80)} (${verdict})`

async function lawyerOf(ctx: Ctx) {
  const select = { id: true, full_name: true, username: true, oab_number: true } as const
  const user = ctx.user && (await ctx.db.user.findUnique({ where: { id: ctx.user.id }, select }))
  if (!user?.oab_number || !/\d/.test(user.oab_number)) throw noOab
  return { user_id: user.id, name: user.full_name, username: user.username, oab_number: user.oab_number }
}

const noOab = refuse(
  'no_oab',
  'Só quem tem número da OAB no cadastro pode assumir um item. Informe o seu em Configurações → Meu Perfil.',
  403,
)
const alreadyTaken = (name: string) =>
  conflict('already_taken_over', `${name} já assumiu este item. Recarregue a petição.`)
const notYours = (name: string) => forbidden(`Só ${name} ou um administrador pode desfazer isto.`)
