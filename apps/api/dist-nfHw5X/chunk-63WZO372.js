// src/features/documents/kinds/text.ts
import { TextDecoder } from "node:util";
var CONTROL = 1;
var NOT_WINDOWS_1252 = 2;
var against = new Uint8Array(256);
for (let byte = 0; byte < 32; byte++) if (!(byte >= 9 && byte <= 13) && byte !== 26 && byte !== 27) against[byte] = CONTROL;
against[127] = CONTROL;
for (const byte of [129, 141, 143, 144, 157]) against[byte] = NOT_WINDOWS_1252;
var binary = /^(%PDF-|PK\x03\x04|GIF8[79]a|Rar!\x1a)/;
function markedEncoding(head) {
  if (head[0] === 255 && head[1] === 254) return "utf-16le";
  if (head[0] === 254 && head[1] === 255) return "utf-16be";
  return head[0] === 239 && head[1] === 187 && head[2] === 191 ? "utf-8" : null;
}
async function isText({ head, chunks }) {
  if (binary.test(head.toString("latin1", 0, 8))) return false;
  const marked = markedEncoding(head);
  return marked === "utf-16le" || marked === "utf-16be" ? isUtf16(chunks(), marked) : isSingleBytes(chunks());
}
async function isUtf16(chunks, encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== void 0 });
    } catch {
      return "\0";
    }
  };
  for await (const chunk of chunks) if (decode(chunk).includes("\0")) return false;
  return !decode().includes("\0");
}
async function isSingleBytes(chunks) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let utf8 = true;
  let windows1252 = true;
  for await (const chunk of chunks) {
    const found = foundAgainst(chunk);
    if ((found & CONTROL) !== 0) return false;
    utf8 &&= decodes(decoder, chunk);
    windows1252 &&= (found & NOT_WINDOWS_1252) === 0;
    if (!utf8 && !windows1252) return false;
  }
  return windows1252 || utf8 && decodes(decoder);
}
function foundAgainst(chunk) {
  let found = 0;
  for (let at = 0; at < chunk.length; at++) found |= against[chunk[at] ?? 0] ?? 0;
  return found;
}
function decodes(decoder, chunk) {
  try {
    decoder.decode(chunk, { stream: chunk !== void 0 });
    return true;
  } catch {
    return false;
  }
}

export {
  markedEncoding,
  isText
};
//# sourceMappingURL=chunk-63WZO372.js.map
