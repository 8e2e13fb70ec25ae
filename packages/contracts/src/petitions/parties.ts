import { z } from 'zod'
import { id, optionalText } from '../base/common'
import { messages } from '../base/messages'

/** A party row of the wizard: `custom_name` only where the type is custom, else `client_name`. */
export const PetitionPartyInput = z.object({
  id: z
    .union([z.string().max(100), z.number()])
    .transform(String)
    .nullish(),
  party_type: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['individual', 'corporate', 'custom'], { error: messages.partyType })),
  client_name: optionalText(300),
  custom_name: optionalText(300),
  role: z.string().max(40).nullish(),
  contact_id: id.nullish(),
})
export const PetitionParty = z.object({
  id: z.string(),
  party_type: z.enum(['individual', 'corporate', 'custom']),
  client_name: z.string().nullable(),
  custom_name: z.string().nullable(),
  role: z.enum(['plaintiff', 'defendant']),
  contact_id: z.string().nullable(),
  name: z.string(),
})
export type PetitionParty = z.infer<typeof PetitionParty>

const CasePartyRow = z.object({
  id: z.string(),
  custom_name: z.string(),
  party_type: z.enum(['individual', 'corporate']),
})
/** What the wizard fills in when a case is chosen. */
export const CaseParties = z.object({
  plaintiffs: z.array(CasePartyRow),
  defendants: z.array(CasePartyRow),
  additional_context: z.string().nullable(),
  plaintiff: z.string().nullable(),
  client_name: z.string(),
  client_id: z.string(),
})
export type CaseParties = z.infer<typeof CaseParties>
