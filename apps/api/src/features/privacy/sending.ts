import { BlockList, isIP } from 'node:net'
import type { Sending } from '@lavra/contracts/privacy'
import type { Ctx } from '../../platform/ctx'
import { readSettings } from '../../platform/settings'
import { rows, sql } from '../../platform/database/sql'

const OPENAI = 'https://api.openai.com'
const DAYS_MS = 30 * 24 * 3_600_000

/** What leaves the office for a language model, told by the settings that the server runs with. */
export async function readSending(ctx: Ctx): Promise<Sending> {
  const { send_confidential_to_ai: confidential, send_internal_to_ai: internal } = await readSettings(ctx)
  const [counted] = await rows<{ total: number }>(
    ctx,
    sql`select count(*)::int as total from audit_events where action = 'sent_to_model' and at > ${new Date(ctx.clock().getTime() - DAYS_MS)}`,
  )
  const at = placeOf(ctx.env.OPENAI_BASE_URL)
  return {
    model: ctx.llm && { model: ctx.llm.model, ...at },
    embedding: ctx.llm?.embed ? { model: ctx.env.OPENAI_EMBEDDING_MODEL ?? '', ...at } : null,
    confidential,
    internal,
    sent_30_days: counted?.total ?? 0,
  }
}

function placeOf(address: string | undefined): { host: string; local: boolean } {
  const { host, hostname } = new URL(address ?? OPENAI)
  return { host, local: isLocal(hostname.replace(/^\[|\]$/g, '')) }
}

const own = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  own.addSubnet(network, prefix)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')
own.addSubnet('fe80::', 10, 'ipv6')

/** This machine or a private network; a plain name without a domain is one of the office's own. */
function isLocal(hostname: string): boolean {
  const version = isIP(hostname)
  if (version > 0) return own.check(hostname, version === 6 ? 'ipv6' : 'ipv4')
  return (
    hostname === 'localhost' ||
    !hostname.includes('.') ||
    /\.(local|localhost|internal|lan|home\.arpa)$/.test(hostname)
  )
}
