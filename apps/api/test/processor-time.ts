/**
 * Milliseconds that work takes of the processor: unlike those on the clock they are the same on a busy
 * machine.
 */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
