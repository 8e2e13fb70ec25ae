import { z } from 'zod'
import { optionalText, yesOrNo } from '../base/common'
import { endpoint } from '../base/endpoint'
import { UserRole } from '../accounts/users'

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
/** Beside `users`, which every page loads. */
export const officeSettings = {
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
