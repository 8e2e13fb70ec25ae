// `npm run dev`: the API restarted on every change at :3000, the web app by vite at :5173; both end together.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bin, root } from './lib/run.mjs'
import { setUp } from './lib/setup.mjs'

await setUp({ build: false })

const start = (/** @type {string} */ script, /** @type {string[]} */ args, /** @type {string} */ cwd) =>
  spawn(process.execPath, [join(root, script), ...args], { cwd, stdio: 'inherit' })

const children = [
  start(bin.tsx, ['watch', '--clear-screen=false', 'apps/api/src/server.ts'], root),
  start(bin.vite, [], join(root, 'apps/web')),
]

function stop(/** @type {NodeJS.Signals} */ signal = 'SIGTERM') {
  for (const child of children) child.kill(signal)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
}
