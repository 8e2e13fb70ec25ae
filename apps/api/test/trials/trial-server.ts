import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { buildApp } from '../../src/app'
import type { Ctx, Probe } from '../../src/platform/ctx'
import { readEnv } from '../../src/platform/env'
import { openWorld, type World } from '../../src/platform/runtime'
import { petitionStep } from '../../src/features/petitions/service'
import { startSweeps } from '../../src/jobs'
import { openLlm } from '../../src/llm/open'
import { migrations } from '../migrations-folder'
import { naiveStep } from '../naive-step'

/**
 * The real server in a process of its own, which can be told to kill itself at a moment of one petition's
 * chain.
 */
export interface Crash {
  petition_id: string
  point: Parameters<Probe>[0]
  /** Kills where so many agents are completed. */
  completed: number
  /** Where the outputs of that moment are written before the kill. */
  snapshot: string
}

const naive = process.argv.includes('--naive')
const idle = process.argv.includes('--idle')

async function main(): Promise<void> {
  const env = readEnv()
  const llm = openLlm(env, { warn: () => undefined })
  let crash: Crash | null = null
  let arrivals = 0
  const probe: Probe = async (point, petitionId) => {
    if (point === 'before_lease') arrivals++
    if (crash?.petition_id !== petitionId || crash.point !== point) return
    const outputs = await outputsOf(world, petitionId)
    if (outputs.length !== crash.completed) return
    writeFileSync(crash.snapshot, JSON.stringify(outputs))
    process.kill(process.pid, 'SIGKILL')
  }
  const world = await openWorld(env, { migrations, jobs: [stepJob()], llm, probe })
  const app = await buildApp(world, '/nonexistent')
  const ctx = world.ctx({
    log: world.log,
    request_id: randomUUID(),
    origin: { address: '', direct_loopback: true },
    user: null,
  })
  app.post<{ Body: Crash }>('/trial/crash', (request) => {
    crash = request.body
    return {}
  })
  app.get('/trial/arrivals', () => ({ arrivals }))
  app.post<{ Params: { id: string } }>('/trial/naive/:id', async (request) => ({
    outcome: await naiveStep(ctx, request.params.id),
  }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  if (!idle) startSweeps(world)
  const address = app.server.address()
  const token = app.jwt.sign(await session(ctx))
  console.log(JSON.stringify({ port: typeof address === 'object' ? address?.port : null, token }))
}

/**
 * With `--idle` jobs are taken and nothing is done; with `--naive` each is a naive step that enqueues the
 * next.
 */
function stepJob(): typeof petitionStep {
  if (idle) return { ...petitionStep, handler: () => Promise.resolve() }
  if (!naive) return petitionStep
  return {
    ...petitionStep,
    handler: async (ctx, payload) => {
      if ((await naiveStep(ctx, payload.petition_id)) === 'ran') await ctx.jobs.send(petitionStep, payload)
    },
  }
}

async function outputsOf(world: World, petition_id: string): Promise<(string | null)[]> {
  const where = { petition_id, status: 'completed' as const }
  const runs = await world.database.prisma.agentRun.findMany({ where, orderBy: { position: 'asc' } })
  return runs.map(({ output }) => output)
}

/** A user of the trial's own, or the one it has made before. */
async function session(ctx: Ctx): Promise<{ sub: string; sid: string }> {
  const id = randomUUID()
  const fields = {
    username: 'trial',
    email: 'trial@exemplo.com',
    full_name: 'Lia Torres Amado',
    password_hash: 'x',
  }
  const user = await ctx.db.user.upsert({
    where: { username: 'trial' },
    create: { id, ...fields },
    update: {},
  })
  await ctx.db.session.create({
    data: { id, user_id: user.id, expires_at: new Date(Date.now() + 86_400_000) },
  })
  return { sub: user.id, sid: id }
}

await main()
