// `npm test`: everything, from a clean clone. `npm run trials` (--trials): the same with the full counts instead of samples.
import { ensureBrowser, noBrowser } from './lib/browser.mjs'
import { cleanEnv } from './lib/clean-env.mjs'
import { bin, root, runNode } from './lib/run.mjs'
import { runTurbo, setUp } from './lib/setup.mjs'
import { check, playwright, runStages, vitest } from './lib/stages.mjs'

process.chdir(root)
await setUp({ build: false })

const env = cleanEnv()
if (process.argv.includes('--trials')) env.TRIALS = 'full'

process.exitCode = await runStages([
  check('types', () => runTurbo(['typecheck', 'typecheck:tools'])),
  check('lint', () => runNode(bin.eslint, ['.', '--max-warnings=0'])),
  check('layers', () => runNode(bin.depcruise, ['apps', 'packages', 'prisma', '--config', '.dependency-cruiser.cjs'])),
  check('migrations match the schema', () => runNode(bin.tsx, ['scripts/migration.ts', 'check'])),
  vitest('rules and scripts', 'scripts', env),
  vitest('contracts', 'packages/contracts', env),
  vitest('api on the embedded database', 'apps/api', env),
  vitest('web', 'apps/web', env),
  check('build', () => runTurbo(['build'])),
  check('a browser', findOrSayWhy),
  playwright('journeys', env),
])

async function findOrSayWhy() {
  if (await ensureBrowser()) return 0
  console.error(noBrowser)
  return 1
}
