import fc from 'fast-check'
import supertest from 'supertest'
import type { Endpoint } from '@lavra/contracts/base/endpoint'
import { urlsOf } from '../../src/platform/http/serve'
import type { Actor, Api } from '../api'
import { hostile, valuesOf } from './arbitrary'
import type { Records } from './matrix-records'

/** Who calls, and at what the calls aim. */
export interface Scene {
  actors: Actor[]
  records: Records
}

/** One generated request. */
export interface Shot {
  name: string
  actor: number
  id: unknown
  query: unknown
  body: unknown
  /**
   * 0 as generated, 1 one field replaced, 2 hostile altogether, 3 not even JSON, 4 with fields that nobody
   * may set.
   */
  spoil: number
  spoiled: unknown
  at: number
  ifMatch: string | null
  key: string | null
}

/** Stands in every field that nobody may set. */
export const intruder = 'intruso-0001'
const extras = {
  id: intruder,
  user_id: intruder,
  author_id: intruder,
  user_role: 'admin',
  is_superuser: true,
  version: 987_654,
  password_hash: intruder,
  storage_key: intruder,
  read_confidential: false,
  created_at: '1999-01-01T00:00:00.000Z',
  constructor: { prototype: { is_superuser: true } },
}

const idOf = (noun: keyof Records) => fc.constant({ noun })
const named = {
  case_id: fc.oneof(idOf('case'), fc.constant(null)),
  client_id: fc.oneof(idOf('client'), fc.constant('nenhum')),
  contact_id: fc.oneof(idOf('contact'), fc.constant(null)),
  document_ids: fc.oneof(fc.constant(null), fc.array(idOf('document'), { maxLength: 2 })),
  entity_id: idOf('case'),
  actor_id: idOf('user'),
}

const ids = fc.oneof(
  { weight: 6, arbitrary: fc.constant('real') },
  { weight: 1, arbitrary: fc.constantFrom('0', 'nenhum', `petition_${'0'.repeat(32)}`) },
  { weight: 1, arbitrary: hostile },
)
const strangeQuery = fc.dictionary(
  fc.constantFrom('skip', 'limit', 'search', 'q', 'status', 'sort', 'x'),
  hostile,
)

export const shotOf = (name: string, endpoint: Endpoint): fc.Arbitrary<Shot> =>
  fc.record({
    name: fc.constant(name),
    actor: fc.nat(3),
    id: ids,
    query: endpoint.query ? fc.oneof(valuesOf(endpoint.query, named), strangeQuery) : fc.constant({}),
    body: endpoint.body ? valuesOf(endpoint.body, named) : fc.constant(undefined),
    spoil: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4, 4),
    spoiled: hostile,
    at: fc.nat(30),
    ifMatch: fc.constantFrom(null, null, '"1"', '"7"', '*', 'W/"1"', 'lixo', ''),
    key: fc.constantFrom(null, null, 'chave-1', 'chave-2', 'ç', ''),
  })

/** Puts the round's ids in the place of `{ noun }`. */
function withIds(value: unknown, records: Records): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, records))
  if (typeof value !== 'object' || value === null) return value
  if ('noun' in value) return records[value.noun as keyof Records]
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withIds(item, records)]))
}

function bodyOf(shot: Shot, records: Records): unknown {
  if (shot.spoil === 2) return shot.spoiled
  const body = withIds(shot.body, records)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const names = Object.keys(body)
  if (shot.spoil === 4) return { ...body, ...extras }
  if (shot.spoil !== 1 || names.length === 0) return body
  return { ...body, [names[shot.at % names.length] ?? '']: shot.spoiled }
}

/** As text that can be sent: half a surrogate pair becomes a replacement sign. */
const text = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value ?? null)).toString()
const entriesOf = (value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, item]) => [name, text(item)])
    : []

function urlOf(endpoint: Endpoint, shot: Shot, records: Records): string {
  const noun = endpoint.path.includes('{caseId}')
    ? 'case'
    : endpoint.path.includes('{clientId}')
      ? 'client'
      : endpoint.path.split('/')[1]?.replace(/s$/, '')
  const id =
    shot.id === 'real'
      ? records[noun as keyof Records]
      : encodeURIComponent(text(text(shot.id).slice(0, 150))) || '%20'
  const path = (urlsOf(endpoint).at(-1) ?? '')
    .replace(':agentId', 'fatos')
    .replace(':n', '1')
    .replace(/:\w+/, id)
  const pairs = entriesOf(withIds(shot.query, records)).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

const printable = /^[\x20-\x7e]*$/

/** Sends a generated request over HTTP. */
export function send(api: Api, endpoint: Endpoint, shot: Shot, { actors, records }: Scene) {
  const sent = supertest(api.server)[endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](
    urlOf(endpoint, shot, records),
  )
  const actor = actors[shot.actor]
  if (actor) void sent.set('Authorization', `Bearer ${actor.token}`)
  if (shot.ifMatch !== null) void sent.set('If-Match', shot.ifMatch)
  if (shot.key !== null && printable.test(shot.key)) void sent.set('Idempotency-Key', shot.key)
  if (!endpoint.body) return sent
  if (shot.spoil === 3)
    return sent.set('Content-Type', 'application/json').send(`{"a": ${text(shot.spoiled)}`)
  const body = bodyOf(shot, records)
  if (endpoint.bodyType === 'form')
    return sent.type('form').send(new URLSearchParams(entriesOf(body)).toString())
  if (endpoint.bodyType !== 'multipart')
    return sent.set('Content-Type', 'application/json').send(JSON.stringify(body ?? null))
  for (const [name, value] of entriesOf(body)) void sent.field(name, value)
  return shot.at % 2 ? sent.attach(endpoint.files?.field ?? 'file', Buffer.from('texto'), 'nota.txt') : sent
}
