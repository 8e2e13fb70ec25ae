import { createHash } from 'node:crypto'
import type { FoundCheck } from '@lavra/contracts/petitions/checks'

/** A sentence is looked at so far on each side. */
const REACH = 500
const boundary = /\n\s*\n|[.!?;:]\s+(?=["“(*_]{0,3}[\p{Lu}\d])/gu

/**
 * Each check with a key that is equal for the same words in the same sentence with the same verdict: it
 * survives a change elsewhere in the text, and not one of that sentence. Where all of that stands twice, the
 * second one is another.
 */
export function withKeys<T extends FoundCheck>(given: string, checks: readonly T[]): (T & { key: string })[] {
  const text = given.normalize('NFC')
  const seen = new Map<string, number>()
  return checks.map((check) => {
    const same = JSON.stringify([
      check.kind,
      check.verdict,
      plain(check.text),
      plain(sentenceAround(text, check)),
    ])
    const before = seen.get(same) ?? 0
    seen.set(same, before + 1)
    return { ...check, key: createHash('sha256').update(`${before} ${same}`).digest('hex').slice(0, 32) }
  })
}

function sentenceAround(text: string, { start, end }: { start: number; end: number }): string {
  const before = text.slice(Math.max(0, start - REACH), start)
  const after = text.slice(end, end + REACH)
  const from = [...before.matchAll(boundary)].at(-1)
  const to = after.search(boundary)
  return `${before.slice(from ? from.index + from[0].length : 0)}${text.slice(start, Math.min(end, start + REACH))}${to < 0 ? after : after.slice(0, to)}`
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
