import { z } from 'zod'
import { IdParams, choice, paging, timestamp, yesOrNo } from '../base/common'
import { endpoint } from '../base/endpoint'
import { userRole } from '../labels'

const roles = Object.entries(userRole).map(([value, label]) => `${label} (${value})`)

export const UserRole = choice(userRole, `Escolha ${roles.join(', ').replace(/,(?=[^,]*$)/, ' ou')}.`)
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

export const exampleUser = {
  id: '0197f3a0-0000-7000-8000-000000000002',
  username: 'helena',
  email: 'helena@exemplo.com',
  full_name: 'Helena Martins',
  phone: '(11) 3456-7890',
  oab_number: 'SP 123.456',
  specialization: 'Direito Empresarial',
  is_active: true,
  is_superuser: false,
  user_role: 'standard',
  created_at: '2026-03-01T12:00:00.000Z',
}
const one = { params: IdParams, response: User, answer: exampleUser }

export const users = {
  me: endpoint({
    method: 'GET',
    path: '/users/me',
    mount: 'both',
    summary: 'Usuário da sessão',
    response: User,
    answer: exampleUser,
  }),
  list: endpoint({
    method: 'GET',
    path: '/users/list',
    summary: 'Lista os usuários',
    access: 'staff',
    query: z.object(paging(100)),
    response: z.array(User),
    answer: [exampleUser],
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/users/{id}/role',
    summary: 'Altera o papel de um usuário',
    access: 'admin',
    query: z.object({ new_role: UserRole }),
    refusals: [400, 409],
    ...one,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/users/{id}/active',
    summary: 'Ativa ou desativa um usuário',
    access: 'admin',
    body: z.object({ is_active: yesOrNo }),
    refusals: [409],
    ...one,
    example: { is_active: false },
  }),
  toggleSuperuser: endpoint({
    method: 'PUT',
    path: '/users/{id}/toggle-superuser',
    summary: 'Dá ou tira de um usuário o papel de superusuário',
    access: 'superuser',
    refusals: [400, 409],
    ...one,
  }),
}
