import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../../../test/api'
import { PASSWORD, signedIn } from '../../../test/factories'
import { anywhere, newAddress, secondNode, visitor } from '../../../test/visitor'
import { networkOf } from '../../platform/network/origin'
import { deliverReset, hashToken } from './service'

let api: Api
let later = 0
beforeAll(async () => {
  api = await startApi({ env: anywhere, jobs: [deliverReset], clock: () => new Date(Date.now() + later) })
})
beforeEach(async () => {
  await api.world.database.prisma.attempt.deleteMany()
})
afterAll(() => api.close())

const MINUTE = 60_000
const tooMany = 'Muitas tentativas. Tente novamente em instantes.'
const named = async (actor: Actor) =>
  api.world.database.prisma.user.findUniqueOrThrow({ where: { id: actor.id } })
const times = (n: number, call: (at: number) => PromiseLike<{ status: number }>) =>
  Array.from({ length: n }, (_, at) => call(at))
const statuses = async (calls: PromiseLike<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status)
const inTurn = async (n: number, call: (at: number) => PromiseLike<{ status: number }>) => {
  const seen: number[] = []
  for (let at = 0; at < n; at++) seen.push((await call(at)).status)
  return seen
}

test('ten failures close a user name to that address, for as long as it says; the right password from elsewhere still works', async () => {
  const { username } = await named(await signedIn(api))
  const here = visitor(api)
  expect(await inTurn(10, () => here.signIn(username, 'errada'))).toEqual(Array(10).fill(401))
  const refused = await here.signIn(username.toUpperCase(), PASSWORD)
  expect([refused.status, refused.body.detail, refused.body.code]).toEqual([
    429,
    tooMany,
    'too_many_attempts',
  ])
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(14 * 60)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  expect((await visitor(api).signIn(username, PASSWORD)).status).toBe(200)
  expect((await here.signIn(username, PASSWORD)).status).toBe(429)
  later = seconds * 1000
  expect((await here.signIn(username, PASSWORD)).status).toBe(200)
  later = 0
})

test('an unknown user name is closed just like a known one, and so is an inactive user with the right password', async () => {
  const inactive = await named(await signedIn(api))
  await api.world.database.prisma.user.update({ where: { id: inactive.id }, data: { is_active: false } })
  for (const [name, status] of [
    ['ninguem', 401],
    [inactive.username, 403],
  ] as const) {
    const here = visitor(api)
    expect(await inTurn(11, () => here.signIn(name, PASSWORD)), name).toEqual([
      ...Array<number>(10).fill(status),
      429,
    ])
  }
  expect((await visitor(api).signIn(inactive.username, 'errada')).status).toBe(429)
})

test('failures from many addresses close a name to all that failed at it, and to nobody else', async () => {
  const { username } = await named(await signedIn(api))
  const bots = Array.from({ length: 5 }, () => visitor(api))
  for (const bot of bots) expect(await inTurn(2, () => bot.signIn(username, 'errada'))).toEqual([401, 401])
  const stranger = visitor(api)
  expect(await inTurn(3, () => stranger.signIn(username, 'errada'))).toEqual([429, 429, 429])
  expect((await stranger.signIn(username, PASSWORD)).status).toBe(429)
  const owner = visitor(api)
  expect(await inTurn(2, () => owner.signIn(username, 'engano'))).toEqual([429, 429])
  expect((await owner.signIn(username, PASSWORD)).status).toBe(200)
})

test('user name and e-mail of one user do not give ten guesses each, and nothing tells that they are one', async () => {
  const { username, email } = await named(await signedIn(api))
  for (const names of [
    [username, email],
    ['ninguem', 'ninguem@exemplo.com'],
  ] as const) {
    const here = visitor(api)
    const seen = await inTurn(12, (at) => here.signIn(names[at % 2] ?? '', 'errada'))
    expect(seen, names[0]).toEqual([...Array<number>(10).fill(401), 429, 429])
  }
})

test('thirty failures close an address to all names; a success takes nothing back', async () => {
  const { username } = await named(await signedIn(api))
  const here = visitor(api)
  expect(await statuses(times(20, (at) => here.signIn(`a${at}`, 'x')))).toEqual(Array(20).fill(401))
  expect((await here.signIn(username, PASSWORD)).status).toBe(200)
  expect(await statuses(times(10, (at) => here.signIn(`b${at}`, 'x')))).toEqual(Array(10).fill(401))
  expect((await here.signIn(username, PASSWORD)).status).toBe(429)
  expect((await visitor(api).signIn(username, PASSWORD)).status).toBe(200)
  later = 16 * MINUTE
  expect((await here.signIn(username, PASSWORD)).status).toBe(200)
  later = 0
})

test('forty wrong passwords at once, on two nodes: ten are compared', async () => {
  const { username, id } = await named(await signedIn(api))
  const other = await secondNode(api)
  const address = newAddress()
  const seen = await statuses(
    times(40, (at) => visitor(at % 2 ? api : other, address).signIn(username, `errada${at}`)),
  )
  await other.close()
  expect(seen.filter((status) => status === 401)).toHaveLength(10)
  expect(seen.filter((status) => status === 429)).toHaveLength(30)
  expect(
    await api.world.database.prisma.auditEvent.count({ where: { action: 'sign_in_failed', entity_id: id } }),
  ).toBe(10)
})

