import { fileURLToPath } from 'node:url'
import { buildApp } from './app'
import { readEnv, type Env } from './core/env'
import { openWorld } from './core/world'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** src/ and dist/ lie equally deep, so these hold for both. */
const migrations = here('../../../prisma/migrations')
const webFolder = here('../../web/dist')

/** A wrong setting, a locked folder or a failed migration ends the start with one line. */
function stop(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

async function start(env: Env) {
  const world = await openWorld(env, { migrations })
  const app = await buildApp(world, webFolder)
  const shutDown = async () => {
    setTimeout(() => process.exit(1), 9500).unref()
    await app.close()
    await world.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void shutDown())
  process.once('SIGINT', () => void shutDown())
  await app.listen({ host: env.HOST, port: env.PORT })
  announce(env, world.llm?.model)
}

function announce(env: Env, model: string | undefined) {
  const host = env.HOST === '127.0.0.1' || env.HOST === '0.0.0.0' ? 'localhost' : env.HOST
  const records = env.DATABASE_URL ? 'PostgreSQL' : env.DATA_DIR
  console.log(`Lavra em http://${host}:${env.PORT}`)
  console.log(`Dados em ${records} · ${model ? `modelo de IA ${model}` : 'modo offline, sem modelo de IA'} · Ctrl+C encerra`)
}

try {
  await start(readEnv())
} catch (error) {
  stop(error)
}
