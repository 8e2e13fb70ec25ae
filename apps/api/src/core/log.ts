import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Env } from './env'

/** JSON lines; bodies are never logged, and what looks like a secret is masked. */
export function makeLog(env: Pick<Env, 'LOG_LEVEL'>): FastifyBaseLogger {
  const secrets = ['password', 'token', 'access_token', 'authorization'].flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return pino({ level: env.LOG_LEVEL, redact: { paths: secrets, censor: '[oculto]' } })
}
