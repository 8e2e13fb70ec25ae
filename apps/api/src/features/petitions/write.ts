import { createHash } from 'node:crypto'
import type { Fields } from '../../core/audit'
import type { Ctx } from '../../core/ctx'
import type { Llm } from '../../llm/llm'
import type { Agent, AgentInput } from './agents/agent'
import type { PartialOutput } from './heartbeat'
import type { Written } from './lease'

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

/** What the trail is to say of a step. */
export interface Told {
  /** What went to a model, from the moment that it was asked. */
  sent: Fields | null
}

/** One agent's turn at one petition. */
export interface Turn extends Material {
  agent: Agent
  partial: PartialOutput
  signal: AbortSignal
  told: Told
}

/** Longest text an agent may leave, in characters. */
const maxOutput = 450_000

/** Has an agent write its part, by the model or, where there is none, from the record. Nothing is stored yet. */
export async function writePart(ctx: Ctx, turn: Turn): Promise<Written> {
  const { agent, input } = turn
  const started = Date.now()
  const part = ctx.llm ? await byModel(ctx.llm, turn) : fromRecord(agent, input)
  const output = part.output.replaceAll('\u0000', '').trim()
  if (!output) throw new AgentFault(`${agent.id} wrote nothing`)
  if (output.length > maxOutput) throw new AgentFault(`${agent.id} wrote ${output.length} characters`)
  return { ...part, output, duration_ms: Date.now() - started }
}

type Part = Omit<Written, 'duration_ms'>

async function byModel(llm: Llm, turn: Turn): Promise<Part> {
  const { agent, input, exhibits, partial, signal, told } = turn
  const prompt = guarded(() => agent.prompt(input))
  const options = { signal, onToken: (piece: string) => partial.add(piece), onRestart: () => partial.restart() }
  const sent = { agent: agent.id, documents: exhibits, withheld: input.dossier.withheld.length }
  told.sent = { ...sent, model: llm.model, tokens_in: null, tokens_out: null }
  const generated = await llm.generate(prompt, options)
  told.sent = { ...sent, model: generated.model, tokens_in: generated.tokens_in, tokens_out: generated.tokens_out }
  const finished = guarded(() => agent.finish?.(generated.text, input) ?? generated.text)
  const output = agent.id === 'fatos' ? finished + leftOut(input) : finished
  const { model, tokens_in, tokens_out } = generated
  return { output, model, tokens_in, tokens_out, prompt_hash: hash(`${prompt.system}\u0000${prompt.user}`) }
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
