import { createHmac } from 'node:crypto'
import type { Ctx } from '../ctx'
import { AppError, conflict, invalid } from '../errors'
import { rows, sql } from '../database/sql'

const DAY_MS = 24 * 3_600_000
const KEY = /^[\x21-\x7e]{1,255}$/

const running = conflict('request_running', 'Este envio já está em andamento. Aguarde a resposta.')
const reused = new AppError(
  422,
  'idempotency_key_reused',
  'Esta chave de repetição já foi usada em outro envio. Recarregue a página e tente de novo.',
)

/**
 * The digest by which a repetition is known: what was asked, not how it was written. A registration's body
 * holds a password, so whoever has the table but not the server's secret must not be able to try passwords on
 * it.
 */
export const requestHash = (secret: string, parts: unknown[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['repetition', ...parts]))
    .digest('hex')

export interface Repeatable {
  /** The `Idempotency-Key` header. */
  key: string
  hash: string
  /** The answer as it goes over the wire: only that is kept. */
  serialize: (answer: unknown) => string
}

/**
 * Does a creating piece of work once per caller and key within 24 hours (IETF
 * draft-ietf-httpapi-idempotency-key-header): the same request gets the first answer again, another body 422,
 * one still running 409. The answer is kept in the transaction of the work itself, so that a crash leaves
 * both or neither; a refused attempt leaves nothing and may be tried again.
 */
export async function once(
  ctx: Ctx,
  { key, hash, serialize }: Repeatable,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<unknown> {
  if (!KEY.test(key))
    throw invalid([
      { loc: ['header', 'idempotency-key'], msg: 'Chave de repetição inválida', type: 'invalid_format' },
    ])
  const user_id = ctx.user?.id ?? `address:${ctx.origin.address}`
  return ctx.transaction(async (tx) => {
    const [lock] = await rows<{ got: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`${user_id} ${key}`}, 1)) as got`,
    )
    if (!lock?.got) throw running
    const now = ctx.clock()
    const [known] = await rows<{ request_hash: string; response: unknown }>(
      tx,
      sql`select request_hash, response from idempotency_keys where user_id = ${user_id} and key = ${key} and expires_at > ${now}`,
    )
    if (known) {
      if (known.request_hash !== hash) throw reused
      return known.response
    }
    const answer = await work(tx)
    const expires_at = new Date(now.getTime() + DAY_MS)
    await rows(
      tx,
      sql`insert into idempotency_keys (user_id, key, request_hash, status, response, expires_at)
          values (${user_id}, ${key}, ${hash}, 201, ${serialize(answer)}::jsonb, ${expires_at})
          on conflict (user_id, key) do update
          set request_hash = excluded.request_hash, response = excluded.response, expires_at = excluded.expires_at`,
    )
    return answer
  })
}
