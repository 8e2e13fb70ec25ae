import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import type { Access, Endpoint } from '@lavra/contracts/base/endpoint'
import { claimsOf } from './platform/http/bearer'
import { answerUnreadable } from './platform/http/client-error'
import { guardBodies } from './platform/http/body-guard'
import { refuseWhileClosing } from './platform/http/closing'
import { addPlugins, addWebApp, requestId } from './platform/http/plugins'
import { forbidden, unauthenticated } from './platform/errors'
import type { Ctx, CurrentUser } from './platform/ctx'
import { serveOn } from './platform/http/serve'
import { addMetrics } from './platform/http/metrics-route'
import { originOf } from './platform/network/origin'
import { watchForPublication } from './platform/network/published'
import { buildSerializer } from './platform/http/serializers'
import { uploadSeconds } from './platform/http/uploads'
import { version } from './platform/version'
import type { World } from './platform/runtime'
import { auditRoutes } from './features/audit/routes'
import { authRoutes } from './features/auth/routes'
import { sessionUser } from './features/auth/service'
import { caseRoutes } from './features/cases/routes'
import { chatRoutes } from './features/chat/routes'
import { clientRoutes } from './features/clients/routes'
import { contactRoutes } from './features/contacts/routes'
import { documentRoutes } from './features/documents/routes'
import { invitationRoutes } from './features/invitations/routes'
import { noteRoutes } from './features/notes/routes'
import { petitionRoutes } from './features/petitions/routes'
import { privacyRoutes } from './features/privacy/routes'
import { searchRoutes } from './features/search/routes'
import { systemRoutes } from './features/system/routes'
import { trashRoutes } from './features/trash/routes'
import { userRoutes } from './features/users/routes'

/** The HTTP server of an open world; `webFolder` holds the built web app. */
export async function buildApp(world: World, webFolder: string): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: world.log.child({}, { level: httpLogLevel(world.env.LOG_LEVEL) }),
    genReqId: requestId,
    clientErrorHandler: answerUnreadable,
    trustProxy: world.env.TRUST_PROXY ?? false,
    bodyLimit: 5 * 1024 * 1024,
    requestTimeout: uploadSeconds(world.env) * 1_000,
    schemaController: { compilersFactory: { buildSerializer } },
    // Its own answer is none of ours.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  guardBodies(app)
  refuseWhileClosing(app)
  watchForPublication(app, world)
  await addPlugins(app, world.env, version)
  addMetrics(app, world)

  const serve = serveOn(app, (request, endpoint) => admit(world, request, endpoint))
  authRoutes(serve, (claims, seconds) => app.jwt.sign(claims, { expiresIn: seconds }))
  userRoutes(serve)
  invitationRoutes(serve)
  clientRoutes(serve)
  contactRoutes(serve)
  caseRoutes(serve)
  documentRoutes(serve)
  noteRoutes(serve)
  petitionRoutes(serve)
  chatRoutes(serve)
  searchRoutes(serve)
  auditRoutes(serve)
  privacyRoutes(serve)
  trashRoutes(serve)
  systemRoutes(serve)

  await addWebApp(app, webFolder)
  return app
}

/** At the default level HTTP speaks only of what went wrong; every request is a line from `debug` on. */
const httpLogLevel = (level: string) => (level === 'info' ? 'warn' : level === 'debug' ? 'info' : level)

/** Signs the caller in where a token is given, and refuses who may not make this call. */
async function admit(world: World, request: FastifyRequest, endpoint: Endpoint): Promise<Ctx> {
  const ctx = world.ctx({ log: request.log, request_id: request.id, origin: originOf(request), user: null })
  const user = await userOf(ctx, request)
  // Every line about this request says who made it.
  if (user) ctx.log = request.log = request.log.child({ user_id: user.id })
  if (endpoint.access !== 'public') {
    if (!user) throw unauthenticated()
    if (!mayCall[endpoint.access](user)) throw forbidden()
  }
  ctx.user = user
  return ctx
}

const mayCall: Record<Exclude<Access, 'public'>, (user: CurrentUser) => boolean> = {
  user: () => true,
  staff: (user) => user.user_role !== 'restricted',
  admin: (user) => user.user_role === 'admin',
  superuser: (user) => user.is_superuser,
}

async function userOf(ctx: Ctx, request: FastifyRequest): Promise<CurrentUser | null> {
  const claims = claimsOf(request)
  return claims ? sessionUser(ctx, claims.sub, claims.sid) : null
}
