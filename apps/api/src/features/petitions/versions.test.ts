import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { startModelServer, type ModelServer } from '../../../test/model-server'
import { aPetition, advance, llmOf, pause, settled, started, statusOf } from '../../../test/petitions'
import { petitionStep } from './service'

let model: ModelServer
let api: Api
let user: Actor
let colleague: Actor
const base = '/api/v1/petitions'

beforeAll(async () => {
  model = await startModelServer()
  api = await startApi({ llm: llmOf(model), jobs: [petitionStep], env: { AGENT_LEASE_SECONDS: 1 } })
  user = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado' })
  colleague = await signedIn(api, 'standard', { full_name: 'Rui Prado' })
})
afterAll(async () => {
  await api.close()
  await model.close()
})
beforeEach(() => {
  model.reset()
  model.always({ kind: 'ok' })
})

const save = (id: string, content: string, tag?: string, who = user) =>
  withTag(api.as(who).put(`${base}/${id}/content`, { content }), tag)
const restore = (id: string, n: number | string, tag?: string) =>
  withTag(api.as(user).post(`${base}/${id}/versions/${n}/restore`), tag)
const edit = (id: string, agent: string, body: object, tag?: string) =>
  withTag(api.as(user).put(`${base}/${id}/agents/${agent}/output`, body), tag)
const withTag = (call: ReturnType<ReturnType<Api['as']>['put']>, tag?: string) =>
  tag === undefined ? call : call.set('If-Match', tag)

interface Version {
  number: number
  reason: string
  author_name: string | null
  content: string
}
async function versionsOf(id: string, query = ''): Promise<{ versions: Version[]; total: number }> {
  const answer = await api.as(user).get(`${base}/${id}/versions${query}`)
  expect(answer.status).toBe(200)
  return answer.body as { versions: Version[]; total: number }
}
const read = async (id: string) =>
  (await api.as(user).get(`${base}/${id}`)).body as { content: string; version: number; status: string }

async function written(...contents: string[]): Promise<string> {
  const id = await aPetition(api, user)
  for (const content of contents) expect((await save(id, content)).status).toBe(200)
  return id
}

test('requires authentication', async () => {
  expect((await api.as(null).get(`${base}/x/versions`)).status).toBe(401)
  expect((await api.as(null).post(`${base}/x/versions/1/restore`)).status).toBe(401)
})

test('every text that a save replaces is kept, newest first, with its author; paged', async () => {
  const id = await written('Um', 'Dois')
  await save(id, 'Três', undefined, colleague)
  expect(await versionsOf(id)).toMatchObject({
    total: 2,
    versions: [
      { number: 2, reason: 'edit', author_name: 'Rui Prado', content: 'Dois' },
      { number: 1, reason: 'edit', author_name: 'Lia Torres Amado', content: 'Um' },
    ],
  })
  expect((await versionsOf(id, '?limit=1&skip=1')).versions.map(({ content }) => content)).toEqual(['Um'])
  expect(await versionsOf(await written('Só um'))).toEqual({ versions: [], total: 0 })
})

test('the same text again is no new version', async () => {
  const id = await written('Um')
  const before = await read(id)
  const again = await save(id, ' Um ')
  expect([again.status, again.body.version]).toEqual([200, before.version])
  expect((await versionsOf(id)).total).toBe(0)
})

test('a restore brings a text back and keeps the one it replaces', async () => {
  const id = await written('Um', 'Dois', 'Três')
  const before = await read(id)
  const back = await restore(id, 1)
  expect(back.body).toMatchObject({ id, content: 'Um', version: before.version + 1 })
  expect(back.headers['etag']).toBe(`"${before.version + 1}"`)
  const kept = await versionsOf(id)
  expect(kept.versions.map(({ number, reason, content }) => [number, reason, content])).toEqual([
    [3, 'restore', 'Três'],
    [2, 'edit', 'Dois'],
    [1, 'edit', 'Um'],
  ])
  const same = await restore(id, 1)
  expect(same.body).toMatchObject({ content: 'Um', version: before.version + 1 })
  expect((await versionsOf(id)).total).toBe(3)
  expect((await restore(id, 3)).body.content).toBe('Três')
})

test('an edit of the last agent and the end of a regeneration keep what they replace', async () => {
  const id = await started(api, user, 8)
  const first = (await read(id)).content
  await save(id, 'Revisto à mão')
  await edit(id, 'finalizador', { output: 'Pelo agente' })
  model.always({ kind: 'ok', tokens: 10, tokenDelayMs: 100 }).writes('finalizador', 'Escrito outra vez.')
  await edit(id, 'revisor', { output: 'Reveja.', trigger_regeneration: true })
  expect((await read(id)).content).toBe('Pelo agente')
  expect((await restore(id, 1)).status).toBe(409)
  await settled(api, user, id)
  expect((await read(id)).content).toContain('Escrito outra vez.')
  expect(
    (await versionsOf(id)).versions.map(({ reason, content, author_name }) => [reason, content, author_name]),
  ).toEqual([
    ['regeneration', 'Pelo agente', null],
    ['agent_edit', 'Revisto à mão', 'Lia Torres Amado'],
    ['edit', first, 'Lia Torres Amado'],
  ])
})

