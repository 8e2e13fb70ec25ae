import type { Ctx } from '../../platform/ctx'
import { rows, sql } from '../../platform/database/sql'
import type { Subject } from './subject'
import { holdsTrace } from './traces'

const BATCH = 50

/**
 * Of the records in the trash those that the person's erasure takes: all of their own, and whatever names
 * them.
 */
export async function erasedInTrash(ctx: Ctx, { id, trash, traces }: Subject): Promise<string[]> {
  const named = new Set(trash.own)
  for (const entry of trash.around) if (await namesPerson(ctx, entry, id, traces)) named.add(entry)
  return [...named]
}

async function namesPerson(ctx: Ctx, entry: string, id: string, traces: RegExp[]): Promise<boolean> {
  for (let after = 0; ;) {
    const page = await rows<{ number: number; row: unknown }>(
      ctx,
      sql`select number, row from trash_rows where trash_id = ${entry} and number > ${after} order by number limit ${BATCH}`,
    )
    if (page.some(({ row }) => holds(row, id, traces))) return true
    const last = page.at(-1)
    if (!last || page.length < BATCH) return false
    after = last.number
  }
}

function holds(value: unknown, id: string, traces: RegExp[]): boolean {
  if (typeof value === 'string') return value === id || holdsTrace(value, traces)
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((held) => holds(held, id, traces))
  )
}

/** The records that these have in them, for whoever erases what else was kept of them. */
export async function contentsOf(
  ctx: Ctx,
  binned: string[],
): Promise<Pick<Subject, 'cases' | 'documents' | 'petitions' | 'parties'>> {
  const of = async (place: string): Promise<string[]> =>
    (
      await rows<{ id: string }>(
        ctx,
        sql`select row ->> 'id' as id from trash_rows where trash_id = any(${binned}::text[]) and place = ${place} order by 1`,
      )
    ).map(({ id }) => id)
  return {
    cases: await of('cases'),
    documents: await of('documents'),
    petitions: await of('petitions'),
    parties: await of('parties'),
  }
}
