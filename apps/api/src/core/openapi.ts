import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import { ErrorAnswer } from '@lavra/contracts/common'
import type { Endpoint } from '@lavra/contracts/endpoint'

type JsonSchema = Record<string, unknown>
type DocumentedSchema = FastifySchema & Record<string, unknown>

/** One JSON Schema of a contract's zod schema: it documents the call and, for answers, drives Fastify's serializer. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any', override: ({ jsonSchema }) => dropPatterns(jsonSchema) })
}

/** zod prints a page-long expression for dates; their `format` says the same. */
function dropPatterns(schema: JsonSchema) {
  if (schema['format']) delete schema['pattern']
}

const errorSchema = jsonSchema(ErrorAnswer, 'output')
const errorWords: Record<number, string> = {
  400: 'Recusado por uma regra',
  401: 'Não autenticado',
  403: 'Permissão insuficiente',
  404: 'Não encontrado',
  409: 'Conflito com o estado atual',
  422: 'Dados malformados',
  429: 'Muitas tentativas',
  502: 'O serviço de IA não respondeu',
}

function errorStatuses(endpoint: Endpoint): number[] {
  const statuses = [400, 409]
  if (endpoint.access !== 'public') statuses.push(401)
  if (endpoint.access === 'admin' || endpoint.access === 'staff' || endpoint.access === 'superuser') statuses.push(403)
  if (endpoint.params) statuses.push(404)
  if (endpoint.params || endpoint.query || endpoint.body) statuses.push(422)
  return statuses.sort((a, b) => a - b)
}

const consumes = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' }

/** The Fastify route schema of a call; validation itself is zod's (core/http.ts). */
export function describeRoute(endpoint: Endpoint): DocumentedSchema {
  const success = endpoint.response ? jsonSchema(endpoint.response, 'output') : { type: 'null' }
  const errors = errorStatuses(endpoint).map((status) => [status, { description: errorWords[status], ...errorSchema }] as const)
  const body = endpoint.body ? jsonSchema(endpoint.body, 'input') : undefined
  if (body && endpoint.example !== undefined) body['example'] = endpoint.example
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? 'sistema'],
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: jsonSchema(endpoint.params, 'input') } : {}),
    ...(endpoint.query ? { querystring: jsonSchema(endpoint.query, 'input') } : {}),
    ...(body ? { body, consumes: [consumes[endpoint.bodyType ?? 'json']] } : {}),
    response: { [endpoint.status]: success, ...Object.fromEntries(errors) },
  }
}
