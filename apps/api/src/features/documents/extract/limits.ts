const MB = 1024 * 1024

/** What reading one file may take; every figure is one file's. */
export const limits = {
  pages: 2_000,
  characters: 5_000_000,
  /** Larger files are kept, but their text is not read: readers need the whole file in memory. */
  fileBytes: 100 * MB,
  /** Of a plain text no more is looked at than its characters can need. */
  textBytes: 20 * MB,
  /** All parts of an Office file together, unpacked. */
  unpackedBytes: 256 * MB,
  entries: 10_000,
  xmlDepth: 1_000,
  /** The reader's JavaScript heap, and all its memory with buffers and code. */
  heapMb: 384,
  memoryMb: 768,
  milliseconds: 120_000,
} as const
