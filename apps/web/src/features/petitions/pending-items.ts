/** What a lawyer still has to fill in or to check in a petition. */
export interface PendingItem {
  /** The mark as it stands in the text, such as `[COMPLETAR: vara]`. */
  mark: string
  kind: 'complete' | 'verify'
  /** What is asked for, without the brackets. */
  label: string
  /** How many times it stands there. */
  count: number
}

const pattern = /\[(COMPLETAR|VERIFICAR)(?::?\s*)([^\]\n]*)\]/g

/** The marks of a petition in the order in which they first stand, equal ones counted together. */
export function pendingItems(content: string): PendingItem[] {
  const items = new Map<string, PendingItem>()
  for (const [mark, word, rest = ''] of content.matchAll(pattern)) {
    const known = items.get(mark)
    if (known) known.count += 1
    else items.set(mark, { mark, kind: word === 'COMPLETAR' ? 'complete' : 'verify', label: labelOf(word, rest.trim()), count: 1 })
  }
  return [...items.values()]
}

export const countOf = (items: readonly PendingItem[]) => items.reduce((sum, item) => sum + item.count, 0)

function labelOf(word: string | undefined, rest: string): string {
  if (rest) return rest.charAt(0).toUpperCase() + rest.slice(1)
  return word === 'COMPLETAR' ? 'Completar' : 'Conferir citação'
}
