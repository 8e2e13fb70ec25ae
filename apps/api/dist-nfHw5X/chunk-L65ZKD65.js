import {
  saysSomething
} from "./chunk-DFSJDF45.js";
import {
  limits
} from "./chunk-7AN6LYWP.js";
import {
  ReadFailure
} from "./chunk-OIQKJ6O7.js";

// src/features/documents/extract/pdf/open.ts
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
var library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
var folder = (name) => join(library, name, "/");
async function openPdf(data, picturePixels) {
  try {
    return await getDocument({
      data: new Uint8Array(data),
      maxImageSize: picturePixels,
      cMapUrl: folder("cmaps"),
      cMapPacked: true,
      standardFontDataUrl: folder("standard_fonts"),
      wasmUrl: folder("wasm"),
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      isEvalSupported: false
    }).promise;
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw new ReadFailure("protected");
    throw error;
  }
}

// src/features/documents/extract/pdf/rows.ts
function linesOf(runs) {
  let text = "";
  let last;
  for (const run of runs) {
    if (last) text += between(last, run);
    text += run.text;
    last = run;
  }
  return text;
}
function between(last, next) {
  const size = Math.max(last.size ?? 0, next.size ?? 0, 4);
  const along = Math.hypot(last.end[0] - last.start[0], last.end[1] - last.start[1]);
  const [ux, uy] = along > 0 ? [(last.end[0] - last.start[0]) / along, (last.end[1] - last.start[1]) / along] : [1, 0];
  const [dx, dy] = [next.start[0] - last.end[0], next.start[1] - last.end[1]];
  if (Math.abs(dy * ux - dx * uy) > 0.5 * size) return "\n";
  const gap = dx * ux + dy * uy;
  const isApart = gap > 0.15 * size || gap < -2 * size;
  return isApart && !/\s$/.test(last.text) && !/^\s/.test(next.text) ? " " : "";
}

// src/features/documents/extract/pdf/canvas.ts
import { OPS as OPS2 } from "pdfjs-dist/legacy/build/pdf.mjs";

