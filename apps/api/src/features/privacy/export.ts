import { Readable } from 'node:stream'
import type { FileAnswer } from '@lavra/contracts/base/endpoint'
import { personKind } from '@lavra/contracts/labels'
import type { PersonKind } from '@lavra/contracts/privacy'
import { recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { safeFileName } from '../../platform/storage/file-name'
import { readSettings } from '../../platform/settings'
import { rows, sql } from '../../platform/database/sql'
import { documentVisible, petitionConfidential, petitionVisible } from '../../platform/access/visibility'
import { jsonOf, type Told } from './export-data'
import { fileParts, filesOf, type HeldFile } from './export-files'
import { readMe } from './read-me'
import { loadSubject, type Subject } from './subject'
import { zipped, type ZipPart } from './zip'

/**
 * Everything that is held of somebody, as a ZIP of JSON, files and a page that explains them; the trail tells
 * that it was made.
 */
export async function exportPersonalData(ctx: Ctx, kind: PersonKind, id: string): Promise<FileAnswer> {
  const { subject, withheld, confidential } = await visibleTo(ctx, await loadSubject(ctx, kind, id))
  const files = await filesOf(ctx, subject)
  const { office_name } = await readSettings(ctx)
  const now = ctx.clock()
  const after = { format: 'zip', files: files.length, confidential, withheld }
  await recordEvent(ctx, {
    action: 'exported',
    entity_type: kind,
    entity_id: id,
    confidential: confidential > 0,
    after,
  })
  const made = now.toISOString()
  const head = {
    titular: subject.name,
    cadastro: personKind[kind],
    escritório: office_name,
    'gerado em': made,
    'retidos por sigilo': withheld,
  }
  return {
    file_name: safeFileName(`dados-pessoais-${subject.name}-${made.slice(0, 10)}.zip`),
    content_type: 'application/zip',
    size: null,
    content: zipped(partsOf(ctx, { subject, files, head, now, office_name, withheld })),
  }
}

/**
 * Without the papers that the caller may not see; how many these are, and how many of the others are
 * confidential.
 */
async function visibleTo(
  ctx: Ctx,
  subject: Subject,
): Promise<{ subject: Subject; withheld: number; confidential: number }> {
  const documents = await rows<{ id: string; is_confidential: boolean }>(
    ctx,
    sql`select d.id, d.is_confidential from documents d where d.id = any(${subject.documents}::text[]) and ${documentVisible(ctx.user)}`,
  )
  const petitions = await rows<{ id: string; is_confidential: boolean }>(
    ctx,
    sql`select p.id, ${petitionConfidential} as is_confidential from petitions p where p.id = any(${subject.petitions}::text[]) and ${petitionVisible(ctx.user)}`,
  )
  const seen = documents.length + petitions.length
  const confidential = [...documents, ...petitions].filter((row) => row.is_confidential).length
  // Of a contact's cases no paper is copied.
  const theirs = subject.kind === 'client'
  return {
    subject: {
      ...subject,
      documents: documents.map(({ id }) => id),
      petitions: petitions.map(({ id }) => id),
    },
    withheld: theirs ? subject.documents.length + subject.petitions.length - seen : 0,
    confidential: theirs ? confidential : 0,
  }
}

interface Export {
  subject: Subject
  files: HeldFile[]
  head: object
  now: Date
  office_name: string | null
  withheld: number
}

async function* partsOf(
  ctx: Ctx,
  { subject, files, head, now, office_name, withheld }: Export,
): AsyncGenerator<ZipPart> {
  const tables: Told[] = []
  const missing: HeldFile[] = []
  yield {
    name: 'dados.json',
    content: jsonOf(ctx, subject, head, files, (table) => tables.push(table)),
    modified: now,
    compress: true,
  }
  yield* fileParts(ctx, files, (file) => missing.push(file))
  const text = readMe({ subject, now, office_name, tables, files, missing, withheld })
  yield { name: 'LEIA-ME.txt', content: Readable.from([Buffer.from(text)]), modified: now, compress: true }
}
