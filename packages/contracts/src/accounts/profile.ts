import { z } from 'zod'
import { Message, optionalText } from '../base/common'
import { endpoint } from '../base/endpoint'
import { newEmail, personName } from './names'
import { currentPassword, password } from './passwords'
import { User, exampleUser } from './users'

/** A PUT: what is absent stays, null or blank clears; name and e-mail are required. */
export const Profile = z.object({
  full_name: personName,
  email: newEmail,
  phone: optionalText(20).optional(),
  oab_number: optionalText(30).optional(),
  specialization: optionalText(200).optional(),
})
export type Profile = z.output<typeof Profile>

export const PasswordChange = z.object({ current_password: currentPassword, new_password: password })
export type PasswordChange = z.output<typeof PasswordChange>

/** What users change about themselves; beside `users`, which every page loads. */
export const profile = {
  updateMe: endpoint({
    method: 'PUT',
    path: '/users/me',
    mount: 'both',
    summary: 'Altera o próprio perfil',
    body: Profile,
    response: User,
    answer: exampleUser,
    refusals: [409],
    example: {
      full_name: 'Helena Martins',
      email: 'helena@exemplo.com',
      phone: '(11) 3456-7890',
      oab_number: 'SP 123.456',
    },
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/users/me/change-password',
    summary: 'Troca a própria senha; as outras sessões terminam',
    body: PasswordChange,
    response: Message,
    refusals: [429],
    example: { current_password: 'segredo-antigo', new_password: 'segredo-bem-longo' },
    answer: { message: 'Senha alterada com sucesso!' },
  }),
}
