// src/features/documents/extract/clean.ts
var PRONOUNS = /* @__PURE__ */ new Set(["se", "me", "te", "lhe", "lhes", "lo", "la", "los", "las", "nos", "vos"]);
var LIGATURES = { \uFB00: "ff", \uFB01: "fi", \uFB02: "fl", \uFB03: "ffi", \uFB04: "ffl", \uFB05: "st", \uFB06: "st" };
var INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]|[\u{e0000}-\u{e0fff}]/gu;
var CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff\p{Cs}]/gu;
function cleanText(raw) {
  const text = raw.replace(/\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g, "\n").replace(new RegExp("(\\p{L})\\u00ad\\n\\s*(?=\\p{Ll})", "gu"), "$1").replace(CONTROLS, "").replace(INVISIBLE, "").replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? ligature).replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ").normalize("NFC");
  const lines = joinBroken(text).split("\n");
  const trimmed = lines.map((line) => line.trimEnd()).join("\n");
  return trimmed.replace(/\n{3,}/g, "\n\n").replace(/^\n+|\n+$/g, "");
}
var TAGS = /(?<!\u{1f3f4})(?<![\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]+/gu;
function tagText(raw) {
  return (raw.match(TAGS) ?? []).map((tags) => Array.from(tags.slice(0, 2e4), letterOf).join("")).join(" ");
}
var letterOf = (tag) => String.fromCodePoint(Math.max(0, (tag.codePointAt(0) ?? 0) - 917504));
var BROKEN = new RegExp("(?<!\\p{L})(\\p{L}{1,60})[-\\u2010] {0,20}\\n {0,60}(\\p{Ll}{1,60})", "gu");
function joinBroken(text) {
  return text.replace(BROKEN, (_, before, after) => before + (keepsHyphen(before, after) ? "-" : "") + after);
}
function keepsHyphen(before, after) {
  if (!PRONOUNS.has(after)) return false;
  return after !== "se" || before.length > 3 && !before.endsWith("s");
}

export {
  cleanText,
  tagText
};
//# sourceMappingURL=chunk-K2M67GOG.js.map
