import { z } from 'zod'
import { timestamp } from './common'
import { endpoint } from './endpoint'
import { choice } from './common'
import { userRole } from './labels'

export const UserRole = choice(userRole)
export type UserRole = z.infer<typeof UserRole>

export const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  full_name: z.string(),
  phone: z.string().nullable(),
  oab_number: z.string().nullable(),
  specialization: z.string().nullable(),
  is_active: z.boolean(),
  is_superuser: z.boolean(),
  user_role: UserRole,
  created_at: timestamp,
})
export type User = z.infer<typeof User>

export const users = {
  me: endpoint({ method: 'GET', path: '/users/me', mount: 'both', summary: 'Usuário da sessão', response: User }),
}
