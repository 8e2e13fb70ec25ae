import { z } from 'zod'
import { Message, email, text } from '../base/common'
import { endpoint } from '../base/endpoint'
import { messages } from '../base/messages'
import { currentPassword, linkToken, passwordSaying } from './passwords'
import { User, exampleUser } from './users'

export const Credentials = z.object({
  username: text(messages.usernameRequired, 254),
  password: currentPassword,
})

export const ResetRequest = z.object({ email: email(messages.emailRequired) })

export const ResetConfirmation = z.object({
  token: linkToken,
  new_password: passwordSaying(messages.resetPasswordShort),
})

export const SignedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  user: User,
})

export const auth = {
  signIn: endpoint({
    method: 'POST',
    path: '/token',
    mount: 'both',
    access: 'public',
    summary: 'Entra com nome de usuário ou e-mail e senha',
    body: Credentials,
    bodyType: 'form',
    response: SignedIn,
    refusals: [401, 403, 429],
    example: { username: 'helena', password: 'segredo-bem-longo' },
    answer: {
      access_token: 'eyJhbGciOiJIUzI1NiJ9…',
      token_type: 'bearer',
      expires_in: 2_592_000,
      user: exampleUser,
    },
  }),
  requestReset: endpoint({
    method: 'POST',
    path: '/password-reset/request',
    mount: 'both',
    access: 'public',
    summary: 'Pede a redefinição da senha',
    body: ResetRequest,
    response: Message,
    refusals: [429],
    answer: { message: 'Se o e-mail estiver cadastrado, as instruções foram enviadas para ele.' },
    example: { email: 'helena@exemplo.com' },
  }),
  confirmReset: endpoint({
    method: 'POST',
    path: '/password-reset/confirm',
    mount: 'both',
    access: 'public',
    summary: 'Troca a senha com o token recebido',
    body: ResetConfirmation,
    response: Message,
    refusals: [429],
    answer: { message: 'Senha redefinida. Entre com a nova senha.' },
    example: { token: 'o-token-recebido', new_password: 'segredo-bem-longo' },
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/logout',
    mount: 'both',
    summary: 'Encerra a sessão',
    status: 204,
  }),
}
