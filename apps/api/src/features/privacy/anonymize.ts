import type { Anonymization, PersonKind } from '@lavra/contracts/privacy'
import { recordEvent, recordEvents, type AuditEntry } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { conflict, invalid } from '../../platform/errors'
import { dropFiles } from '../../platform/storage/pending-files'
import { sameName } from '../../platform/access/same-name'
import { rows, sql } from '../../platform/database/sql'
import { purge } from '../../platform/trash/purge'
import { petitionConfidential } from '../../platform/access/visibility'
import type { Wire } from '../../platform/wire'
import { hindrancesOf } from './hindrances'
import { previewAnonymization } from './preview'
import { forgetCopies, forgetTrail } from './forget'
import { contentsOf, erasedInTrash } from './erase-trash'
import { neutralName, redactRows, replaceOwn } from './rewrite'
import { tables } from './rows-of'
import { loadSubject, type Subject } from './subject'

const alreadyDone = conflict('already_anonymized', 'Esta pessoa já foi anonimizada.')
const otherName = invalid([
  { loc: ['body', 'name'], msg: 'Digite o nome exatamente como está no cadastro', type: 'other_name' },
])

export interface Wanted {
  name: string
  papers: 'delete' | 'keep'
}

/**
 * Takes somebody out of everything the office holds, all or nothing: 409 with the first thing that stands
 * against it, 422 where the name typed is not the person's. What stays is what the registry says is kept;
 * files of kept documents stay as they are, and so do backups.
 */
export async function anonymize(
  ctx: Ctx,
  kind: PersonKind,
  id: string,
  { name, papers }: Wanted,
): Promise<Wire<Anonymization>> {
  return ctx.transaction(async (tx) => {
    const subject = await loadSubject(tx, kind, id, 'hold')
    if (subject.anonymized_at) throw alreadyDone
    if (!sameName(name, subject.name)) throw otherName
    const [first] = await hindrancesOf(tx, subject)
    if (first) throw conflict(first.code, `Não é possível anonimizar: ${first.text}`)
    const gone =
      kind === 'client' && papers === 'delete'
        ? await deletePapers(tx, subject)
        : { documents: 0, petitions: 0 }
    for (const [table, spec] of tables) {
      await replaceOwn(tx, table, spec, subject)
      await redactRows(tx, table, spec, subject)
    }
    await rows(
      tx,
      sql`update ${kind === 'client' ? sql`clients` : sql`contacts`} set anonymized_at = ${tx.clock()} where id = ${id}`,
    )
    const inTrash = await erasedInTrash(tx, subject)
    const whole = await withContents(tx, subject, inTrash)
    await purge(tx, inTrash)
    await forgetCopies(tx, whole)
    await forgetTrail(tx, whole)
    await recordEvent(tx, {
      action: 'anonymized',
      entity_type: kind,
      entity_id: id,
      after: { name: neutralName(id), papers, ...gone, trash: inTrash.length },
    })
    return previewAnonymization(tx, kind, id)
  })
}

/** The subject with the records that lie in the trash: what was made and told of them goes, too. */
async function withContents(tx: Ctx, subject: Subject, inTrash: string[]): Promise<Subject> {
  const { cases, documents, petitions, parties } = await contentsOf(tx, inTrash)
  return {
    ...subject,
    trash: { own: inTrash, around: [] },
    cases: [...subject.cases, ...cases],
    documents: [...subject.documents, ...documents],
    petitions: [...subject.petitions, ...petitions],
    parties: [...subject.parties, ...parties.filter(() => subject.kind === 'client')],
  }
}

/** Documents, petitions and notes of a client's cases, with their files and all that was made of them. */
async function deletePapers(
  tx: Ctx,
  { cases, documents, petitions }: Subject,
): Promise<{ documents: number; petitions: number }> {
  const files = await rows<{ storage_key: string }>(
    tx,
    sql`select storage_key from petition_attachments where petition_id = any(${petitions}::text[])`,
  )
  const noted = await rows<Gone>(
    tx,
    sql`delete from case_notes where case_id = any(${cases}::text[]) returning id, case_id, true as confidential`,
  )
  const written = await rows<Gone>(
    tx,
    sql`delete from petitions p where p.id = any(${petitions}::text[]) returning p.id, p.case_id, ${petitionConfidential} as confidential`,
  )
  const filed = await rows<Gone & { storage_key: string | null }>(
    tx,
    sql`delete from documents where id = any(${documents}::text[]) returning id, case_id, is_confidential as confidential, storage_key`,
  )
  await dropFiles(
    tx,
    [...files, ...filed].flatMap(({ storage_key }) => storage_key ?? []),
  )
  await recordEvents(tx, [
    ...noted.map(goneAs('note')),
    ...written.map(goneAs('petition')),
    ...filed.map(goneAs('document')),
  ])
  return { documents: filed.length, petitions: written.length }
}

interface Gone {
  id: string
  case_id: string | null
  confidential: boolean
}

const goneAs =
  (entity_type: 'petition' | 'document' | 'note') =>
  ({ id, case_id, confidential }: Gone): AuditEntry => ({
    action: 'deleted',
    entity_type,
    entity_id: id,
    case_id,
    confidential,
  })