// src/features/documents/extract/pdf/geometry.ts
var identity = [1, 0, 0, 1, 0, 0];
function times(outer, inner) {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
var place = ([a, b, c, d, e, f], x, y) => [a * x + c * y + e, b * x + d * y + f];
function matrixOf(given) {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(given);
  return [a, b, c, d, e, f];
}
function numbersOf(given) {
  if (Array.isArray(given)) return given.map(Number);
  return ArrayBuffer.isView(given) ? [...given] : [];
}
function boxAround(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
function placed(matrix, { left, bottom, right, top }) {
  return boxAround([place(matrix, left, bottom), place(matrix, right, bottom), place(matrix, left, top), place(matrix, right, top)]);
}
function overlap(one, other) {
  const both = {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
    top: Math.min(one.top, other.top)
  };
  return both.left <= both.right && both.bottom <= both.top ? both : null;
}
var holds = (box, x, y) => x >= box.left && x <= box.right && y >= box.bottom && y <= box.top;
var covers = (outer, inner) => holds(outer, inner.left, inner.bottom) && holds(outer, inner.right, inner.top);
function grown({ left, bottom, right, top }, by) {
  return { left: left - by, bottom: bottom - by, right: right + by, top: top + by };
}
var middle = ({ left, bottom, right, top }) => [(left + right) / 2, (bottom + top) / 2];

// src/features/documents/extract/pdf/operators.ts
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
var FILLING = /* @__PURE__ */ new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
function boxOf(given) {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(given);
  return { left, bottom, right, top };
}
var hexOf = (args) => `#${args.slice(0, 3).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
function isRectangle(path, [a, b, c, d]) {
  const isStraight = b === 0 && c === 0 || a === 0 && d === 0;
  const steps = numbersOf(Array.isArray(path) ? path[0] : path);
  if (!isStraight || steps.length < 12 || steps.length > 17) return false;
  const corners = [];
  for (let at = 0; at + 2 < steps.length; at += 3) {
    if (steps[at] !== (at === 0 ? 0 : 1)) return false;
    corners.push([steps[at + 1] ?? 0, steps[at + 2] ?? 0]);
  }
  return corners.length >= 4 && corners.slice(1).every(([x, y], n) => x === corners[n]?.[0] || y === corners[n]?.[1]);
}

// src/features/documents/extract/pdf/canvas.ts
var INVISIBLE_MODES = /* @__PURE__ */ new Set([3, 7]);
var NEARLY_NOTHING = 0.05;
var SMALLEST_PICTURE = 5;
var UNIT = { left: 0, bottom: 0, right: 1, top: 1 };
var Canvas = class {
  constructor(view, fontOf) {
    this.fontOf = fontOf;
    const spacing = { char: 0, word: 0, scale: 1, leading: 0, rise: 0 };
    this.now = { matrix: identity, clip: view, whole: true, color: "#000000", opacity: 1, mixes: false, font: "", size: 0, spacing, mode: 0 };
  }
  fontOf;
  runs = [];
  paints = [];
  order = 0;
  now;
  saved = [];
  line = identity;
  text = identity;
  /** Set by a transformation after which nothing has been painted: there the library left a picture out. */
  awaited = false;
  clipping = false;
  paint({ fnArray, argsArray }) {
    for (const [at, operator] of fnArray.entries()) {
      this.order = at;
      this.handlers[operator]?.(argsArray[at] ?? []);
    }
    this.leave();
  }
  handlers = {
    [OPS2.save]: () => this.push(),
    [OPS2.restore]: () => this.pop(),
    [OPS2.transform]: (args) => this.transform(matrixOf(args)),
    [OPS2.paintFormXObjectBegin]: ([matrix, box]) => this.enterForm(matrix, box),
    [OPS2.paintFormXObjectEnd]: () => this.pop(),
    [OPS2.setGState]: ([states]) => this.setStates(states),
    [OPS2.setFillRGBColor]: (args) => this.set({ color: typeof args[0] === "string" ? args[0] : hexOf(args) }),
    [OPS2.setFillColorN]: () => this.set({ color: null }),
    [OPS2.setFillTransparent]: () => this.set({ color: null }),
    [OPS2.clip]: () => this.clipping = true,
    [OPS2.eoClip]: () => this.clipping = true,
    [OPS2.constructPath]: ([ending, path, box]) => this.path(Number(ending), path, box),
    [OPS2.shadingFill]: () => this.add("area", this.now.clip, null),
    [OPS2.paintImageXObject]: () => this.picture(),
    [OPS2.paintInlineImageXObject]: () => this.picture(),
    [OPS2.paintImageMaskXObject]: () => this.picture(),
    [OPS2.beginText]: () => this.line = this.text = identity,
    [OPS2.setFont]: ([font, size]) => this.set({ font: String(font), size: Number(size) }),
    [OPS2.setTextRenderingMode]: ([mode]) => this.set({ mode: Number(mode) }),
    [OPS2.setCharSpacing]: ([char]) => this.space({ char: Number(char) }),
    [OPS2.setWordSpacing]: ([word]) => this.space({ word: Number(word) }),
    [OPS2.setHScale]: ([scale]) => this.space({ scale: Number(scale) / 100 }),
    [OPS2.setLeading]: ([leading]) => this.space({ leading: -Number(leading) }),
    [OPS2.setTextRise]: ([rise]) => this.space({ rise: Number(rise) }),
    [OPS2.moveText]: ([x, y]) => this.moveText(Number(x), Number(y)),
    [OPS2.setLeadingMoveText]: ([x, y]) => {
      this.space({ leading: Number(y) });
      this.moveText(Number(x), Number(y));
    },
    [OPS2.setTextMatrix]: (args) => this.line = this.text = matrixOf(args.length === 1 ? args[0] : args),
    [OPS2.nextLine]: () => this.moveText(0, this.now.spacing.leading),
    [OPS2.showText]: ([glyphs]) => this.show(glyphs)
  };
  set(change) {
    this.now = { ...this.now, ...change };
  }
  space(change) {
    this.set({ spacing: { ...this.now.spacing, ...change } });
  }
  push() {
    this.saved.push(this.now);
  }
  pop() {
    this.leave();
    this.now = this.saved.pop() ?? this.now;
  }
  transform(by) {
    this.leave();
    this.set({ matrix: times(this.now.matrix, by) });
    this.awaited = true;
  }
  enterForm(matrix, box) {
    this.push();
    if (matrix) this.set({ matrix: times(this.now.matrix, matrixOf(matrix)) });
    if (box) this.clipTo(placed(this.now.matrix, boxOf(box)));
  }
  setStates(states) {
    for (const [name, value] of states) {
      if (name === "ca") this.set({ opacity: Number(value) });
      else if (name === "BM") this.set({ mixes: value !== "source-over" });
      else if (name === "SMask" && value) this.set({ whole: false });
      else if (name === "Font" && Array.isArray(value)) this.set({ font: String(value[0]), size: Number(value[1]) });
    }
  }
  clipTo(box) {
    this.set({ clip: overlap(this.now.clip, box) ?? { left: Infinity, bottom: Infinity, right: Infinity, top: Infinity } });
  }
  path(ending, path, given) {
    const box = placed(this.now.matrix, boxOf(given));
    const isBox = isRectangle(path, this.now.matrix);
    if (FILLING.has(ending)) this.add("area", overlap(box, this.now.clip), isBox ? this.now.color : null);
    this.awaited = false;
    if (this.clipping) this.clipTo(box);
    if (this.clipping && !isBox) this.set({ whole: false });
    this.clipping = false;
  }
  picture() {
    this.add("picture", overlap(placed(this.now.matrix, UNIT), this.now.clip), null);
  }
  leave() {
    const box = this.awaited ? overlap(placed(this.now.matrix, UNIT), this.now.clip) : null;
    if (box && box.right - box.left > SMALLEST_PICTURE && box.top - box.bottom > SMALLEST_PICTURE) this.add("picture", box, null);
    this.awaited = false;
  }
  add(kind, box, fills) {
    this.awaited = false;
    const { opacity, mixes, whole, color } = this.now;
    if (!box || opacity < NEARLY_NOTHING) return;
    const isSolid = opacity > 1 - NEARLY_NOTHING && !mixes;
    this.paints.push({ order: this.order, box, kind, fills: isSolid && whole ? fills : null, color: kind === "picture" || !isSolid ? null : color });
  }
  moveText(x, y) {
    this.line = this.text = times(this.line, [1, 0, 0, 1, x, y]);
  }
  show(glyphs) {
    const { size, spacing, matrix, font, color, opacity, mode, clip } = this.now;
    const facts = this.fontOf(font);
    const unit = facts?.fontMatrix?.[0] ?? 1e-3;
    const whole = times(matrix, this.text);
    let advance = 0;
    let text = "";
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === "number") {
        if (glyph < -200) text += " ";
        advance -= glyph / 1e3 * size * spacing.scale;
        continue;
      }
      text += glyph.unicode ?? "";
      advance += ((glyph.width ?? 0) * unit * size + spacing.char + (glyph.isSpace ? spacing.word : 0)) * spacing.scale;
    }
    this.text = times(this.text, [1, 0, 0, 1, advance, 0]);
    if (text.trim() !== "") this.awaited = false;
    const { rise, scale } = spacing;
    const corners = [[0, rise], [advance, rise], [0, rise + 0.7 * size], [advance, rise + 0.7 * size]];
    const em = Math.min(Math.hypot(whole[2], whole[3]) * Math.abs(size), Math.hypot(whole[0], whole[1]) * Math.abs(size * scale));
    const invisible = INVISIBLE_MODES.has(mode) || opacity < NEARLY_NOTHING;
    const [start, end] = [place(whole, 0, rise), place(whole, advance, rise)];
    const box = boxAround(corners.map(([x, y]) => place(whole, x, y)));
    const own = facts?.isType3Font === true;
    this.runs.push({ order: this.order, text, box, start, end, size: own ? null : em, color: own ? null : color, invisible, clip });
  }
};

// src/features/documents/extract/pdf/sight.ts
var TINY = 2;
var SAME_COLOR = 20;
var SCAN = 0.25;
var GRID = 24;
var MOST_COMPARISONS = 2e7;
async function sightOf(page) {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const view = { left, bottom, right, top };
  const operators = await page.getOperatorList({ annotationMode: 0 });
  const everything = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };
  const canvas = new Canvas(everything, (name) => page.commonObjs.has(name) ? page.commonObjs.get(name) : null);
  canvas.paint(operators);
  const { runs, paints } = canvas;
  const pictures = paints.filter(({ kind }) => kind === "picture");
  const pictured = share(pictures, view);
  const shapes = paints.length - pictures.length;
  if (runs.length * paints.length > MOST_COMPARISONS) return { runs: runs.map((run) => ({ run, hidden: false })), pictured, shapes };
  const isScan = pictured >= SCAN;
  return { runs: runs.map((run) => ({ run, hidden: isHidden(run, { view, paints, pictures, isScan }) })), pictured, shapes };
}
function isHidden(run, { view, paints, pictures, isScan }) {
  if (run.text.trim() === "") return false;
  const within = overlap(run.box, grown(view, 1));
  if (!within || !overlap(run.box, grown(run.clip, 2))) return true;
  const [x, y] = middle(within);
  const onPicture = pictures.some(({ box }) => holds(box, x, y));
  if (run.invisible) return !(isScan && onPicture);
  if (run.size !== null && run.size < TINY) return true;
  if (isPaintedOver(run, paints)) return true;
  return run.color !== null && isLikeGround({ order: run.order, color: run.color, x, y }, paints);
}
function isPaintedOver(run, paints) {
  return paints.some(({ order, fills, box }) => order > run.order && fills !== null && covers(box, run.box));
}
function isLikeGround(ink, paints) {
  let grounds = ["#ffffff"];
  for (const { order, box, fills, color: found } of paints) {
    if (order > ink.order) break;
    if (!holds(box, ink.x, ink.y)) continue;
    grounds = fills === null ? [...grounds, found] : [fills];
  }
  return grounds.every((ground) => ground !== null && isSameColor(ground, ink.color));
}
function isSameColor(one, other) {
  return [1, 3, 5].every((at) => Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)) <= SAME_COLOR);
}
function share(pictures, { left, bottom, right, top }) {
  if (pictures.length === 0) return 0;
  let covered = 0;
  for (let n = 0; n < GRID * GRID; n++) {
    const x = left + (right - left) * (n % GRID + 0.5) / GRID;
    const y = bottom + (top - bottom) * (Math.floor(n / GRID) + 0.5) / GRID;
    if (pictures.some(({ box }) => holds(box, x, y))) covered++;
  }
  return covered / (GRID * GRID);
}

// src/features/documents/extract/pdf/read.ts
async function* readPdf(data) {
  const pdf = await openPdf(data, 0);
  const count = Math.min(pdf.numPages, limits.pages + 1);
  let broken = 0;
  for (let number = 1; number <= count; number++) {
    const page = await readPage(pdf, number);
    if (page === null) broken++;
    yield page ?? { text: "" };
  }
  if (broken === count) throw new ReadFailure("damaged");
}
async function readPage(pdf, number) {
  try {
    const page = await pdf.getPage(number);
    const text = await pageText(page);
    const sight = await sightOf(page);
    page.cleanup();
    return seen(text, sight);
  } catch {
    return null;
  }
}
async function pageText(page) {
  const { items } = await page.getTextContent();
  return items.map((item) => "str" in item ? item.str + (item.hasEOL ? "\n" : "") : "").join("");
}
function seen(whole, sight) {
  const those = (unseen) => sight.runs.filter((one) => one.hidden === unseen).map(({ run }) => run);
  const hidden = linesOf(those(true));
  const isTold = saysSomething(hidden);
  const text = isTold ? linesOf(those(false)) : whole;
  return { text, ...isTold && { hidden }, ...isScanned(text, sight) && { scanned: true } };
}
var STAMP = 700;
var NO_TEXT = 16;
var LARGE_PICTURE = 0.4;
var ANY_PICTURE = 0.02;
var MANY_SHAPES = 60;
function isScanned(text, { runs, pictured, shapes }) {
  const length = text.replace(/\s/g, "").length;
  if (length < NO_TEXT) return pictured > ANY_PICTURE || shapes > MANY_SHAPES;
  const recognised = runs.filter(({ run, hidden }) => run.invisible && !hidden).reduce((sum, { run }) => sum + run.text.length, 0);
  return length < STAMP && recognised < NO_TEXT && pictured > LARGE_PICTURE;
}

export {
  openPdf,
  readPdf,
  pageText
};
//# sourceMappingURL=chunk-L65ZKD65.js.map
