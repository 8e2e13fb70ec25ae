import { v7 as uuid } from 'uuid'
import bcrypt from 'bcryptjs'
import type { UserRole } from '@lavra/contracts/accounts/users'
import type { Actor, Api } from './api'

export const PASSWORD = 'senha-de-teste'
const hash = bcrypt.hashSync(PASSWORD, 4)
let counter = 0
const next = () => `${++counter}${uuid().slice(-6)}`

/** A user of a role with a live session. */
export async function signedIn(
  api: Api,
  user_role: UserRole = 'standard',
  fields: { full_name?: string; oab_number?: string } = {},
): Promise<Actor> {
  const { prisma } = api.world.database
  const n = next()
  const user = await prisma.user.create({
    data: {
      id: uuid(),
      username: `u${n}`,
      email: `u${n}@exemplo.com`,
      full_name: `Usuário ${n}`,
      password_hash: hash,
      user_role,
      ...fields,
    },
  })
  const session = await prisma.session.create({
    data: { id: uuid(), user_id: user.id, expires_at: new Date(Date.now() + 86_400_000) },
  })
  return { id: user.id, token: api.app.jwt.sign({ sub: user.id, sid: session.id }) }
}

export async function aClient(
  api: Api,
  fields: Record<string, unknown> = {},
): Promise<{ id: string; name: string }> {
  const n = next()
  return api.world.database.prisma.client.create({
    data: { id: uuid(), name: `Cliente ${n}`, email: `c${n}@exemplo.com`, ...fields },
  })
}

/** The body of a valid new case of a client. */
export function caseBody(client_id: string, fields: Record<string, unknown> = {}) {
  return {
    title: 'Cobrança',
    case_number: `PROC-2026-${next()}`,
    client_id,
    case_type: 'Litígio Cível',
    ...fields,
  }
}
