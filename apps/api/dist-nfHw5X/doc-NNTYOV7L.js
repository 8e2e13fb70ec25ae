import {
  oleEntries
} from "./chunk-JREBWWIF.js";
import {
  ReadFailure
} from "./chunk-OIQKJ6O7.js";
import "./chunk-PZ5AY32C.js";

// src/features/documents/extract/doc.ts
import WordExtractor from "word-extractor";
var ENCRYPTED = 256;
async function* readDoc(data) {
  if (await isEncrypted(data)) throw new ReadFailure("protected");
  const document = await new WordExtractor().extract(data);
  const notes = [document.getTextboxes({ includeHeadersAndFooters: false }), document.getFootnotes(), document.getEndnotes()];
  yield [document.getBody(), ...notes].filter((part) => part.trim() !== "").join("\n\n");
}
async function isEncrypted(data) {
  const read = (start, length) => Promise.resolve(data.subarray(start, start + length));
  const stream = (await oleEntries({ read })).get("WordDocument");
  return stream?.offset != null && (data.readUInt16LE(stream.offset + 10) & ENCRYPTED) !== 0;
}
export {
  readDoc
};
//# sourceMappingURL=doc-NNTYOV7L.js.map
