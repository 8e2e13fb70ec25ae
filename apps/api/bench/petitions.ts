import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { CaseInput } from '@lavra/contracts/cases'
import { agentIds, type AgentId } from '@lavra/contracts/petitions/generation'
import { PetitionInput } from '@lavra/contracts/petitions'
import type { Ctx } from '../src/platform/ctx'
import { rows, sql } from '../src/platform/database/sql'
import { createCase } from '../src/features/cases/service'
import { createClient } from '../src/features/clients/service'
import { createTextDocument } from '../src/features/documents/service'
import { initializePetition, startGeneration } from '../src/features/petitions/service'
import { runNextAgent } from '../src/features/petitions/chain/pipeline'
import type { Llm } from '../src/llm/llm'
import { agentOf } from '../test/model-server'
import { adminCtx, onThrowAway } from '../test/retrieval/place'
import { median } from './lib/figures'

/**
 * `npm run bench -- petitions [petitions]`: what an agent's step costs beside the model, which here answers
 * at once what the drafter without a model wrote; beside the two statements that taking a step and keeping a
 * text need at least, in the same run.
 */
const petitions = Number(process.argv[2] ?? 30)

/** No two petitions have a text in common: what one was written from saves another nothing. */
const deedOf = (petition: string): string =>
  Array.from(
    { length: 40 },
    (_, n) =>
      `Cláusula ${n + 1}. O comprador Nilo Faria pagou R$ ${n + 1}.250,00 em ${String(1 + (n % 28)).padStart(2, '0')}/03/2024, conforme o recibo nº ${4_000 + n} (${petition}).`,
  ).join('\n')

async function makePetition(ctx: Ctx): Promise<string> {
  const client = await createClient(ctx, {
    name: `Bento Faria ${randomUUID()}`,
    email: null,
    phone: null,
    client_type: 'individual',
    status: 'active',
  })
  const parties = [
    { name: 'Bento Faria', role: 'plaintiff', party_type: 'individual', cpf_cnpj: '52998224725' },
    { name: 'Nilo Faria', role: 'defendant', party_type: 'individual' },
  ]
  const case_number = randomUUID()
  const fields = {
    title: 'Venda do sítio',
    case_number,
    client_id: String(client.id),
    case_type: 'Litígio Cível',
    description: 'Vendeu o sítio em 03/02/2024 por R$ 90.000,00.',
    parties,
  }
  const { id: case_id } = await createCase(ctx, CaseInput.parse(fields))
  for (const title of ['Escritura', 'Recibos', 'Notificação'])
    await createTextDocument(ctx, {
      case_id: String(case_id),
      title,
      document_type: 'contract',
      is_confidential: false,
      tags: [],
      file_name: `${title}.txt`,
      text: deedOf(`${title} ${case_number}`),
    })
  const input = {
    petition_type: 'complaint',
    plaintiffs: [],
    defendants: [],
    case_id: String(case_id),
    additional_context: 'Cobrar o saldo.',
    author: 'Lia Torres',
  }
  const { petition_id } = await initializePetition(ctx, PetitionInput.parse(input))
  await startGeneration(ctx, String(petition_id), { petition_profile: 'moderado', background: false })
  return String(petition_id)
}

/** Runs a petition's chain; answers milliseconds of each step without what the model took. */
async function chainOf(ctx: Ctx, id: string, spent: { ms: number }): Promise<number[]> {
  const times: number[] = []
  for (const agent of agentIds) {
    spent.ms = 0
    const start = performance.now()
    const outcome = await runNextAgent(ctx, id)
    times.push(performance.now() - start - spent.ms)
    if (outcome.kind !== 'completed') throw new Error(`${agent}: ${outcome.kind}`)
  }
  return times
}

async function leastStep(ctx: Ctx, id: string, text: string): Promise<number> {
  const start = performance.now()
  await rows(
    ctx,
    sql`update agent_runs set attempt = attempt + 1 where petition_id = ${id} and position = 0 returning id`,
  )
  await ctx.transaction((tx) =>
    rows(tx, sql`update agent_runs set output = ${text} where petition_id = ${id} and position = 0`),
  )
  return performance.now() - start
}

await onThrowAway(async (world) => {
  const offline = { ...adminCtx(world), llm: null }
  const first = await makePetition(offline)
  await chainOf(offline, first, { ms: 0 })
  const written = await offline.db.agentRun.findMany({ where: { petition_id: first } })
  const textOf = new Map<AgentId | 'unknown', string>(
    written.map(({ agent_id, output }) => [agent_id, output ?? '']),
  )
  const spent = { ms: 0 }
  const llm: Llm = {
    model: 'stand-in',
    embed: null,
    generate: ({ system }) => {
      const start = performance.now()
      const text = textOf.get(agentOf(system)) ?? 'Texto.'
      spent.ms += performance.now() - start
      return Promise.resolve({ text, model: 'stand-in', tokens_in: 1, tokens_out: 1 })
    },
  }
  for (const [name, ctx] of [
    ['with a model', { ...offline, llm }],
    ['without a model', offline],
  ] as const) {
    const taken: number[][] = []
    const floor: number[] = []
    for (let n = -3; n < petitions; n++) {
      const id = await makePetition(ctx)
      const times = await chainOf(ctx, id, spent)
      const least = await leastStep(ctx, id, textOf.get('redator') ?? '')
      // The first three warm up.
      if (n < 0) continue
      taken.push(times)
      floor.push(least)
    }
    const each = agentIds.map((_, position) => median(taken.map((times) => times[position] ?? 0)))
    const mean = each.reduce((sum, ms) => sum + ms, 0) / each.length
    const least = median(floor)
    console.log(
      `\n${name}, ${petitions} petitions on ${world.database.kind}; load ${loadavg()
        .map((value) => value.toFixed(1))
        .join(' ')}`,
    )
    console.log('| agent | ms beside the model, median | of the floor |\n|---|---|---|')
    for (const [position, agent] of agentIds.entries())
      console.log(
        `| ${agent} | ${(each[position] ?? 0).toFixed(1)} | ${((each[position] ?? 0) / least).toFixed(1)} |`,
      )
    console.log(
      `| mean | ${mean.toFixed(1)} | ${(mean / least).toFixed(1)} |\n| two statements | ${least.toFixed(1)} | 1.0 |`,
    )
  }
})