test('forty right passwords at once all enter', async () => {
  const { username } = await named(await signedIn(api))
  const here = visitor(api)
  expect(await statuses(times(40, () => here.signIn(username, PASSWORD)))).toEqual(Array(40).fill(200))
  expect(await api.world.database.prisma.attempt.count()).toBe(0)
})

test('a place whose process died counts as a failure, not for ever as undecided', async () => {
  const { username } = await named(await signedIn(api))
  const here = visitor(api)
  const dead = {
    kind: 'sign_in',
    subject: username,
    address: here.address,
    pending: true,
    created_at: new Date(Date.now() - MINUTE),
  }
  await api.world.database.prisma.attempt.createMany({
    data: Array.from({ length: 10 }, (_, at) => ({ id: `${username}${at}`, ...dead })),
  })
  const started = Date.now()
  expect((await here.signIn(username, PASSWORD)).status).toBe(429)
  // What is undecided would be waited for ten seconds.
  expect(Date.now() - started).toBeLessThan(9_000)
})

test('guesses of the current password count as sign-ins do, and are told apart from the right one', async () => {
  const actor = await signedIn(api)
  const here = visitor(api)
  const guess = (current_password: string) =>
    here.post('/api/v1/users/me/change-password', { current_password, new_password: 'nova-senha' }, actor)
  expect(await inTurn(10, () => guess('errada'))).toEqual(Array(10).fill(400))
  expect((await guess(PASSWORD)).status).toBe(429)
  expect((await here.signIn((await named(actor)).username, PASSWORD)).status).toBe(429)
})

test('resets asked for are limited by address and e-mail, tokens tried and registrations by address', async () => {
  const here = visitor(api)
  const ask = (email: string) => here.post('/password-reset/request', { email })
  const direct = (email: string) => api.as(null).post('/password-reset/request', { email })
  expect(await inTurn(6, () => direct('a@exemplo.com'))).toEqual([...Array<number>(5).fill(200), 429])
  expect((await direct('b@exemplo.com')).status).toBe(200)
  expect((await ask('a@exemplo.com')).status).toBe(200)
  const confirm = (token: string) =>
    visitor(api, here.address).post('/password-reset/confirm', { token, new_password: 'nova-senha' })
  expect(await inTurn(31, (at) => confirm(`t${at}`))).toEqual([...Array<number>(30).fill(400), 429])
  // Who has the right one is not kept waiting by others of the same address who guess.
  const owner = await signedIn(api)
  const token = 'token-de-verdade'
  await api.world.database.prisma.passwordReset.create({
    data: {
      id: token,
      user_id: owner.id,
      token_hash: hashToken(token),
      expires_at: new Date(Date.now() + MINUTE),
    },
  })
  expect((await confirm(token)).status).toBe(200)
  const row = { kind: 'registration', subject: '', address: here.address, pending: false }
  await api.world.database.prisma.attempt.createMany({
    data: Array.from({ length: 200 }, (_, at) => ({ id: `r${at}`, ...row })),
  })
  await api.world.database.prisma.setting.create({ data: { key: 'allow_registration', value: true } })
  const body = { username: 'nova', email: 'nova@exemplo.com', full_name: 'Nova', password: 'segredo' }
  expect((await here.post('/users/', body)).status).toBe(429)
  expect((await here.post('/users/', body, await signedIn(api, 'admin'))).status).toBe(201)
})

test('an IPv6 subscriber is one address, however many he has', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:DB8:1:2:bbbb:c:d:e'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(['::ffff:203.0.113.9', '203.0.113.9:5511', '203.0.113.9'].map(networkOf)).toEqual(
    Array(3).fill('203.0.113.9'),
  )
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('x'.repeat(500))).toHaveLength(64)
})

test('however the database folds a name, one that is at its limit stays closed: no spelling of it is another', async () => {
  const { id } = await signedIn(api)
  const username = `iris${id.slice(-6)}`
  await api.world.database.prisma.user.update({
    where: { id },
    data: { username, email: `${username}@exemplo.com` },
  })
  const guesser = visitor(api)
  for (let n = 0; n < 10; n++) expect((await guesser.signIn(username, 'errada')).status).toBe(401)
  for (const spelling of [
    username,
    username.toUpperCase(),
    username.replace('i', 'İ'),
    username.replaceAll('i', 'İ'),
    `${username} `,
  ])
    expect((await guesser.signIn(spelling, PASSWORD)).status, spelling).not.toBe(200)
  const [row] = await api.world.database.query<{ same: boolean }>("select lower('İRIS') = 'iris' as same")
  expect((await guesser.signIn(username.replace('i', 'İ'), 'errada')).status).toBe(row?.same ? 429 : 401)
})
