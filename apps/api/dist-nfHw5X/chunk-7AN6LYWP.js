// src/features/documents/extract/limits.ts
var MB = 1024 * 1024;
var limits = {
  pages: 2e3,
  characters: 5e6,
  /** Larger files are kept, but their text is not read: readers need the whole file in memory. */
  fileBytes: 100 * MB,
  /** Of a plain text no more is looked at than its characters can need. */
  textBytes: 20 * MB,
  /** All parts of an Office file together, unpacked. */
  unpackedBytes: 256 * MB,
  entries: 1e4,
  xmlDepth: 1e3,
  /** The reader's JavaScript heap, and all its memory with buffers and code. */
  heapMb: 384,
  memoryMb: 768,
  milliseconds: 12e4,
  /** What is kept of a page's hidden text, for people to see what was left out. */
  hiddenExcerpt: 300,
  hiddenPages: 20,
  ocr: {
    /** Of one file. */
    pages: 200,
    /** An A4 page at 300 dots an inch; larger pictures are reduced to it. */
    pagePixels: 2480 * 3508,
    /** A picture that unpacks to more is refused by its header. */
    picturePixels: 5e7,
    memoryMb: 1024,
    pageMilliseconds: 12e4,
    /** A longer file is read in several runs, so that others come in between. */
    run: { pages: 8, milliseconds: 6e5 }
  }
};

export {
  limits
};
//# sourceMappingURL=chunk-7AN6LYWP.js.map
