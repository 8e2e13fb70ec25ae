export const kinds = ['client', 'contact', 'case', 'document', 'petition'] as const
export type Kind = (typeof kinds)[number]

/**
 * What became of a request: done, certainly not done, or nobody knows (no answer, or one that leaves it
 * open).
 */
export type Outcome = 'done' | 'refused' | 'unknown'

export interface Write {
  act: 'created' | 'updated' | 'deleted'
  /** What the record says of itself once this is done: every one of its fields names it. */
  revision: number
  outcome: Outcome
}

/**
 * One record, as the person who wrote it remembers it. Nobody else writes to it, and one write begins when
 * the one before has ended.
 */
export interface Subject {
  kind: Kind
  /** A word that no other record has. */
  marker: string
  id: string | null
  /** The digest of its file. */
  sha256?: string
  writes: Write[]
}

/** An answer, or that there was none. */
export interface Answer {
  call: string
  status: number | null
  /** What is wrong with it, by the rules that every answer obeys. */
  problem: string | null
  ms: number
}

export interface History {
  subjects: Subject[]
  answers: Answer[]
}

export const emptyHistory = (): History => ({ subjects: [], answers: [] })

/** The revisions that a record may be found at; 0: not there. */
export function possibleStates({ writes }: Subject): Set<number> {
  let possible = new Set([0])
  for (const { act, revision, outcome } of writes) {
    const result = act === 'deleted' ? 0 : revision
    if (outcome === 'done') possible = new Set([result])
    if (outcome === 'unknown') possible.add(result)
  }
  return possible
}

/** Between how many times and how many times something was done to a record. A repeated creation is one. */
export function timesDone({ writes }: Subject, act: Write['act']): { least: number; most: number } {
  const own = writes.filter((write) => write.act === act)
  const done = own.filter(({ outcome }) => outcome === 'done').length
  const open = own.filter(({ outcome }) => outcome === 'unknown').length
  return { least: done, most: act === 'created' ? Math.min(1, done + open) : done + open }
}

/** Counts of a history, for a trial's report. */
export function figures({ subjects, answers }: History) {
  const writes = subjects.flatMap((subject) => subject.writes)
  const count = (outcome: Outcome) => writes.filter((write) => write.outcome === outcome).length
  const statuses: Record<string, number> = {}
  for (const { status } of answers) {
    const name = status === null ? 'unanswered' : String(status)
    statuses[name] = (statuses[name] ?? 0) + 1
  }
  const slowest = Math.round(answers.reduce((most, { ms }) => Math.max(most, ms), 0))
  return {
    records: subjects.length,
    done: count('done'),
    refused: count('refused'),
    unknown: count('unknown'),
    statuses,
    slowest_ms: slowest,
  }
}
