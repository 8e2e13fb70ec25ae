import { petitionType } from '@lavra/contracts/labels'
import type { Petition } from '@lavra/contracts/petitions'
import { saveFile } from '../../core/save-file'

/** petition_{id}.html, whether or not the id says "petition" itself. */
export const fileNameOf = (id: string) => `petition_${id.replace(/^petition_/, '')}.html`

/** Builds the file in the browser and saves it; no call is made. */
export async function downloadHtml(petition: Pick<Petition, 'petition_id' | 'petition_type' | 'content'>): Promise<void> {
  const { petitionDocument } = await import('./petition-text')
  const text = await petitionDocument(petitionType[petition.petition_type], petition.content ?? '')
  saveFile(new Blob([text], { type: 'text/html;charset=utf-8' }), fileNameOf(petition.petition_id))
}
