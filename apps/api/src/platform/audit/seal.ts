import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'

/*
 * Who may write to the database could write a plain chain of digests anew; every digest here is an HMAC by a
 * key that is not in the database. What goes into one is a list as JSON: no two lists have the same text.
 */
export type AuditKey = KeyObject

const keys = new Map<string, AuditKey>()

/** The key of a secret (`Env.AUDIT_KEY`). */
export function auditKey(secret: string): AuditKey {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'lavra audit chain', 32)))
  keys.set(secret, key)
  return key
}

export const newSalt = (): string => randomBytes(16).toString('base64url')

const mac = (key: AuditKey, ...content: unknown[]): string =>
  createHmac('sha256', key).update(JSON.stringify(content)).digest('base64url')

/** Tells a key apart from others without telling anything else of it. */
export const keyId = (key: AuditKey): string => mac(key, 'key').slice(0, 16)

/** What stays of an event whatever is erased. */
interface Facts {
  id: string
  at: Date
  actor_id: string | null
  action: string
  entity_type: string
  entity_id: string | null
  case_id: string | null
  request_id: string | null
  confidential: boolean
}

/** An event as it is sealed: what changed as objects. */
export interface SealedEvent extends Facts {
  before: unknown
  after: unknown
  actor_name: string | null
  address: string | null
}

/** An event's row: what changed as the database prints it, so that no digit of it can differ unseen. */
export interface EventRow extends Facts {
  before: string | null
  after: string | null
  actor_name: string | null
  address: string | null
  salt: string | null
  seal: string | null
}

const factsOf = ({
  id,
  at,
  actor_id,
  action,
  entity_type,
  entity_id,
  case_id,
  request_id,
  confidential,
}: Facts): unknown[] => [
  id,
  at.toISOString(),
  actor_id,
  action,
  entity_type,
  entity_id,
  case_id,
  request_id,
  confidential,
]

/** What the server signs as it writes an event: only the server can have written what carries it. */
export const sealOf = (key: AuditKey, salt: string, event: SealedEvent): string =>
  mac(
    key,
    'seal',
    salt,
    factsOf(event),
    ordered(event.before),
    ordered(event.after),
    event.actor_name,
    event.address,
  )

export function isSealed(key: AuditKey, row: EventRow): boolean {
  if (row.seal === null || row.salt === null) return false
  return row.seal === sealOf(key, row.salt, { ...row, before: parsed(row.before), after: parsed(row.after) })
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

/** The database keeps an object's fields in an order of its own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return ['[', ...value.map(ordered)]
  if (typeof value !== 'object' || value === null) return value ?? null
  return [
    '{',
    ...Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, ordered(inner)]),
  ]
}

/** The two parts of an event that can be erased, each alone: what changed, and who did it from where. */
export type Part = 'details' | 'actor'
export const parts: readonly Part[] = ['details', 'actor']

export const factsDigest = (key: AuditKey, row: EventRow): string => mac(key, 'facts', factsOf(row), row.seal)

/**
 * Salted, because a CPF is found by trying all once its digest and the key are known; the salt goes with what
 * is erased.
 */
export function partDigest(key: AuditKey, part: Part, salt: string, row: EventRow): string {
  return mac(key, part, salt, row.id, ...contentsOf(part, row))
}

export const contentsOf = (part: Part, row: EventRow): (string | null)[] =>
  part === 'details' ? [row.before, row.after] : [row.actor_name, row.address]

/** A link as the chain holds it. */
export interface Link {
  sequence: number
  event_id: string
  facts_digest: string
  details_salt: string | null
  details_digest: string
  actor_salt: string | null
  actor_digest: string
  digest: string
}

export const linkDigest = (key: AuditKey, previous: string, link: Omit<Link, 'digest'>): string =>
  mac(
    key,
    'link',
    previous,
    link.sequence,
    link.event_id,
    link.facts_digest,
    link.details_digest,
    link.actor_digest,
  )

/** The link of an event that follows the one with the digest `previous`. */
export function linkOf(key: AuditKey, previous: string, sequence: number, row: EventRow): Link {
  const [details_salt, actor_salt] = [newSalt(), newSalt()]
  const link = {
    sequence,
    event_id: row.id,
    facts_digest: factsDigest(key, row),
    details_salt,
    details_digest: partDigest(key, 'details', details_salt, row),
    actor_salt,
    actor_digest: partDigest(key, 'actor', actor_salt, row),
  }
  return { ...link, digest: linkDigest(key, previous, link) }
}

/** The end of the chain as the database holds it. */
export interface Head {
  sequence: number
  digest: string
  open: boolean
  key_id: string | null
  seal: string | null
}

export const headSeal = (key: AuditKey, { sequence, digest, open }: Head): string =>
  mac(key, 'head', sequence, digest, open)

/** The end of the chain in a form to keep elsewhere: `1234-…`. */
export const headText = ({ sequence, digest }: Pick<Head, 'sequence' | 'digest'>): string =>
  `${sequence}-${digest}`

export function parseHead(text: string): { sequence: number; digest: string } | null {
  const [, sequence, digest] = /^(\d{1,9})-([\w-]{43})$/.exec(text.trim()) ?? []
  return sequence && digest ? { sequence: Number(sequence), digest } : null
}
