import type { PetitionVersion } from '@lavra/contracts/petitions/versions'
import type { Petition } from '@lavra/contracts/petitions'
import type { Ctx } from '../../platform/ctx'
import { notFound } from '../../platform/errors'
import { paged, rows, sql } from '../../platform/database/sql'
import type { Expected } from '../../platform/database/versions'
import type { Wire } from '../../platform/wire'
import { withChecks } from './checks/with-checks'
import { holdForText, requireVisible } from './access/access'
import { record, recordReading } from './access/trail'
import { readPetition } from './access/views'

type Reason = PetitionVersion['reason']

const versionNotFound = notFound('Versão não encontrada')

/**
 * Replaces a petition's text and keeps the one it had; to be called inside a transaction that holds the
 * petition's row. Answers how long the former text was, or null where it was the same.
 */
export async function replaceContent(
  tx: Ctx,
  petitionId: string,
  content: string,
  reason: Reason,
): Promise<number | null> {
  const changed = sql`id = ${petitionId} and content is distinct from ${content}`
  const [replaced] = await rows<{ former: string | null }>(
    tx,
    sql`with former as (select content from petitions where id = ${petitionId}),
        kept as (
          insert into petition_versions (petition_id, number, content, reason, author_id, created_at)
          select id, 1 + (select coalesce(max(number), 0) from petition_versions where petition_id = ${petitionId}),
            content, ${reason}, ${tx.user?.id ?? null}, ${tx.clock()}
          from petitions where ${changed} and content is not null)
        update petitions set content = ${content}, updated_at = ${tx.clock()} where ${changed} returning (select content from former) as former`,
  )
  return replaced ? (replaced.former?.length ?? 0) : null
}

/** The texts that others replaced, newest first. */
export async function listVersions(
  ctx: Ctx,
  petitionId: string,
  page: { skip: number; limit: number },
): Promise<{ versions: Wire<PetitionVersion>[]; total: number }> {
  await requireVisible(ctx, petitionId)
  const found = await paged<PetitionVersion>(ctx, {
    columns: sql`v.number, v.reason, u.full_name as author_name, v.content, v.created_at`,
    from: sql`from petition_versions v left join users u on u.id = v.author_id where v.petition_id = ${petitionId}`,
    order: sql`v.number desc`,
    page,
  })
  if (found.rows.length > 0) await recordReading(ctx, petitionId, 'versions')
  return { versions: found.rows, total: found.total }
}

/** Goes back to an earlier text; the present one is kept. A text that is the same already changes nothing. */
export async function restoreVersion(
  ctx: Ctx,
  petitionId: string,
  number: number,
  expected: Expected,
): Promise<Wire<Petition>> {
  await requireVisible(ctx, petitionId)
  const petition = await ctx.transaction(async (tx) => {
    await holdForText(tx, petitionId, expected)
    const version = await tx.db.petitionVersion.findUnique({
      where: { petition_id_number: { petition_id: petitionId, number } },
    })
    if (!version) throw versionNotFound
    const former = await replaceContent(tx, petitionId, version.content, 'restore')
    if (former !== null) {
      await tx.db.petition.update({ where: { id: petitionId }, data: { version: { increment: 1 } } })
      await record(tx, petitionId, 'restored', {
        before: { content_length: former },
        after: { number, content_length: version.content.length },
      })
    }
    return readPetition(tx, petitionId)
  })
  return withChecks(ctx, petition)
}
