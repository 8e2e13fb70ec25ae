import { z } from 'zod'
import { IdParams, Message, choice, email, optionalText, paging, text, timestamp } from './common'
import { endpoint } from './endpoint'
import { userRole } from './labels'
import { messages } from './messages'
import { currentPassword, password } from './passwords'

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

/** A PUT: what is absent stays, null or blank clears; name and e-mail are required. */
export const Profile = z.object({
  full_name: text(messages.fullNameRequired, 200),
  email: email(messages.emailRequired),
  phone: optionalText(20).optional(),
  oab_number: optionalText(30).optional(),
  specialization: optionalText(200).optional(),
})
export type Profile = z.output<typeof Profile>

export const PasswordChange = z.object({ current_password: currentPassword, new_password: password })
export type PasswordChange = z.output<typeof PasswordChange>

/**
 * The office's settings; `allow_registration` is null until an administrator decides (then the server's own
 * rule holds).
 */
export const SystemSettings = z.object({
  office_name: z.string().nullable(),
  office_city: z.string().nullable(),
  allow_registration: z.boolean().nullable(),
  default_user_role: UserRole,
  send_confidential_to_ai: z.boolean(),
  /** Internal documents and case notes. */
  send_internal_to_ai: z.boolean(),
  /** Years after its closing that a case keeps its people from being anonymised. */
  retention_case_years: z.int().min(1).max(30),
  /** Days without use after which a session goes, with its address and browser. */
  retention_session_days: z.int().min(1).max(7),
  /** Days that what is deleted can be restored; 0: it is gone at once. */
  trash_days: z.int().min(0).max(365),
})
export type SystemSettings = z.infer<typeof SystemSettings>

const yesOrNo = z.boolean({ error: messages.invalid })
const count = (min: number, max: number) => {
  const error = `Informe um número inteiro de ${min} a ${max}`
  return z.int({ error }).min(min, error).max(max, error)
}
/** A PUT: what is absent stays as it is. */
export const SystemSettingsInput = z.object({
  office_name: optionalText(200).optional(),
  office_city: optionalText(120).optional(),
  allow_registration: yesOrNo.nullish(),
  default_user_role: UserRole.optional(),
  send_confidential_to_ai: yesOrNo.optional(),
  send_internal_to_ai: yesOrNo.optional(),
  retention_case_years: count(1, 30).optional(),
  retention_session_days: count(1, 7).optional(),
  trash_days: count(0, 365).optional(),
})
export type SystemSettingsInput = z.output<typeof SystemSettingsInput>

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
const settings = {
  office_name: 'Martins & Prado Advocacia',
  office_city: 'São Paulo/SP',
  allow_registration: false,
  default_user_role: 'standard',
  send_confidential_to_ai: false,
  send_internal_to_ai: false,
  retention_case_years: 10,
  retention_session_days: 7,
  trash_days: 30,
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
  settings: endpoint({
    method: 'GET',
    path: '/users/settings/system',
    summary: 'Configurações do escritório',
    access: 'admin',
    response: SystemSettings,
    answer: settings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/users/settings/system',
    summary: 'Altera as configurações do escritório',
    access: 'admin',
    body: SystemSettingsInput,
    response: SystemSettings,
    example: { allow_registration: false },
    answer: settings,
  }),
}
