import { fileURLToPath } from 'node:url'
import { buildApp } from './app'
import { readEnv, type Env } from './platform/env'
import { makeLog } from './platform/log'
import { publication, publicationLine, publishBySettings } from './platform/network/published'
import { nobody, openWorld, type World } from './platform/runtime'
import { useNewestPack } from './law/installed'
import { jobs, startSweeps } from './jobs'
import { openLlm } from './llm/open'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** src/ and dist/ lie equally deep, so these hold for both. */
const migrations = here('../../../prisma/migrations')
const webFolder = here('../../web/dist')
/** What running requests and jobs may still take once the server is told to stop. */
const STOP_MS = 9_500
/**
 * From then on nobody waits for a model any more, and soon after for a slow connection; jobs get what is
 * left.
 */
const WAIT_MS = 2_500
const CONNECTIONS_MS = 3_500

async function start(env: Env) {
  const log = makeLog(env)
  const world = await openWorld(env, { migrations, jobs, log, llm: openLlm(env, log) })
  useNewestPack(env.DATA_DIR, log)
  await publishBySettings(world.ctx(nobody(log, 'start')))
  const app = await buildApp(world, webFolder)
  const sweeps = startSweeps(world)
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    setTimeout(() => world.endWaiting(), WAIT_MS).unref()
    setTimeout(() => app.server.closeAllConnections(), CONNECTIONS_MS).unref()
    await app.close()
    await sweeps.stop()
    await world.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  await app.listen({ host: env.HOST, port: env.PORT })
  announce(env, world)
  console.log(publicationLine(await publication(world.ctx(nobody(log, 'start')))))
}

function announce(env: Env, world: World) {
  const host = env.HOST === '127.0.0.1' || env.HOST === '0.0.0.0' ? 'localhost' : env.HOST
  const records = env.DATABASE_URL ? 'PostgreSQL' : env.DATA_DIR
  console.log(`Lavra em http://${host}:${env.PORT}`)
  console.log(
    `Dados em ${records} · ${world.llm ? `modelo de IA ${world.llm.model}` : 'modo offline, sem modelo de IA'} · Ctrl+C encerra`,
  )
}

try {
  await start(readEnv())
} catch (error) {
  // A wrong setting, a locked folder or a failed migration ends the start with one line.
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
