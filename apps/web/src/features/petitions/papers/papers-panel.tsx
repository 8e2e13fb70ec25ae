import type { PetitionStatus } from '@lavra/contracts/petitions/generation'
import { onDemand } from '../../../ui/on-demand'
import { AttachmentsPanel } from './attachments-panel'

const WithheldPanel = onDemand(() => import('./withheld-panel').then((part) => part.WithheldPanel))

/**
 * What a petition was given beside the record: the files that came with it, and the papers of its case that
 * stay out of it.
 */
export function PapersPanel({ petitionId, state }: { petitionId: string; state: PetitionStatus }) {
  return (
    <>
      <AttachmentsPanel petitionId={petitionId} editable={state === 'initialized'} />
      <WithheldPanel petitionId={petitionId} />
    </>
  )
}
