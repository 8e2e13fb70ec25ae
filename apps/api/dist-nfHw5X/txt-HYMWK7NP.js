import {
  markedEncoding
} from "./chunk-63WZO372.js";
import "./chunk-PZ5AY32C.js";

// src/features/documents/extract/txt.ts
function* readTxt(data) {
  const encoding = encodingOf(data);
  const text = encoding === "windows-1252" ? fromWindows1252(data) : new TextDecoder(encoding).decode(data);
  yield* text.trimEnd().split("\f");
}
var QUOTES_AND_DASHES = "\u20AC\uFFFD\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\uFFFD\u017D\uFFFD\uFFFD\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\uFFFD\u017E\u0178";
var fromWindows1252 = (data) => data.toString("latin1").replace(/[\x80-\x9f]/g, (byte) => QUOTES_AND_DASHES[byte.charCodeAt(0) - 128] ?? byte);
function encodingOf(data) {
  const marked = markedEncoding(data);
  if (marked) return marked;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(data, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
export {
  readTxt
};
//# sourceMappingURL=txt-HYMWK7NP.js.map
