/** Something that somebody else changed, beside what stands in the form. */
export interface Difference {
  path: string
  label: string
  mine: unknown
  saved: unknown
}

/** How the values of a form are taken apart, so that two people's changes can be laid on each other. */
export interface Mergeable<V> {
  /** Every place that may differ between these states. */
  paths: (states: readonly V[]) => Iterable<string>
  /** Undefined where the state has no such place. */
  at: (values: V, path: string) => unknown
  put: (values: V, path: string, value: unknown) => V
  label: (path: string, states: readonly V[]) => string
  /** A value as it is read in the form. */
  shown: (path: string, value: unknown) => string
}

export interface Merged<V> {
  values: V
  /** Changed here and, differently, by somebody else: stays as it was typed here until one chooses. */
  clashes: Difference[]
  /** Changed by somebody else only: already taken over; `mine` is what it was. */
  taken: Difference[]
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What one typed (`mine`, begun from `base`) on top of what is saved now. */
export function rebase<V>(shape: Mergeable<V>, base: V, mine: V, saved: V): Merged<V> {
  const merged: Merged<V> = { values: mine, clashes: [], taken: [] }
  const states = [mine, saved, base]
  for (const path of shape.paths(states)) {
    const [was, typed, now] = [shape.at(base, path), shape.at(mine, path), shape.at(saved, path)]
    if (same(now, was) || same(now, typed)) continue
    const difference = { path, label: shape.label(path, states), mine: typed, saved: now }
    if (same(typed, was)) {
      merged.values = shape.put(merged.values, path, now)
      merged.taken.push(difference)
    } else merged.clashes.push(difference)
  }
  return merged
}
