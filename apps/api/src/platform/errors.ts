import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { LlmError } from '../llm/llm'

export interface Problem {
  loc: (string | number)[]
  msg: string
  type: string
}

/**
 * A refusal that a person may be shown: its status, a machine-readable code and one Portuguese sentence (or a
 * list of problems).
 */
export class AppError extends Error {
  override name = 'AppError'
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string | Problem[],
    readonly headers: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(typeof detail === 'string' ? detail : code, options)
  }
}

export const refuse = (code: string, detail: string, status = 400) => new AppError(status, code, detail)
export const notFound = (detail: string) => new AppError(404, 'not_found', detail)
export const conflict = (code: string, detail: string) => new AppError(409, code, detail)
export const forbidden = (detail = 'Permissão insuficiente') => new AppError(403, 'forbidden', detail)
export const unauthenticated = (detail = 'Não autenticado', code = 'unauthenticated') =>
  new AppError(401, code, detail, { 'WWW-Authenticate': 'Bearer' })
export const invalid = (problems: Problem[]) => new AppError(422, 'validation_error', problems)
export const tooMany = (seconds: number) =>
  new AppError(429, 'too_many_attempts', 'Muitas tentativas. Tente novamente em instantes.', {
    'Retry-After': String(seconds),
  })
export const serverStops = () =>
  new AppError(503, 'server_stopping', 'O servidor está sendo reiniciado. Tente novamente em instantes.', {
    'Retry-After': '5',
  })
export const trailUnwritten = () =>
  new AppError(
    503,
    'trail_unwritten',
    'O registro de auditoria não foi gravado, por isso nada foi alterado. Avise o administrador do servidor.',
  )
/** The language model failed; the sentence is the model door's own. */
export const modelFailed = (detail: string) => new AppError(502, 'model_unavailable', detail)

/** What Fastify itself refuses, in our words. */
const frameworkErrors: Record<string, [number, string, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body_too_large', 'O conteúdo enviado é grande demais'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', 'Formato de conteúdo não aceito'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid_length', 'O envio foi interrompido. Tente novamente.'],
  FST_ERR_BAD_URL: [404, 'not_found', 'Recurso não encontrado'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not_found', 'Recurso não encontrado'],
}

/**
 * Failures of network, pool and database server, and statements that took too long, by the codes of pg, Node
 * and Prisma.
 */
const databaseDown = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25P03',
  '53200',
  '53300',
  '55P03',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
])
/** As PostgreSQL tells it. */
const DISK_FULL = '53100'
/** Only `allTold` of platform/audit/events.ts divides by nought. */
const DIVISION_BY_ZERO = '22012'
/** pg has no codes for these. */
const connectionLost =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/

function asAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error
  if (error instanceof LlmError) return modelFailed(error.message)
  const code = codeOf(error)
  const framework = frameworkErrors[code]
  if (framework) return new AppError(...framework)
  const state = sqlState(error)
  if (state === DISK_FULL)
    return new AppError(
      507,
      'no_space',
      'Espaço em disco insuficiente. Libere espaço no servidor e tente novamente.',
    )
  if (state === DIVISION_BY_ZERO) return trailUnwritten()
  if (databaseDown.has(code) || databaseDown.has(state) || connectionLost.test(error.message))
    return new AppError(
      503,
      'database_unavailable',
      'O banco de dados não respondeu. Tente novamente em instantes.',
      { 'Retry-After': '5' },
    )
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status >= 400 && status < 500) return new AppError(status, 'bad_request', 'Requisição inválida')
  return new AppError(500, 'internal_error', 'Erro interno. Tente novamente em instantes.')
}

/** Turns a broken unique rule into a refusal; the database alone decides when two come at once. */
export async function onDuplicate<T>(write: Promise<T>, refusal: AppError): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (['P2002', '23505'].includes(codeOf(error))) throw refusal
    throw error
  }
}

/** Turns a broken reference into a refusal: something else still needs the row. */
export async function onReferenced<T>(write: Promise<T>, refusal: AppError): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (['23001', '23503'].includes(sqlState(error))) throw refusal
    throw error
  }
}

/**
 * Of transactions that wait for one another the database ends one, which finds its way free when it begins
 * again.
 */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !['P2034', '40P01'].includes(codeOf(error))) throw error
    }
  }
}

const MOST_ATTEMPTS = 4

/**
 * PostgreSQL's own code of a failed write: 18 tells a RESTRICT rule from other references, and Prisma knows
 * only the latter.
 */
function sqlState(error: unknown): string {
  const reported = error as { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } } | null
  return reported?.meta?.driverAdapterError?.cause?.originalCode ?? codeOf(error)
}

/** The code of an error or of what caused it: drivers wrap theirs. */
function codeOf(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 4) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? codeOf(error.cause, depth + 1) : ''
}

/** Whoever lacks a right or comes to a limit may be trying doors; a 401 or a 422 is an ordinary day. */
const SUSPICIOUS = new Set([403, 429])

/**
 * What an error says to whoever asked: nothing internal leaves the server, everything unexpected or
 * suspicious is logged.
 */
export function errorAnswer(error: unknown, request: FastifyRequest) {
  const answer = asAppError(error instanceof Error ? error : new Error(String(error)))
  if (answer.status >= 500) request.log.error({ err: error }, answer.code)
  else if (SUSPICIOUS.has(answer.status)) request.log.warn({ req: request }, answer.code)
  return {
    status: answer.status,
    headers: answer.headers,
    body: { detail: answer.detail, code: answer.code, request_id: request.id },
  }
}

/** The one place that answers errors. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, headers, body } = errorAnswer(error, request)
  return reply.status(status).headers(headers).type('application/json; charset=utf-8').send(body)
}
