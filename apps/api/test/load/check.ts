import { possibleStates, timesDone, type History, type Subject } from './history'
import type { Found, Holdings } from './read-back'

/**
 * Compares what people were told with what is there afterwards; each complaint is a sentence. What was
 * acknowledged is there as it was last acknowledged, what nobody knows the end of is there whole or not at
 * all, nothing is there twice or was never asked for, the trail tells each deed as often as it was done, and
 * every answer was a proper one.
 */
export function complaints(history: History, { records, trail }: Holdings): string[] {
  const found = new Map<string, Found[]>()
  for (const one of records) found.set(one.marker, [...(found.get(one.marker) ?? []), one])
  const about = history.subjects.flatMap((subject) => [
    ...aboutRecord(subject, found.get(subject.marker) ?? []),
    ...aboutTrail(subject, found.get(subject.marker)?.[0]?.id ?? subject.id, trail),
  ])
  const known = new Set(history.subjects.map(({ marker }) => marker))
  const strangers = records.filter(({ marker }) => isOurs(marker) && !known.has(marker))
  const improper = history.answers.filter(({ problem }) => problem !== null)
  return [
    ...about,
    ...strangers.map(({ kind, id }) => `a stranger: ${kind} ${id} was never asked for`),
    ...improper.map(({ call, problem }) => `improper: ${call}: ${problem}`),
  ]
}

/** The records that people work on beside their own have ordinary names. */
const isOurs = (marker: string): boolean => /^m[0-9a-f]{32}$/.test(marker)

function aboutRecord(subject: Subject, records: Found[]): string[] {
  const name = `${subject.kind} ${subject.id ?? subject.marker}`
  const possible = possibleStates(subject)
  const [found, ...more] = records
  if (more.length > 0) return [`doubled: ${name} is there ${records.length} times`]
  if (!found)
    return possible.has(0)
      ? []
      : [`lost: ${name}, acknowledged at revision ${[...possible].join(' or ')}, is gone`]
  if (typeof found.revision === 'string') return [`half: ${name} says ${found.revision}`]
  if (subject.id !== null && found.id !== subject.id) return [`lost: ${name} is there as ${found.id}`]
  if (!possible.has(found.revision)) {
    const expected = [...possible]
      .map((state) => (state === 0 ? 'gone' : `at revision ${state}`))
      .join(' or ')
    return [`lost: ${name} is at revision ${found.revision} and should be ${expected}`]
  }
  return subject.sha256 !== undefined && found.sha256 !== subject.sha256
    ? [`half: ${name} has another file`]
    : []
}

function aboutTrail(subject: Subject, id: string | null, trail: Map<string, number>): string[] {
  // What an agent writes is told where it goes to a model; these write without one.
  const acts =
    subject.kind === 'petition' ? (['created'] as const) : (['created', 'updated', 'deleted'] as const)
  if (id === null) return []
  return acts.flatMap((act) => {
    const told = trail.get(`${act} ${id}`) ?? 0
    const { least, most } = timesDone(subject, act)
    const expected = least === most ? String(least) : `${least} to ${most}`
    return told >= least && told <= most
      ? []
      : [`untold: ${subject.kind} ${id} ${act} ${told} times by the trail, ${expected} by whoever did it`]
  })
}
