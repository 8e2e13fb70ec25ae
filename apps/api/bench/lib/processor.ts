import { readFileSync } from 'node:fs'

/**
 * Microseconds of processor that a process has used, as its kernel counts them (in hundredths of a second).
 */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}
