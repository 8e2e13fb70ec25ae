import type { z } from 'zod'
import type { AgentAdvanced } from '@lavra/contracts/petitions/generation'
import type { Ctx } from '../../../platform/ctx'
import { conflict, modelFailed, serverStops } from '../../../platform/errors'
import { rows, sql } from '../../../platform/database/sql'
import { sleep } from '../../../llm/retry'
import { petitionNotFound, requireVisible } from '../access/access'
import { liveLease } from './lease'
import { runNextAgent } from './pipeline'
import { advancedAfter } from '../access/views'

export const notStarted = conflict(
  'not_started',
  'A geração ainda não foi iniciada. Inicie-a antes de avançar.',
)
export const alreadyCompleted = conflict('already_completed', 'Petição já concluída (already completed)')
const stillBusy = conflict(
  'agent_busy',
  'O agente ainda está trabalhando. Acompanhe o andamento e tente novamente em instantes.',
)

const pollMs = 100

interface RunState {
  petition_status: string
  position: number
  status: 'pending' | 'in_progress' | 'completed'
  attempt: number
  error_message: string | null
  /** Somebody is at work on it now. */
  live: boolean
}

/**
 * Runs the agent whose turn it is, or waits for whoever already runs it: every caller that came before it
 * ended gets the same answer.
 * Throws 409 where there is nothing to run, 502 where the agent failed, 503 where the server stops before it
 * has written (its step is then free again).
 */
export async function advanceAgent(ctx: Ctx, petitionId: string): Promise<z.output<typeof AgentAdvanced>> {
  await requireVisible(ctx, petitionId)
  const first = await nextRun(ctx, petitionId)
  const until = performance.now() + 1000 * (ctx.env.MODEL_TIMEOUT_SECONDS + 3 * ctx.env.AGENT_LEASE_SECONDS)
  // An earlier attempt's error is not the answer to this call.
  const attempt = first.live ? first.attempt : first.attempt + 1
  while (performance.now() < until && !ctx.stopping.aborted) {
    const outcome = await runNextAgent(ctx, petitionId, { position: first.position, signal: ctx.stopping })
    if (outcome.kind === 'failed') throw modelFailed(outcome.message)
    if (outcome.kind === 'completed' || (await waitForRun(ctx, petitionId, first.position, attempt, until))) {
      await ctx.probe?.('before_answer', petitionId)
      return advancedAfter(first.position)
    }
    // What ended the step may be a document that became confidential.
    await requireVisible(ctx, petitionId)
  }
  throw ctx.stopping.aborted ? serverStops() : stillBusy
}

const runState = sql`r.position, r.status::text as status, r.attempt, r.error_message, p.status::text as petition_status,
  r.status = 'in_progress' and ${liveLease} as live`

/** The first run that is not completed, as it stands now. */
async function nextRun(ctx: Ctx, petitionId: string): Promise<RunState> {
  const [run] = await rows<RunState>(
    ctx,
    sql`select ${runState} from petitions p join agent_runs r on r.petition_id = p.id
        where p.id = ${petitionId} and r.status <> 'completed' and p.status <> 'completed' order by r.position limit 1`,
  )
  if (run) return run
  const petition = await ctx.db.petition.findUnique({ where: { id: petitionId }, select: { status: true } })
  if (!petition) throw petitionNotFound()
  throw petition.status === 'completed' ? alreadyCompleted : notStarted
}

/**
 * True once the run is completed, false once it is free to be taken or the server stops; throws what it
 * failed with.
 */
async function waitForRun(
  ctx: Ctx,
  petitionId: string,
  position: number,
  attempt: number,
  until: number,
): Promise<boolean> {
  while (performance.now() < until) {
    const [run] = await rows<RunState>(
      ctx,
      sql`select ${runState} from petitions p join agent_runs r on r.petition_id = p.id where p.id = ${petitionId} and r.position = ${position}::int`,
    )
    if (!run) throw petitionNotFound()
    if (run.status === 'completed') return true
    if (run.status === 'pending' && run.error_message !== null && run.attempt >= attempt)
      throw modelFailed(run.error_message)
    await sleep(pollMs)
    if (!run.live || ctx.stopping.aborted) return false
  }
  return false
}
