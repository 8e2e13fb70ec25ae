import type { Bias } from './allegations'

/** A text that a petition may rest on, with what to call it. */
export interface Source {
  label: string
  text: string
  /** Names of people and firms recorded as such, which may also stand there in part ("Helena Nogueira"). */
  names?: string[]
  /** Our own arithmetic: relied on for sums, dates and numbers, never for a name or a citation. */
  derived?: boolean
  /** It proves no law, no precedent and no fact of ours. */
  bias?: Bias
  /** Of whose age it tells, YYYY-MM-DD. */
  birth?: string
}
