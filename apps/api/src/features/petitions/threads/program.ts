import type { AgentId } from '@lavra/contracts/petitions/generation'
import { usePack } from '../../../law/pack'
import { chain } from '../agents'
import type { Agent } from '../agents/agent'
import type { AgentInput } from '../dossier/dossier'
import { plainAddresses } from '../answers/addresses'
import { unwrap } from '../answers/unwrap'
import { asInPrompts } from '../dossier/cutting'
import { gapFields, type GapField } from '../drafting/gap-fields'
import { eachCheck, type Circumstances, type Traced } from '../tracing/check'
import { derivedFrom, materialFor, sourcesOf } from '../tracing/material'
import { piecesOf } from '../tracing/pieces'
import { keptDossier } from './kept-dossiers'

/** What runs on threads (threads.ts): all that reads the texts of a petition's record at length. */

interface OnPack {
  /** Folder of the pack of law that the asking process has in use. */
  law?: string
}

interface Writing extends OnPack {
  agent: AgentId
  input: AgentInput
}

/** An agent's words for a model. */
export const prompt = ({ agent, input, law }: Writing): ReturnType<Agent['prompt']> =>
  on(law, () => agentOf(agent).prompt(kept(input)))

/** What an agent writes from the record. */
export const compose = ({ agent, input, law }: Writing): string =>
  on(law, () => plainAddresses(agentOf(agent).compose(kept(input))))

/** What becomes of a model's answer; a greeting alone is no text, and fails as an empty answer does. */
export const finish = ({ agent, input, answer, law }: Writing & { answer: string }): string =>
  on(law, () => {
    const text = unwrap(answer, agent)
    return text.trim() === '' ? '' : plainAddresses(agentOf(agent).finish?.(text, kept(input)) ?? text)
  })

interface Checking extends OnPack, Pick<AgentInput, 'dossier'>, Pick<Circumstances, 'written'> {
  content: string
  /** What the marks of the text ask for. */
  asked: string[]
}

/**
 * The checks of a text against a record whose exhibits are as long as they are, and which fields of the
 * record its marks ask for.
 */
export const check = (checking: Checking): { found: Traced[]; fields: (GapField | null)[] } =>
  on(checking.law, () => checkNow(checking))

function checkNow({ content, dossier, written, asked }: Checking): ReturnType<typeof check> {
  const material = materialFor(dossier)
  for (const source of sourcesOf(dossier))
    for (const { text } of piecesOf(source.text)) material.add({ ...source, text })
  const asWritten = keptDossier({ ...dossier, documents: asInPrompts(dossier.documents) }, new Date())
  material.add(derivedFrom(asWritten))
  const found = [...eachCheck(content, material, written ? { written } : {})].flat()
  return { found, fields: asked.length === 0 ? [] : gapFields(asWritten, asked) }
}

function on<T>(law: string | undefined, work: () => T): T {
  if (law !== undefined) usePack(law)
  return work()
}

const kept = (input: AgentInput): AgentInput => ({
  ...input,
  dossier: keptDossier(input.dossier, new Date()),
})

function agentOf(id: AgentId): Agent {
  const found = chain.find((agent) => agent.id === id)
  if (!found) throw new Error(`no agent ${id}`)
  return found
}
