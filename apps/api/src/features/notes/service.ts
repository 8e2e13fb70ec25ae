import { v7 as uuid } from 'uuid'
import { noteKind } from '@lavra/contracts/labels'
import type { CaseNote, NoteInput, NoteUpdate } from '@lavra/contracts/notes'
import { changesOf, recordEvent, type Fields } from '../../platform/audit/events'
import type { Ctx } from '../../platform/ctx'
import { dayOf, showDay } from '@lavra/language/day'
import { notFound } from '../../platform/errors'
import { matchesText, paged, rows, sql, whereAll, type Sql } from '../../platform/database/sql'
import { moveToTrash } from '../../platform/trash/move'
import { holdToRemove, holdVersion, type Expected } from '../../platform/database/versions'
import { noteVisible } from '../../platform/access/visibility'
import { actorUsername } from '../auth/service'

/*
 * Notes of a case are privileged: nothing of petitions or prompts reads this table. The assistant's index
 * holds them as internal text.
 */

const lastEdit = (column: Sql): Sql => sql`(
  select ${column} from audit_events e where e.entity_type = 'note' and e.entity_id = n.id and e.action = 'updated'
  order by e.at desc, e.id desc limit 1)`
const editor = sql`coalesce(e.actor_name, 'Usuário') || coalesce(' (' || ${actorUsername} || ')', '')`
const columns = sql`n.id, n.case_id, n.kind::text as kind, n.happened_at, n.text, n.created_by, n.version, n.created_at, n.updated_at,
  ${lastEdit(editor)} as edited_by, ${lastEdit(sql`e.at`)} as edited_at`
const unknownCase = () => notFound('Processo não encontrado')
const unknownNote = () => notFound('Anotação não encontrada')

interface Page {
  search: string | undefined
  skip: number
  limit: number
}

/** A case's notes that the caller may see, the latest event first. */
export async function listNotes(
  ctx: Ctx,
  case_id: string,
  { search, ...page }: Page,
): Promise<{ notes: CaseNote[]; total: number }> {
  const [found] = await rows(ctx, sql`select 1 from cases where id = ${case_id}`)
  if (!found) throw unknownCase()
  const where = whereAll([
    sql`n.case_id = ${case_id}`,
    noteVisible(ctx.user),
    search && matchesText(search, sql`n.search`),
  ])
  const from = sql`from case_notes n ${where}`
  const list = await paged<CaseNote>(ctx, { columns, from, order: sql`n.happened_at desc, n.id desc`, page })
  return { notes: list.rows, total: list.total }
}

/** Writes down something that happened now, where nothing else is said. */
export async function createNote(
  ctx: Ctx,
  case_id: string,
  { happened_at, ...input }: NoteInput,
): Promise<CaseNote> {
  return ctx.transaction(async (tx) => {
    // Whoever deletes the case meanwhile waits, and then deletes this note too.
    const [found] = await rows(tx, sql`select 1 from cases where id = ${case_id} for key share`)
    if (!found) throw unknownCase()
    const by = { created_by: tx.user?.full_name ?? 'Usuário', author_id: tx.user?.id ?? null }
    const data = {
      id: uuid(),
      case_id,
      ...input,
      ...by,
      happened_at: happened_at ? new Date(happened_at) : tx.clock(),
    }
    await tx.db.caseNote.create({ data })
    const note = await only(tx, sql`n.id = ${data.id}`)
    await record(tx, 'created', note, { after: told(note) })
    return note
  })
}

/** A note that the caller may see; any other does not exist for them. */
export const getNote = (ctx: Ctx, id: string): Promise<CaseNote> =>
  only(ctx, sql`n.id = ${id} and ${noteVisible(ctx.user)}`)

export async function updateNote(
  ctx: Ctx,
  id: string,
  { happened_at, ...input }: NoteUpdate,
  expected: Expected,
): Promise<CaseNote> {
  return ctx.transaction(async (tx) => {
    const before = await getNote(tx, id)
    await holdVersion(tx, 'case_notes', id, expected)
    const given = { ...input, ...(happened_at && { happened_at: new Date(happened_at) }) }
    const changes = changesOf({ ...before, happened_at: new Date(before.happened_at) }, given)
    if (!changes) return before
    await tx.db.caseNote.update({ where: { id }, data: { ...changes.after, version: { increment: 1 } } })
    const after = await only(tx, sql`n.id = ${id}`)
    await record(tx, 'updated', after, { before: told(before), after: told(after) })
    return only(tx, sql`n.id = ${id}`)
  })
}

/** Moves a note to the trash. */
export async function removeNote(ctx: Ctx, id: string): Promise<undefined> {
  await ctx.transaction(async (tx) => {
    const note = await getNote(tx, id)
    await holdToRemove(tx, 'case_notes', id)
    const {
      author_id,
      case_id,
      case: of,
    } = await tx.db.caseNote.findUniqueOrThrow({
      where: { id },
      select: { author_id: true, case_id: true, case: { select: { title: true } } },
    })
    await moveToTrash(tx, {
      kind: 'note',
      id,
      title: titleOf(note),
      case_id,
      author_id,
      subtitle: of.title,
      confidential: true,
    })
    await record(tx, 'deleted', note, { before: told(note) })
  })
}

async function only(ctx: Ctx, condition: Sql): Promise<CaseNote> {
  const [found] = await rows<CaseNote>(ctx, sql`select ${columns} from case_notes n where ${condition}`)
  if (!found) throw unknownNote()
  return found
}

/** What the trash calls it: its words are for those who open it. */
const titleOf = ({ kind, happened_at }: CaseNote): string =>
  `${noteKind[kind]} de ${showDay(dayOf(new Date(happened_at)))}`

/** The trail holds no whole texts. */
const told = ({ kind, happened_at, text }: CaseNote): Fields => ({
  kind,
  happened_at,
  text_length: text.length,
})

function record(
  tx: Ctx,
  action: 'created' | 'updated' | 'deleted',
  { id, case_id }: CaseNote,
  change: { before?: Fields; after?: Fields },
) {
  return recordEvent(tx, {
    action,
    entity_type: 'note',
    entity_id: id,
    case_id,
    confidential: true,
    ...change,
  })
}
