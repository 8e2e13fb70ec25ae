import { z } from 'zod'
import { choice, optionalChoice, optionalDate, optionalEmail, optionalText, text } from './common'
import { clientType, gender, maritalStatus } from './labels'
import { messages } from './messages'

const digits = (max: number) => optionalText(30).transform((value) => value?.replace(/\D/g, '').slice(0, max) || null)

/** A contact's fields; `client_type` follows the length of cpf_cnpj unless given. At most 50 custom fields. */
export const ContactInput = z.object({
  name: text(messages.nameRequired, 300),
  client_type: choice(clientType).optional(),
  cpf_cnpj: digits(14),
  rg: digits(15),
  email: optionalEmail(),
  phone: digits(11),
  birth_date: optionalDate,
  marital_status: optionalChoice(maritalStatus),
  profession: optionalText(120),
  nationality: optionalText(80),
  gender: optionalChoice(gender),
  address: optionalText(500),
  zip_code: digits(8),
  origin: optionalText(120),
  general_notes: optionalText(10_000),
  custom_fields: z
    .record(text(messages.required, 100), text(messages.required, 1000))
    .refine((fields) => Object.keys(fields).length <= 50, 'No máximo 50 campos personalizados')
    .default({}),
})
export type ContactInput = z.output<typeof ContactInput>
