import type { FileAnswer } from '@lavra/contracts/base/endpoint'

/**
 * What a service may answer: the contract's shape, where a time may still be a Date as the database gave it.
 */
export type Wire<T> = T extends FileAnswer
  ? T
  : T extends string
    ? T | Date
    : T extends (infer U)[]
      ? Wire<U>[]
      : T extends object
        ? { [K in keyof T]: Wire<T[K]> }
        : T
