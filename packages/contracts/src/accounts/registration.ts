import { z } from 'zod'
import { endpoint } from '../base/endpoint'
import { newEmail, newUsername, personName } from './names'
import { password } from './passwords'
import { User, exampleUser } from './users'

export const Registration = z.object({
  username: newUsername,
  email: newEmail,
  full_name: personName,
  password,
})

/** Beside `auth`, so that only the page that asks for new names loads their rules. */
export const registration = {
  register: endpoint({
    method: 'POST',
    path: '/users/',
    mount: 'both',
    access: 'public',
    summary: 'Cadastra um usuário',
    status: 201,
    body: Registration,
    response: User,
    refusals: [403, 409, 429],
    answer: exampleUser,
    example: {
      username: 'helena',
      email: 'helena@exemplo.com',
      full_name: 'Helena Martins',
      password: 'segredo-bem-longo',
    },
  }),
}
