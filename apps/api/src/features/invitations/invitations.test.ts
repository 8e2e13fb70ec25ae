import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { signedIn } from '../../../test/factories'
import { openMailbox } from '../../../test/mailbox'
import { anywhere, newAddress, secondNode, visitor } from '../../../test/visitor'
import { deliverInvitation } from './service'

let api: Api
let node: Api
let admin: Actor

beforeAll(async () => {
  api = await startApi({
    env: { ...anywhere, MAIL_FROM: 'lavra@escritorio.com.br' },
    jobs: [deliverInvitation],
  })
  node = await secondNode(api)
  admin = await signedIn(api, 'admin', { full_name: 'Helena Martins' })
  // Published offices take no other newcomers.
  await api
    .as(admin)
    .put('/api/v1/users/settings/system', { allow_registration: false, office_name: 'Martins & Prado' })
})
beforeEach(async () => {
  delete api.world.env.SMTP_URL
  await prisma().attempt.deleteMany()
})
afterAll(async () => {
  await node.close()
  await api.close()
})

const base = '/api/v1/invitations'
const prisma = () => api.world.database.prisma
let last = 0
const person = (fields: object = {}) => ({
  full_name: `Pessoa Nova ${++last}`,
  email: `nova${last}@exemplo.com`,
  user_role: 'standard',
  ...fields,
})
const invite = (fields: object = {}, who = admin) => api.as(who).post(`${base}/`, person(fields))
const renew = (id: string, who = admin) => api.as(who).post(`${base}/${id}/renew`, {})
const look = (token: string) => visitor(api).post(`${base}/look`, { token })
const accept = (token: string, username: string, on = api) =>
  visitor(on).post(`${base}/accept`, { token, username, password: 'segredo-bem-longo' })
const refusal = (answer: { status: number; body: { code: string } }) => [answer.status, answer.body.code]
const dead = [400, 'invalid_invitation']
const idOf = (answer: { body: { invitation: { id: string } } }) => answer.body.invitation.id
const tokenOf = (answer: { body: { token: string } }) => answer.body.token
const list = async (query = '') =>
  (await api.as(admin).get(`${base}/${query}`)).body as {
    invitations: { id: string; in_force: boolean }[]
    total: number
  }

test('who is invited chooses user name and password, though registration is closed, and enters with the given role', async () => {
  const invited = await invite({
    full_name: ' Otávio Lins ',
    email: 'Otavio@Exemplo.com',
    user_role: 'restricted',
  })
  const token = tokenOf(invited)
  expect([invited.status, invited.body]).toMatchObject([
    200,
    {
      mailed: false,
      invitation: {
        full_name: 'Otávio Lins',
        email: 'otavio@exemplo.com',
        user_role: 'restricted',
        invited_by: 'Helena Martins',
        in_force: true,
      },
    },
  ])
  expect((await look(token)).body).toEqual({
    office_name: 'Martins & Prado',
    full_name: 'Otávio Lins',
    email: 'otavio@exemplo.com',
    user_role: 'restricted',
    expires_at: invited.body.invitation.expires_at as string,
  })
  expect((await accept(token, 'otavio')).body).toEqual({
    message: 'Conta criada. Entre com o usuário e a senha que escolheu.',
  })
  const entered = await visitor(api).signIn('otavio', 'segredo-bem-longo')
  expect(entered.body.user).toMatchObject({
    full_name: 'Otávio Lins',
    email: 'otavio@exemplo.com',
    user_role: 'restricted',
    is_superuser: false,
  })
  // One use, whatever is tried with it.
  for (const answer of [await look(token), await accept(token, 'outro')])
    expect(refusal(answer)).toEqual(dead)
  const events = await prisma().auditEvent.findMany({
    where: { entity_type: { in: ['invitation', 'user'] } },
    orderBy: { id: 'asc' },
  })
  const told = events
    .filter(({ action }) => !action.startsWith('sign'))
    .map(({ entity_type, action, actor_name }) => [entity_type, action, actor_name])
  expect(told).toEqual([
    ['invitation', 'created', 'Helena Martins'],
    ['invitation', 'accepted', 'Otávio Lins'],
    ['user', 'created', 'Otávio Lins'],
  ])
  expect(JSON.stringify(events)).not.toContain(token)
})

