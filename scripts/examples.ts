import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bakery, sofa } from '../apps/api/test/dossiers'
import { chain } from '../apps/api/src/features/petitions/agents'
import type { AgentInput, Dossier } from '../apps/api/src/features/petitions/dossier/dossier'

const folder = join(import.meta.dirname, '..', 'docs', 'exemplos')

/** Runs the eight agents without a model and keeps the last one's text: the petition. */
function petition(dossier: Dossier): string {
  const outputs: AgentInput['outputs'] = {}
  for (const agent of chain) outputs[agent.id] = agent.compose({ dossier, outputs: { ...outputs } })
  return outputs.finalizador ?? ''
}

const examples: Record<string, Dossier> = { 'peticao-inicial.md': sofa, 'contestacao-trabalhista.md': bakery }

mkdirSync(folder, { recursive: true })
for (const [name, dossier] of Object.entries(examples)) writeFileSync(join(folder, name), petition(dossier))
console.log(`Exemplos escritos em docs/exemplos: ${Object.keys(examples).join(', ')}`)
