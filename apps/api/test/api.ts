import type { FastifyInstance } from 'fastify'
import supertest from 'supertest'
import { buildApp } from '../src/app'
import type { World } from '../src/core/world'
import { openTestWorld } from './database'

export interface Actor {
  id: string
  token: string
}

export interface Api {
  world: World
  app: FastifyInstance
  /** Calls the API over HTTP, signed out or as somebody. */
  as: (actor: Actor | null) => Caller
  close: () => Promise<void>
}

export interface Caller {
  get: (path: string) => supertest.Test
  post: (path: string, body?: unknown) => supertest.Test
  put: (path: string, body?: unknown) => supertest.Test
  delete: (path: string) => supertest.Test
}

/** The real server on the test database, answering on a free port of the loopback. */
export async function startApi(options: Parameters<typeof openTestWorld>[0] = {}, webFolder = '/nonexistent'): Promise<Api> {
  const world = await openTestWorld(options)
  const app = await buildApp(world, webFolder)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const as = (actor: Actor | null): Caller => callerOf(app, actor)
  const close = async () => {
    await app.close()
    await world.close()
  }
  return { world, app, as, close }
}

/** Calls a server over HTTP, signed out or as somebody. */
export function callerOf(app: FastifyInstance, actor: Actor | null): Caller {
  const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: unknown) => {
    const request = supertest(app.server)[method](path)
    if (actor) void request.set('Authorization', `Bearer ${actor.token}`)
    return body === undefined ? request : request.send(body as object)
  }
  return {
    get: (path) => send('get', path),
    post: (path, body = {}) => send('post', path, body),
    put: (path, body = {}) => send('put', path, body),
    delete: (path) => send('delete', path),
  }
}
