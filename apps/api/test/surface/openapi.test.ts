import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileAnswer, type Endpoint } from '@lavra/contracts/base/endpoint'
import { startApi, type Api } from '../api'
import { endpoints } from './endpoints'

interface Operation {
  summary?: string
  security?: unknown[]
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: unknown; example?: unknown }> }
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: { example?: unknown }; example?: unknown }> }
  >
}

let api: Api
let document: { openapi: string; paths: Record<string, Record<string, Operation>> }
beforeAll(async () => {
  api = await startApi()
  document = (await api.as(null).get('/openapi.json')).body
})
afterAll(() => api.close())

test('a public linter finds no error in the document', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The addresses are the contract's (`/petitions/history/{id}` beside `/petitions/{id}/status`); /health
    // has no refusal to declare.
    rules: { 'no-ambiguous-paths': 'off', 'operation-4xx-response': 'off' },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ message, location }) => `${message} ${location[0]?.pointer ?? ''}`)).toEqual([])
})

const operationOf = (endpoint: Endpoint, base: string): Operation | undefined => {
  const path = (base + endpoint.path).replace(/(.)\/$/, '$1')
  return (
    document.paths[path]?.[endpoint.method.toLowerCase()] ??
    document.paths[`${path}/`]?.[endpoint.method.toLowerCase()]
  )
}
const basesOf = ({ mount }: Endpoint): string[] =>
  mount === 'root' ? [''] : mount === 'both' ? ['', '/api/v1'] : ['/api/v1']

describe.each(Object.entries(endpoints))('%s', (_name, endpoint) => {
  test('is documented at each of its addresses, with summary, errors and an example', () => {
    for (const base of basesOf(endpoint)) {
      const operation = operationOf(endpoint, base)
      expect(operation?.summary).toBe(endpoint.summary)
      expect(operation?.security?.length).toBe(endpoint.access === 'public' ? 0 : 1)
      const statuses = Object.keys(operation?.responses ?? {}).map(Number)
      expect(statuses).toContain(endpoint.status)
      if (endpoint.access !== 'public') expect(statuses).toContain(401)
      if (endpoint.params) expect(statuses).toContain(404)
      if (endpoint.body) expect(statuses).toContain(422)
      if (endpoint.versioned) expect(operation?.parameters?.map(({ name }) => name)).toContain('If-Match')
      if (endpoint.status === 201)
        expect(operation?.parameters?.map(({ name }) => name)).toContain('Idempotency-Key')
    }
  })

  test('has examples that the contract itself accepts', () => {
    if (endpoint.body) expect(endpoint.body.safeParse(endpoint.example).error?.issues ?? []).toEqual([])
    if (!endpoint.response || endpoint.response === fileAnswer) return
    expect(endpoint.answer).toBeDefined()
    expect(endpoint.response.safeParse(endpoint.answer).error?.issues ?? []).toEqual([])
  })
})
