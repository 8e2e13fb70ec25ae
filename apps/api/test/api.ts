import type { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import supertest from 'supertest'
import { buildApp } from '../src/app'
import { openWorld, type World } from '../src/platform/runtime'
import { migrations, openTestWorld } from './database'
import { startProxy, twoNodes } from './proxy'

export interface Actor {
  id: string
  token: string
}

export interface Api {
  world: World
  /** The worlds of all nodes. */
  worlds: World[]
  app: FastifyInstance
  /**
   * Where requests go: the app's own server or, with TEST_NODES=2, a proxy that gives each connection to one
   * of two nodes.
   */
  server: Server
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

/**
 * The real server on the test database, answering on a free port of the loopback; two of them with
 * TEST_NODES=2.
 */
export async function startApi(
  options: Parameters<typeof openTestWorld>[0] = {},
  webFolder = '/nonexistent',
): Promise<Api> {
  const world = await openTestWorld(options)
  const node = await startNode(world, webFolder)
  // Settings that a test changes on its way are those of both.
  const worlds = twoNodes
    ? [world, await openWorld(new Proxy(world.env, {}), { migrations, ...options })]
    : [world]
  const second = worlds[1] && (await startNode(worlds[1], webFolder))
  const proxy = second ? await startProxy([node.app.server, second.app.server]) : undefined
  const server = proxy?.server ?? node.app.server
  const as = (actor: Actor | null): Caller => callerOf({ server }, actor)
  const close = async () => {
    await proxy?.close()
    await second?.close()
    await node.close()
  }
  return { world, worlds, app: node.app, server, as, close }
}

async function startNode(
  world: World,
  webFolder: string,
): Promise<{ app: FastifyInstance; close: () => Promise<void> }> {
  const app = await buildApp(world, webFolder)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    await world.close()
  }
  return { app, close }
}

/** Calls a server over HTTP, signed out or as somebody. */
export function callerOf({ server }: { server: Server }, actor: Actor | null): Caller {
  const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: unknown) => {
    const request = supertest(server)[method](path)
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
