import type { Case } from '@lavra/contracts/cases'
import type { CaseFormValues } from '../case-values'
import type { PartyRow } from '../parties/party-rows'

type CaseData = Pick<
  CaseFormValues,
  'court' | 'district' | 'claim_value' | 'represented_side' | 'client_name'
>

/**
 * What a petition asks of the case and its parties (CPC, art. 319) and the record does not hold yet, as a
 * person would say it.
 */
export function petitionGaps(data: CaseData, parties: readonly PartyRow[]): string[] {
  return [...caseGaps(data, parties), ...parties.flatMap(partyGaps)]
}

function caseGaps(
  { court, district, claim_value, represented_side, client_name }: CaseData,
  parties: readonly PartyRow[],
): string[] {
  const represented = represented_side !== '' || parties.some((party) => sameName(party.name, client_name))
  return missing([
    ['juízo', court],
    ['comarca', district],
    ['valor da causa', claim_value],
    ['quem representamos', represented],
    ['autor', has(parties, 'plaintiff')],
    ['réu', has(parties, 'defendant')],
  ])
}

function partyGaps(party: PartyRow): string[] {
  const corporate = party.party_type === 'corporate'
  const own: [string, unknown][] = corporate
    ? [
        ['CNPJ', party.cpf_cnpj],
        ['representante legal', party.legal_representative],
      ]
    : [
        ['CPF', party.cpf_cnpj],
        ['nacionalidade', party.nationality],
        ['estado civil', party.marital_status || party.stable_union],
        ['profissão', party.profession],
      ]
  const gaps = missing([...own, ['endereço', party.address]])
  return gaps.length === 0 ? [] : [`${party.name.trim() || 'parte sem nome'}: ${gaps.join(', ')}`]
}

const missing = (facts: [string, unknown][]) => facts.filter(([, value]) => !value).map(([name]) => name)
const has = (parties: readonly PartyRow[], role: Case['represented_side']) =>
  parties.some((party) => party.role === role)
const sameName = (one: string, other: string) =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()
