import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOpen, isPending, type PetitionCheck } from '@lavra/contracts/petitions/checks'
import { startApi, type Actor, type Api } from '../../../../test/api'
import { signedIn } from '../../../../test/factories'
import { aPetition } from '../../../../test/petitions'

let api: Api
let lia: Actor
const base = '/api/v1/petitions'
const text = 'Pagou R$ 9.999,00 em junho. Foi em 3 de fevereiro de 2024 que pagou.'

beforeAll(async () => {
  api = await startApi()
  lia = await signedIn(api, 'standard', { full_name: 'Lia Torres Amado', oab_number: '123456/SP' })
})
afterAll(() => api.close())

interface Read {
  checks: PetitionCheck[]
  version: number
}
const read = async (id: string, who = lia): Promise<Read> =>
  (await api.as(who).get(`${base}/${id}`)).body as Read
const save = (id: string, content: string) => api.as(lia).put(`${base}/${id}/content`, { content })
async function written(content = text): Promise<string> {
  const id = await aPetition(api, lia)
  expect((await save(id, content)).status).toBe(200)
  return id
}
const itemOf = ({ checks }: Read, part: string): PetitionCheck => {
  const found = checks.find((check) => isOpen(check) && check.text.includes(part))
  if (!found) throw new Error(`no open item ${part}`)
  return found
}
const ask = (who: Actor | null, id: string, call: string, body: object, version: number | null) => {
  const request = api.as(who).post(`${base}/${id}/checks/${call}`, body)
  return version === null ? request : request.set('If-Match', `"${version}"`)
}
async function take(id: string, part: string, who = lia, reason = 'Conferido no recibo') {
  const petition = await read(id, who)
  return ask(who, id, 'take-over', { key: itemOf(petition, part).key, reason }, petition.version)
}
const pending = async (id: string) => (await read(id)).checks.filter(isPending).map((check) => check.text)
const events = (id: string, action: string) =>
  api.world.database.prisma.auditEvent.findMany({ where: { entity_id: id, action }, orderBy: { at: 'asc' } })

test('each item is taken over by itself, with a reason, for the whole office; then the clean copy leaves', async () => {
  const id = await written()
  const taken = await take(id, '9.999')
  expect(taken.status).toBe(200)
  const by = {
    user_id: lia.id,
    name: 'Lia Torres Amado',
    oab_number: '123456/SP',
    reason: 'Conferido no recibo',
  }
  expect(itemOf(taken.body as Read, '9.999').taken_over).toMatchObject(by)
  const colleague = await signedIn(api, 'restricted')
  expect(itemOf(await read(id, colleague), '9.999').taken_over).toMatchObject(by)
  expect(await pending(id)).toEqual(['3 de fevereiro de 2024'])
  expect((await api.as(lia).get(`${base}/${id}/export?format=md`)).body).toMatchObject({
    detail: expect.stringContaining('Um item'),
  })
  await take(id, 'fevereiro')
  expect((await api.as(colleague).get(`${base}/${id}/export?format=md`)).status).toBe(200)
  const told = await events(id, 'confirmed')
  expect(told).toMatchObject([
    {
      actor_id: lia.id,
      after: { item: 'R$ 9.999,00 (sem_origem)', reason: 'Conferido no recibo', oab_number: '123456/SP' },
    },
    {},
  ])
  expect(await events(id, 'exported')).toMatchObject([{ after: { open: 0, draft: false } }])
})

