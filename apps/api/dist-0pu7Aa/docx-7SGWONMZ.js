import {
  Lines
} from "./chunk-SFDK2ENS.js";
import {
  WHITE,
  attribute,
  isHex,
  isSameColor,
  mainPart,
  openParts,
  readXml
} from "./chunk-JHARP2VO.js";
import "./chunk-YQTJJHOB.js";
import "./chunk-63WZO372.js";
import "./chunk-7AN6LYWP.js";
import "./chunk-OIQKJ6O7.js";
import "./chunk-YRVMWDVN.js";
import "./chunk-PZ5AY32C.js";

// src/features/documents/extract/docx.ts
import { posix } from "node:path";

// src/features/documents/extract/docx-look.ts
var OFF = /* @__PURE__ */ new Set(["0", "false", "off"]);
var TINY_HALF_POINTS = 4;
var THIN_PER_CENT = 10;
var THEME_WHITE = /* @__PURE__ */ new Set(["background1", "light1"]);
function readLook(look, name, attributes) {
  const value = attribute(attributes, "val") ?? "";
  if (name === "vanish") look.vanish = !OFF.has(value);
  else if (name === "color") look.color = colorOf(value, attributes);
  else if (name === "sz") look.tiny = Number(value) <= TINY_HALF_POINTS;
  else if (name === "w" && Number(value) < THIN_PER_CENT) look.tiny = true;
  else if (name === "shd") readGround(look, attributes);
  else if (name === "highlight" && value !== "none") look.ground = value === "white" ? WHITE : null;
  else if (name === "noFill") look.noFill = true;
}
function colorOf(value, attributes) {
  const theme = attribute(attributes, "themeColor");
  if (theme !== void 0) return THEME_WHITE.has(theme) && attribute(attributes, "themeShade") === void 0 ? WHITE : null;
  return isHex(value) ? value : null;
}
function readGround(look, attributes) {
  const [pattern, fill = "auto"] = [attribute(attributes, "val"), attribute(attributes, "fill")];
  if (pattern !== "clear" && pattern !== "nil" && pattern !== void 0) look.ground = null;
  else if (isHex(fill)) look.ground = fill;
}
function isUnseen(looks, grounds) {
  const look = looks.reduce((sum, one) => ({ ...sum, ...one }), {});
  if (look.vanish || look.tiny || look.noFill) return true;
  const ground = [...grounds, ...looks].reduce((found, one) => one.ground === void 0 ? found : one.ground, WHITE);
  return look.color != null && ground !== null && isSameColor(look.color, ground);
}

// src/features/documents/extract/docx-styles.ts
var DEEPEST = 20;
async function readStyles(parts, path) {
  const styles = /* @__PURE__ */ new Map();
  const defaults = {};
  if (parts.has(path)) await readXml(parts.stream(path), handlersOf(styles, defaults));
  const of = (id, depth = 0) => {
    const style = id === void 0 || depth > DEEPEST ? void 0 : styles.get(id);
    return style ? { ...of(style.basedOn, depth + 1), ...style.look } : {};
  };
  return { of, defaults };
}
function handlersOf(styles, defaults) {
  let style = null;
  let ofTable = false;
  let inRun = 0;
  return {
    open: (name, attributes) => {
      if (name === "style") {
        style = { look: {} };
        ofTable = attribute(attributes, "type") === "table";
        styles.set(attribute(attributes, "styleId") ?? "", style);
      } else if (name === "rPr") inRun++;
      else if (name === "basedOn" && style) style.basedOn = attribute(attributes, "val") ?? "";
      else if (ofTable) tint(style?.look, name, attributes);
      else if (inRun > 0) readLook(style ? style.look : defaults, name, attributes);
      else if (name === "shd" && style) readGround(style.look, attributes);
    },
    close: (name) => {
      if (name === "rPr") inRun--;
      else if (name === "style") {
        style = null;
        ofTable = false;
      }
    }
  };
}
function tint(look, name, attributes) {
  if (!look || name !== "shd") return;
  const shade = {};
  readGround(shade, attributes);
  if (shade.ground !== void 0 && shade.ground?.toUpperCase() !== "FFFFFF") look.ground = null;
}

