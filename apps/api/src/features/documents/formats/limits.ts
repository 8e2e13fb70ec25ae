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
  /** A small file has less of that: this, and as much again for every further megabyte. */
  millisecondsOfSmall: 30_000,
  /** What is kept of a page's hidden text, for people to see what was left out. */
  hiddenExcerpt: 300,
  hiddenPages: 20,
  ocr: {
    /** Of one file. */
    pages: 200,
    /** An A4 page at 300 dots an inch; larger pictures are reduced to it. */
    pagePixels: 2_480 * 3_508,
    /** A picture that unpacks to more is refused by its header. */
    picturePixels: 50_000_000,
    memoryMb: 1_024,
    pageMilliseconds: 120_000,
    /** A longer file is read in several runs, so that others come in between. */
    run: { pages: 8, milliseconds: 600_000 },
  },
} as const
