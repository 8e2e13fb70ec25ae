import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

const id = z.string().regex(/^[\w-]{1,100}$/)
/** Clocks of an office's machines differ by less. */
const SKEW_SECONDS = 300

/** What a token of ours says: whose it is, which session it names, from when until when it counts. */
const Claims = z.object({
  sub: id,
  sid: id,
  iat: z.number().refine((seconds) => seconds <= Date.now() / 1000 + SKEW_SECONDS),
  exp: z.number(),
})

/**
 * Who the request says it comes from, by a token that is ours and unexpired; null for anything else, whatever
 * is wrong with it.
 */
export async function claimsOf(request: FastifyRequest): Promise<{ sub: string; sid: string } | null> {
  // Node would take the first of two headers where a proxy may have looked at the second.
  if (request.raw.headersDistinct['authorization']?.length !== 1) return null
  const verified: unknown = await request.jwtVerify().catch(() => null)
  return Claims.safeParse(verified).data ?? null
}
