import {
  cleanText
} from "./chunk-K2M67GOG.js";
import {
  limits
} from "./chunk-7AN6LYWP.js";

// src/features/documents/extract/ocr/gray.ts
function grayOf(rgba, width, height) {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 4) {
    data[at] = (299 * (rgba[from] ?? 0) + 587 * (rgba[from + 1] ?? 0) + 114 * (rgba[from + 2] ?? 0)) / 1e3;
  }
  return { width, height, data };
}
function portableGray({ width, height, data }) {
  return Buffer.concat([Buffer.from(`P5
${width} ${height}
255
`), data]);
}
function turned({ width, height, data }) {
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) result[x * height + (height - 1 - y)] = data[y * width + x] ?? 255;
  }
  return { width: height, height: width, data: result };
}
var MARK = 48;
var FEW_MARKS = 1e-4;
function hasMarks({ data }) {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at++) counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1;
  const ground = counts.indexOf(Math.max(...counts));
  let marks = 0;
  for (const [level, count] of counts.entries()) if (Math.abs(level - ground) > MARK) marks += count;
  return marks > data.length * FEW_MARKS;
}

// src/features/documents/extract/ocr/engine.ts
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, PSM } from "tesseract.js";
var langPath = join(dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/por/package.json")), "4.0.0_best_int");
var LSTM_ONLY = 1;
function openEngine(milliseconds = limits.ocr.pageMilliseconds) {
  let worker = null;
  const close = async () => {
    const ended = worker;
    worker = null;
    await (await ended)?.terminate();
  };
  const recognize = async (picture) => {
    const current = await (worker ??= startWorker());
    const found = await inTime(current.recognize(portableGray(picture)), milliseconds);
    if (!found) await close();
    return found && { text: found.data.text, confidence: found.data.confidence };
  };
  return { recognize, close };
}
async function startWorker() {
  const worker = await createWorker("por", LSTM_ONLY, { langPath, gzip: true, cacheMethod: "none", errorHandler: () => void 0 });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: "300" });
  return worker;
}
async function inTime(work, milliseconds) {
  let timer;
  const late = new Promise((resolve) => timer = setTimeout(resolve, milliseconds, null));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

// src/features/documents/extract/ocr/repair.ts
var SIGN = "[8S$&]";
var ORDINAL = "\\d{1,2} ?[\xBA\xB0]";
var ARTICLE = "\\b[Aa]rt(?:igo|\\.)? ?\\d{1,2}(?:\\.?\\d{3}|\\d)?(?: ?[\xBA\xB0])?(?:-[A-Z])?,?\\s+";
var rules = [
  // "art. 5º, 8 2º", also without the blank.
  [new RegExp(`(${ARTICLE})${SIGN} ?(?=${ORDINAL})`, "g"), "$1\xA7 "],
  [new RegExp(`(${ARTICLE})(?:88|SS|\\$\\$) ?(?=${ORDINAL})`, "g"), "$1\xA7\xA7 "],
  [new RegExp(`(${ARTICLE})${SIGN} (?=\xFAnico\\b)`, "g"), "$1\xA7 "],
  // "o 8 1º do art. 20", "nos 88 1º e 2º do art. 20".
  [new RegExp(`(?<![\\p{L}\\p{N}.,])${SIGN} (?=${ORDINAL},? d[ao]s? arts?\\b)`, "gu"), "\xA7 "],
  [new RegExp(`(?<![\\p{L}\\p{N}.,])(?:88|SS|\\$\\$) (?=${ORDINAL}(?:, ${ORDINAL})* (?:e|a|ao) ${ORDINAL})`, "gu"), "\xA7\xA7 "],
  // A paragraph of a law begins its line: "8 1º O fornecedor", but not "8 1º andar" nor "8 1º Ofício".
  [new RegExp(`^${SIGN} (?=${ORDINAL}[ \u2013\u2014-]+(?!${notALaw()})\\p{Lu})`, "gmu"), "\xA7 "],
  [new RegExp(`^${SIGN} (?=\xFAnico[.:]? \\p{Lu})`, "gmu"), "\xA7 "]
];
function notALaw() {
  const counted = [
    "Andar",
    "Vara",
    "Of[i\xED]cio",
    "Cart[\xF3o]rio",
    "Tabeli",
    "Turma",
    "Grau",
    "Juizado",
    "Registro",
    "Batalh",
    "Distrito",
    "Subsolo",
    "Bloco",
    "Quadra",
    "Piso",
    "Lote",
    "Via",
    "Trimestre",
    "Semestre",
    "Bimestre",
    "Parcela",
    "Dia",
    "Lugar",
    "Colocad",
    "Test",
    "Sgt",
    "Sargento",
    "Ten"
  ];
  return `(?:${[...counted, ...counted.map((word) => word.toUpperCase())].join("|")})`;
}
function repaired(text) {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

// src/features/documents/extract/ocr/recognize.ts
var UNCERTAIN = 65;
var PERHAPS_TURNED = 60;
var CLEARLY = 15;
var CERTAIN = 85;
async function recognizeGray(engine, picture) {
  if (!hasMarks(picture)) return { text: "" };
  const found = await upright(engine, picture);
  if (!found) return { text: "", uncertain: true };
  const text = repaired(cleanText(found.text));
  if (!new RegExp("\\p{L}{2}|\\d{2}", "u").test(text)) return { text: "" };
  return { text, uncertain: found.confidence < UNCERTAIN };
}
async function upright(engine, picture) {
  const first = await engine.recognize(picture);
  if (!first || first.confidence >= PERHAPS_TURNED) return first;
  let [best, at] = [first, picture];
  for (let quarter = 1; quarter < 4 && best.confidence < CERTAIN; quarter++) {
    at = turned(at);
    const found = await engine.recognize(at);
    if (!found) break;
    if (found.confidence > best.confidence + (best === first ? CLEARLY : 0)) best = found;
  }
  return best;
}

export {
  grayOf,
  openEngine,
  recognizeGray
};
//# sourceMappingURL=chunk-R2RATIMT.js.map
