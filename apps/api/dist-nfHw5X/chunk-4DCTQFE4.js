// src/features/petitions/export/clean.ts
var controls = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\uFFF9-\uFFFB\uFFFE\uFFFF]/g;
var directions = /[\u202A-\u202E\u2066-\u2069]/g;
var loneSurrogates = new RegExp("\\p{Cs}", "gu");
var nonCharacters = new RegExp("\\p{Noncharacter_Code_Point}", "gu");
var clean = (text) => text.replace(/\r\n?|\u0085|\u2028|\u2029/g, "\n").replace(loneSurrogates, "").replace(nonCharacters, "").replace(controls, "").replace(directions, "").normalize("NFC");
var cleanLine = (text, longest) => Array.from(clean(text).replace(/\s+/g, " ").trim()).slice(0, longest).join("");

export {
  clean,
  cleanLine
};
//# sourceMappingURL=chunk-4DCTQFE4.js.map
