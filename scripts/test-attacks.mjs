// `npm run test:attacks`: the files that lib/attacks.mjs names, on the embedded database or the one of
// DATABASE_URL.
import { attackFiles } from './lib/attacks.mjs'
import { root } from './lib/run.mjs'
import { setUp } from './lib/setup.mjs'
import { runStages, vitest } from './lib/stages.mjs'

process.chdir(root)
await setUp({ build: false })
process.exitCode = await runStages([vitest('attacks', 'apps/api', process.env, attackFiles)])
