import { Readable } from 'node:stream'
import type { FileAnswer } from '@lavra/contracts/base/endpoint'
import { petitionType } from '@lavra/contracts/labels'
import type { ExportFormat, Petition } from '@lavra/contracts/petitions'
import { withoutPendingLinks } from '@lavra/contracts/petitions/links'
import type { Fields } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { dayOf } from '@lavra/language/day'
import { conflict } from '../../platform/errors'
import { readSettings } from '../../platform/settings'
import { visiblePetitions } from '../../platform/access/visibility'
import type { Wire } from '../../platform/wire'
import { petitionNotFound } from './access/access'
import { pendingIn } from './checks/with-checks'
import { exportPetition } from './export/export'
import { partiesInName } from './export/file-name'
import { record, recordReading } from './access/trail'
import { nameOf, readPetition } from './access/views'

const noContent = conflict('no_content', 'A petição ainda não tem texto para exportar')

interface Wanted {
  format: ExportFormat
  /** As what it is while items are open: a draft that says so. */
  draft: boolean
}

/**
 * A petition's text as a file, set in type within the exporter's own time-out. Throws 409 where there is no
 * text yet, or where a clean copy is asked for while items of it are neither closed nor taken over.
 */
export async function downloadPetition(ctx: Ctx, id: string, { format, draft }: Wanted): Promise<FileAnswer> {
  const { petition_type, client_name, parties, content, ...fields } = await visibleText(ctx, id)
  const checked = { petition_id: id, content, created_at: fields.created_at }
  const { checks, pending } = await pendingIn(ctx, checked, draft)
  const { office_name, office_city } = await readSettings(ctx)
  const first = (side: 'plaintiff' | 'defendant') =>
    parties
      .filter(({ role }) => role === side)
      .map(nameOf)
      .find((name) => name !== null) ?? null
  const text = {
    ...fields,
    content: withoutPendingLinks(content, checks),
    office_name,
    office_city,
    petition_type_label: petitionType[petition_type],
    parties: partiesInName(first('plaintiff') ?? client_name, first('defendant')),
    day: dayOf(ctx.clock()),
    draft: draft ? { pending } : null,
  }
  const file = await exportPetition(text, format)
  await tell(ctx, id, { format, draft, content_length: content.length, open: pending })
  return {
    file_name: file.file_name,
    content_type: file.content_type,
    size: file.content.length,
    content: Readable.from([file.content]),
  }
}

async function visibleText(ctx: Ctx, id: string) {
  const petition = await ctx.db.petition.findFirst({
    where: { AND: [{ id }, visiblePetitions(ctx.user)] },
    select: {
      petition_type: true,
      client_name: true,
      content: true,
      author: true,
      created_at: true,
      parties: {
        orderBy: { position: 'asc' },
        select: { role: true, party_type: true, client_name: true, custom_name: true },
      },
    },
  })
  if (!petition) throw petitionNotFound()
  const { content, ...fields } = petition
  if (content === null) throw noContent
  return { ...fields, content }
}

/**
 * For the file that a browser builds by itself: checks the text anew, tells the trail, and answers what the
 * file is to be made of. Throws as `downloadPetition` does.
 */
export async function tellExport(ctx: Ctx, id: string, { format, draft }: Wanted): Promise<Wire<Petition>> {
  const petition = await readPetition(ctx, id)
  const { content } = petition
  if (content === null) throw noContent
  const checked = { petition_id: id, content, created_at: petition.created_at }
  const { checks, pending: open } = await pendingIn(ctx, checked, draft)
  await tell(ctx, id, { format, draft, content_length: content.length, open })
  return { ...petition, checks }
}

async function tell(ctx: Ctx, id: string, after: Fields): Promise<void> {
  await ctx.transaction(async (tx) => {
    await record(tx, id, 'exported', { after })
    await recordReading(tx, id, 'content')
  })
}
