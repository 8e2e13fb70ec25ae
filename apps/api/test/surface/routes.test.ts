import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '../api'
import { accessList } from './access-list'
import { endpoints } from './endpoints'
import { urlsOf } from '../../src/platform/http/serve'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/**
 * Every route of the server as `GET /path`, read from Fastify's own drawing of its router; HEAD comes with
 * each GET.
 */
function routesOf(drawing: string): string[] {
  const parents: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(line)
    if (!found) return []
    const [, indent = '', path = '', methods = ''] = found
    const depth = indent.length / 4
    parents.splice(depth, parents.length, path)
    const url = parents.join('')
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${url}`)
  })
}

/** What is no call of the contract: its documentation, and the figures for Prometheus. */
const documentation = /^GET \/(docs|openapi\.json|metrics)/

test('the server serves exactly the calls of the contract, at every address that they declare', () => {
  const served = routesOf(api.app.printRoutes({ commonPrefix: false })).filter(
    (route) => !documentation.test(route),
  )
  const declared = Object.values(endpoints).flatMap((endpoint) =>
    urlsOf(endpoint).map((url) => `${endpoint.method} ${url}`),
  )
  expect(served.length).toBeGreaterThan(80)
  expect(served.toSorted()).toEqual(declared.toSorted())
})

test('every call declares who may make it, and the list agrees', () => {
  const declared = Object.entries(endpoints).map(([name, { access }]) => `${access} ${name}`)
  const listed = Object.entries(accessList).flatMap(([access, names]) =>
    names.map((name) => `${access} ${name}`),
  )
  expect(declared.toSorted()).toEqual(listed.toSorted())
})

test('a call is refused to whoever is signed out unless it is public, at each of its addresses, before anything is looked at', async () => {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.access === 'public') continue
    for (const url of urlsOf(endpoint)) {
      const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
      const answer = await api.as(null)[method](url.replaceAll(/:\w+/g, 'qualquer'))
      expect([name, answer.status, answer.body.code]).toEqual([name, 401, 'unauthenticated'])
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    }
  }
})
