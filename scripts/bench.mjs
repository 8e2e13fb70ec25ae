// `npm run bench -- <name>`: runs a measurement of apps/api/bench; without a name it tells which there are.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { root } from './lib/run.mjs'
import { setUp } from './lib/setup.mjs'

process.chdir(root)
await setUp({ build: false })
const names = readdirSync('apps/api/bench').flatMap((file) =>
  file.endsWith('.ts') ? [file.slice(0, -3)] : [],
)
const [name, ...options] = process.argv.slice(2)
if (!name || !names.includes(name)) {
  console.error(`usage: npm run bench -- <${names.join('|')}>`)
  process.exitCode = 2
} else {
  const child = spawn(process.execPath, ['--import', 'tsx', `apps/api/bench/${name}.ts`, ...options], {
    stdio: 'inherit',
  })
  // Whoever ends this one ends the measurement, which then puts away its database and its processes.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'close')
  process.exitCode = code ?? 1
}
