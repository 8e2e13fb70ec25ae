/** Functions for threads: one that never ends, one that does. */
export const forEver = (): never => {
  for (;;) Math.random()
}

export const double = (number: number): number => number * 2

export const wait = (ms: number): string => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  return 'waited'
}

export const secrets = (): string[] => Object.keys(process.env)
