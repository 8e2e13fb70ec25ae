import type { AgentInput } from '../dossier/dossier'
import { gather } from './draft'
import { appeal } from './pieces/appeal'
import { complaint } from './pieces/complaint'
import { defence } from './pieces/defence'
import { discovery } from './pieces/discovery'
import { opinion } from './pieces/opinion'
import { revision } from './pieces/revision'
import { summaryJudgment } from './pieces/summary'

/** The whole piece of the recorded type, from what the earlier outputs say now. */
export function writePiece(input: AgentInput): string {
  const draft = gather(input)
  switch (input.dossier.petition_type) {
    case 'complaint':
      return complaint(draft)
    case 'motion_to_dismiss':
      return defence(draft)
    case 'discovery_request':
      return discovery(draft)
    case 'summary_judgment':
      return summaryJudgment(draft)
    case 'appeal_brief':
      return appeal(draft)
    case 'contract_review':
      return draft.reading.kind.reading === 'revision' ? revision(draft) : opinion(draft)
  }
}
