import type { Anonymization, PersonKind } from '@lavra/contracts/privacy'
import type { Ctx } from '../../platform/ctx'
import { sameName } from '../../platform/access/same-name'
import { holdsText, rows, sql } from '../../platform/database/sql'
import type { Wire } from '../../platform/wire'
import { hindrancesOf } from './hindrances'
import { erasedInTrash } from './erase-trash'
import { countOf, ownRows, personal, tables } from './rows-of'
import { loadSubject, type Subject } from './subject'

/** How many hindrances and namesakes are told one by one. */
const MOST = 20

/** What anonymising somebody would do, what would stay, and what stands against it; changes nothing. */
export async function previewAnonymization(
  ctx: Ctx,
  kind: PersonKind,
  id: string,
): Promise<Wire<Anonymization>> {
  const subject = await loadSubject(ctx, kind, id)
  const hindrances = subject.anonymized_at ? [] : await hindrancesOf(ctx, subject)
  const { holdings, kept } = await held(ctx, subject)
  const { name, anonymized_at } = subject
  return {
    kind,
    id,
    name,
    anonymized_at,
    hindrances: hindrances.slice(0, MOST),
    hindrances_total: hindrances.length,
    holdings,
    kept,
    files: await filesOf(ctx, subject),
    trash: (await erasedInTrash(ctx, subject)).length,
    others: anonymized_at ? [] : await othersOf(ctx, subject),
  }
}

async function held(ctx: Ctx, subject: Subject): Promise<Pick<Anonymization, 'holdings' | 'kept'>> {
  const holdings: Anonymization['holdings'] = []
  const kept: Anonymization['kept'] = []
  for (const [name, table] of tables) {
    const rows = table.own ? await countOf(ctx, ownRows(name, table, subject)) : 0
    if (rows === 0) continue
    const columns = personal(table).map(([, column]) => column)
    const changed = columns
      .filter(({ fate }) => ['replaced', 'blanked', 'redacted', 'erased'].includes(fate))
      .map(({ label }) => label)
    holdings.push({ title: table.title, rows, changed })
    for (const why of new Set(
      columns.filter(({ fate }) => fate === 'kept').map((column) => column.why ?? ''),
    )) {
      const fields = columns
        .filter((column) => column.fate === 'kept' && column.why === why)
        .map(({ label }) => label)
      kept.push({ title: table.title, fields: fields.join(', '), why })
    }
  }
  return { holdings, kept }
}

async function filesOf(ctx: Ctx, subject: Subject): Promise<number> {
  const documents = await countOf(
    ctx,
    sql`from documents where id = any(${subject.documents}::text[]) and storage_key is not null`,
  )
  return (
    documents +
    (await countOf(ctx, sql`from petition_attachments where petition_id = any(${subject.petitions}::text[])`))
  )
}

/** Other records with just this name or e-mail: who writes to the office may stand in both lists. */
async function othersOf(ctx: Ctx, { kind, id, name, email }: Subject): Promise<Anonymization['others']> {
  const named = sql`(${holdsText(name, sql`search`)} or ${email === null ? sql`false` : holdsText(email, sql`search`)})`
  const found = await rows<{ kind: PersonKind; id: string; name: string; email: string | null }>(
    ctx,
    sql`select 'client' as kind, id, name, email from clients where anonymized_at is null and ${named}
        union all select 'contact', id, name, email from contacts where anonymized_at is null and ${named} order by 3, 2 limit 200`,
  )
  return found
    .filter((other) => other.kind !== kind || other.id !== id)
    .filter((other) => sameName(other.name, name) || (email !== null && other.email === email))
    .slice(0, MOST)
    .map((other) => ({ kind: other.kind, id: other.id, name: other.name }))
}
