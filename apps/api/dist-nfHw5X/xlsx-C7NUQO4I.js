import {
  WHITE,
  assertBounded,
  attribute,
  isHex,
  isSameColor,
  mainPart,
  openParts,
  readXml,
  relationsOf
} from "./chunk-JHARP2VO.js";
import "./chunk-YQTJJHOB.js";
import "./chunk-63WZO372.js";
import {
  isOle
} from "./chunk-JREBWWIF.js";
import {
  limits
} from "./chunk-7AN6LYWP.js";
import {
  ReadFailure
} from "./chunk-OIQKJ6O7.js";
import "./chunk-YRVMWDVN.js";
import "./chunk-PZ5AY32C.js";

// src/features/documents/extract/xlsx.ts
import { read, SSF, utils as utils2 } from "@e965/xlsx";

// src/features/documents/extract/xlsx-sight.ts
import { utils } from "@e965/xlsx";

// src/features/documents/extract/xlsx-styles.ts
var TINY = 2;
var SHOWS_NOTHING = /^;;;?$/;
var INDEXED_WHITE = /* @__PURE__ */ new Set(["1", "9"]);
async function readCellStyles(parts, path) {
  if (!parts.has(path)) return [];
  const looks = { fonts: [], grounds: [], silentFormats: /* @__PURE__ */ new Set() };
  const styles = [];
  const open = [];
  await readXml(parts.stream(path), {
    open: (name, attributes) => {
      const within = open.at(-1);
      open.push(name);
      if (open.includes("dxfs")) return;
      if (name === "xf" && within === "cellXfs") styles.push(hides(looks, attributes));
      else readLooks(looks, name, within, attributes);
    },
    close: () => void open.pop()
  });
  return styles;
}
function readLooks(looks, name, within, attributes) {
  const { fonts, grounds, silentFormats } = looks;
  const font = fonts.at(-1);
  if (name === "numFmt" && SHOWS_NOTHING.test(attributes["formatCode"] ?? "")) silentFormats.add(attributes["numFmtId"] ?? "");
  else if (name === "font" && within === "fonts") fonts.push({ color: null, isTiny: false });
  else if (within === "font" && font && name === "color") font.color = colorOf(attributes);
  else if (within === "font" && font && name === "sz") font.isTiny = Number(attributes["val"]) <= TINY;
  else if (name === "fill" && within === "fills") grounds.push(WHITE);
  else if (within === "fill") grounds[grounds.length - 1] = isEmpty(name, attributes) ? WHITE : null;
  else if (within === "patternFill" && name === "fgColor" && grounds.at(-1) === null) grounds[grounds.length - 1] = colorOf(attributes);
}
var isEmpty = (name, { patternType = "none" }) => name === "patternFill" && patternType === "none";
function colorOf({ rgb, theme, indexed, tint }) {
  if (rgb !== void 0 && isHex(rgb.slice(-6))) return rgb.slice(-6);
  const isPlain = tint === void 0 || Number(tint) === 0;
  return isPlain && (theme === "0" || INDEXED_WHITE.has(indexed ?? "")) ? WHITE : null;
}
function hides({ fonts, grounds, silentFormats }, { fontId, fillId, numFmtId }) {
  const font = fonts[Number(fontId ?? 0)];
  const ground = grounds[Number(fillId ?? 0)] ?? null;
  if (font?.isTiny || silentFormats.has(numFmtId ?? "")) return "always";
  return font?.color && ground && isSameColor(font.color, ground) ? "by color" : null;
}

