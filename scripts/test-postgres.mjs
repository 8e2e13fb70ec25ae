// `npm run test:postgres`: the API's suite on PostgreSQL with pgvector.
import { cleanEnv } from './lib/clean-env.mjs'
import { apiOnPostgres } from './lib/postgres.mjs'
import { root } from './lib/run.mjs'
import { setUp } from './lib/setup.mjs'
import { runStages } from './lib/stages.mjs'

process.chdir(root)
await setUp({ build: false })
process.exitCode = await runStages([apiOnPostgres(cleanEnv())])
