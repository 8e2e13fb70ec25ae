import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from './line'
import type { Office, Person } from './office'

/** Somebody at work: who they are, their browser, their cases and what there is to pick from. */
export interface Desk {
  me: Person
  line: Line
  office: Office
  /** Cases that are theirs, to which seven of ten looks go; the others go to anybody's. */
  cases: number[]
  /** Petitions they have seen finished. */
  petitions: string[]
  files: { name: string; content: Buffer }[]
  /** Whether the day is over: who has just begun something long leaves it. */
  over: () => boolean
}

export const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const whole = (from: number, to: number): number => from + Math.floor(Math.random() * (to - from + 1))

export const anyNumber = ({ office }: Desk): number => whole(1, office.records)
export const aCaseOf = (desk: Desk): string => `ca${Math.random() < 0.7 ? pick(desk.cases) : anyNumber(desk)}`

/** As long as a person takes to read or to fill in, in seconds; not a moment longer than the day. */
export async function think({ over }: Desk, from: number, to: number): Promise<void> {
  for (let left = (from + Math.random() * (to - from)) * 1_000; left > 0 && !over(); left -= 500)
    await pause(Math.min(left, 500))
}

/** Says what is wrong where a list is not as long as it has to be. */
export const holds =
  (name: string, least: number) =>
  (answer: unknown): string | null => {
    const list = (answer as Record<string, unknown[]>)[name]
    return Array.isArray(list) && list.length >= least ? null : `${name}: fewer than ${least}`
  }
export const is =
  (field: string, value: unknown) =>
  (answer: unknown): string | null =>
    (answer as Record<string, unknown>)[field] === value
      ? null
      : `${field} is ${String((answer as Record<string, unknown>)[field])}, not ${String(value)}`
export const isList = (answer: unknown): string | null => (Array.isArray(answer) ? null : 'no list')
