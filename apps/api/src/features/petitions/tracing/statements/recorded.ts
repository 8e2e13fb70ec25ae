import { fold } from '@lavra/language/text'
import { once } from '../../../../platform/lib/memoize'
import { sentencesOf } from '../../../../platform/secrets'
import { findItems, type Item } from '../items'
import type { Source } from '../source'
import { holdersIn, type Holder } from './bindings'
import { measuresIn, type Measure } from './measures'
import { rootsOf } from './words'

/** A sentence of a source with what a statement of a piece is compared by. */
export interface Told {
  source: Source
  text: string
  folded: string
  /** Beginnings of the words that carry meaning; those of the source's title too. */
  words: ReadonlySet<string>
  items: readonly Item[]
}

/** Words of a source's title: of "Doc. 2 – Laudo pericial" the last two. */
export const titleWords = once(({ label }: Source): string[] =>
  rootsOf(label.replace(/^(?:Doc\. \d+|Nos autos|Parte:) (?:– )?/, '')),
)

const toldBy = once((source: Source): Told[] =>
  sentencesOf(source.text).map(({ text }) => ({
    source,
    text,
    folded: fold(text),
    words: new Set([...rootsOf(text), ...titleWords(source)]),
    items: findItems(text),
  })),
)
const holdersBy = once((source: Source): Holder[] => holdersIn(source.text, source.label))

/** What the sources of a piece tell, sentence by sentence; each list is made when it is first asked for. */
export class Recorded {
  private told: Told[] | undefined
  private byKey: Map<string, Told[]> | undefined
  private byWord: Map<string, Told[]> | undefined
  private byRole: Map<string, Holder[]> | undefined
  private byMeasure: Map<string, { told: Told; measure: Measure }[]> | undefined
  private last: { key: string; counts: Map<Told, number> } | undefined

  constructor(private readonly sources: () => readonly Source[]) {}

  get all(): readonly Told[] {
    return (this.told ??= this.sources()
      .filter(({ derived }) => !derived)
      .flatMap(toldBy))
  }

  /** The sentences that hold a sum, a date or a number. */
  holding(key: string): readonly Told[] {
    this.byKey ??= grouped(this.all, ({ items }) => items.map((item) => item.key))
    return this.byKey.get(key) ?? []
  }

  /** How many of these words each sentence has that has any. */
  sharing(words: readonly string[]): ReadonlyMap<Told, number> {
    const key = words.join(' ')
    if (this.last?.key === key) return this.last.counts
    const index = (this.byWord ??= grouped(this.all, (one) => [...one.words]))
    const counts = new Map<Told, number>()
    for (const word of words)
      for (const told of index.get(word) ?? []) counts.set(told, (counts.get(told) ?? 0) + 1)
    this.last = { key, counts }
    return counts
  }

  /** The sentences that have all of these words. */
  havingAll = (words: readonly string[]): Told[] =>
    [...this.sharing(words)].flatMap(([told, count]) => (count === words.length ? [told] : []))

  /** Where a sentence tells this many of some unit. */
  measuring(value: number): readonly { told: Told; measure: Measure }[] {
    this.byMeasure ??= grouped(
      this.all.flatMap((told) => measuresIn(told.text).map((measure) => ({ told, measure }))),
      ({ measure }) => [String(measure.value)],
    )
    return this.byMeasure.get(String(value)) ?? []
  }

  /** Who holds a role by what the sources say. */
  holders(role: string): readonly Holder[] {
    this.byRole ??= grouped(this.sources().flatMap(holdersBy), ({ role: own }) => [own])
    return this.byRole.get(role) ?? []
  }

  /** Whether any source has these words in one line. */
  says = (folded: string): boolean => this.all.some((one) => one.folded.includes(folded))
}

function grouped<T>(all: readonly T[], keysOf: (one: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all)
    for (const key of new Set(keysOf(one))) {
      const group = groups.get(key)
      if (group) group.push(one)
      else groups.set(key, [one])
    }
  return groups
}