test('an unknown version, a malformed number and an unknown petition', async () => {
  const id = await written('Um', 'Dois')
  const unknown = await restore(id, 9)
  expect([unknown.status, unknown.body.detail]).toEqual([404, 'Versão não encontrada'])
  for (const n of ['0', '-1', 'x', '1.5', '99999999999']) expect((await restore(id, n)).status, n).toBe(422)
  for (const query of ['?limit=21', '?limit=0', '?skip=-1'])
    expect((await api.as(user).get(`${base}/${id}/versions${query}`)).status, query).toBe(422)
  expect((await restore('petition_0', 1)).status).toBe(404)
  expect((await api.as(user).get(`${base}/petition_0/versions`)).status).toBe(404)
})

test('a save, a restore and an agent’s edit on a stale version are 412 and change nothing', async () => {
  const id = await started(api, user, 8)
  await save(id, 'Um')
  const { version } = await read(id)
  expect((await save(id, 'Dois', `"${version}"`)).status).toBe(200)
  const now = await read(id)
  const stale = [
    await save(id, 'x', `"${version}"`),
    await restore(id, 1, `"${version}"`),
    await edit(id, 'leis', { output: 'x' }, `"${version}"`),
  ]
  for (const answer of stale) {
    expect(answer.status).toBe(412)
    expect(answer.body.detail).toBe('Alterado por outra pessoa. Recarregue antes de salvar.')
  }
  expect(await read(id)).toEqual(now)
  for (const tag of [`"${now.version}"`, `W/"${now.version}"`, '*', `"0", "${now.version}"`])
    expect((await save(id, 'Dois', tag)).status, tag).toBe(200)
  for (const tag of ['"x"', '""']) expect((await save(id, 'x', tag)).status, tag).toBe(412)
  for (const tag of [`${now.version}.0`, 'x']) expect((await save(id, 'x', tag)).status, tag).toBe(400)
  expect((await read(id)).content).toBe('Dois')
})

test('the version travels as ETag with the petition and its status, and every change of text or status is another', async () => {
  const id = await aPetition(api, user)
  const seen: number[] = []
  const look = async () => {
    const [petition, status] = [
      await api.as(user).get(`${base}/${id}`),
      await api.as(user).get(`${base}/${id}/status`),
    ]
    expect(petition.headers['etag']).toBe(`"${String(petition.body.version)}"`)
    expect(status.headers['etag']).toBe(petition.headers['etag'])
    seen.push(Number(petition.body.version))
  }
  await look()
  await api.as(user).post(`${base}/${id}/start-generation`)
  await look()
  model.nextOf('qualificacao', { kind: 'refusal' })
  expect((await advance(api, user, id)).status).toBe(502)
  await look()
  await advance(api, user, id)
  await look()
  await edit(id, 'qualificacao', { output: 'À mão' })
  await look()
  for (let n = 1; n < 8; n++) await advance(api, user, id)
  await look()
  await save(id, 'Novo')
  await look()
  expect(new Set(seen).size, seen.join()).toBe(seen.length)
})

test('a running chain tells nobody that somebody else changed the petition', async () => {
  const id = await started(api, user, 2)
  const { version } = await read(id)
  model.always({ kind: 'ok', tokens: 30, tokenDelayMs: 60 })
  const running = advance(api, user, id).then((answer) => answer)
  await pause(900)
  const edited = await edit(
    id,
    'qualificacao',
    { output: 'Com a renovação da reserva pelo meio.' },
    `"${version}"`,
  )
  expect(edited.status).toBe(200)
  expect((await running).status).toBe(200)
  model.always({ kind: 'ok' })
  await advance(api, user, id)
  await api.as(user).post(`${base}/${id}/start-generation`, { background: false })
  expect((await statusOf(api, user, id)).completed_agents).toHaveLength(4)
  expect((await edit(id, 'fatos', { output: 'x' }, `"${version + 1}"`)).status).toBe(200)
})

test('of two saves from the same version one is kept', async () => {
  const id = await written('Um')
  const { version } = await read(id)
  const answers = await Promise.all([save(id, 'A', `"${version}"`), save(id, 'B', `"${version}"`, colleague)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
  const winner = answers.find(({ status }) => status === 200)
  expect((await read(id)).content).toBe(winner?.body.content)
})

test('versions of a petition that one may not see are 404', async () => {
  const id = await written('Um', 'Dois')
  await api.world.database.prisma.petition.update({ where: { id }, data: { read_confidential: true } })
  const stranger = await signedIn(api, 'restricted')
  expect((await api.as(stranger).get(`${base}/${id}/versions`)).status).toBe(404)
  // Whatever else is wrong with the call: that there is such a petition is not told.
  for (const [n, tag] of [
    ['1', '*'],
    ['9', '*'],
    ['1', '"99"'],
  ] as const) {
    const answer = await api.as(stranger).post(`${base}/${id}/versions/${n}/restore`).set('If-Match', tag)
    expect([answer.status, answer.body.detail]).toEqual([404, 'Petição não encontrada'])
  }
  for (const path of ['content', 'agents/fatos/output']) {
    const answer = await api
      .as(stranger)
      .put(`${base}/${id}/${path}`, { content: 'x', output: 'x' })
      .set('If-Match', '"99"')
    expect([answer.status, answer.body.detail], path).toEqual([404, 'Petição não encontrada'])
  }
  expect((await read(id)).content).toBe('Dois')
})
