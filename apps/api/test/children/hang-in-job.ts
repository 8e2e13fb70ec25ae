// Opens a world, begins a job and never ends it: hang-in-job.ts DATA_DIR [DATABASE_URL]
import { z } from 'zod'
import { readEnv } from '../../src/platform/env'
import { defineJob } from '../../src/platform/jobs/queue'
import { openWorld } from '../../src/platform/runtime'
import { migrations } from '../migrations-folder'

const [DATA_DIR, DATABASE_URL] = process.argv.slice(2)
const env = readEnv({ DATA_DIR, DATABASE_URL, JWT_SECRET: 'x'.repeat(48), LOG_LEVEL: 'silent' })
const job = defineJob({
  name: 'survivor',
  schema: z.object({ word: z.string() }),
  handler: async () => {
    console.log('working')
    await new Promise(() => undefined)
  },
})
const world = await openWorld(env, { migrations, jobs: [job] })
const origin = { address: '', direct_loopback: false }
await world.ctx({ log: world.log, request_id: 'child', origin, user: null }).jobs.send(job, { word: 'ação' })
