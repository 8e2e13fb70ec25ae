import { read, type Reading } from './reading'
import type { Person } from './people'
import { labelFor } from './qualification-page'
import { fold } from '@lavra/language/text'
import type { Dossier, DossierParty } from '../dossier/dossier'

/**
 * What the drafter's gaps about a party ask for (qualification.ts writes "[COMPLETAR: CPF da autora]"), and
 * the field that holds it.
 */
const partyGaps = {
  CPF: 'cpf_cnpj',
  CNPJ: 'cpf_cnpj',
  'e-mail': 'email',
  'endereço completo': 'address',
  CEP: 'zip_code',
  profissão: 'profession',
  'estado civil': 'marital_status',
  'representante legal': 'legal_representative',
  síndico: 'legal_representative',
  inventariante: 'legal_representative',
} as const

/**
 * The same of gaps about the case (pieces/opening.ts, pieces/appeal.ts), the office and who signs
 * (pieces/ending.ts).
 */
const otherGaps = {
  vara: { record: 'case', field: 'court' },
  'Vara do Trabalho': { record: 'case', field: 'court' },
  comarca: { record: 'case', field: 'district' },
  'localidade da Vara do Trabalho': { record: 'case', field: 'district' },
  'número do processo': { record: 'case', field: 'case_number' },
  município: { record: 'office', field: 'office_city' },
  'UF e número da OAB': { record: 'signer', field: 'oab_number' },
} as const
/** measures.ts says behind it what the value rests on. */
const claimValue = /^valor da causa(?: –|$)/

export type PartyField = (typeof partyGaps)[keyof typeof partyGaps]
type OtherGap = (typeof otherGaps)[keyof typeof otherGaps] | { record: 'case'; field: 'claim_value' }
export type GapField = { record: 'party'; party: DossierParty; field: PartyField; asks: string } | OtherGap

/** Which field of the records each of these gaps asks for; null where that is not certain. */
export function gapFields(dossier: Dossier, asked: readonly string[]): (GapField | null)[] {
  const ofParties = partyFields(read(dossier))
  const others = new Map<string, GapField>(
    Object.entries(otherGaps).map(([what, field]) => [fold(what), field]),
  )
  return asked.map((what) => {
    if (claimValue.test(what)) return { record: 'case', field: 'claim_value' }
    const found = ofParties.get(fold(what))
    return found?.length === 1 ? (found[0] ?? null) : (others.get(fold(what)) ?? null)
  })
}

/** Every gap that the drafter could write about these parties. */
function partyFields(reading: Reading): Map<string, GapField[]> {
  const gaps = new Map<string, GapField[]>()
  const sides: [Person[], Reading['our']][] = [
    [reading.ours, reading.our],
    [reading.theirs, reading.their],
  ]
  for (const [people, role] of sides)
    for (const person of people)
      for (const [asks, field] of Object.entries(partyGaps)) {
        const what = fold(`${asks} ${labelFor(person, people, role)}`)
        gaps.set(what, [...(gaps.get(what) ?? []), { record: 'party', party: person.party, field, asks }])
      }
  return gaps
}
