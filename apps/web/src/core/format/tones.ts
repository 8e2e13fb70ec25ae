import type { Case } from '@lavra/contracts/cases'
import type { CaseDocument } from '@lavra/contracts/documents'
import type { PetitionStatus } from '@lavra/contracts/petitions/generation'
import type { Tone } from '../../ui/badge'

/** The colour of every status, as the contract's labels give it its word. */
export const caseStatusTone: Record<Case['status'], Tone> = {
  active: 'ok',
  on_hold: 'warn',
  closed: 'neutral',
  archived: 'neutral',
}
export const casePriorityTone: Record<Case['priority'], Tone> = {
  low: 'neutral',
  medium: 'primary',
  high: 'warn',
  critical: 'bad',
}
export const petitionStatusTone: Record<PetitionStatus, Tone> = {
  initialized: 'neutral',
  processing: 'accent',
  completed: 'ok',
  failed: 'bad',
}
export const documentStatusTone: Record<CaseDocument['status'], Tone> = {
  draft: 'neutral',
  pending_review: 'warn',
  approved: 'ok',
  rejected: 'bad',
  archived: 'neutral',
}
