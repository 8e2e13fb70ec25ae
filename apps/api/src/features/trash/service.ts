import type { SourceType } from '@lavra/contracts/chat'
import type { TrashEntry, TrashQuery } from '@lavra/contracts/trash'
import { recordEvent } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { conflict, forbidden, notFound, onDuplicate, type AppError } from '../../platform/errors'
import { readSettings } from '../../platform/settings'
import { matchesText, paged, rows, searchedTexts, sql, whereAll, type Sql } from '../../platform/database/sql'
import { purge } from '../../platform/trash/purge'
import { putBack } from '../../platform/trash/put-back'
import { trashOpen, trashVisible } from '../../platform/access/visibility'
import type { Wire } from '../../platform/wire'

const entryNotFound = () => notFound('Não está na Lixeira')

/**
 * Whoever deleted it, administrators, and otherwise those who may delete such a record: what is in a case has
 * to be theirs to see.
 */
function restorable({ user }: Ctx): Sql {
  if (user?.user_role === 'admin') return sql`true`
  return sql`(t.deleted_by = ${user?.id ?? ''} or (t.kind not in ('client', 'petition') and ${trashOpen(user)})
    or (t.kind = 'petition' and t.author_id = ${user?.id ?? ''})) is true`
}

/** What was deleted last first; `search` matches the title and what tells it from its namesakes. */
export async function listTrash(
  ctx: Ctx,
  query: TrashQuery,
): Promise<{ entries: Wire<TrashEntry>[]; total: number; days: number }> {
  const { trash_days: days } = await readSettings(ctx)
  const where = whereAll([
    trashVisible(ctx.user),
    query.kind && sql`t.kind = ${query.kind}::source_type`,
    query.search && matchesText(query.search, searchedTexts([sql`t.title`, sql`t.subtitle`])),
  ])
  const columns = sql`t.id, t.kind::text as kind, t.title, t.subtitle, t.deleted_by_name as deleted_by, t.deleted_at, t.expires_at,
    ${restorable(ctx)} as restorable`
  const found = await paged<Wire<TrashEntry>>(ctx, {
    columns,
    from: sql`from trash t ${where}`,
    order: sql`t.deleted_at desc, t.id desc`,
    page: query,
  })
  return { entries: found.rows, total: found.total, days }
}

interface Held {
  id: string
  kind: SourceType
  title: string
  case_id: string | null
  confidential: boolean
  restorable: boolean
}

/**
 * Puts a record back as it was, with all that went with it. Throws 404 to whoever may not see it, 403 to
 * others, 409 where it clashes.
 */
export async function restoreEntry(ctx: Ctx, id: string): Promise<{ id: string; kind: SourceType }> {
  return ctx.transaction(async (tx) => {
    const [entry] = await rows<Held>(
      tx,
      sql`select t.id, t.kind::text as kind, t.title, t.case_id, t.confidential, ${restorable(tx)} as restorable
          from trash t where t.id = ${id} and ${trashVisible(tx.user)} for update of t`,
    )
    if (!entry) throw entryNotFound()
    if (!entry.restorable) throw forbidden()
    const { kind, title, confidential } = entry
    const client = kind === 'case' ? await holdClient(tx, id) : null
    await onDuplicate(putBack(tx, entry), clashes[kind])
    if (client)
      await rows(
        tx,
        sql`update cases set client_name = ${client.name} where id = ${id} and client_name <> ${client.name}`,
      )
    const case_id = kind === 'case' ? id : entry.case_id
    await recordEvent(tx, {
      action: 'restored',
      entity_type: kind,
      entity_id: id,
      case_id,
      confidential,
      after: { title },
    })
    return { id, kind }
  })
}

/** A case keeps its client's name: whoever renames the client finds the case again, or is waited for. */
async function holdClient(tx: Ctx, caseId: string): Promise<{ name: string } | undefined> {
  const [client] = await rows<{ name: string }>(
    tx,
    sql`select c.name from trash_rows r join clients c on c.id = r.row ->> 'client_id' where r.place = 'cases' and r.row ->> 'id' = ${caseId} for share of c`,
  )
  return client
}

const taken = conflict(
  'taken_meanwhile',
  'Outro registro ocupa agora o lugar deste. Não é possível restaurá-lo.',
)
const clashes: Record<SourceType, AppError> = {
  client: conflict(
    'email_taken',
    'Outro cliente tem agora o e-mail deste. Altere o e-mail daquele e restaure outra vez.',
  ),
  case: conflict(
    'case_number_taken',
    'Outro processo tem agora o número deste. Altere o número daquele e restaure outra vez.',
  ),
  contact: taken,
  document: taken,
  note: taken,
  petition: taken,
}

/** Deletes for good. */
export async function purgeEntry(ctx: Ctx, id: string): Promise<undefined> {
  await ctx.transaction(async (tx) => {
    if ((await purge(tx, [id])) === 0) throw entryNotFound()
  })
}
