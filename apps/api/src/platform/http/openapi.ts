import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import { ErrorAnswer } from '@lavra/contracts/base/common'
import { fileAnswer, type Endpoint } from '@lavra/contracts/base/endpoint'
import { takesRoom } from '../storage/disk-space'

type JsonSchema = Record<string, unknown>
type DocumentedSchema = FastifySchema & Record<string, unknown>

/**
 * One JSON Schema of a contract's zod schema: it documents the call and, for answers, drives Fastify's
 * serializer.
 */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema),
  })
}

/**
 * zod prints a page-long expression for dates, whose `format` says it; OpenAPI 3.0 wants null said beside a
 * type and in every list.
 */
function tidy(schema: JsonSchema) {
  if (schema['format']) delete schema['pattern']
  if (!schema['nullable']) return
  if (Array.isArray(schema['enum']))
    schema['enum'] = [...new Set<unknown>([...(schema['enum'] as unknown[]), null])]
  if (schema['type'] || !Array.isArray(schema['anyOf'])) return
  for (const option of schema['anyOf'] as JsonSchema[]) option['nullable'] = true
  delete schema['nullable']
}

const errorSchema = jsonSchema(ErrorAnswer, 'output')
const errorWords: Record<number, string> = {
  400: 'Recusado por uma regra',
  401: 'Não autenticado',
  403: 'Permissão insuficiente',
  404: 'Não encontrado',
  409: 'Conflito com o estado atual',
  412: 'Alterado por outra pessoa',
  413: 'Arquivo ou conteúdo grande demais',
  415: 'Formato não aceito',
  422: 'Dados malformados',
  428: 'Falta dizer em If-Match que versão foi lida',
  429: 'Muitas tentativas',
  502: 'O serviço de IA não respondeu',
  503: 'O banco de dados não respondeu',
  507: 'Espaço em disco insuficiente',
}

function errorStatuses(endpoint: Endpoint): number[] {
  const statuses = [503, ...(endpoint.refusals ?? [])]
  if (endpoint.access !== 'public') statuses.push(401)
  if (endpoint.access === 'admin' || endpoint.access === 'staff' || endpoint.access === 'superuser')
    statuses.push(403)
  if (endpoint.params) statuses.push(404)
  if (endpoint.params || endpoint.query || endpoint.body) statuses.push(422)
  if (endpoint.body) statuses.push(400, 409, 413, 415)
  if (endpoint.versioned) statuses.push(400, 412)
  if (endpoint.files) statuses.push(413, 415)
  if (takesRoom(endpoint)) statuses.push(507)
  return [...new Set(statuses)].sort((a, b) => a - b)
}

const consumes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

function bodySchema(endpoint: Endpoint): JsonSchema | undefined {
  if (!endpoint.body) return undefined
  const schema = jsonSchema(endpoint.body, 'input')
  if (endpoint.files) {
    const file = { type: 'string', format: 'binary' }
    const field = endpoint.files.max > 1 ? { type: 'array', items: file, maxItems: endpoint.files.max } : file
    schema['properties'] = { ...(schema['properties'] as JsonSchema), [endpoint.files.field]: field }
  }
  return endpoint.example === undefined ? schema : { ...schema, example: endpoint.example }
}

function success(endpoint: Endpoint): JsonSchema {
  if (!endpoint.response) return { type: 'null', description: 'Feito' }
  const description = endpoint.status === 201 ? 'Criado' : 'Certo'
  if (endpoint.response === fileAnswer)
    return {
      description: 'O arquivo',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  const schema = jsonSchema(endpoint.response, 'output')
  return { description, ...schema, ...(endpoint.answer === undefined ? {} : { example: endpoint.answer }) }
}

/** The request headers that a call understands. */
function headers(endpoint: Endpoint): JsonSchema | undefined {
  const properties = {
    ...(endpoint.versioned && {
      'If-Match': {
        type: 'string',
        description: 'A versão (ETag) que se espera alterar; 412 se já for outra',
      },
    }),
    ...(endpoint.status === 201 && {
      'Idempotency-Key': {
        type: 'string',
        maxLength: 255,
        description: 'A mesma chave com o mesmo corpo recebe a primeira resposta outra vez, por 24 horas',
      },
    }),
  }
  return Object.keys(properties).length > 0 ? { type: 'object', properties } : undefined
}

/**
 * The Fastify route schema of a call at one of its addresses; validation itself is zod's
 * (platform/http/serve.ts).
 */
export function describeRoute(endpoint: Endpoint, url: string): DocumentedSchema {
  const errors = errorStatuses(endpoint).map(
    (status) => [status, { description: errorWords[status], ...errorSchema }] as const,
  )
  const body = bodySchema(endpoint)
  const given = headers(endpoint)
  return {
    operationId: `${endpoint.method.toLowerCase()}${url.replace(/\W+/g, '_')}`,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? 'sistema'],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    ...(endpoint.params ? { params: jsonSchema(endpoint.params, 'input') } : {}),
    ...(endpoint.query ? { querystring: jsonSchema(endpoint.query, 'input') } : {}),
    ...(given ? { headers: given } : {}),
    ...(body ? { body, consumes: [consumes[endpoint.bodyType ?? 'json']] } : {}),
    response: { [endpoint.status]: success(endpoint), ...Object.fromEntries(errors) },
  }
}
