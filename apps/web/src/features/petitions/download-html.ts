import { petitionType } from '@lavra/contracts/labels'
import type { Petition } from '@lavra/contracts/petitions'
import { petitionDocument } from './petition-text'

/** petition_{id}.html, whether or not the id says "petition" itself. */
export const fileNameOf = (id: string) => `petition_${id.replace(/^petition_/, '')}.html`

/** Builds the file in the browser and saves it; no call is made. */
export async function downloadHtml(petition: Pick<Petition, 'petition_id' | 'petition_type' | 'content'>): Promise<void> {
  const text = await petitionDocument(petitionType[petition.petition_type], petition.content ?? '')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/html;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(petition.petition_id)
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
