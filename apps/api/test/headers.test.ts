import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from './api'
import { signedIn } from './factories'

let api: Api
beforeAll(async () => {
  const web = mkdtempSync(join(tmpdir(), 'lavra-web-'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Lavra</title>')
  api = await startApi({}, web)
})
afterAll(() => api.close())

/** Everything from here, scripts only from files, inside nobody's frame. */
const policy = {
  'default-src': "'self'", 'script-src': "'self'", 'script-src-attr': "'none'", 'style-src': "'self' 'unsafe-inline'", 'img-src': "'self' data: blob:",
  'font-src': "'self'", 'object-src': "'none'", 'frame-ancestors': "'none'", 'base-uri': "'self'", 'form-action': "'self'",
}
const directives = (header: string) => Object.fromEntries(header.split(';').map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1).join(' ')]))

test('every answer carries the strict policy and the other security headers: pages, calls, refusals and what is not there', async () => {
  const user = await signedIn(api)
  const answers = {
    page: await api.as(null).get('/').set('Accept', 'text/html'),
    call: await api.as(user).get('/users/me'),
    refusal: await api.as(null).get('/users/me'),
    malformed: await api.as(null).post('/users/', {}),
    nothing: await api.as(null).get('/api/v1/nada'),
  }
  for (const [name, { headers }] of Object.entries(answers)) {
    expect(directives(headers['content-security-policy'] ?? ''), name).toEqual(policy)
    expect(headers, name).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin' })
    expect(headers['x-powered-by'], name).toBeUndefined()
  }
  expect(answers.call.headers['cache-control']).toBe('no-store')
})