test('only by who has an OAB number, who has read this text, and says why', async () => {
  const id = await written()
  const petition = await read(id)
  const { key } = itemOf(petition, '9.999')
  const reason = 'Conferido no recibo'
  expect((await ask(null, id, 'take-over', { key, reason }, petition.version)).status).toBe(401)
  expect((await ask(lia, `petition_${'0'.repeat(32)}`, 'take-over', { key, reason }, 1)).status).toBe(404)
  expect((await ask(lia, id, 'take-over', { key, reason }, null)).body).toMatchObject({
    code: 'precondition_required',
  })
  expect((await ask(lia, id, 'take-over', { key, reason }, null)).status).toBe(428)
  expect((await ask(lia, id, 'take-over', { key, reason }, petition.version + 1)).status).toBe(412)
  for (const bad of ['', '  oi ', 'x'.repeat(501), 5])
    expect((await ask(lia, id, 'take-over', { key, reason: bad }, petition.version)).status).toBe(422)
  expect((await ask(lia, id, 'take-over', { key: 'nada', reason }, petition.version)).body).toMatchObject({
    code: 'not_open',
  })
  for (const oab_number of [undefined, 'OAB']) {
    const refused = await take(id, '9.999', await signedIn(api, 'admin', { oab_number }))
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({
        code: 'no_oab',
        detail: expect.stringContaining('Configurações → Meu Perfil'),
      }),
    ])
  }
  expect(await pending(id)).toHaveLength(2)
  expect(await events(id, 'confirmed')).toEqual([])
})

test('it stays through changes elsewhere, and ends with a change of its passage', async () => {
  const id = await written()
  await take(id, '9.999')
  await save(id, `Novo começo do texto.\n\n${text} Mais R$ 1.234,56.`)
  expect(await pending(id)).toEqual(['3 de fevereiro de 2024', 'R$ 1.234,56'])
  await save(id, text.replace('em junho', 'em julho'))
  expect(await pending(id)).toHaveLength(2)
  await save(id, text)
  expect(await pending(id)).toHaveLength(1)
})

test('who took it over stays who they were, whatever they are called later', async () => {
  const maria = await signedIn(api, 'standard', { full_name: 'Maria Reis Lobo', oab_number: 'RJ 99.888' })
  const id = await written()
  await take(id, '9.999', maria)
  await api.as(maria).put('/api/v1/users/me', {
    full_name: 'Maria Reis Amado',
    email: 'maria.reis@exemplo.com',
    oab_number: null,
  })
  expect(itemOf(await read(id), '9.999').taken_over).toMatchObject({
    user_id: maria.id,
    name: 'Maria Reis Lobo',
    oab_number: 'RJ 99.888',
  })
  expect((await take(id, '9.999')).body).toMatchObject({
    code: 'already_taken_over',
    detail: expect.stringContaining('Maria Reis Lobo'),
  })
})

test('it is undone by who did it or an administrator, and by nobody else', async () => {
  const id = await written()
  await take(id, '9.999')
  const { key } = itemOf(await read(id), '9.999')
  const other = await signedIn(api, 'standard', { oab_number: 'SP 5' })
  expect((await ask(other, id, 'withdraw', { key }, null)).status).toBe(403)
  expect(await pending(id)).toHaveLength(1)
  const undone = await ask(await signedIn(api, 'admin'), id, 'withdraw', { key }, null)
  expect([undone.status, itemOf(undone.body as Read, '9.999').taken_over]).toEqual([200, null])
  expect((await ask(lia, id, 'withdraw', { key }, null)).status).toBe(200)
  expect(await events(id, 'withdrawn')).toMatchObject([
    { before: { name: 'Lia Torres Amado', reason: 'Conferido no recibo' } },
  ])
})

test('the same words in the same sentence twice are two items, and five at once are five', async () => {
  const id = await written('Deve R$ 7.777,00 hoje.\n\nDeve R$ 7.777,00 hoje.\n\nDeve R$ 7.777,00 ontem.')
  const { checks, version } = await read(id)
  const open = checks.filter(isOpen)
  expect(new Set(open.map(({ key }) => key)).size).toBe(3)
  await Promise.all(
    open.map(({ key }) => ask(lia, id, 'take-over', { key, reason: 'Conferido no recibo' }, version)),
  )
  expect(await pending(id)).toEqual([])
  expect(await events(id, 'confirmed')).toHaveLength(3)
})
