import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { PASSWORD, signedIn } from '../../../test/factories'
import { openMailbox, openStrange, type Mailbox } from '../../../test/mailbox'
import { anywhere, visitor } from '../../../test/visitor'
import type { Job } from '../../platform/jobs/queue'
import { deliverReset } from './service'

let api: Api
let logged = ''
const log = pino(
  { level: 'debug' },
  new Writable({ write: (line, _, done) => done(void (logged += String(line))) }),
)
/** Tried again at once, so that a test need not wait. */
const soon: Job = { ...deliverReset, retry: { limit: 4, delaySeconds: 1 } } as Job
beforeAll(async () => {
  api = await startApi({ env: { ...anywhere, MAIL_FROM: 'lavra@escritorio.com.br' }, jobs: [soon], log })
})
beforeEach(async () => {
  logged = ''
  delete api.world.env.SMTP_URL
  delete api.world.env.PASSWORD_RESET_DELIVERY
  await api.world.database.prisma.attempt.deleteMany()
  await api.world.database.exec("delete from pgboss.job where name = 'password-reset'")
})
afterAll(() => api.close())

const sent = 'Se o e-mail estiver cadastrado, as instruções foram enviadas para ele.'
const asked = 'Se o e-mail estiver cadastrado, peça o token de redefinição ao administrador do escritório.'
const prisma = () => api.world.database.prisma
const emailOf = async (actor: Actor) =>
  (await prisma().user.findUniqueOrThrow({ where: { id: actor.id } })).email
const request = (email: string) => visitor(api).post('/password-reset/request', { email })
const confirm = (token: string) =>
  api.as(null).post('/password-reset/confirm', { token, new_password: 'nova-senha' })
const tokenIn = (text: string) => /^[\w-]{43}$/m.exec(text)?.[0] ?? ''
const mailed = async (box: Mailbox, count: number) =>
  expect.poll(() => box.messages.length, { timeout: 120_000, interval: 50 }).toBe(count)
/** Every row of every table, and the log. */
async function kept(): Promise<string> {
  const query = <T>(sql: string) => api.world.database.query<T>(sql)
  const tables = await query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  )
  const found: string[] = []
  for (const { name } of tables)
    found.push(
      ...(await query<{ row: string }>(`select t::text as row from ${name} t`)).map(({ row }) => row),
    )
  return [...found, logged].join('\n')
}

test('e-mail: the message arrives, whole and readable, and its token works once', async () => {
  const box = await openMailbox()
  api.world.env.SMTP_URL = `smtp://127.0.0.1:${box.port}`
  const actor = await signedIn(api)
  const email = await emailOf(actor)
  for (const address of [email.toUpperCase(), 'ninguem@exemplo.com']) {
    const answer = await request(address)
    expect([answer.status, answer.body]).toEqual([200, { message: sent }])
  }
  await mailed(box, 1)
  const [message] = box.messages
  expect(message).toMatchObject({ from: 'lavra@escritorio.com.br', to: [email] })
  expect(message?.headers).toMatchObject({
    from: 'Lavra <lavra@escritorio.com.br>',
    to: email,
    subject: 'Redefinição de senha do Lavra',
  })
  expect(message?.text).toContain('Se não foi você, ignore esta mensagem: a sua senha continua a mesma.')
  const token = tokenIn(message?.text ?? '')
  expect(await kept()).not.toContain(token)
  expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([200, 400])
  expect((await api.as(actor).get('/users/me')).status).toBe(401)
  const events = await prisma().auditEvent.findMany({
    where: { entity_id: actor.id },
    orderBy: { at: 'asc' },
  })
  expect(events.map(({ action }) => action)).toEqual(['password_reset_requested', 'password_changed'])
  expect(events[0]?.address).toMatch(/^203\.0\./)
  await box.close()
})

test('a mail server that is down is tried again; the answer does not wait, the log tells, the token is nowhere', async () => {
  const down = await openMailbox()
  await down.close()
  api.world.env.SMTP_URL = `smtp://postman:segredo-do-correio@127.0.0.1:${down.port}`
  const email = await emailOf(await signedIn(api))
  expect((await request(email)).body).toEqual({ message: sent })
  await expect.poll(() => logged, { timeout: 120_000 }).toContain('ECONNREFUSED')
  const box = await openMailbox({}, down.port)
  api.world.env.SMTP_URL = `smtp://127.0.0.1:${down.port}`
  await mailed(box, 1)
  const token = tokenIn(box.messages[0]?.text ?? '')
  expect(await kept()).not.toMatch(new RegExp(`${token}|segredo-do-correio`))
  expect((await confirm(token)).status).toBe(200)
  await box.close()
})

test('a mail server that says nothing holds nobody up', async () => {
  const silent = await openStrange()
  api.world.env.SMTP_URL = `smtp://127.0.0.1:${silent.port}`
  const email = await emailOf(await signedIn(api))
  const times: number[] = []
  for (const address of [email, 'ninguem@exemplo.com']) {
    const started = Date.now()
    expect((await request(address)).body).toEqual({ message: sent })
    times.push(Date.now() - started)
  }
  // It would be waited for ten seconds.
  expect(Math.max(...times)).toBeLessThan(8_000)
  await expect.poll(() => logged, { timeout: 120_000 }).toMatch(/Greeting never received|ETIMEDOUT/)
  silent.close()
})

