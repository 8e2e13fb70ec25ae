import {
  refuse
} from "./chunk-YRVMWDVN.js";

// src/features/documents/kinds/zip.ts
import { Readable } from "node:stream";
import { fromRandomAccessReaderPromise, RandomAccessReader } from "yauzl";

// src/features/documents/kinds/refusal.ts
var unsupported = (detail) => refuse("unsupported_file", detail, 415);

// src/features/documents/kinds/zip.ts
var MAX_ENTRIES = 1e4;
var GB = 1024 ** 3;
var MAX_UNPACKED = { zip: 20 * GB, office: GB };
var RATIO_COUNTS_FROM = 100 * 1024 * 1024;
var MAX_RATIO = 100;
var PART_BYTES = 2 * 1024 * 1024;
var LOCAL_HEADER = 67324752;
var isZip = (head) => head.length >= 22 && head.readUInt32LE(0) === LOCAL_HEADER;
var BytesReader = class extends RandomAccessReader {
  constructor(bytes) {
    super();
    this.bytes = bytes;
  }
  bytes;
  read(buffer, offset, length, position, done) {
    this.bytes.read(position, length).then(
      (data) => {
        data.copy(buffer, offset);
        done(data.length < length ? new Error("the file ends too early") : null);
      },
      (error) => done(error instanceof Error ? error : new Error(String(error)))
    );
  }
  _readStreamForRange(start, end) {
    const read = this.bytes.read(start, Math.min(end - start, PART_BYTES));
    return Readable.from(
      (async function* () {
        yield await read;
      })()
    );
  }
};
async function openZip(bytes, kind) {
  const zip = await fromRandomAccessReaderPromise(new BytesReader(bytes), bytes.size, { autoClose: false, decodeStrings: false });
  if (zip.entryCount > MAX_ENTRIES)
    throw unsupported(`O arquivo cont\xE9m itens demais (o limite \xE9 ${MAX_ENTRIES.toLocaleString("pt-BR")}). Divida-o em arquivos menores.`);
  const entries = /* @__PURE__ */ new Map();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    entries.set(entryName(entry), entry);
  }
  if (packed > bytes.size || tooDense(unpacked, bytes.size, kind))
    throw unsupported("O conte\xFAdo compactado \xE9 grande demais quando aberto. Envie os arquivos separadamente.");
  return { names: new Set(entries.keys()), text: (name) => textOf(zip, entries.get(name)) };
}
var tooDense = (unpacked, size, kind) => unpacked > MAX_UNPACKED[kind] || unpacked > RATIO_COUNTS_FROM && unpacked > size * MAX_RATIO;
var entryName = (entry) => entry.fileNameRaw.toString();
async function textOf(zip, entry) {
  if (!entry || entry.uncompressedSize > PART_BYTES || entry.isEncrypted()) return null;
  const parts = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    parts.push(chunk);
    size += chunk.length;
    if (size > PART_BYTES) return null;
  }
  return Buffer.concat(parts).toString();
}

export {
  unsupported,
  isZip,
  openZip,
  entryName
};
//# sourceMappingURL=chunk-YQTJJHOB.js.map
