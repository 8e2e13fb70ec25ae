// `npm run seed`: fills the database with a demo office, through the services.
import { root } from './lib/run.mjs'
import { setUp } from './lib/setup.mjs'

process.chdir(root)
await setUp()
process.setSourceMapsEnabled(true)
await import(new URL('../apps/api/dist/seed.js', import.meta.url).href)
