import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../platform/ctx'

const HOUR_MS = 3_600_000

export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Makes this the one token of the e-mail's user, an older one dies; answers the address as it is on record,
 * null where nobody has it.
 */
export async function storeToken(ctx: Ctx, email: string, token: string): Promise<string | null> {
  return ctx.transaction(async (tx) => {
    const user = await tx.db.user.findFirst({
      where: { email, is_active: true },
      select: { id: true, email: true },
    })
    if (!user) return null
    await keepToken(tx, user.id, hashToken(token))
    return user.email
  })
}

export async function keepToken(tx: Ctx, user_id: string, token_hash: string): Promise<void> {
  const fresh = { token_hash, expires_at: new Date(tx.clock().getTime() + HOUR_MS), used_at: null }
  await tx.db.passwordReset.upsert({
    where: { user_id },
    create: { id: uuid(), user_id, ...fresh },
    update: fresh,
  })
}