test('STARTTLS and a password are used where SMTP_URL says so, a wrong password fails in the log alone', async () => {
  const seen: string[] = []
  const box = await openMailbox({
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ username, password }, _, done) => {
      seen.push(`${username} ${password}`)
      if (password === 's&nha') done(null, { user: username })
      else done(new Error('no'))
    },
  })
  const email = await emailOf(await signedIn(api))
  const url = (password: string, query: string) =>
    `smtp://lavra%40escritorio.com.br:${password}@127.0.0.1:${box.port}?${query}`
  api.world.env.SMTP_URL = url('s%26nha', 'requireTLS=true')
  await request(email)
  await expect.poll(() => logged, { timeout: 120_000 }).toMatch(/certificate/)
  expect(seen).toEqual([])
  api.world.env.SMTP_URL = url('errada', 'requireTLS=true&tls.rejectUnauthorized=false')
  await expect.poll(() => logged, { timeout: 120_000 }).toContain('EAUTH')
  api.world.env.SMTP_URL = url('s%26nha', 'requireTLS=true&tls.rejectUnauthorized=false')
  await mailed(box, 1)
  expect(box.messages[0]).toMatchObject({ secure: true, user: 'lavra@escritorio.com.br', to: [email] })
  expect(logged).not.toMatch(/errada|s&nha|s%26nha/)
  await box.close()
})

test('an address is one address: it adds no header and no recipient', async () => {
  const box = await openMailbox()
  api.world.env.SMTP_URL = `smtp://127.0.0.1:${box.port}`
  for (const email of [
    'a@b.com\r\nBcc: c@d.com',
    'a@b.com, c@d.com',
    'a@b.com;c@d.com',
    'A <a@b.com>',
    'a@b.com\u0000',
    'a@b.com\nSubject: x',
    'grupo:a@b.com;',
  ])
    expect((await request(email)).status, email).toBe(422)
  const good = ['joão@exemplo.com', "o'hara+x@exemplo.com"]
  for (const email of ['grupo:ana@exemplo.com', '"a"b@exemplo.com', 'a@b.com[c', ...good]) {
    const { id } = await signedIn(api)
    await prisma().user.update({ where: { id }, data: { email } })
    await request(email)
  }
  await mailed(box, good.length)
  await expect
    .poll(() => logged.match(/could be read as another/g)?.length ?? 0, { timeout: 120_000 })
    .toBeGreaterThanOrEqual(3)
  expect(box.messages.map(({ to }) => to).sort()).toEqual(good.map((email) => [email]).sort())
  for (const { headers } of box.messages) expect(Object.keys(headers)).not.toContain('bcc')
  await box.close()
})

test('log: only the log knows the token; nobody there may read it in an answer', async () => {
  api.world.env.PASSWORD_RESET_DELIVERY = 'log'
  const actor = await signedIn(api)
  const email = await emailOf(actor)
  for (const address of [email, 'ninguem@exemplo.com'])
    expect((await api.as(null).post('/password-reset/request', { email: address })).body).toEqual({
      message: asked,
    })
  await expect.poll(() => logged, { timeout: 120_000 }).toContain(email)
  expect(logged).not.toContain('ninguem')
  const token = /uma hora: ([\w-]{43})/.exec(logged)?.[1] ?? ''
  logged = ''
  expect(await kept()).not.toContain(token)
  expect((await confirm(token)).status).toBe(200)
  expect(logged).not.toContain(token)
})

test('response: only for requests from this machine, for this machine, through no proxy', async () => {
  api.world.env.PASSWORD_RESET_DELIVERY = 'response'
  const email = await emailOf(await signedIn(api))
  const ask = (name: string, value: string) =>
    api.as(null).post('/password-reset/request', { email }).set(name, value)
  const generated = /^Password reset token generated: [\w-]{43}$/
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect((await ask('Host', host)).body.message, host).toMatch(generated)
  await prisma().attempt.deleteMany()
  const elsewhere: [string, string][] = [
    ['Host', 'lavra.exemplo.com'],
    ['Host', 'localhost.exemplo.com'],
    ['Host', '127.0.0.1.nip.io'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['Forwarded', 'for=127.0.0.1'],
    ['X-Forwarded-Server', 'localhost'],
  ]
  for (const [name, value] of elsewhere) {
    await prisma().attempt.deleteMany()
    expect((await ask(name, value)).body, `${name}: ${value}`).toEqual({ message: asked })
  }
})

test('a token on its way dies with a change of e-mail, of password, and with the user', async () => {
  api.world.env.PASSWORD_RESET_DELIVERY = 'response'
  const ask = async (email: string) =>
    String((await api.as(null).post('/password-reset/request', { email })).body.message)
      .split(' ')
      .at(-1) ?? ''
  const admin = await signedIn(api, 'admin')
  const deaths: Record<string, (actor: Actor) => PromiseLike<{ status: number }>> = {
    email: (actor) =>
      api.as(actor).put('/users/me', { full_name: `Nova ${actor.id}`, email: `nova${actor.id}@exemplo.com` }),
    password: (actor) =>
      api.as(actor).post('/api/v1/users/me/change-password', {
        current_password: PASSWORD,
        new_password: 'outra-senha',
      }),
    deactivation: async (actor) => {
      await api.as(admin).put(`/api/v1/users/${actor.id}/active`, { is_active: false })
      return api.as(admin).put(`/api/v1/users/${actor.id}/active`, { is_active: true })
    },
  }
  for (const [name, happens] of Object.entries(deaths)) {
    const actor = await signedIn(api)
    const token = await ask(await emailOf(actor))
    expect((await happens(actor)).status, name).toBe(200)
    expect((await confirm(token)).status, name).toBe(400)
  }
})
