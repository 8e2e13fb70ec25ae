import type { PetitionType } from '@lavra/contracts/petitions'
import type { Side } from '../../dossier/dossier'
import type { Area } from '../kind'

/**
 * A sentence, or one that is written only where the record's words fit; the third item finds the exhibits
 * that show it.
 */
export type Telling = string | [when: RegExp, sentence: string, exhibits?: RegExp]

/**
 * A thesis as data. Texts may hold {statute tokens} and marks: %us, %ofus, %tous, %byus, %them and so on
 * (capital: %Us, %Them), %u[singular|plural] and %t[singular|plural] for verbs, %money, %percent.
 */
export interface Thesis {
  id: string
  title: string
  areas: Area[]
  types: PetitionType[]
  side: Side
  /** On the folded words of the record. */
  when: RegExp
  unless?: RegExp
  /** Allegations of the other side that it answers, where `when` is too narrow or too wide for that. */
  meets?: RegExp
  /** Only where a consumer sues a supplier. */
  consumer?: true
  /** 1 the request rests on it, 2 strengthens it, 3 subsidiary. */
  rank: 1 | 2 | 3
  /** Subject the lawyer may have ruled out. */
  topic?: 'moral'
  /** Name of the action it gives a complaint. */
  action?: string
  fact: Telling[]
  provisions: string[]
  consequence: string
  /** Begins with an infinitive: "condenar %them a …". */
  request: string
  counter: string
  risk: string
}

export const civilAreas: Area[] = [
  'Litígio Cível',
  'Propriedade Intelectual',
  'Inventário',
  'Direito Ambiental',
  'Direito Familiar',
  'Direito Empresarial',
  'Direito Tributário',
  'Direito Imobiliário',
]
export const claiming: PetitionType[] = ['complaint', 'appeal_brief', 'summary_judgment', 'discovery_request']
export const defending: PetitionType[] = [
  'motion_to_dismiss',
  'appeal_brief',
  'summary_judgment',
  'discovery_request',
]
