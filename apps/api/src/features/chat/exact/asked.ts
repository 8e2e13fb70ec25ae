import { caseDetails, contactFields, partyDetails, type Fields } from '@lavra/contracts/fields'

/** What a question may ask of a case by the field's own label; `facts.ts` knows some more by other words. */
export const askedOfCases: Fields = caseDetails

const { name: _name, client_type: _type, gender: _gender, ...contact } = contactFields
const { origin: _origin, general_notes: _notes, ...ofContact } = contact
const { stable_union: _union, ...ofParty } = partyDetails

/** What a question may ask of a person: all fields but those that nobody asks for in so many words. */
export const askedOfPeople: Fields = { ...ofParty, ...ofContact }
