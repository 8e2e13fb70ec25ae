import { createHash } from 'node:crypto'
import { chain } from '../src/features/petitions/agents'
import { loadDossier } from '../src/features/petitions/dossier/load'
import type { Ctx } from '../src/platform/ctx'

/**
 * The step as one writes it first: look which agent is next, mark it, let it write, store it. Nothing makes
 * looking and marking one act and nothing frees a marked step. It is here so that the trials are seen to find
 * what is wrong with it.
 */
export async function naiveStep(ctx: Ctx, petitionId: string): Promise<'ran' | 'nothing'> {
  const runs = await ctx.db.agentRun.findMany({
    where: { petition_id: petitionId },
    orderBy: { position: 'asc' },
  })
  const run = runs.find(({ status }) => status !== 'completed')
  if (!run || run.status === 'in_progress') return 'nothing'
  const agent = chain[run.position]
  if (!agent || !ctx.llm) return 'nothing'
  const lease = { lease_owner: 'naive', lease_expires_at: new Date(Date.now() + 3_600_000) }
  await ctx.db.agentRun.update({ where: { id: run.id }, data: { status: 'in_progress', ...lease } })
  const { dossier } = await loadDossier(ctx, petitionId)
  const outputs = Object.fromEntries(
    runs.flatMap(({ agent_id, output }) => (output === null ? [] : [[agent_id, output]])),
  )
  const prompt = agent.prompt({ dossier, outputs })
  const { text } = await ctx.llm.generate(prompt)
  const prompt_hash = createHash('sha256').update(prompt.user).digest('hex')
  await ctx.db.agentRun.update({
    where: { id: run.id },
    data: { status: 'completed', output: text, prompt_hash },
  })
  const last = run.position === chain.length - 1
  await ctx.db.petition.update({
    where: { id: petitionId },
    data: last ? { status: 'completed', content: text } : {},
  })
  return 'ran'
}
