import type { CaseDocument } from '@lavra/contracts/documents'
import type { CaseParties } from '@lavra/contracts/petitions/parties'
import type { Petition, PetitionInput, PetitionType } from '@lavra/contracts/petitions'
import type { z } from 'zod'
import {
  firstRow,
  partiesToSend,
  rowsOfCase,
  rowsOfPetition,
  type PetitionPartyRow,
  type Side,
} from './petition-party-rows'

/** Step 2 as it is filled in. */
export interface PartiesForm {
  /** Empty without a case. */
  caseId: string
  /** What stands in the case box: the chosen case, or what is typed to find one. */
  caseText: string
  plaintiffs: PetitionPartyRow[]
  defendants: PetitionPartyRow[]
  context: string
  author: string
  /** What came from the case and was not touched since. */
  autoFilled: Record<'plaintiffs' | 'defendants' | 'context', boolean>
  /** The case's documents that the agents shall not read; all others they shall. */
  leftOut: string[]
  /** Confidential and internal documents that are put in all the same. */
  putIn: string[]
}

/** What a chosen case brings. */
export interface CaseFill {
  id: string
  label: string
  parties: Pick<CaseParties, 'plaintiffs' | 'defendants' | 'additional_context'>
  /** For a case without parties: its client is one, on this side. */
  client: Pick<CaseParties['plaintiffs'][number], 'custom_name' | 'party_type'> & { side: Side }
}

export type PartiesAction =
  | { do: 'choose-case'; fill: CaseFill }
  | { do: 'clear-case'; author: string }
  | { do: 'type-case'; text: string }
  | { do: 'clone'; petition: Petition; caseText: string }
  | { do: 'rows'; side: Side; rows: PetitionPartyRow[] }
  | { do: 'context'; text: string }
  | { do: 'author'; text: string }
  | { do: 'leave-out'; documents: string[] }
  | { do: 'put-in'; documents: string[] }

const untouched = { plaintiffs: false, defendants: false, context: false }

export function emptyForm(author: string): PartiesForm {
  return {
    caseId: '',
    caseText: '',
    plaintiffs: firstRow(),
    defendants: firstRow(),
    context: '',
    author,
    autoFilled: untouched,
    leftOut: [],
    putIn: [],
  }
}

export function changeForm(form: PartiesForm, action: PartiesAction): PartiesForm {
  switch (action.do) {
    case 'choose-case':
      return fillFromCase(form, action.fill)
    case 'clear-case':
      return emptyForm(action.author)
    case 'type-case':
      return { ...form, caseText: action.text }
    case 'clone':
      return fillFromPetition(form, action.petition, action.caseText)
    case 'rows': {
      const side = action.side === 'plaintiff' ? 'plaintiffs' : 'defendants'
      return { ...form, [side]: action.rows, autoFilled: { ...form.autoFilled, [side]: false } }
    }
    case 'context':
      return { ...form, context: action.text, autoFilled: { ...form.autoFilled, context: false } }
    case 'author':
      return { ...form, author: action.text }
    case 'leave-out':
      return { ...form, leftOut: action.documents }
    case 'put-in':
      return { ...form, putIn: action.documents }
  }
}

function fillFromCase(form: PartiesForm, fill: CaseFill): PartiesForm {
  const { plaintiffs, defendants } = partiesOf(fill)
  const context = fill.parties.additional_context ?? ''
  return {
    ...form,
    caseId: fill.id,
    caseText: fill.label,
    plaintiffs: rowsOfCase(plaintiffs),
    defendants: rowsOfCase(defendants),
    context,
    leftOut: [],
    putIn: [],
    autoFilled: {
      plaintiffs: plaintiffs.length > 0,
      defendants: defendants.length > 0,
      context: context !== '',
    },
  }
}

function partiesOf({ parties: { plaintiffs, defendants }, client }: CaseFill) {
  if (plaintiffs.length + defendants.length > 0) return { plaintiffs, defendants }
  return client.side === 'plaintiff'
    ? { plaintiffs: [client], defendants }
    : { plaintiffs, defendants: [client] }
}

function fillFromPetition(form: PartiesForm, petition: Petition, caseText: string): PartiesForm {
  return {
    ...form,
    caseId: petition.case_id ?? '',
    caseText,
    plaintiffs: rowsOfPetition(petition.plaintiffs),
    defendants: rowsOfPetition(petition.defendants),
    context: petition.additional_context ?? '',
    author: petition.author ?? form.author,
  }
}

export type WizardDocument = Pick<CaseDocument, 'id' | 'is_confidential' | 'purpose'>

/** Nothing of it goes into a petition, so nobody chooses it by saying nothing. */
export const isSecret = ({ is_confidential, purpose }: WizardDocument): boolean =>
  is_confidential || purpose === 'internal'

export const isChosen = (
  { leftOut, putIn }: Pick<PartiesForm, 'leftOut' | 'putIn'>,
  document: WizardDocument,
): boolean => (isSecret(document) ? putIn.includes(document.id) : !leftOut.includes(document.id))

/** What initialization is called with; `documents` are those of the case that the person has seen. */
export function petitionToSend(
  form: PartiesForm,
  type: PetitionType,
  documents: readonly WizardDocument[] = [],
): z.input<typeof PetitionInput> {
  const chosen = documents.filter((document) => isChosen(form, document))
  const asTheServer =
    chosen.length === documents.filter((document) => !isSecret(document)).length && form.putIn.length === 0
  return {
    petition_type: type,
    plaintiffs: partiesToSend(form.plaintiffs, 'plaintiff'),
    defendants: partiesToSend(form.defendants, 'defendant'),
    case_id: form.caseId || null,
    additional_context: form.context.trim() || null,
    author: form.author.trim() || 'Usuário não identificado',
    // Without a list the server takes all of the case that are neither confidential nor internal.
    ...(asTheServer ? {} : { document_ids: chosen.map(({ id }) => id) }),
  }
}
