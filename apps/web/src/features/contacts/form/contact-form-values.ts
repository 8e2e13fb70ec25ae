import { ContactInput, type Contact } from '@lavra/contracts/contacts'
import { z } from 'zod'
import { maskCep, maskPhone } from '../../../core/format/masks'
import { maskDocument, maskRg } from './contact-masks'

/** A new contact's custom field before it is added. */
interface Draft {
  draft_name: string
  draft_description: string
}

/** The form as it is typed; blank for what is not known. */
export interface ContactFormValues extends Draft {
  name: string
  client_type: Contact['client_type']
  cpf_cnpj: string
  rg: string
  email: string
  phone: string
  birth_date: string
  marital_status: string
  profession: string
  nationality: string
  gender: string
  address: string
  zip_code: string
  origin: string
  general_notes: string
  custom_fields: Record<string, string>
}

export const mostCustomFields = 50

export function contactFormValues(contact: Contact | null): ContactFormValues {
  return {
    name: contact?.name ?? '',
    client_type: contact?.client_type ?? 'individual',
    cpf_cnpj: maskDocument(contact?.cpf_cnpj ?? ''),
    rg: maskRg(contact?.rg ?? ''),
    email: contact?.email ?? '',
    phone: maskPhone(contact?.phone ?? ''),
    birth_date: contact?.birth_date ?? '',
    marital_status: contact?.marital_status ?? '',
    profession: contact?.profession ?? '',
    nationality: contact?.nationality ?? '',
    gender: contact?.gender ?? '',
    address: contact?.address ?? '',
    zip_code: maskCep(contact?.zip_code ?? ''),
    origin: contact?.origin ?? '',
    general_notes: contact?.general_notes ?? '',
    custom_fields: contact?.custom_fields ?? {},
    draft_name: '',
    draft_description: '',
  }
}

/** Why the custom field being written cannot be added; null where it can. */
export function draftProblem({ draft_name, custom_fields }: ContactFormValues): string | null {
  if (Object.keys(custom_fields).length >= mostCustomFields)
    return `No máximo ${mostCustomFields} campos personalizados`
  return Object.hasOwn(custom_fields, draft_name.trim()) ? 'Já existe um campo com esse nome' : null
}

/**
 * The values with the custom field that was being written among the others; unchanged where it is
 * half-written or cannot be added.
 */
export function withDraft(values: ContactFormValues): ContactFormValues {
  const [name, description] = [values.draft_name.trim(), values.draft_description.trim()]
  if (!name || !description || draftProblem(values)) return values
  return {
    ...values,
    custom_fields: { ...values.custom_fields, [name]: description },
    draft_name: '',
    draft_description: '',
  }
}

/** What the contract asks of a contact; a custom field written to its end is meant, added or not. */
export const ContactForm = z.preprocess((values) => withDraft(values as ContactFormValues), ContactInput)

export const sameContactValues = (one: ContactFormValues, other: ContactFormValues) =>
  JSON.stringify(one) === JSON.stringify(other)

export const emailIsWrong = (email: string) => !ContactInput.shape.email.safeParse(email).success
