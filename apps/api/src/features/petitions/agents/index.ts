import type { Agent } from './agent'
import { estrategista } from './estrategista'
import { fatos } from './fatos'
import { finalizador } from './finalizador'
import { jurisprudencia } from './jurisprudencia'
import { leis } from './leis'
import { qualificacao } from './qualificacao'
import { redator } from './redator'
import { revisor } from './revisor'

/** The eight agents in the order in which they work. */
export const chain: Agent[] = [
  qualificacao,
  fatos,
  estrategista,
  jurisprudencia,
  leis,
  redator,
  revisor,
  finalizador,
]
