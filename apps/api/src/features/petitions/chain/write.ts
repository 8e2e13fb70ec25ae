import { createHash } from 'node:crypto'
import type { Fields } from '../../../platform/audit/events'
import { TooSlow } from '../../../platform/lib/threads'
import type { Ctx } from '../../../platform/ctx'
import { AppError } from '../../../platform/errors'
import type { Llm } from '../../../llm/llm'
import type { Agent } from '../agents/agent'
import type { AgentInput } from '../dossier/dossier'
import { onThread, turnOf } from '../threads/threads'
import type { PartialOutput } from './heartbeat'
import type { Written } from './lease'

const noText = 'O agente não conseguiu escrever a sua parte; tente novamente ou escreva esta parte à mão.'
const tooSlow =
  'O agente levou tempo demais para ler os textos desta petição e foi interrompido. Escolha menos documentos ou textos mais curtos e tente novamente, ou escreva esta parte à mão.'

/** An agent's own fault, not the model's or the database's; `told` is what people read. */
export class AgentFault extends Error {
  override name = 'AgentFault'
  readonly told: string

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.told = options?.cause instanceof TooSlow ? tooSlow : noText
  }
}

/** A step that may not be taken as things are; its message tells a person what to do. */
export class StepRefused extends Error {
  override name = 'StepRefused'

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
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

/**
 * Has an agent write its part, by the model or, where there is none, from the record. Nothing is stored yet.
 */
export async function writePart(ctx: Ctx, turn: Turn): Promise<Written> {
  const { agent } = turn
  const started = Date.now()
  const part = ctx.llm ? await byModel(ctx, ctx.llm, turn) : await fromRecord(ctx, turn)
  const output = part.output.replaceAll('\u0000', '').trim()
  if (!output) throw new AgentFault(`${agent.id} wrote nothing`)
  if (output.length > maxOutput) throw new AgentFault(`${agent.id} wrote ${output.length} characters`)
  return { ...part, output, duration_ms: Date.now() - started }
}

type Part = Omit<Written, 'duration_ms'>

async function byModel(ctx: Ctx, llm: Llm, turn: Turn): Promise<Part> {
  const { agent, input, exhibits, partial, signal, told } = turn
  const asked = { who: turnOf(ctx), signal }
  const writing = { agent: agent.id, input }
  const prompt = await guarded(signal, onThread('prompt', writing, asked))
  const options = {
    signal,
    onToken: (piece: string) => partial.add(piece),
    onRestart: () => partial.restart(),
  }
  const sent = {
    agent: agent.id,
    documents: exhibits,
    withheld: input.dossier.withheld.length - input.dossier.background.length,
  }
  told.sent = { ...sent, model: llm.model, tokens_in: null, tokens_out: null }
  const generated = await llm.generate(prompt, options)
  told.sent = {
    ...sent,
    model: generated.model,
    tokens_in: generated.tokens_in,
    tokens_out: generated.tokens_out,
  }
  const finished = await guarded(signal, onThread('finish', { ...writing, answer: generated.text }, asked))
  const output = agent.id === 'fatos' && finished !== '' ? finished + leftOut(input) : finished
  const { model, tokens_in, tokens_out } = generated
  return { output, model, tokens_in, tokens_out, prompt_hash: hash(`${prompt.system}\u0000${prompt.user}`) }
}

/**
 * Says, where the facts are told, that documents were not sent to the model; how many, not which: this text
 * goes on to it.
 */
function leftOut({ dossier: { withheld, background } }: AgentInput): string {
  const count = withheld.filter(({ reason }) => reason !== 'not_ready').length - background.length
  if (count === 0) return ''
  const documents =
    count === 1 ? 'um documento confidencial ou interno' : `${count} documentos confidenciais ou internos`
  return `\n\n> Este texto não considera ${documents}: o escritório não permite enviar o seu conteúdo ao serviço de IA.`
}

async function fromRecord(ctx: Ctx, { agent, input, signal }: Turn): Promise<Part> {
  const output = await guarded(
    signal,
    onThread('compose', { agent: agent.id, input }, { who: turnOf(ctx), signal }),
  )
  return { output, model: null, tokens_in: null, tokens_out: null, prompt_hash: hash(JSON.stringify(input)) }
}

/** What fails here is the agent's own fault, unless the step was to end or too much waits before it. */
async function guarded<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (signal.aborted || cause instanceof AppError) throw cause
    throw new AgentFault('agent failed', { cause })
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
