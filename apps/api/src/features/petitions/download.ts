import { Readable } from 'node:stream'
import type { FileAnswer } from '@lavra/contracts/endpoint'
import { petitionType } from '@lavra/contracts/labels'
import type { ExportFormat } from '@lavra/contracts/petitions'
import type { Ctx } from '../../core/ctx'
import { conflict } from '../../core/errors'
import { readSettings } from '../../core/settings'
import { visiblePetitions } from '../../core/visibility'
import { petitionNotFound } from './access'
import { requireConfirmed } from './checks/confirm'
import { exportPetition } from './export/export'
import { record, recordReading } from './trail'

const noContent = conflict('no_content', 'A petição ainda não tem texto para exportar')

/**
 * A petition's text as a file, set in type within the exporter's own time-out. Throws 409 where there
 * is no text yet, or where items of it are open that the caller has not confirmed.
 */
export async function downloadPetition(ctx: Ctx, id: string, format: ExportFormat): Promise<FileAnswer> {
  const petition = await ctx.db.petition.findFirst({
    where: { AND: [{ id }, visiblePetitions(ctx.user)] },
    select: { id: true, title: true, petition_type: true, content: true, author: true, created_at: true },
  })
  if (!petition) throw petitionNotFound()
  const { content, petition_type, ...fields } = petition
  if (content === null) throw noContent
  const open = await requireConfirmed(ctx, { petition_id: id, content, created_at: petition.created_at })
  const { office_name, office_city } = await readSettings(ctx)
  const text = { ...fields, content, petition_type_label: petitionType[petition_type], office_name, office_city }
  const file = await exportPetition(text, format)
  await ctx.transaction(async (tx) => {
    await record(tx, id, 'exported', { after: { format, content_length: content.length, open } })
    await recordReading(tx, id, 'content')
  })
  return { file_name: file.file_name, content_type: file.content_type, size: file.content.length, content: Readable.from([file.content]) }
}
