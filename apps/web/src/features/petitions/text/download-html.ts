import { petitionType } from '@lavra/contracts/labels'
import { isPending } from '@lavra/contracts/petitions/checks'
import { petitions, type Petition } from '@lavra/contracts/petitions'
import { withoutPendingLinks } from '@lavra/contracts/petitions/links'
import { call } from '../../../core/api/call'
import { formatDate, plural } from '../../../core/format/format'
import { saveFile } from '../../../core/save-file'

/** petition_{id}.html, whether or not the id says "petition" itself. */
export const fileNameOf = (id: string) => `petition_${id.replace(/^petition_/, '')}.html`

/**
 * Has the text checked anew, tells the trail, builds the file in the browser and saves it; a draft says so in
 * its name and on its pages.
 * Answers what was checked.
 */
export async function downloadHtml(
  { petition_id: id }: Pick<Petition, 'petition_id'>,
  draft: boolean,
): Promise<Petition> {
  const [petition, { petitionDocument }] = await Promise.all([
    call(petitions.tellExport, { params: { id }, body: { format: 'html', draft } }),
    import('./petition-text'),
  ])
  const open = petition.checks.filter(isPending).length
  const items = open === 0 ? 'nenhum item em aberto' : plural(open, 'item em aberto', 'itens em aberto')
  const notice = draft ? `MINUTA – ${items} – ${formatDate(new Date().toISOString())}` : ''
  const content = withoutPendingLinks(petition.content ?? '', petition.checks)
  const text = await petitionDocument(petitionType[petition.petition_type], content, notice)
  saveFile(
    new Blob([text], { type: 'text/html;charset=utf-8' }),
    `${draft ? `MINUTA (${open} em aberto) ` : ''}${fileNameOf(id)}`,
  )
  return petition
}
