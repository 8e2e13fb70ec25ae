import type { FastifyInstance } from 'fastify'
import { publicationSign } from '@lavra/contracts/labels'
import type { PublicationSign } from '@lavra/contracts/office/system'
import { recordEvent } from '../audit/events'
import type { Ctx } from '../ctx'
import type { Env } from '../env'
import { isLoopbackHost, originOf, signOf } from './origin'
import { insertOne, rows, sql } from '../database/sql'
import type { World } from '../runtime'

/**
 * A newcomer on their own machine gets a reset's token on the screen, open registration and /metrics without
 * any setting. No connection proves that it comes from such a person: a proxy or a forward on the same
 * machine looks the same. So this ends for good, on record, at the first sign that others reach the office;
 * from then on only an explicit setting or the console gives any of it.
 */
export const isAtHome = async (ctx: Ctx): Promise<boolean> =>
  ctx.origin.direct_loopback && (await publication(ctx)) === null

interface Publication {
  since: Date | null
  sign: PublicationSign
}

/** Since when the office counts as published; null where nothing has shown so yet. */
export async function publication(ctx: Ctx): Promise<Publication | null> {
  const [found] = await rows<{ since: Date; sign: PublicationSign }>(
    ctx,
    sql`select created_at as since, value->>'sign' as sign from settings where key = ${KEY}`,
  )
  if (found) return found
  const sign = signOfSettings(ctx.env)
  return sign && { since: null, sign }
}

const KEY = 'published'

/** For the console. */
export function publicationLine(found: Publication | null): string {
  if (!found) return 'Acesso: só desta máquina até agora. O token de redefinição de senha aparece na tela.'
  const since = found.since ? ` desde ${found.since.toLocaleDateString('pt-BR')}` : ''
  return `Acesso: publicado${since} (${publicationSign[found.sign]}). Senha esquecida: por e-mail ou npm run admin -- reset-token USUARIO.`
}

/** A setting that only an office has which others reach. */
function signOfSettings({ TRUST_PROXY, DATABASE_URL, SMTP_URL, HOST }: Env): PublicationSign | null {
  if (TRUST_PROXY) return 'TRUST_PROXY'
  if (DATABASE_URL) return 'DATABASE_URL'
  if (SMTP_URL) return 'SMTP_URL'
  return isLoopbackHost(HOST) ? null : 'HOST'
}

/** At the server's start: what the settings show is kept, so that it stays true once they change. */
export async function publishBySettings(ctx: Ctx): Promise<void> {
  const sign = signOfSettings(ctx.env)
  if (sign) await publish(ctx, sign)
}

/** Looks at every request for a sign until there is one; it is written before that request is answered. */
export function watchForPublication(app: FastifyInstance, world: World): void {
  let written = false
  app.addHook('onRequest', async (request) => {
    if (written || signOfSettings(world.env)) return
    const sign = signOf(request)
    if (!sign) return
    const ctx = world.ctx({ log: request.log, request_id: request.id, origin: originOf(request), user: null })
    try {
      await publish(ctx, sign)
      written = true
    } catch (error) {
      // Where the database is away nothing can be given either; the next sign is written instead.
      request.log.error({ err: error, sign }, 'it could not be written that the office is published')
    }
  })
}

/** One row decides among nodes and requests; its event goes with it. */
async function publish(ctx: Ctx, sign: PublicationSign): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = insertOne('settings', {
      key: KEY,
      value: JSON.stringify({ sign }),
      created_at: tx.clock(),
      updated_at: tx.clock(),
    })
    const made = await rows(tx, sql`${row} on conflict (key) do nothing returning 1 as made`)
    if (made.length === 0) return
    await recordEvent(tx, {
      action: 'published',
      entity_type: 'settings',
      after: { sign },
      actor: { id: null, name: null },
    })
    tx.log.warn(
      { sign },
      'the office is published: no more reset tokens on the screen, open registration or /metrics for this machine without a setting',
    )
  })
}
