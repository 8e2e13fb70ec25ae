// `npm run test:postgres`: the API's suite on PostgreSQL with pgvector, the one of DATABASE_URL or one that scripts/postgres.sh sets up.
import { execFileSync } from 'node:child_process'
import { cleanEnv } from './lib/clean-env.mjs'
import { root } from './lib/run.mjs'
import { fail, setUp } from './lib/setup.mjs'
import { runStages, vitest } from './lib/stages.mjs'

process.chdir(root)
await setUp({ build: false })

const given = process.env.DATABASE_URL
const url = given ?? startPostgres()
try {
  process.exitCode = await runStages([vitest('api on PostgreSQL', 'apps/api', { ...cleanEnv(), DATABASE_URL: url })])
} finally {
  if (!given) postgres('stop')
}

/** The script's last line is the address of the database it started. */
function startPostgres() {
  try {
    return postgres('start').trim().split('\n').at(-1) ?? ''
  } catch {
    return fail('PostgreSQL could not be set up here: give DATABASE_URL (`docker compose up -d postgres` starts one), then run this again.')
  }
}

function postgres(/** @type {'start' | 'stop'} */ action) {
  return execFileSync('bash', ['scripts/postgres.sh', action], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}
