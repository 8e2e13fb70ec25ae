import { contentOf, recordEvents, type AuditEntry } from '../../core/audit'
import type { Ctx } from '../../core/ctx'
import { dropFiles } from '../../core/uploads'
import { holdToRemove } from '../../core/versions'
import { goneEvents, partiesOf } from './parties'
import { caseNotFound, getCase } from './read'

/** Deletes a case with its parties, links, documents and their files; its petitions stay, unlinked. */
export async function deleteCase(ctx: Ctx, id: string): Promise<undefined> {
  await ctx.transaction(async (tx) => {
    // Held, so that no document comes while its files are collected.
    if (!(await holdToRemove(tx, 'cases', id))) throw caseNotFound()
    const saved = await getCase(tx, id)
    const parties = await partiesOf(tx, [id])
    const documents = await tx.db.document.findMany({
      where: { case_id: id },
      orderBy: { id: 'asc' },
      select: { id: true, title: true, document_type: true, file_name: true, is_confidential: true, storage_key: true },
    })
    await tx.db.case.delete({ where: { id } })
    await dropFiles(tx, documents.flatMap(({ storage_key }) => storage_key ?? []))
    await recordEvents(tx, [
      ...documents.map(({ id: entity_id, storage_key: _key, is_confidential, ...told }) => {
        const of = { entity_type: 'document', entity_id, case_id: id, confidential: is_confidential } as const
        return { action: 'deleted', ...of, before: { ...told, is_confidential } } satisfies AuditEntry
      }),
      ...goneEvents(parties),
      { action: 'deleted', entity_type: 'case', entity_id: id, case_id: id, before: contentOf(saved, ['parties', 'warnings']) },
    ])
  })
}
