import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import type { Env } from './env'

interface LoggedRequest {
  method?: string
  url?: string
  ip?: string
}

/**
 * What stands behind a "?" is what people look for, and where a caller is mistaken even a token: a request is
 * told without it.
 */
const requestLine = ({ method, url, ip }: LoggedRequest) => ({
  method,
  path: url?.split('?', 1)[0],
  address: ip,
})

/**
 * JSON lines on standard output; bodies and queries are never logged, and what looks like a secret is masked.
 */
export function makeLog(env: Pick<Env, 'LOG_LEVEL'>, output?: DestinationStream): FastifyBaseLogger {
  const secrets = ['password', 'token', 'access_token', 'authorization'].flatMap((name) => [
    name,
    `*.${name}`,
    `*.*.${name}`,
  ])
  const options = {
    level: env.LOG_LEVEL,
    redact: { paths: secrets, censor: '[oculto]' },
    serializers: { req: requestLine },
  }
  return output ? pino(options, output) : pino(options)
}
