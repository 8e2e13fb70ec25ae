import type { Case } from '@lavra/contracts/cases'
import { casePriority, caseStatus } from '@lavra/contracts/labels'
import { casePriorityTone, caseStatusTone } from '../../core/format/tones'
import { Badge } from '../../ui/badge'

export function CaseBadges({ item }: { item: Pick<Case, 'status' | 'priority'> }) {
  return (
    <>
      <Badge tone={caseStatusTone[item.status]}>{caseStatus[item.status]}</Badge>
      <Badge tone={casePriorityTone[item.priority]}>
        <span className="sr-only">Prioridade </span>
        {casePriority[item.priority]}
      </Badge>
    </>
  )
}
