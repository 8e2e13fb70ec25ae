import type { Petition, PetitionVersion } from '@lavra/contracts/petitions'
import type { Ctx } from '../../core/ctx'
import { notFound } from '../../core/errors'
import { paged, sql } from '../../core/sql'
import type { Expected } from '../../core/versions'
import type { Wire } from '../../core/wire'
import { holdForText, requireVisible } from './access'
import { record, recordReading } from './trail'
import { readPetition } from './views'

type Reason = PetitionVersion['reason']

const versionNotFound = notFound('Versão não encontrada')

/**
 * Replaces a petition's text and keeps the one it had; to be called inside a transaction that holds the petition's row. Answers how long
 * the former text was, or null where it was the same.
 */
export async function replaceContent(tx: Ctx, petitionId: string, content: string, reason: Reason): Promise<number | null> {
  const petition = await tx.db.petition.findUniqueOrThrow({ where: { id: petitionId }, select: { content: true } })
  if (petition.content === content) return null
  if (petition.content !== null) await keep(tx, petitionId, petition.content, reason)
  await tx.db.petition.update({ where: { id: petitionId }, data: { content } })
  return petition.content?.length ?? 0
}

async function keep(tx: Ctx, petition_id: string, content: string, reason: Reason): Promise<void> {
  const last = await tx.db.petitionVersion.aggregate({ where: { petition_id }, _max: { number: true } })
  const number = (last._max.number ?? 0) + 1
  const fields = { content, reason, author_id: tx.user?.id ?? null, created_at: tx.clock() }
  await tx.db.petitionVersion.create({ data: { ...fields, petition_id, number } })
}

/** The texts that others replaced, newest first. */
export async function listVersions(
  ctx: Ctx,
  petitionId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ versions: Wire<PetitionVersion>[]; total: number }> {
  await requireVisible(ctx, petitionId)
  const found = await paged<PetitionVersion>(
    ctx,
    sql`select v.number, v.reason, u.full_name as author_name, v.content, v.created_at
        from petition_versions v left join users u on u.id = v.author_id
        where v.petition_id = ${petitionId} order by v.number desc limit ${limit} offset ${skip}`,
    sql`select count(*)::int as total from petition_versions where petition_id = ${petitionId}`,
  )
  if (found.rows.length > 0) await recordReading(ctx, petitionId, 'versions')
  return { versions: found.rows, total: found.total }
}

/** Goes back to an earlier text; the present one is kept. A text that is the same already changes nothing. */
export async function restoreVersion(ctx: Ctx, petitionId: string, number: number, expected: Expected): Promise<Wire<Petition>> {
  await requireVisible(ctx, petitionId)
  return ctx.transaction(async (tx) => {
    await holdForText(tx, petitionId, expected)
    const version = await tx.db.petitionVersion.findUnique({ where: { petition_id_number: { petition_id: petitionId, number } } })
    if (!version) throw versionNotFound
    const former = await replaceContent(tx, petitionId, version.content, 'restore')
    if (former !== null) {
      await tx.db.petition.update({ where: { id: petitionId }, data: { version: { increment: 1 } } })
      await record(tx, petitionId, 'restored', { before: { content_length: former }, after: { number, content_length: version.content.length } })
    }
    return readPetition(tx, petitionId)
  })
}