// src/features/documents/extract/docx-writer.ts
var LEFT_OUT = /* @__PURE__ */ new Set(["pPr", "moveFrom", "Fallback"]);
var MOST_UNSEEN = 1e5;
var GROUNDS = /* @__PURE__ */ new Set(["tbl", "tc", "p", "txbxContent"]);
var DocxWriter = class {
  constructor(page, styles, numbers) {
    this.page = page;
    this.styles = styles;
    this.numbers = numbers;
  }
  page;
  styles;
  numbers;
  lines = new Lines();
  /** How deep inside elements that are left out, runs and text. */
  skipped = 0;
  runs = 0;
  inText = 0;
  unseen = "";
  /** What lies under the text, the outermost first; a paragraph's holds the look that its style gives its text. */
  grounds = [];
  inParagraphProperties = 0;
  inRunProperties = 0;
  run = {};
  hidden = false;
  handlers = {
    open: (name, attributes) => {
      this.look(name, attributes);
      if (LEFT_OUT.has(name)) this.skipped++;
      else if (name === "t") this.inText++;
      else if (name === "r") this.openRun();
      else if (this.runs > 0 && this.skipped === 0) this.mark(name, attributes);
    },
    text: (text) => {
      if (this.inText > 0) this.add(text);
    },
    close: (name) => {
      this.leave(name);
      if (LEFT_OUT.has(name)) this.skipped--;
      else if (name === "t") this.inText--;
      else if (name === "r") this.runs--;
      else if (this.skipped === 0) this.end(name);
    }
  };
  /** A page without text is none: Word notes a break twice where somebody set one. */
  endPage() {
    const text = this.lines.take();
    const hidden = this.unseen;
    if (text.trim() === "" && hidden.trim() === "") return;
    this.unseen = "";
    this.page({ text, ...hidden && { hidden } });
  }
  openRun() {
    this.runs++;
    this.run = {};
    this.hidden = this.isHidden();
  }
  isHidden() {
    const { defaults } = this.styles;
    return isUnseen([defaults, this.grounds.at(-1) ?? {}, this.run], this.grounds);
  }
  /** Follows what shades and styles say, before any text that they concern. */
  look(name, attributes) {
    if (GROUNDS.has(name)) this.grounds.push(name === "txbxContent" ? { ground: null } : {});
    else if (name === "background") this.grounds.push({ ground: attribute(attributes, "color") === "FFFFFF" ? "FFFFFF" : null });
    else if (name === "pPr") this.inParagraphProperties++;
    else if (name === "rPr") this.inRunProperties++;
    else if (this.inRunProperties > 0 && this.inParagraphProperties === 0 && this.runs > 0) this.lookOfRun(name, attributes);
    else if (this.inRunProperties === 0) this.lookBelow(name, attributes);
  }
  lookOfRun(name, attributes) {
    if (name === "rStyle") this.run = { ...this.styles.of(attribute(attributes, "val")), ...this.run };
    else readLook(this.run, name, attributes);
    this.hidden = this.isHidden();
  }
  lookBelow(name, attributes) {
    const ground = this.grounds.at(-1);
    if (!ground) return;
    if (name === "shd") readGround(ground, attributes);
    else if (name === "pStyle" || name === "tblStyle") Object.assign(ground, this.styles.of(attribute(attributes, "val")));
  }
  leave(name) {
    if (GROUNDS.has(name)) this.grounds.pop();
    else if (name === "pPr") this.inParagraphProperties--;
    else if (name === "rPr") this.inRunProperties--;
  }
  add(text) {
    if (this.skipped > 0) return;
    if (!this.hidden) this.lines.add(text);
    else if (this.unseen.length < MOST_UNSEEN) this.unseen += text;
  }
  mark(name, attributes) {
    if (name === "lastRenderedPageBreak") this.endPage();
    else if (name === "br" && attribute(attributes, "type") === "page") this.endPage();
    else if (name === "br" || name === "cr") this.lines.endLine();
    else if (name === "tab" || name === "ptab") this.add("	");
    else if (name === "noBreakHyphen") this.add("-");
    else if (name === "footnoteReference" || name === "endnoteReference") this.markNote(name, attributes);
  }
  markNote(name, attributes) {
    const key = name.replace("Reference", "") + (attribute(attributes, "id") ?? "");
    const number = this.numbers.get(key) ?? this.numbers.size + 1;
    this.numbers.set(key, number);
    this.add(` (nota ${number})`);
  }
  end(name) {
    if (name === "p") {
      this.lines.endLine();
      if (this.unseen !== "") this.unseen += "\n";
    } else if (name === "tc") this.lines.endCell();
    else if (name === "tr") this.lines.endRow();
  }
};

// src/features/documents/extract/docx.ts
async function* readDocx(data) {
  const parts = await openParts(data);
  const main = await mainPart(parts, "wordprocessingml.document", "word/document.xml");
  const file = { parts, main, styles: await readStyles(parts, beside(main, "styles")), numbers: /* @__PURE__ */ new Map() };
  const pages = await bodyPages(file);
  const notes = [...await notesOf(file, "footnote"), ...await notesOf(file, "endnote")];
  if (notes.length > 0) pages.push(withNotes(pages.pop(), notes));
  yield* pages;
}
var beside = (main, name) => posix.join(posix.dirname(main), `${name}.xml`);
function withNotes(last, notes) {
  const hidden = [last, ...notes].map((page) => page?.hidden ?? "").join("\n");
  const shown = notes.filter(({ text }) => text !== "").map(({ text }) => text);
  return { text: [last?.text ?? "", ...shown.length > 0 ? ["Notas", ...shown] : []].join("\n"), hidden };
}
async function bodyPages({ parts, main, styles, numbers }) {
  const pages = [];
  const writer = new DocxWriter((page) => pages.push(page), styles, numbers);
  await readXml(parts.stream(main), writer.handlers);
  writer.endPage();
  return pages;
}
async function notesOf({ parts, main, styles, numbers }, kind) {
  const path = beside(main, `${kind}s`);
  if (!parts.has(path)) return [];
  const notes = [];
  let key = "";
  const tell = ({ text, hidden }) => {
    const number = numbers.get(key);
    if (number !== void 0) notes.push({ text: text.trim() === "" ? "" : `${number}. ${text.trim()}`, ...hidden && { hidden } });
  };
  const writer = new DocxWriter(tell, styles, /* @__PURE__ */ new Map());
  await readXml(parts.stream(path), {
    ...writer.handlers,
    open: (name, attributes) => {
      if (name === kind) key = kind + (attribute(attributes, "id") ?? "");
      writer.handlers.open(name, attributes);
    },
    close: (name) => {
      writer.handlers.close(name);
      if (name === kind) writer.endPage();
    }
  });
  return notes;
}
export {
  readDocx
};
//# sourceMappingURL=docx-7SGWONMZ.js.map
