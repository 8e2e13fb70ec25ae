import type { DossierDocument } from './dossier'

/** Characters of one exhibit and of all together. */
export interface ExhibitLimits {
  each: number
  all: number
}
/** What an agent gets to read. */
export const forPrompts: ExhibitLimits = { each: 20_000, all: 60_000 }
const cutMark = '\n[texto cortado aqui: o documento continua]'

/** How much of each text fits: short ones whole, the long ones the same share each. */
export function shares(lengths: number[], { each, all }: ExhibitLimits): number[] {
  let left = all
  const result = lengths.map(() => 0)
  const shortestFirst = lengths
    .map((length, index) => ({ length: Math.min(length, each), index }))
    .toSorted((a, b) => a.length - b.length)
  for (const [done, { length, index }] of shortestFirst.entries()) {
    const share = Math.min(length, Math.floor(left / (lengths.length - done)))
    result[index] = share
    left -= share
  }
  return result
}

export function cut(text: string | null, length: number): string | null {
  if (!text?.trim()) return null
  return text.length <= length ? text : text.slice(0, length) + cutMark
}

/** Exhibits with as much of their texts as an agent gets to read. */
export function asInPrompts(documents: DossierDocument[]): DossierDocument[] {
  const lengths = shares(
    documents.map(({ text }) => text?.length ?? 0),
    forPrompts,
  )
  return documents.map((document, index) => ({ ...document, text: cut(document.text, lengths[index] ?? 0) }))
}
