// `npm run test:postgres`: the API's suite on PostgreSQL with pgvector. `npm run test:nodes` (--nodes): on
// two nodes behind a proxy.
import { cleanEnv } from './lib/clean-env.mjs'
import { apiOnPostgres } from './lib/postgres.mjs'
import { root } from './lib/run.mjs'
import { setUp } from './lib/setup.mjs'
import { runStages } from './lib/stages.mjs'

process.chdir(root)
await setUp({ build: false })
const nodes = process.argv.includes('--nodes') ? { TEST_NODES: '2' } : {}
process.exitCode = await runStages(apiOnPostgres({ ...cleanEnv(), ...nodes }))
