// `npm run eval -- retrieval [path.json] [--quick]`: how well the assistant's search finds, on our own office
// or on a data set. `npm run eval -- gate [--held]`: what the check of law and data lets pass and marks.
import { spawnSync } from 'node:child_process'
import { root } from './lib/run.mjs'
import { setUp } from './lib/setup.mjs'

process.chdir(root)
await setUp({ build: false })
const { status } = spawnSync(
  process.execPath,
  [
    '--import',
    'tsx',
    `apps/api/test/${process.argv[2] === 'gate' ? 'gate' : 'retrieval'}/eval.ts`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
