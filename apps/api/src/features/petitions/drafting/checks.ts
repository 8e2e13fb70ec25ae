import type { PetitionType } from '@lavra/contracts/petitions'
import type { AgentInput } from '../dossier/dossier'
import { appealChecks } from './checks-appeal'
import { complaintChecks } from './checks-complaint'
import { contractChecks } from './checks-contract'
import { formChecks } from './checks-core'
import { defenceChecks } from './checks-defence'
import { discoveryChecks } from './checks-discovery'
import { checkInput, type Check, type Finding, type Writer } from './checks-input'
import { recordChecks } from './checks-record'
import { summaryChecks } from './checks-summary'

/** The fourteen points that every piece is checked for, in the order of the list. */
export const coreChecks: Check[] = [
  formChecks.headings,
  recordChecks.parties,
  recordChecks.identifiers,
  recordChecks.figures,
  recordChecks.articles,
  recordChecks.precedents,
  recordChecks.exhibits,
  formChecks.side,
  formChecks.system,
  formChecks.blanks,
  formChecks.requests,
  formChecks.insults,
  formChecks.ending,
  recordChecks.gender,
]

/** Five more for each type of piece. */
export const typeChecks: Record<PetitionType, Check[]> = {
  complaint: complaintChecks,
  motion_to_dismiss: defenceChecks,
  discovery_request: discoveryChecks,
  summary_judgment: summaryChecks,
  appeal_brief: appealChecks,
  contract_review: contractChecks,
}

export interface Checked extends Finding {
  id: string
  title: string
}

/**
 * Points that compare a draft with the words of our own theses: of a model's draft they would tell nothing
 * true.
 */
const ofOwnDrafts = new Set(['core-11', 'motion_to_dismiss-15', 'appeal_brief-19'])
const notCompared: Finding = {
  result: 'Não conferido',
  note: 'depende da leitura das teses: compare com a estratégia',
}

/** The reviewer's nineteen points: each is looked up in the text and in the record, never guessed. */
export function runChecks(
  text: string,
  input: AgentInput,
  writer: Writer = 'record',
  given = checkInput(text, input, writer),
): Checked[] {
  return [...coreChecks, ...typeChecks[input.dossier.petition_type]].map(({ id, title, skips, check }) => {
    if (writer === 'model' && ofOwnDrafts.has(id)) return { id, title, ...notCompared }
    const reason = skips?.(given) ?? null
    return {
      id,
      title,
      ...(reason === null ? check(given) : { result: 'Não se aplica' as const, note: reason }),
    }
  })
}
