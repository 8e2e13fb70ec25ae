import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import supertest from 'supertest'
import type { Endpoint } from '@lavra/contracts/base/endpoint'
import { urlsOf } from '../../src/platform/http/serve'
import { startApi, type Actor, type Api } from '../api'
import { aClient, signedIn } from '../factories'
import { endpoints } from './endpoints'
import { quietJobs } from './quiet-jobs'
import { actorOf, actors, freshRecords, type ActorKind, type Records } from './matrix-records'

const targets = ['own', "other's", 'absent', 'malformed'] as const
type Target = (typeof targets)[number] | 'none'

let api: Api
let cells = 0
beforeAll(async () => {
  api = await startApi({ jobs: quietJobs })
  // Somebody else stays administrator and superuser whatever a cell does.
  const keeper = await signedIn(api, 'admin')
  await api.world.database.prisma.user.update({ where: { id: keeper.id }, data: { is_superuser: true } })
})
afterAll(async () => {
  console.log(`access matrix: ${cells} cells`)
  await api.close()
})

/** The noun that a path's id names; the records have one of each. */
function nounOf({ path }: Endpoint): keyof Records {
  if (path.includes('{caseId}')) return 'case'
  if (path.includes('{clientId}')) return 'client'
  return path.split('/')[1]?.replace(/s$/, '') as keyof Records
}

const absent: Partial<Record<keyof Records, string>> = { petition: `petition_${'0'.repeat(32)}` }
const nobody = '0197f3a0-0000-7000-8000-00000000ffff'
const malformed = 'x'.repeat(101)

function urlOf(endpoint: Endpoint, id: string): string {
  const path = urlsOf(endpoint).at(-1) ?? ''
  return path.replace(':agentId', 'fatos').replace(':n', '1').replace(/:\w+/, id) + queryOf(endpoint)
}

const queryOf = ({ path }: Endpoint): string =>
  path.endsWith('/role')
    ? '?new_role=standard'
    : path.endsWith('/export')
      ? '?format=md'
      : path === '/search'
        ? '?q=ma'
        : ''

/** The contract's own example as the body, its ids replaced by real ones. */
async function bodyOf(name: string, endpoint: Endpoint, records: Records): Promise<Record<string, unknown>> {
  const example = { ...(endpoint.example as Record<string, unknown> | undefined) }
  if ('case_id' in example && example['case_id']) example['case_id'] = records.case
  if ('client_id' in example && example['client_id']) example['client_id'] = (await aClient(api)).id
  if ('case_number' in example) example['case_number'] = `PROC-${Math.random()}`
  if (
    ['clients.create', 'invitations.create', 'auth.register', 'auth.requestReset', 'users.updateMe'].includes(
      name,
    )
  )
    example['email'] = `n${Math.random()}@exemplo.com`
  if (name === 'auth.register') example['username'] = `n${Math.random()}`
  if ('full_name' in example) example['full_name'] = `Pessoa ${Math.random()}`
  return example
}

interface Scene {
  actor: Actor | null
  records: Records
}
const scenes = new Map<string, Promise<Scene>>()

/**
 * Somebody of that kind and records that are theirs (`mine`) or a stranger's. What changes nothing shares
 * them; what may gets its own.
 */
function sceneOf(kind: ActorKind, mine: boolean, changes: boolean, noun: keyof Records): Promise<Scene> {
  if (changes) return newScene(kind, mine, noun)
  const scene = scenes.get(`${kind} ${mine}`) ?? newScene(kind, mine)
  scenes.set(`${kind} ${mine}`, scene)
  return scene
}

async function newScene(kind: ActorKind, mine: boolean, noun?: keyof Records): Promise<Scene> {
  const actor = await actorOf(api, kind)
  const owner = actor && mine ? actor : await signedIn(api, 'restricted')
  const lawyer = kind === 'lawyer' && actor ? actor : undefined
  return { actor, records: await freshRecords(api, owner, { lawyer, noun }) }
}

async function call(name: string, endpoint: Endpoint, actor: Actor | null, id: string, records: Records) {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
  const request = supertest(api.server)[method](urlOf(endpoint, id))
  if (actor) void request.set('Authorization', `Bearer ${actor.token}`)
  if (!endpoint.body) return request
  const body = await bodyOf(name, endpoint, records)
  if (endpoint.bodyType === 'form') return request.type('form').send(body)
  if (endpoint.bodyType !== 'multipart') return request.send(body)
  for (const [field, value] of Object.entries(body)) void request.field(field, String(value))
  return request.attach(endpoint.files?.field ?? 'file', Buffer.from('texto simples'), 'nota.txt')
}

/**
 * What a call answers to whoever may make it, where that is not simply its success: a wrong password, nothing
 * started yet …
 */
const ordinary: Record<string, number> = {
  'auth.signIn': 401,
  'auth.confirmReset': 400,
  'acceptance.look': 400,
  'acceptance.accept': 400,
  'users.changePassword': 400,
  'petitions.advance': 409,
  'petitions.saveAgentOutput': 409,
  // Which text was read has to be said in If-Match.
  'petitions.takeOver': 428,
  'petitions.fill': 428,
  // The example names a document, an attachment of nobody's.
  'documents.changeMany': 404,
  'petitions.changeAttachment': 404,
  // The name typed has to be the person's own; the contact's example is.
  'privacy.anonymizeClient': 422,
}
const allowed: Record<Endpoint['access'], ActorKind[]> = {
  public: [...actors],
  user: ['restricted', 'author', 'lawyer', 'standard', 'admin', 'superuser'],
  staff: ['standard', 'admin', 'superuser'],
  admin: ['admin', 'superuser'],
  superuser: ['superuser'],
}

function expected(name: string, endpoint: Endpoint, actor: ActorKind, target: Target): number {
  if (!allowed[endpoint.access].includes(actor)) return actor === 'signed out' ? 401 : 403
  if (target === 'absent') return 404
  if (target === 'malformed') return 422
  const confidential =
    ['document', 'note', 'petition', 'trash'].includes(nounOf(endpoint)) && endpoint.path.includes('{id}')
  const stranger = target === "other's" && (actor === 'restricted' || actor === 'author')
  if (confidential && stranger) return 404
  // The case holds a document that the caller may not see.
  if (name === 'cases.remove' && stranger) return 409
  if (name === 'petitions.remove' && target === "other's" && (actor === 'standard' || actor === 'lawyer'))
    return 403
  if (target === 'own' && (name === 'users.setRole' || name === 'users.setActive')) return 400
  return ordinary[name] ?? endpoint.status
}

describe.each(Object.entries(endpoints))('%s', (name, endpoint) => {
  const columns: Target[] = endpoint.path.includes('{') ? [...targets] : ['none']
  test.each(actors)('%s', async (kind) => {
    const refused: unknown[] = []
    const noun = nounOf(endpoint)
    for (const target of columns) {
      const status = expected(name, endpoint, kind, target)
      const { actor, records } = await sceneOf(
        kind,
        target === 'own',
        endpoint.method !== 'GET' && status < 400,
        noun,
      )
      const id =
        target === 'absent' ? (absent[noun] ?? nobody) : target === 'malformed' ? malformed : records[noun]
      const answer = await call(name, endpoint, actor, id, records)
      cells++
      expect({
        target,
        status: answer.status,
        said: answer.status >= 400 ? answer.body.detail : null,
      }).toMatchObject({ target, status })
      if (answer.status === 404)
        refused.push([answer.body.code, answer.body.detail, Object.keys(answer.body).toSorted()])
    }
    // What one may not see answers exactly like what does not exist.
    for (const answer of refused) expect(answer).toEqual(refused[0])
  })
})