// src/features/documents/extract/xlsx-sight.ts
async function unseenCells(parts) {
  const main = await mainPart(parts, "spreadsheetml.sheet", "xl/workbook.xml");
  const relations = await relationsOf(parts, main);
  const stylesheet = [...relations.values()].find(({ type }) => type === "styles")?.path ?? "xl/styles.xml";
  const styles = await readCellStyles(parts, stylesheet);
  const found = /* @__PURE__ */ new Map();
  for (const [name, id] of await sheetsOf(parts, main)) {
    const path = relations.get(id)?.path;
    if (path && parts.has(path)) found.set(name, await unseenIn(parts, path, styles));
  }
  return found;
}
async function sheetsOf(parts, main) {
  const sheets = /* @__PURE__ */ new Map();
  await readXml(parts.stream(main), {
    open: (name, attributes) => {
      if (name === "sheet") sheets.set(attributes["name"] ?? "", attribute(attributes, "id") ?? "");
    }
  });
  return sheets;
}
async function unseenIn(parts, path, styles) {
  const sheet = { rows: /* @__PURE__ */ new Set(), columns: [], cells: /* @__PURE__ */ new Map(), tinted: await headersOf(parts, path) };
  const place = { row: -1, column: -1 };
  await readXml(parts.stream(path), {
    open: (name, attributes) => {
      if (name === "c") readCell(sheet, styles, place, attributes);
      else if (name === "row") {
        place.row = attributes["r"] === void 0 ? place.row + 1 : Number(attributes["r"]) - 1;
        place.column = -1;
        if (isOn(attributes["hidden"])) sheet.rows.add(place.row);
      } else if (name === "col" && isOn(attributes["hidden"])) sheet.columns.push([Number(attributes["min"]) - 1, Number(attributes["max"]) - 1]);
      else if (name === "conditionalFormatting") sheet.tinted.push(...rangesOf(attributes["sqref"]));
    }
  });
  return (row, column) => {
    if (sheet.rows.has(row) || sheet.columns.some(([from, to]) => from <= column && column <= to)) return true;
    const hides2 = sheet.cells.get(`${row} ${column}`);
    return hides2 === "always" || hides2 === "by color" && !sheet.tinted.some((range) => holds(range, row, column));
  };
}
var isOn = (value) => value === "1" || value === "true";
function readCell(sheet, styles, place, { r, s }) {
  place.column = r === void 0 ? place.column + 1 : utils.decode_cell(r).c;
  const hides2 = styles[Number(s ?? 0)];
  if (hides2) sheet.cells.set(`${place.row} ${place.column}`, hides2);
}
async function headersOf(parts, path) {
  const headers = [];
  for (const { type, path: table } of (await relationsOf(parts, path)).values()) {
    if (type !== "table" || !parts.has(table)) continue;
    await readXml(parts.stream(table), {
      open: (name, { ref }) => {
        if (name === "table") headers.push(...rangesOf(ref).map(({ s, e }) => ({ s, e: { r: s.r, c: e.c } })));
      }
    });
  }
  return headers;
}
var rangesOf = (references = "") => references.split(" ").filter((one) => one !== "").map((one) => utils.decode_range(one));
var holds = ({ s, e }, row, column) => s.r <= row && row <= e.r && s.c <= column && column <= e.c;

// src/features/documents/extract/xlsx.ts
var { is_date: isDate } = SSF;
async function* readSheets(data) {
  const isOld = isOle(data);
  if (!isOld) await assertBounded(await openParts(data));
  const book = openBook(data, isOld);
  const unseen = isOld ? /* @__PURE__ */ new Map() : await unseenCells(await openParts(data));
  for (const [at, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    if (!sheet) continue;
    if (book.Workbook?.Sheets?.[at]?.Hidden) yield { text: "", hidden: `${name}
${sheetText(sheet, heldText)}` };
    else {
      const isUnseen = unseen.get(name) ?? unseenLines(sheet);
      const text = sheetText(sheet, (cell, row, column) => isUnseen(row, column) ? "" : shownText(cell));
      yield { text: `${name}
${text}`, hidden: sheetText(sheet, (cell, row, column) => isUnseen(row, column) ? heldText(cell) : "") };
    }
  }
}
var unseenLines = (sheet) => (row, column) => Boolean(sheet["!rows"]?.[row]?.hidden ?? sheet["!cols"]?.[column]?.hidden);
function openBook(data, cellStyles) {
  try {
    return read(data, { type: "buffer", dense: true, cellFormula: false, cellHTML: false, cellNF: true, dateNF: "dd/mm/yyyy", cellStyles });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) throw new ReadFailure("protected", { cause: error });
    throw error;
  }
}
function sheetText(sheet, textOf) {
  const rows = sheet["!data"] ?? [];
  const lines = [];
  let length = 0;
  for (const index of Object.keys(rows)) {
    if (length > limits.characters) break;
    const line = rowText(rows[Number(index)] ?? [], Number(index), textOf);
    if (line !== "") lines.push(line);
    length += line.length + 1;
  }
  return lines.join("\n");
}
function rowText(cells, row, textOf) {
  let line = "";
  let column = 0;
  for (const key of Object.keys(cells)) {
    const cell = cells[Number(key)];
    const shown = cell ? textOf(cell, row, Number(key)) : "";
    if (shown === "") continue;
    line += "	".repeat(Math.min(Number(key) - column, 10)) + shown;
    column = Number(key);
  }
  return line;
}
function shownText(cell) {
  if (cell.t === "b") return cell.v === true ? "VERDADEIRO" : "FALSO";
  const shown = utils2.format_cell(cell).replace(/\s+/g, " ").trim();
  const isNumber = cell.t === "n" && !isDate(String(cell.z ?? "General"));
  return isNumber ? shown.replace(/[.,]/g, (mark) => mark === "." ? "," : ".") : shown;
}
var heldText = (cell) => shownText(cell) || String(cell.v ?? "");
export {
  readSheets
};
//# sourceMappingURL=xlsx-C7NUQO4I.js.map