test('the token is kept nowhere', async () => {
  const token = tokenOf(await api.as(admin).post(`${base}/`, person()).set('Idempotency-Key', 'convite-1'))
  const tables = await api.world.database.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  )
  for (const { name } of tables) {
    const rows = await api.world.database.query<{ row: string }>(`select t::text as row from ${name} t`)
    expect(
      rows.some(({ row }) => row.includes(token)),
      name,
    ).toBe(false)
  }
})

test('only administrators invite, see and revoke; nobody is told whether an invitation is there', async () => {
  const id = idOf(await invite())
  for (const [who, status] of [
    [null, 401],
    [await signedIn(api), 403],
    [await signedIn(api, 'restricted'), 403],
  ] as const) {
    const calls = [
      api.as(who).get(`${base}/`),
      api.as(who).post(`${base}/`, person()),
      api.as(who).post(`${base}/${id}/renew`),
      api.as(who).delete(`${base}/${id}`),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(status)
  }
  expect((await api.as(admin).delete(`${base}/nada`)).status).toBe(404)
  expect((await renew('nada')).status).toBe(404)
  const bad = await api
    .as(admin)
    .post(`${base}/`, { full_name: ' ', email: 'x', user_role: 'dono', site: 'javascript:alert(1)' })
  expect([bad.status, bad.body.detail.length]).toEqual([422, 4])
})

test('a new link ends the one before, a revoked one opens nothing', async () => {
  const first = await invite()
  const second = await renew(idOf(first))
  expect(refusal(await look(tokenOf(first)))).toEqual(dead)
  expect((await look(tokenOf(second))).status).toBe(200)
  expect((await api.as(admin).delete(`${base}/${idOf(first)}`)).status).toBe(204)
  expect(refusal(await accept(tokenOf(second), 'revogada'))).toEqual(dead)
  const actions = await prisma().auditEvent.findMany({
    where: { entity_id: idOf(first) },
    orderBy: { id: 'asc' },
    select: { action: true },
  })
  expect(actions.map(({ action }) => action)).toEqual(['created', 'updated', 'revoked'])
})

test('an expired link opens nothing; its invitation is not listed, and the same person can be invited again', async () => {
  const invited = await invite({ email: 'tarde@exemplo.com', full_name: 'Chegou Tarde' })
  await prisma().invitation.update({
    where: { id: idOf(invited) },
    data: { expires_at: new Date(Date.now() - 1) },
  })
  expect(refusal(await look(tokenOf(invited)))).toEqual(dead)
  expect(refusal(await accept(tokenOf(invited), 'tarde'))).toEqual(dead)
  expect((await list()).invitations.map(({ id }) => id)).not.toContain(idOf(invited))
  expect((await invite({ email: 'tarde@exemplo.com', full_name: 'Chegou Tarde' })).status).toBe(200)
})

test('of many who use one link at once, one gets the account', async () => {
  const token = tokenOf(await invite({ email: 'unica@exemplo.com' }))
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => accept(token, `unica${at}`, at % 2 ? node : api)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
  expect(await prisma().user.count({ where: { username: { startsWith: 'unica' } } })).toBe(1)
})

test('whoever has an account, an open invitation or a colleague’s name is refused clearly; so is a taken user name', async () => {
  const known = await signedIn(api, 'standard', { full_name: 'Ana Conceição' })
  const { email, username } = await prisma().user.findUniqueOrThrow({ where: { id: known.id } })
  expect(refusal(await invite({ email: email.toUpperCase() }))).toEqual([409, 'email_has_account'])
  await prisma().user.update({ where: { id: known.id }, data: { is_active: false } })
  expect((await invite({ email })).body).toMatchObject({
    code: 'email_inactive',
    detail: expect.stringContaining('Ative-o') as string,
  })
  await prisma().user.update({ where: { id: known.id }, data: { is_active: true } })
  expect(refusal(await invite({ full_name: 'ana conceicao' }))).toEqual([409, 'duplicate_full_name'])
  const open = await invite({ full_name: 'Rui Aberto', email: 'rui@exemplo.com' })
  expect(refusal(await invite({ email: 'rui@exemplo.com' }))).toEqual([409, 'already_invited'])
  expect(refusal(await invite({ full_name: 'RUI ABERTO' }))).toEqual([409, 'duplicate_full_name'])
  expect(refusal(await accept(tokenOf(open), username))).toEqual([400, 'duplicate_username'])
  const weak = await visitor(api).post(`${base}/accept`, {
    token: tokenOf(open),
    username: ' ',
    password: '12345',
  })
  expect([weak.status, weak.body.detail.length]).toEqual([422, 2])
  // Whoever took name or e-mail since keeps them.
  await prisma().user.update({ where: { id: known.id }, data: { email: 'rui@exemplo.com' } })
  expect(refusal(await accept(tokenOf(open), 'rui'))).toEqual([400, 'duplicate_email'])
  expect(refusal(await renew(idOf(open)))).toEqual([409, 'email_has_account'])
})

test('the e-mail of an open invitation is kept for it: nobody registers it, takes it over or signs in with it', async () => {
  const open = { email: 'reservada@exemplo.com', full_name: 'Rita Reservada', user_role: 'restricted' }
  const invited = await invite(open)
  const stranger = (fields: object) => ({
    username: 'estranha',
    email: 'estranha@exemplo.com',
    full_name: 'Outra Pessoa',
    password: 'segredo-bem-longo',
    ...fields,
  })
  const me = await signedIn(api)
  const put = { full_name: 'Quem Muda', email: open.email }
  await api.as(admin).put('/api/v1/users/settings/system', { allow_registration: true })
  for (const answer of [
    await visitor(api).post('/users/', stranger({ email: open.email })),
    await visitor(api).post('/users/', stranger({ email: 'RESERVÁDA@exemplo.com' })),
    await visitor(api).post('/users/', stranger({ username: open.email })),
    await api.as(admin).post('/users/', stranger({ email: open.email })),
    await api.as(me).put('/users/me', put),
    await accept(tokenOf(await invite()), open.email),
  ])
    expect([...refusal(answer), answer.body.detail]).toEqual([
      409,
      'email_invited',
      'Há um convite em aberto para este e-mail. Abra o link do convite, ou peça um novo a um administrador.',
    ])
  await api.as(admin).put('/api/v1/users/settings/system', { allow_registration: false })
  expect((await accept(tokenOf(invited), open.email)).status).toBe(200)
  const entered = await visitor(api).signIn(open.email, 'segredo-bem-longo')
  expect(entered.body.user).toMatchObject({ user_role: 'restricted', full_name: open.full_name })
  // Once revoked or run out it is free again.
  const freed = [await invite({ email: 'livre@exemplo.com' }), await invite({ email: 'tarda@exemplo.com' })]
  await api.as(admin).delete(`${base}/${idOf(freed[0] ?? invited)}`)
  await prisma().invitation.update({
    where: { id: idOf(freed[1] ?? invited) },
    data: { expires_at: new Date(Date.now() - 1) },
  })
  for (const email of ['livre@exemplo.com', 'tarda@exemplo.com'])
    expect((await api.as(me).put('/users/me', { ...put, email })).status).toBe(200)
})

test('an invitation whose e-mail got an account all the same says so, to its guest and in the list', async () => {
  const invited = await invite({ email: 'conta@exemplo.com', user_role: 'admin' })
  const { id } = await signedIn(api)
  await prisma().user.update({ where: { id }, data: { email: 'conta@exemplo.com' } })
  expect((await list()).invitations.find((one) => one.id === idOf(invited))).toMatchObject({
    in_force: false,
    has_account: true,
  })
  for (const answer of [await look(tokenOf(invited)), await accept(tokenOf(invited), 'conta')])
    expect([...refusal(answer), answer.body.detail]).toEqual([
      400,
      'duplicate_email',
      'O e-mail deste convite já tem uma conta no escritório. Entre com ela, ou fale com quem convidou você.',
    ])
  expect(refusal(await renew(idOf(invited)))).toEqual([409, 'email_has_account'])
})

test('an invitation ends with the rights of whoever made it, until another administrator makes its link anew', async () => {
  const leaving = await signedIn(api, 'admin')
  const invited = await invite({}, leaving)
  await api.as(admin).put(`/api/v1/users/${leaving.id}/role?new_role=standard`)
  expect(refusal(await accept(tokenOf(invited), 'orfa'))).toEqual(dead)
  expect((await list()).invitations.find(({ id }) => id === idOf(invited))).toMatchObject({ in_force: false })
  expect(refusal(await look(tokenOf(invited)))).toEqual(dead)
  expect((await accept(tokenOf(await renew(idOf(invited))), 'orfa')).status).toBe(200)
})

test('the list is paged, newest first, and there are at most a hundred', async () => {
  await prisma().invitation.deleteMany()
  const [one, two] = [await invite(), await invite()]
  expect(await list('?limit=1')).toMatchObject({ invitations: [{ id: idOf(two) }], total: 2 })
  expect(await list('?limit=1&skip=1')).toMatchObject({ invitations: [{ id: idOf(one) }], total: 2 })
  const rest = Array.from({ length: 98 }, (_, at) => ({
    ...person(),
    id: `i${at}`,
    token_hash: `i${at}`,
    invited_by: admin.id,
    expires_at: new Date(Date.now() + 60_000),
  }))
  await prisma().invitation.createMany({
    data: rest.map((row) => ({ ...row, user_role: 'standard' as const })),
  })
  expect(refusal(await invite())).toEqual([409, 'too_many_invitations'])
  await prisma().invitation.deleteMany()
})

test('tokens tried are limited by address, right ones are not; mailboxes are not flooded', async () => {
  const address = newAddress()
  const token = tokenOf(await invite())
  const ask = (value: string) => visitor(api, address).post(`${base}/look`, { token: value })
  for (let at = 0; at < 35; at++) if ((await ask(token)).status !== 200) throw new Error('refused')
  const tried = []
  for (let at = 0; at < 31; at++) tried.push((await ask(`errado${at}`)).status)
  expect([tried.slice(0, 30).every((status) => status === 400), tried[30]]).toEqual([true, 429])
  // Who has the link is not kept waiting by others of the same address who guess.
  expect((await ask(token)).status).toBe(200)
  const accepted = await visitor(api, address).post(`${base}/accept`, {
    token,
    username: 'vizinha',
    password: 'segredo-bem-longo',
  })
  expect(accepted.status).toBe(200)
  const flood = await invite()
  const again = []
  for (let at = 0; at < 5; at++) again.push((await renew(idOf(flood))).status)
  expect(again).toEqual([200, 200, 200, 200, 429])
})

test('with SMTP an e-mail brings a link of its own, and either works once', async () => {
  const box = await openMailbox()
  api.world.env.SMTP_URL = `smtp://127.0.0.1:${box.port}`
  const invited = await invite({
    email: 'correio@exemplo.com',
    site: 'https://lavra.exemplo.com/settings?tab=users',
  })
  expect(invited.body).toMatchObject({ mailed: true })
  await expect.poll(() => box.messages.length, { timeout: 60_000, interval: 50 }).toBe(1)
  const [message] = box.messages
  expect(message).toMatchObject({ to: ['correio@exemplo.com'] })
  expect(message?.headers).toMatchObject({ subject: 'Convite para o Lavra' })
  const mailed = /^https:\/\/lavra\.exemplo\.com\/invite#([\w-]{43})$/m.exec(message?.text ?? '')?.[1] ?? ''
  expect([mailed === tokenOf(invited), (await look(tokenOf(invited))).status]).toEqual([false, 200])
  expect((await accept(mailed, 'correio')).status).toBe(200)
  expect(refusal(await look(tokenOf(invited)))).toEqual(dead)
  await box.close()
})
