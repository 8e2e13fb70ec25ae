import type { User, UserRole } from '@lavra/contracts/accounts/users'
import { changesOf, recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { conflict, notFound, refuse } from '../../platform/errors'
import type { Wire } from '../../platform/wire'
import { endSessions, lockAccounts, refuseNameInUse } from '../auth/service'

const ownRole = refuse('own_role', 'Você não pode alterar o próprio papel')
const ownAccount = refuse('own_account', 'Você não pode ativar ou desativar a própria conta')
const lastAdmin = conflict('last_admin', 'O escritório precisa de pelo menos um administrador ativo')
const lastSuperuser = conflict('last_superuser', 'O escritório precisa de pelo menos um superusuário ativo')

type Row = Omit<Awaited<ReturnType<Ctx['db']['user']['findUniqueOrThrow']>>, 'password_hash'>
type Rights = Partial<Pick<Row, 'user_role' | 'is_active' | 'is_superuser'>>

/** A change of role is felt with the next request and signs nobody out. */
export function setRole(ctx: Ctx, id: string, user_role: UserRole): Promise<Wire<User>> {
  return changeRights(ctx, id, async (tx, user) => {
    if (id === ctx.user?.id) throw ownRole
    if (user_role !== 'admin') await keepAnAdmin(tx, user)
    return { user_role }
  })
}

/** Deactivation signs the user out everywhere, and ends a password reset under way. */
export function setActive(ctx: Ctx, id: string, is_active: boolean): Promise<Wire<User>> {
  return changeRights(ctx, id, async (tx, user) => {
    if (id === ctx.user?.id) throw ownAccount
    if (is_active) {
      if (!user.is_active) await refuseNameInUse(tx, user)
      return { is_active }
    }
    await keepAnAdmin(tx, user)
    await endSessions(tx, id)
    await tx.db.passwordReset.deleteMany({ where: { user_id: id } })
    return { is_active }
  })
}

/** A superuser may step down, too, as long as another active one remains. */
export function toggleSuperuser(ctx: Ctx, id: string): Promise<Wire<User>> {
  return changeRights(ctx, id, async (tx, user) => {
    const others = { id: { not: id }, is_superuser: true, is_active: true }
    if (user.is_superuser && user.is_active && (await tx.db.user.count({ where: others })) === 0)
      throw lastSuperuser
    return { is_superuser: !user.is_superuser }
  })
}

/** Decided under a lock: two who take each other's rights at once cannot both succeed. */
async function changeRights(
  ctx: Ctx,
  id: string,
  decide: (tx: Ctx, user: Row) => Promise<Rights>,
): Promise<Wire<User>> {
  return ctx.transaction(async (tx) => {
    await lockAccounts(tx)
    const where = { id }
    const omit = { password_hash: true } as const
    const before = await tx.db.user.findUnique({ where, omit })
    if (!before) throw notFound('Usuário não encontrado')
    const rights = await decide(tx, before)
    const changes = changesOf(before, rights)
    if (!changes) return before
    const after = await tx.db.user.update({ where, omit, data: { ...rights, version: { increment: 1 } } })
    const action = 'is_active' in changes.after ? 'updated' : 'role_changed'
    await recordEvent(tx, { action, entity_type: 'user', entity_id: id, ...changes })
    return after
  })
}

async function keepAnAdmin(tx: Ctx, user: Row) {
  if (user.user_role !== 'admin' || !user.is_active) return
  const others = await tx.db.user.count({
    where: { id: { not: user.id }, user_role: 'admin', is_active: true },
  })
  if (others === 0) throw lastAdmin
}
