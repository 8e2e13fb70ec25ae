// `npm run bench -- <name>`: runs a measurement of apps/api/bench; without a name it tells which there are.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { root } from './lib/run.mjs'
import { setUp } from './lib/setup.mjs'

process.chdir(root)
const names = readdirSync('apps/api/bench').flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
const [name, ...options] = process.argv.slice(2)
if (!name || !names.includes(name)) {
  console.error(`usage: npm run bench -- <${names.join('|')}>`)
  process.exitCode = 2
} else {
  await setUp({ build: false })
  process.exitCode = spawnSync(process.execPath, ['--import', 'tsx', `apps/api/bench/${name}.ts`, ...options], { stdio: 'inherit' }).status ?? 1
}
