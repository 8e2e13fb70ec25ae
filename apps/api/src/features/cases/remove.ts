import { contentOf, recordEvents, type AuditEntry } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { conflict } from '../../platform/errors'
import { rows, sql } from '../../platform/database/sql'
import { moveToTrash } from '../../platform/trash/move'
import { holdToRemove } from '../../platform/database/versions'
import { caseHides } from '../../platform/access/visibility'
import { goneEvents, partiesOf } from './parties'
import { caseNotFound, getCase } from './read'

/** It tells that there is something, which a refusal cannot hide; neither what, nor whose, nor how much. */
const holdsHidden = conflict(
  'holds_hidden',
  'Este processo tem registros que só outra pessoa pode excluir. Peça a um administrador.',
)

/** Moves a case to the trash with its parties, links, documents and notes; its petitions stay, unlinked. */
export async function deleteCase(ctx: Ctx, id: string): Promise<undefined> {
  await ctx.transaction(async (tx) => {
    // Held, so that no document comes while it is looked at what goes with it.
    if (!(await holdToRemove(tx, 'cases', id))) throw caseNotFound()
    const [held] = await rows<{ hides: boolean }>(tx, sql`select ${caseHides(tx.user, id)} as hides`)
    if (held?.hides) throw holdsHidden
    const saved = await getCase(tx, id)
    const parties = await partiesOf(tx, [id])
    const documents = await tx.db.document.findMany({
      where: { case_id: id },
      orderBy: { id: 'asc' },
      select: { id: true, title: true, document_type: true, file_name: true, is_confidential: true },
    })
    const notes = await tx.db.caseNote.count({ where: { case_id: id } })
    const confidential = notes > 0 || documents.some(({ is_confidential }) => is_confidential)
    await moveToTrash(tx, {
      kind: 'case',
      id,
      title: saved.title,
      subtitle: `${saved.case_number} · ${saved.client_name}`,
      confidential,
    })
    await recordEvents(tx, [
      ...documents.map(({ id: entity_id, is_confidential, ...told }) => {
        const of = { entity_type: 'document', entity_id, case_id: id, confidential: is_confidential } as const
        return { action: 'deleted', ...of, before: { ...told, is_confidential } } satisfies AuditEntry
      }),
      ...goneEvents(parties),
      {
        action: 'deleted',
        entity_type: 'case',
        entity_id: id,
        case_id: id,
        before: contentOf(saved, ['parties', 'warnings']),
      },
    ])
  })
}
