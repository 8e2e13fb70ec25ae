// `npm test`: everything, from a clean clone. `npm run trials` (--trials): the same with the full counts
// instead of samples.
// With --postgres the API's suite runs on PostgreSQL too.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser, noBrowser } from './lib/browser.mjs'
import { cleanEnv } from './lib/clean-env.mjs'
import { apiEmbedded, apiOnPostgres, besideEmbedded, besidePostgres } from './lib/postgres.mjs'
import { bin, root, runNode } from './lib/run.mjs'
import { fail, runTurbo, setUp } from './lib/setup.mjs'
import { check, playwright, runStages, vitest } from './lib/stages.mjs'

process.chdir(root)
await setUp({ build: false })
if (await runTurbo()) fail('The app could not be built: what is above says why.')

const env = cleanEnv()
const trials = process.argv.includes('--trials')
if (trials) env.TRIALS = 'full'
// Short stages end nearly together.
const parts = trials ? 1 : 3
const postgres = process.argv.includes('--postgres')

// The parts of the journeys begin with copies of the same offices.
env.LAVRA_MADE_OFFICES = mkdtempSync(join(tmpdir(), 'lavra-e2e-offices-'))
const journeys = (await ensureBrowser())
  ? [1, 2, 3].map((part) => playwright(`journeys, ${part} of 3`, env, [`--shard=${part}/3`]))
  : [check('journeys', sayWhy)]

const api = [
  ...(postgres ? apiOnPostgres(env, { parts, more: besideEmbedded(env) }) : []),
  ...apiEmbedded(env, { parts, more: postgres ? besidePostgres(env) : [] }),
].reverse()

// Most stages wait more than they compute, so that four at once suit two cores: the longest first, what
// computes beside what waits. Full counts are measured, too: those run alone.
process.exitCode = await runStages(
  [
    ...journeys.flatMap((stage, n) => [...api.slice(n, n + 1), stage]),
    ...api.slice(journeys.length),
    vitest('web', 'apps/web', env),
    check('lint and types', (shown) => runNode(bin.oxlint, [], shown)),
    check('format', (shown) =>
      runNode(bin.prettier, ['--check', '--log-level', 'warn', '**/*.{ts,tsx,mjs,cjs}'], shown),
    ),
    vitest('rules and scripts', 'scripts', env),
    check('layers', (shown) =>
      runNode(bin.depcruise, ['apps', 'packages', 'prisma', '--config', '.dependency-cruiser.cjs'], shown),
    ),
    vitest('contracts', 'packages/contracts', env),
    vitest('language', 'packages/language', env),
    vitest('law', 'packages/law', env),
  ],
  trials ? 1 : 4,
)
rmSync(env.LAVRA_MADE_OFFICES, { recursive: true, force: true })

function sayWhy() {
  console.error(noBrowser)
  return Promise.resolve(1)
}
