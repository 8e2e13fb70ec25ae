// `npm test`: everything, from a clean clone. `npm run trials` (--trials): the same with the full counts instead of samples.
// With --postgres the API's suite runs on PostgreSQL too.
import { ensureBrowser, noBrowser } from './lib/browser.mjs'
import { cleanEnv } from './lib/clean-env.mjs'
import { apiOnPostgres } from './lib/postgres.mjs'
import { bin, root, runNode } from './lib/run.mjs'
import { runTurbo, setUp } from './lib/setup.mjs'
import { check, playwright, runStages, vitest } from './lib/stages.mjs'

process.chdir(root)
await setUp({ build: false })

const env = cleanEnv()
if (process.argv.includes('--trials')) env.TRIALS = 'full'

const code = [
  check('types', (shown) => runTurbo(['typecheck', 'typecheck:tools'], shown)),
  check('lint', (shown) => runNode(bin.eslint, ['.', '--max-warnings=0'], shown)),
  check('layers', (shown) => runNode(bin.depcruise, ['apps', 'packages', 'prisma', '--config', '.dependency-cruiser.cjs'], shown)),
  check('migrations match the schema', (shown) => runNode(bin.tsx, ['scripts/migration.ts', 'check'], shown)),
  vitest('rules and scripts', 'scripts', env),
  vitest('contracts', 'packages/contracts', env),
  vitest('api on the embedded database', 'apps/api', env),
  vitest('web', 'apps/web', env),
]
const screens = [check('build', (shown) => runTurbo(['build'], shown)), check('a browser', findOrSayWhy), playwright('journeys', env)]

// Two lanes of about the same length: one core each.
process.exitCode = await runStages(code, process.argv.includes('--postgres') ? [apiOnPostgres(env), ...screens] : screens)

/** @param {{ log?: string }} shown */
async function findOrSayWhy(shown) {
  if (await ensureBrowser(shown)) return 0
  console.error(noBrowser)
  return 1
}
