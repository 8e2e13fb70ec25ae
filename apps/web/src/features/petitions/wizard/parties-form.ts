import type { CaseWithParties } from '@lavra/contracts/cases'
import type { Petition, PetitionInput, PetitionType } from '@lavra/contracts/petitions'
import type { z } from 'zod'
import { firstRow, partiesToSend, rowsOfCase, rowsOfPetition, type PartyRow, type Side } from './party-rows'

/** A case as a list or its page knows it. */
export type CaseSource = Pick<CaseWithParties, 'id' | 'title' | 'case_number' | 'client_name' | 'description' | 'represented_side'> &
  Partial<Pick<CaseWithParties, 'parties'>>

/** Step 2 as it is filled in. */
export interface PartiesForm {
  caseId: string | null
  /** What stands in the case box: the chosen case, or what is typed to find one. */
  caseText: string
  plaintiffs: PartyRow[]
  defendants: PartyRow[]
  context: string
  author: string
  /** What came from the case and was not touched since. */
  autoFilled: Record<'plaintiffs' | 'defendants' | 'context', boolean>
  /** The parties of the chosen case, for suggestions. */
  caseParties: NonNullable<CaseSource['parties']>
}

export type PartiesAction =
  | { do: 'choose-case'; item: CaseSource }
  | { do: 'clear-case'; author: string }
  | { do: 'type-case'; text: string }
  | { do: 'clone'; petition: Petition }
  | { do: 'rows'; side: Side; rows: PartyRow[] }
  | { do: 'context'; text: string }
  | { do: 'author'; text: string }

const untouched = { plaintiffs: false, defendants: false, context: false }

export function emptyForm(author: string): PartiesForm {
  return {
    caseId: null,
    caseText: '',
    plaintiffs: firstRow(),
    defendants: firstRow(),
    context: '',
    author,
    autoFilled: untouched,
    caseParties: [],
  }
}

export function changeForm(form: PartiesForm, action: PartiesAction): PartiesForm {
  switch (action.do) {
    case 'choose-case':
      return fillFromCase(form, action.item)
    case 'clear-case':
      return emptyForm(action.author)
    case 'type-case':
      return { ...form, caseText: action.text }
    case 'clone':
      return fillFromPetition(form, action.petition)
    case 'rows': {
      const side = action.side === 'plaintiff' ? 'plaintiffs' : 'defendants'
      return { ...form, [side]: action.rows, autoFilled: { ...form.autoFilled, [side]: false } }
    }
    case 'context':
      return { ...form, context: action.text, autoFilled: { ...form.autoFilled, context: false } }
    case 'author':
      return { ...form, author: action.text }
  }
}

export const caseLabel = (item: Pick<CaseSource, 'title' | 'case_number'>) => `${item.title} · ${item.case_number}`

function fillFromCase(form: PartiesForm, item: CaseSource): PartiesForm {
  const parties = item.parties?.length ? item.parties : [clientAsParty(item)]
  const context = item.description ?? ''
  return {
    ...form,
    caseId: item.id,
    caseText: caseLabel(item),
    plaintiffs: rowsOfCase(parties, 'plaintiff'),
    defendants: rowsOfCase(parties, 'defendant'),
    context,
    caseParties: item.parties ?? [],
    autoFilled: {
      plaintiffs: parties.some((party) => party.role === 'plaintiff'),
      defendants: parties.some((party) => party.role === 'defendant'),
      context: context !== '',
    },
  }
}

/** A case without parties still has its client, on the side it is represented on. */
function clientAsParty(item: CaseSource) {
  return { name: item.client_name, role: item.represented_side ?? 'plaintiff', party_type: 'individual' } as const
}

function fillFromPetition(form: PartiesForm, petition: Petition): PartiesForm {
  return {
    ...form,
    caseId: petition.case_id,
    caseText: petition.case_id ? (petition.client_name ?? petition.title) : '',
    plaintiffs: rowsOfPetition(petition.plaintiffs),
    defendants: rowsOfPetition(petition.defendants),
    context: petition.additional_context ?? '',
    author: petition.author ?? form.author,
  }
}

/** What initialization is called with. */
export function petitionToSend(form: PartiesForm, type: PetitionType): z.input<typeof PetitionInput> {
  return {
    petition_type: type,
    plaintiffs: partiesToSend(form.plaintiffs, 'plaintiff'),
    defendants: partiesToSend(form.defendants, 'defendant'),
    case_id: form.caseId,
    additional_context: form.context.trim() || null,
    author: form.author.trim() || 'Usuário não identificado',
  }
}
