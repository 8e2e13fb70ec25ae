import { z } from 'zod'
import { Message, email, text } from './common'
import { endpoint } from './endpoint'
import { messages } from './messages'
import { User } from './users'

const bytes = (value: string) => new TextEncoder().encode(value).length

/** Passwords are never trimmed: 6 characters at least, 72 bytes at most (bcrypt reads no more). `short` is the screen's own wording. */
const passwordSaying = (short: string) =>
  z
    .string({ error: messages.passwordRequired })
    .min(1, messages.passwordRequired)
    .min(6, short)
    .refine((value) => bytes(value) <= 72, messages.passwordLong)
    .refine((value) => !value.includes('\u0000'), messages.nul)

export const password = passwordSaying(messages.passwordShort)

export const Registration = z.object({
  username: text(messages.usernameRequired, 60),
  email: email(messages.emailRequired),
  full_name: text(messages.fullNameRequired, 200),
  password,
})

export const Credentials = z.object({
  username: z.string({ error: messages.usernameRequired }).trim().min(1, messages.usernameRequired).max(254, messages.tooLong),
  password: z.string({ error: messages.passwordRequired }).min(1, messages.passwordRequired).max(1000, messages.tooLong),
})

export const ResetRequest = z.object({ email: email(messages.emailRequired) })

export const ResetConfirmation = z.object({
  token: text(messages.resetTokenRequired, 200),
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
    example: { username: 'helena', password: 'segredo-bem-longo' },
  }),
  register: endpoint({
    method: 'POST',
    path: '/users/',
    mount: 'both',
    access: 'public',
    summary: 'Cadastra um usuário',
    status: 201,
    body: Registration,
    response: User,
    example: { username: 'helena', email: 'helena@exemplo.com', full_name: 'Helena Martins', password: 'segredo-bem-longo' },
  }),
  requestReset: endpoint({
    method: 'POST',
    path: '/password-reset/request',
    mount: 'both',
    access: 'public',
    summary: 'Pede a redefinição da senha',
    body: ResetRequest,
    response: Message,
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
    example: { token: 'o-token-recebido', new_password: 'segredo-bem-longo' },
  }),
  signOut: endpoint({ method: 'POST', path: '/logout', mount: 'both', summary: 'Encerra a sessão', status: 204 }),
}
