import type { AgentId, GenerationStatus } from '@lavra/contracts/petitions/generation'
import type { Petition } from '@lavra/contracts/petitions'
import type { AgentRun } from '../../../generated/prisma/client'
import type { Ctx } from '../../platform/ctx'
import { conflict } from '../../platform/errors'
import type { Expected } from '../../platform/database/versions'
import type { Wire } from '../../platform/wire'
import { withChecks } from './checks/with-checks'
import { holdForText, holdPetition, requireVisible } from './access/access'
import { notStarted } from './chain/advance'
import { isLive } from './chain/lease'
import { enqueueStep } from './chain/pipeline'
import { record } from './access/trail'
import { replaceContent } from './versions'
import { readPetition, readStatus } from './access/views'

const writing = conflict(
  'agent_busy',
  'Este agente está escrevendo agora. Espere que termine para alterar o texto.',
)
const notYet = conflict(
  'agent_not_due',
  'Este agente ainda não pode ser alterado: os anteriores não terminaram.',
)

/** Saves the petition's text; the one it replaces is kept. The same text again changes nothing. */
export async function saveContent(
  ctx: Ctx,
  petitionId: string,
  content: string,
  expected: Expected = null,
): Promise<Wire<Petition>> {
  await requireVisible(ctx, petitionId)
  const petition = await ctx.transaction(async (tx) => {
    await holdForText(tx, petitionId, expected)
    const former = await replaceContent(tx, petitionId, content, 'edit')
    if (former !== null) {
      await tx.db.petition.update({ where: { id: petitionId }, data: { version: { increment: 1 } } })
      await record(tx, petitionId, 'updated', {
        before: { content_length: former },
        after: { content_length: content.length },
      })
    }
    return readPetition(tx, petitionId)
  })
  return withChecks(ctx, petition)
}

interface AgentEdit {
  output: string
  trigger_regeneration: boolean
}

/**
 * Replaces an agent's text, or writes the part that is due by hand, as after a fault of the model. With
 * `trigger_regeneration` the later agents are set back and the server runs them; one of them that is at work
 * loses its lease and stores nothing.
 */
export async function saveAgentOutput(
  ctx: Ctx,
  petitionId: string,
  agentId: AgentId,
  edit: AgentEdit,
  expected: Expected = null,
): Promise<Wire<GenerationStatus>> {
  await requireVisible(ctx, petitionId)
  return ctx.transaction(async (tx) => {
    await holdPetition(tx, petitionId, expected)
    const runs = await tx.db.agentRun.findMany({
      where: { petition_id: petitionId },
      orderBy: { position: 'asc' },
    })
    const run = runs.find(({ agent_id }) => agent_id === agentId)
    if (!run) throw notStarted
    const handwritten = run.status !== 'completed'
    if (handwritten && runs.find(({ status }) => status !== 'completed') !== run) throw notYet
    if (handwritten && (await isLive(tx, run.id))) throw writing
    await writeOutput(tx, run, edit.output)
    const regenerates = edit.trigger_regeneration && run !== runs.at(-1)
    if (run === runs.at(-1)) await finish(tx, petitionId, edit.output)
    else if (regenerates) await regenerateAfter(tx, run)
    else await note(tx, petitionId, handwritten)
    const before = { agent: agentId, output_length: run.output?.length ?? 0 }
    await record(tx, petitionId, 'updated', {
      before,
      after: { agent: agentId, output_length: edit.output.length, regenerates },
    })
    return readStatus(tx, petitionId)
  })
}

const free = {
  lease_owner: null,
  lease_expires_at: null,
  partial_output: null,
  error_message: null,
  error_code: null,
}

async function writeOutput(tx: Ctx, run: AgentRun, output: string): Promise<void> {
  const firstTime = run.status !== 'completed' && {
    started_at: run.started_at ?? tx.clock(),
    completed_at: tx.clock(),
    model: null,
  }
  await tx.db.agentRun.update({
    where: { id: run.id },
    data: { ...free, ...firstTime, status: 'completed', output },
  })
}

/** The last agent's text is the petition. */
async function finish(tx: Ctx, petitionId: string, content: string): Promise<void> {
  await replaceContent(tx, petitionId, content, 'agent_edit')
  await tx.db.petition.update({
    where: { id: petitionId },
    data: { status: 'completed', background: false, version: { increment: 1 } },
  })
}

async function regenerateAfter(tx: Ctx, run: AgentRun): Promise<void> {
  await tx.db.agentRun.updateMany({
    where: { petition_id: run.petition_id, position: { gt: run.position } },
    data: {
      ...free,
      status: 'pending',
      output: null,
      started_at: null,
      completed_at: null,
      model: null,
      tokens_in: null,
      tokens_out: null,
      duration_ms: null,
      prompt_hash: null,
    },
  })
  await tx.db.petition.update({
    where: { id: run.petition_id },
    data: {
      status: 'processing',
      background: true,
      background_for: tx.user?.id ?? null,
      mode: tx.llm ? 'model' : 'offline',
      version: { increment: 1 },
    },
  })
  await enqueueStep(tx, run.petition_id)
}

/** Notes the change; a chain that had failed at this part can go on. */
async function note(tx: Ctx, petitionId: string, handwritten: boolean): Promise<void> {
  await tx.db.petition.update({
    where: { id: petitionId },
    data: { version: { increment: 1 }, ...(handwritten && { status: 'processing' as const }) },
  })
}
