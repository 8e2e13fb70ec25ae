import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import formbody from '@fastify/formbody'
import jwt, { type FastifyJWTOptions } from '@fastify/jwt'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import helmet from 'helmet'
import type { Env } from '../env'
import { answerError, invalid, notFound } from '../errors'

export const requestId = () => randomUUID()

/** What helmet gives every answer: it depends on no request, so it is worked out once. */
export const securityHeaders = headersOf(
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // An office serves this over plain HTTP in its own network, too.
        upgradeInsecureRequests: null,
      },
    },
  }),
)

function headersOf(protect: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  protect(request, answer, (error) => {
    if (error) throw new Error('the security headers could not be made', { cause: error })
  })
  return answer.getHeaders()
}

/** What is known of a token is kept by its digest; its times and its session are looked at each time. */
const verify: FastifyJWTOptions['verify'] = {
  algorithms: ['HS256'],
  requiredClaims: ['iat', 'exp'],
  cache: 500,
}

/** Security headers, bodies, tokens and the one error handler: all that every route stands on. */
export async function addPlugins(app: FastifyInstance, env: Env, version: string) {
  app.setErrorHandler(answerError)
  acceptEmptyJson(app)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
  await app.register(formbody, { bodyLimit: 64 * 1024 })
  await app.register(multipart, {
    limits: {
      fileSize: env.MAX_UPLOAD_MB * 1024 * 1024,
      files: 20,
      fields: 30,
      fieldSize: 100_000,
      parts: 50,
    },
  })
  await app.register(jwt, { secret: env.JWT_SECRET, sign: { algorithm: 'HS256', expiresIn: '30d' }, verify })
  await addDocumentation(app, version)
}

/** Fastify refuses an empty body that says it is JSON; the contract counts it as `{}`. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, {})
    void parse(request, String(body), (error, value) => {
      if (error)
        return done(
          invalid([
            { loc: ['body'], msg: 'O corpo da requisição não é um JSON válido', type: 'json_invalid' },
          ]),
        )
      done(null, value)
    })
  })
}

async function addDocumentation(app: FastifyInstance, version: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Lavra',
        version,
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
        description:
          'API do Lavra: clientes, contatos, processos, documentos, petições e assistente de escritórios de advocacia.',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

const accepts = (request: FastifyRequest, type: string) => (request.headers.accept ?? '').includes(type)

/** The web app's files; any other GET of a page gets its index, everything else a JSON 404. */
export async function addWebApp(app: FastifyInstance, folder: string) {
  const built = existsSync(folder)
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        void reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api/') && accepts(request, 'text/html')
    if (built && page)
      return reply.header('Cache-Control', 'no-cache').type('text/html').sendFile('index.html')
    return answerError(notFound('Recurso não encontrado'), request, reply)
  })
}
