// `npm run admin -- COMMAND`: the administrator's tools, on the data that the settings name.
import { root } from './lib/run.mjs'
import { setUp } from './lib/setup.mjs'

process.chdir(root)
await setUp()
process.setSourceMapsEnabled(true)
await import(new URL('../apps/api/dist/admin.js', import.meta.url).href)
