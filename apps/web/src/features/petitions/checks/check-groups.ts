import { checkKind, checkVerdict } from '@lavra/contracts/labels'
import { askedBy, byWeight, type PetitionCheck } from '@lavra/contracts/petitions/checks'
import type { Tone } from '../../../ui/badge'

/** The same thing wherever it stands in a petition. */
export interface CheckGroup extends PetitionCheck {
  count: number
}

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

type Verdict = PetitionCheck['verdict']

const grave: Verdict[] = ['sigiloso', 'contra_ordem', 'inexistente', 'de_outra_pessoa']

/** Open items under their verdicts, gravest first; each by itself, since each is closed by itself. */
export function itemsByVerdict(
  items: readonly PetitionCheck[],
): { verdict: Verdict; items: PetitionCheck[] }[] {
  const found = byWeight(items)
  const verdicts = [...new Set(found.map(({ verdict }) => verdict))]
  return verdicts.map((verdict) => ({ verdict, items: found.filter((item) => item.verdict === verdict) }))
}

export const toneOf = (verdict: Verdict): Tone =>
  verdict === 'verificada' ? 'ok' : grave.includes(verdict) ? 'bad' : 'warn'

export const labelOf = (verdict: Verdict): string => checkVerdict[verdict].toLowerCase()

/** What a check is about, for the line under it: "Valor · Não consta do registro". */
export const subtitleOf = ({ kind, source, note }: PetitionCheck): string =>
  [kind === 'lacuna' ? null : checkKind[kind], source, note].filter(Boolean).join(' · ')

/** The words by which an item is listed: of a mark what it asks for. */
export function titleOf({ kind, text, verdict }: PetitionCheck): string {
  if (kind !== 'lacuna') return text || 'Fim do texto'
  const asked = askedBy(text)
  if (asked === '') return verdict === 'a_completar' ? 'Completar' : 'Conferir citação'
  return asked.charAt(0).toUpperCase() + asked.slice(1)
}

/** How an item's words stand in the shown text: without the signs of Markdown. */
export const shownWords = ({ text }: Pick<PetitionCheck, 'text'>): string => text.replace(/[*_~`\\]/g, '')

/** Of all items with the same words, which one this is: 0 is the first in the text. */
export const rankOf = (item: PetitionCheck, checks: readonly PetitionCheck[]): number =>
  checks.filter((other) => other.start < item.start && shownWords(other) === shownWords(item)).length
