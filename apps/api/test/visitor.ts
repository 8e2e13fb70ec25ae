import supertest from 'supertest'
import { buildApp } from '../src/app'
import { openWorld } from '../src/platform/runtime'
import { migrations, onPostgres, testEnv } from './database'
import { callerOf, type Actor, type Api } from './api'

/** Trusts the tests' own machine to say where a request comes from, so that a test can come from anywhere. */
export const anywhere = { TRUST_PROXY: 'loopback' }

let last = 0
/** An address that no test has used before. */
export const newAddress = () => `203.0.${113 + Math.floor(++last / 250)}.${1 + (last % 250)}`

/** Calls the API from an address. */
export function visitor(api: Pick<Api, 'server'>, address: string = newAddress()) {
  const from = (test: supertest.Test, actor?: Actor) => {
    void test.set('X-Forwarded-For', address)
    return actor ? test.set('Authorization', `Bearer ${actor.token}`) : test
  }
  return {
    address,
    post: (path: string, body: object, actor?: Actor) =>
      from(supertest(api.server).post(path), actor).send(body),
    signIn: (username: string, password: string) =>
      from(supertest(api.server).post('/token')).type('form').send({ username, password }),
  }
}

/**
 * A second server on the same database: another process's world where the database is PostgreSQL, the same
 * world where it is embedded.
 */
export async function secondNode(api: Api): Promise<Api> {
  const world = onPostgres
    ? await openWorld({ ...(await testEnv()), ...anywhere }, { migrations })
    : api.world
  const app = await buildApp(world, '/nonexistent')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    if (onPostgres) await world.close()
  }
  return { world, worlds: [world], app, server: app.server, as: (actor) => callerOf(app, actor), close }
}
