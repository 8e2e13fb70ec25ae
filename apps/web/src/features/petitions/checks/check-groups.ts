import { checkKind, checkVerdict } from '@lavra/contracts/labels'
import type { PetitionCheck } from '@lavra/contracts/petitions'
import type { Tone } from '../../../ui/badge'

/** The same thing wherever it stands in a petition. */
export interface CheckGroup extends PetitionCheck {
  count: number
}

export const isOpen = ({ verdict }: Pick<PetitionCheck, 'verdict'>): boolean => verdict !== 'verificada'

/** Checks in the order in which their texts first stand, equal ones counted together. */
export function checkGroups(checks: readonly PetitionCheck[]): CheckGroup[] {
  const groups = new Map<string, CheckGroup>()
  for (const check of checks) {
    const key = `${check.kind}\n${check.verdict}\n${check.text}`
    const known = groups.get(key)
    if (known) known.count += 1
    else groups.set(key, { ...check, count: 1 })
  }
  return [...groups.values()]
}

export const toneOf = ({ verdict }: Pick<PetitionCheck, 'verdict'>): Tone =>
  verdict === 'verificada' ? 'ok' : verdict === 'inexistente' ? 'bad' : 'warn'

export const labelOf = ({ verdict }: Pick<PetitionCheck, 'verdict'>): string => checkVerdict[verdict].toLowerCase()

/** What a check is about, for the line under it: "Valor · Não consta do registro". */
export const subtitleOf = ({ kind, source, note }: PetitionCheck): string => [checkKind[kind], source, note].filter(Boolean).join(' · ')
