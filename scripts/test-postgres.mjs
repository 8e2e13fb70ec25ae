// `npm run test:postgres`: the API's suite on PostgreSQL with pgvector, the one of DATABASE_URL or one that scripts/postgres.sh sets up.
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cleanEnv } from './lib/clean-env.mjs'
import { root } from './lib/run.mjs'
import { fail, setUp } from './lib/setup.mjs'
import { runStages, vitest } from './lib/stages.mjs'

process.chdir(root)
await setUp({ build: false })

const given = process.env.DATABASE_URL
const url = given ?? startPostgres()
try {
  process.exitCode = await runStages([vitest('api on PostgreSQL', 'apps/api', { ...cleanEnv(), DATABASE_URL: url }, withoutDatabase())])
} finally {
  if (!given) postgres('stop')
}

/** Arguments that leave out what touches no database: `npm test` has run it, and it would come out the same. */
function withoutDatabase() {
  const folders = ['src/law', 'src/features/petitions/drafting', 'src/features/petitions/export', 'src/features/documents/kinds', 'src/features/documents/extract']
  const files = folders.flatMap((folder) => readdirSync(join('apps/api', folder), { recursive: true }).map((file) => `${folder}/${String(file)}`))
  const tests = files.filter((file) => file.endsWith('.test.ts') && !/test\/(api|database)'/.test(readFileSync(join('apps/api', file), 'utf8')))
  return tests.map((file) => `--exclude=${file}`)
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
