// `npm start`: from a clean clone to the running application; whatever is there already is not done again.
import { setUp } from './lib/setup.mjs'
import { root } from './lib/run.mjs'

process.chdir(root)
await setUp()
if (process.env.npm_lifecycle_event) endWithParent()
process.setSourceMapsEnabled(true)
// In this process, so that every signal reaches the server itself.
await import(new URL('../apps/api/dist/server.js', import.meta.url).href)

/** npm hands a SIGTERM to the shell between us, which dies without handing it on. */
function endWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref()
}
