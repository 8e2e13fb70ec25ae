import type { Point } from '../lib/figures'

/** Has V8 tell each collection in a line of the server's output. */
export const tellCollections = '--trace-gc'

/**
 * Megabytes that were still held after each full collection, at the minute after `start`: milliseconds of the
 * process's life.
 */
export const heldAfterCollections = (output: string, start: number): Point[] =>
  [...output.matchAll(/^\[.*\] +(\d+) ms: Mark-Compact .*? -> ([\d.]+) \(/gm)].map(([, at, megabytes]) => ({
    minute: (Number(at) - start) / 60_000,
    value: Number(megabytes),
  }))
