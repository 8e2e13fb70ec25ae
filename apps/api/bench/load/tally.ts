import { quantile } from '../lib/figures'

/**
 * What people wait for: a screen's records (`read`), the wizard looking at how far its agents are (`poll`), a
 * change (`write`), a file on its way in or out (`file`), a model at work (`model`), the web app and the way
 * in (`entry`), and the static answer beside all of that (`floor`).
 */
export type Group = 'read' | 'poll' | 'write' | 'file' | 'model' | 'entry' | 'floor'

export interface Kind {
  group: Group
  name: string
}

interface Measured extends Kind {
  /** Milliseconds until the whole answer had come. */
  times: number[]
}

/** What all people measured; goes from process to process as JSON. */
export interface Told {
  kinds: Measured[]
  actions: Record<string, number>
  /** The first of them. */
  errors: { at: string; what: string }[]
  failed: number
}

/** Beyond this errors are only counted, so that a dead server doesn't fill the memory of who measures it. */
const mostTold = 200

export class Tally {
  private readonly kinds = new Map<string, Measured>()
  private readonly actions: Record<string, number> = {}
  private readonly errors: Told['errors'] = []
  private failed = 0

  time({ group, name }: Kind, milliseconds: number): void {
    const known = this.kinds.get(name) ?? { group, name, times: [] }
    known.times.push(milliseconds)
    this.kinds.set(name, known)
  }
  did(action: string): void {
    this.actions[action] = (this.actions[action] ?? 0) + 1
  }
  error(what: string): void {
    this.failed += 1
    if (this.errors.length < mostTold) this.errors.push({ at: new Date().toISOString().slice(11, 19), what })
  }
  get told(): Told {
    return {
      kinds: [...this.kinds.values()],
      actions: this.actions,
      errors: this.errors,
      failed: this.failed,
    }
  }
}

export const timesOf = (kinds: Measured[], ...groups: Group[]): number[] =>
  kinds.filter(({ group }) => groups.includes(group)).flatMap(({ times }) => times)

const cells = (times: number[]): string =>
  [
    times.length,
    ...[0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(share < 0.9 ? 1 : 0)),
  ].join(' | ')

/** A table of all kinds, and of all reads together. */
export function tableOf(kinds: Measured[]): string {
  const order: Group[] = ['read', 'poll', 'write', 'file', 'model', 'entry', 'floor']
  const rows = kinds.toSorted(
    (a, b) => order.indexOf(a.group) - order.indexOf(b.group) || b.times.length - a.times.length,
  )
  const lines = rows.map(({ group, name, times }) => `| ${group} | ${name} | ${cells(times)} |`)
  const all = `| **read** | **all of them** | ${cells(timesOf(kinds, 'read'))} |`
  return [
    '| | milliseconds | count | p50 | p95 | p99 | most |\n|---|---|---|---|---|---|---|',
    all,
    ...lines,
  ].join('\n')
}
