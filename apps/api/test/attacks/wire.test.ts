import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Actor, type Api } from '../api'
import { signedIn } from '../factories'

/**
 * What comes over the line: requests that can be read in two ways, bodies without end, paths that lead
 * elsewhere.
 */
let api: Api
let user: Actor
beforeAll(async () => {
  api = await startApi()
  user = await signedIn(api, 'standard')
})
afterAll(() => api.close())

/** The first line of each answer to what is sent as it stands. */
function raw(text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect((api.server.address() as AddressInfo).port, '127.0.0.1', () => socket.end(text))
    socket.setTimeout(5_000, () => socket.destroy())
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer.match(/HTTP\/1\.1 \d{3}/g)?.map((line) => line.slice(9)) ?? []))
  })
}
const head = (...lines: string[]) =>
  [...lines, 'Host: localhost', 'Content-Type: application/json', '', ''].join('\r\n')
const hidden = 'GET /api/v1/info HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
const post = 'POST /api/v1/clients/ HTTP/1.1'

test.each([
  [
    'a length and chunks',
    head(post, 'Content-Length: 4', 'Transfer-Encoding: chunked') + `0\r\n\r\n${hidden}`,
  ],
  [
    'chunks and a length',
    head(post, 'Transfer-Encoding: chunked', 'Content-Length: 0') + `0\r\n\r\n${hidden}`,
  ],
  ['two lengths', head(post, 'Content-Length: 0', 'Content-Length: 74') + hidden],
  ['a length of several', head(post, 'Content-Length: 0, 74') + hidden],
  ['a length with a sign', head(post, 'Content-Length: +0') + hidden],
  ['chunked under another name', head(post, 'Transfer-Encoding: xchunked') + hidden],
  ['chunked with a blank before the colon', head(post, 'Transfer-Encoding : chunked') + hidden],
  ['a folded header', head(post, 'X-A: b\r\n Transfer-Encoding: chunked', 'Content-Length: 0') + hidden],
  [
    'a bare line feed',
    `${post}\nHost: localhost\nContent-Length: 0\nTransfer-Encoding: chunked\n\n${hidden}`,
  ],
])(
  'what could be read in two ways is refused, and what hides behind it is not answered: %s',
  async (_name, text) => {
    const answers = await raw(text)
    expect(answers[0]).toBe('400')
    expect(answers).toHaveLength(1)
  },
)

test('a method under another name changes nothing', async () => {
  for (const name of ['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method']) {
    const answer = await api.as(user).get('/api/v1/users/me').set(name, 'DELETE')
    expect(answer.status, name).toBe(200)
  }
  expect(await raw('TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).not.toContain('200')
})

test('no path leads out of the app, and none to what a stranger may not call', async () => {
  const paths = [
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '//evil.example/api/v1/users/list',
    '/api/v1/./users/list',
    '/api/v1/users/list%00',
    '/API/V1/USERS/LIST',
    '/api/v1/info/../users/list',
    '/api/v1/users/list;a=b',
    '/api/v1%2fusers%2flist',
  ]
  for (const path of paths) {
    const answers = await raw(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
    )
    expect(['400', '401', '404'], path).toContain(answers[0])
  }
})

const large: [string, string][] = [
  ['200,000 levels', '['.repeat(200_000) + ']'.repeat(200_000)],
  ['objects in objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
  ['a number of a million digits', `{"name":${'9'.repeat(1_000_000)}}`],
  ['a title of a million signs', JSON.stringify({ name: 'x'.repeat(1_000_000) })],
  [
    '100,000 fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`f${n}`, n]))),
  ],
  ['a prototype', '{"__proto__":{"user_role":"admin"},"constructor":{"prototype":{"user_role":"admin"}}}'],
]
test.each(large)('a body that is hard to read is refused soon: %s', async (_name, body) => {
  const begun = performance.now()
  const answer = await api
    .as(user)
    .post('/api/v1/clients/')
    .set('Content-Type', 'application/json')
    .send(body)
  expect([400, 413, 422]).toContain(answer.status)
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(({} as { user_role?: string }).user_role).toBeUndefined()
})

test('five thousand parameters, and signs that a search could take for its own, are plain', async () => {
  const many = Array.from({ length: 5_000 }, (_, n) => `p${n}=1`).join('&')
  expect([200, 414, 431]).toContain((await api.as(user).get(`/api/v1/clients/?${many}`)).status)
  for (const sign of [
    "'; drop table users; --",
    '%',
    '_',
    '\\',
    '％',
    "' or '1'='1",
    '\u202e',
    '$1',
    '{{7*7}}',
  ]) {
    const answer = await api.as(user).get(`/api/v1/clients/?search=${encodeURIComponent(sign)}`)
    expect([answer.status, answer.body.total], sign).toEqual([200, 0])
  }
})

test('lines that never end their request hold up nobody', async () => {
  const { port } = api.server.address() as AddressInfo
  const slow = Array.from({ length: 100 }, () =>
    connect(port, '127.0.0.1', function (this: { write: (text: string) => void }) {
      this.write('POST /token HTTP/1.1\r\nHost: localhost\r\nX-A: ')
    }).on('error', () => undefined),
  )
  try {
    await api.as(null).get('/health').expect(200)
  } finally {
    for (const socket of slow) socket.destroy()
  }
})
