import { attributes, tellsTheirs } from '../allegations'
import { closest, theirsOf } from './told-otherwise'
import type { Compared, Finding, Statement } from './statement'

/** Words in common by which a sentence tells the same. */
const share = 0.6
const fewest = 3

/** A fact that only the other side's pleading tells, told as a fact. */
export function onlyAlleged(
  { text, words }: Statement,
  { dossier, recorded }: Compared,
  heading: string | null,
): Finding[] {
  if (attributes(text, theirsOf(dossier.our_side)) || tellsTheirs(heading)) return []
  if (words.length < fewest || words.length > 16) return []
  const counts = recorded.sharing(words)
  const theirs = closest(words, counts, ({ source }) => source.bias === 'their_piece')
  if (!theirs || theirs.count < fewest || theirs.share < share) return []
  const ours = closest(words, counts, ({ source }) => source.bias === undefined)
  if (ours && ours.count >= theirs.count - 1) return []
  const denied = (folded: string): boolean => /\bna[o]\b|\bnunca\b|\bnem\b|\bjamais\b|\bsem\b/.test(folded)
  if (denied(text.toLowerCase().replace(/ã/g, 'a')) !== denied(theirs.told.folded)) return []
  return [
    {
      start: 0,
      end: Math.min(text.length, 200),
      note: `Só a parte contrária o diz (${theirs.told.source.label}).`,
    },
  ]
}
