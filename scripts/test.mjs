// `npm test`: everything, from a clean clone. `npm run trials` (--trials): the same with the full counts instead of samples.
// With --postgres the API's suite runs on PostgreSQL too.
import { ensureBrowser, noBrowser } from './lib/browser.mjs'
import { cleanEnv } from './lib/clean-env.mjs'
import { apiOnPostgres, besideEmbedded, besidePostgres } from './lib/postgres.mjs'
import { bin, root, runNode } from './lib/run.mjs'
import { fail, runTurbo, setUp } from './lib/setup.mjs'
import { check, playwright, runStages, vitest } from './lib/stages.mjs'

process.chdir(root)
await setUp({ build: false })
if (await runTurbo()) fail('The app could not be built: what is above says why.')

const env = cleanEnv()
if (process.argv.includes('--trials')) env.TRIALS = 'full'
const postgres = process.argv.includes('--postgres')

// A suite on one database takes about as long as that on the other: one core each, and half of the journeys at the end of each lane.
process.exitCode = await runStages(
  [
    check('types', (shown) => runTurbo(['typecheck', 'typecheck:tools'], shown)),
    check('lint', (shown) => runNode(bin.eslint, ['.', '--max-warnings=0'], shown)),
    check('layers', (shown) => runNode(bin.depcruise, ['apps', 'packages', 'prisma', '--config', '.dependency-cruiser.cjs'], shown)),
    check('migrations match the schema', (shown) => runNode(bin.tsx, ['scripts/migration.ts', 'check'], shown)),
    vitest('contracts', 'packages/contracts', env),
    vitest('api on the embedded database', 'apps/api', env, postgres ? besidePostgres(env) : []),
    playwright('journeys, first half', env, ['--shard=1/2']),
  ],
  [
    check('a browser', findOrSayWhy),
    ...(postgres ? [apiOnPostgres(env, besideEmbedded(env))] : []),
    vitest('rules and scripts', 'scripts', env),
    vitest('web', 'apps/web', env),
    playwright('journeys, second half', env, ['--shard=2/2']),
  ],
)

/** @param {{ log?: string }} shown */
async function findOrSayWhy(shown) {
  if (await ensureBrowser(shown)) return 0
  console.error(noBrowser)
  return 1
}
