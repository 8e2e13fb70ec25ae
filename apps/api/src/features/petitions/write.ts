import { createHash } from 'node:crypto'
import type { Ctx } from '../../core/ctx'
import type { Generated, Llm } from '../../llm/llm'
import type { Agent, AgentInput } from './agents/agent'
import type { PartialOutput } from './heartbeat'
import type { Lease, Written } from './lease'
import { record } from './trail'

/** An agent's own fault, not the model's or the database's. */
export class AgentFault extends Error {
  override name = 'AgentFault'
}

/** What an agent writes from. */
export interface Material {
  input: AgentInput
  /** The ids of the documents and attachments in it. */
  exhibits: string[]
}

/** One agent's turn at one petition. */
export interface Turn extends Material {
  agent: Agent
  lease: Lease
  partial: PartialOutput
  signal: AbortSignal
}

/** Longest text an agent may leave, in characters. */
const maxOutput = 450_000

/** Has an agent write its part, by the model or, where there is none, from the record. Nothing is stored yet. */
export async function writePart(ctx: Ctx, turn: Turn): Promise<Written> {
  const { agent, input } = turn
  const started = Date.now()
  const part = ctx.llm ? await byModel(ctx, ctx.llm, turn) : fromRecord(agent, input)
  const output = part.output.replaceAll('\u0000', '').trim()
  if (!output) throw new AgentFault(`${agent.id} wrote nothing`)
  if (output.length > maxOutput) throw new AgentFault(`${agent.id} wrote ${output.length} characters`)
  return { ...part, output, duration_ms: Date.now() - started }
}

type Part = Omit<Written, 'duration_ms'>

async function byModel(ctx: Ctx, llm: Llm, turn: Turn): Promise<Part> {
  const { agent, input, partial, signal } = turn
  const prompt = guarded(() => agent.prompt(input))
  const options = { signal, onToken: (piece: string) => partial.add(piece), onRestart: () => partial.restart() }
  const generated = await telling(ctx, llm, turn, () => llm.generate(prompt, options))
  const finished = guarded(() => agent.finish?.(generated.text, input) ?? generated.text)
  const output = agent.id === 'fatos' ? finished + leftOut(input) : finished
  const { model, tokens_in, tokens_out } = generated
  return { output, model, tokens_in, tokens_out, prompt_hash: hash(`${prompt.system}\u0000${prompt.user}`) }
}

/** Tells the trail what went to the model, also where no answer came or nobody wants it any more. */
async function telling(ctx: Ctx, llm: Llm, { lease, input, exhibits }: Turn, generate: () => Promise<Generated>): Promise<Generated> {
  let generated: Generated | null = null
  try {
    generated = await generate()
    return generated
  } finally {
    const { model = llm.model, tokens_in = null, tokens_out = null } = generated ?? {}
    const sent = { agent: lease.agent_id, model, tokens_in, tokens_out, documents: exhibits, withheld: input.dossier.withheld.length }
    await record(ctx, lease.petition_id, 'sent_to_model', { after: sent })
  }
}

/** Says, where the facts are told, that confidential documents were not sent to the model; how many, not which: this text goes on to it. */
function leftOut({ dossier }: AgentInput): string {
  const count = dossier.withheld.filter(({ reason }) => reason === 'confidential').length
  if (count === 0) return ''
  const documents = count === 1 ? 'um documento confidencial' : `${count} documentos confidenciais`
  return `\n\n> Este texto não considera ${documents}: o escritório não permite enviar o seu conteúdo ao serviço de IA.`
}

function fromRecord(agent: Agent, input: AgentInput): Part {
  const output = guarded(() => agent.compose(input))
  return { output, model: null, tokens_in: null, tokens_out: null, prompt_hash: hash(JSON.stringify(input)) }
}

function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw new AgentFault('agent failed', { cause })
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
