// src/features/documents/kinds/media.ts
import { crc32 } from "node:zlib";
var PNG = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
var RAR4 = Buffer.from("Rar!\x07\0", "latin1");
var RAR5 = Buffer.from("Rar!\x07\0", "latin1");
var startsWith = (head, magic) => head.subarray(0, magic.length).equals(magic);
function isJpeg(head) {
  if (head.length < 20 || head.readUInt16BE(0) !== 65496 || head[2] !== 255) return false;
  const next = 4 + head.readUInt16BE(4);
  return next >= head.length || head[next] === 255;
}
function isPng(head) {
  if (head.length < 33 || !startsWith(head, PNG)) return false;
  const isHeader = head.readUInt32BE(8) === 13 && head.toString("latin1", 12, 16) === "IHDR";
  return isHeader && head.readUInt32BE(16) > 0 && head.readUInt32BE(20) > 0;
}
function isGif(head) {
  return head.length >= 14 && /^GIF8[79]a$/.test(head.toString("latin1", 0, 6));
}
function isRar(head) {
  if (startsWith(head, RAR4)) return isRar4(head);
  return startsWith(head, RAR5) && isRar5(head);
}
function isRar4(head) {
  if (head.length < 14) return false;
  const size = head.readUInt16LE(12);
  return head[9] === 115 && size >= 7 && 7 + size <= head.length && (crc32(head.subarray(9, 7 + size)) & 65535) === head.readUInt16LE(7);
}
function isRar5(head) {
  if (head.length < 16) return false;
  const { value: size, end } = variableInt(head, 12);
  const last = end + size;
  return size > 0 && last <= head.length && crc32(head.subarray(12, last)) === head.readUInt32LE(8);
}
function variableInt(head, start) {
  let value = 0;
  for (let n = 0; n < 3; n++) {
    const byte = head[start + n] ?? 0;
    value |= (byte & 127) << 7 * n;
    if ((byte & 128) === 0) return { value, end: start + n + 1 };
  }
  return { value: 0, end: start };
}
var PDF_HEADER = /%PDF-\d\.\d/;
var PDF_HEADER_WITHIN = 1024;
function isPdf(head, tail) {
  const start = head.toString("latin1", 0, PDF_HEADER_WITHIN);
  const at = start.search(PDF_HEADER);
  if (at === -1 || !/^(\xef\xbb\xbf)?[\t\n\r\x20-\x7e]*$/.test(start.slice(0, at)) || /^(#!|MZ)/.test(start)) return false;
  return [head, tail].some((part) => /\b\d+\s+\d+\s+obj\b/.test(part.toString("latin1")));
}

export {
  isJpeg,
  isPng,
  isGif,
  isRar,
  isPdf
};
//# sourceMappingURL=chunk-DYNZLLB5.js.map
