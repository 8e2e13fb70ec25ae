import {
  Lines
} from "./chunk-SFDK2ENS.js";
import {
  WHITE,
  isHex,
  isSameColor,
  mainPart,
  openParts,
  readXml,
  relationsOf
} from "./chunk-JHARP2VO.js";
import "./chunk-YQTJJHOB.js";
import "./chunk-63WZO372.js";
import "./chunk-7AN6LYWP.js";
import "./chunk-OIQKJ6O7.js";
import "./chunk-YRVMWDVN.js";
import "./chunk-PZ5AY32C.js";

// src/features/documents/extract/pptx-colors.ts
async function readScheme(parts, theme, master) {
  const scheme = /* @__PURE__ */ new Map();
  let within = "";
  const own = (name, { val, lastClr }) => {
    const value = name === "srgbClr" ? val : name === "sysClr" ? lastClr : void 0;
    if (value && isHex(value) && within && !scheme.has(within)) scheme.set(within, value);
  };
  if (theme && parts.has(theme)) {
    await readXml(parts.stream(theme), {
      open: (name, attributes) => {
        if (/^(?:dk|lt)[12]$|^accent[1-6]$/.test(name)) within = name;
        own(name, attributes);
      },
      close: (name) => {
        if (name === within) within = "";
      }
    });
  }
  await readXml(parts.stream(master), {
    open: (name, attributes) => {
      if (name !== "clrMap") return;
      for (const [alias, target] of Object.entries(attributes)) if (scheme.has(target)) scheme.set(alias, scheme.get(target) ?? "");
    }
  });
  return scheme;
}
var OPAQUE = 5e3;
var FILLS = /* @__PURE__ */ new Set(["solidFill", "noFill", "gradFill", "blipFill", "pattFill", "grpFill"]);
var isFill = (name) => FILLS.has(name);
var FillReader = class {
  constructor(name, scheme) {
    this.scheme = scheme;
    this.fill = name === "noFill" ? "none" : "unknown";
    this.isSolid = name === "solidFill";
  }
  scheme;
  fill;
  isSolid;
  open(name, { val }) {
    if (!this.isSolid) return;
    const color = name === "srgbClr" ? val : name === "schemeClr" ? this.scheme.get(val ?? "") : void 0;
    if (color && isHex(color)) this.fill = { color };
    else if (name === "alpha") this.fill = Number(val) <= OPAQUE ? "none" : this.fill;
    else if (this.fill !== "none") this.fill = "unknown";
  }
};

// src/features/documents/extract/pptx-paint.ts
var SHAPES = /* @__PURE__ */ new Set(["sp", "pic", "graphicFrame", "cxnSp", "grpSp"]);
var PAINTED = /* @__PURE__ */ new Set(["pic", "graphicFrame"]);
var SOLID_BACKGROUND = "1001";
var PaintReader = class {
  constructor(scheme) {
    this.scheme = scheme;
  }
  scheme;
  /** The background; null where it says nothing of one. */
  paper = null;
  areas = [];
  /** Of the run of letters at hand; null where they have the colour of their place. */
  letters = null;
  shapes = [];
  path = [];
  filling = null;
  open(name, attributes) {
    const parent = this.path.at(-1) ?? "";
    this.path.push(name);
    this.filling?.reader.open(name, attributes);
    const shape = this.shapes.at(-1);
    if (SHAPES.has(name)) this.shapes.push({ kind: name, fill: PAINTED.has(name) ? "unknown" : "none", box: null, isPlaceholder: false });
    else if (name === "r") this.letters = null;
    else if (name === "bgRef") this.fill(attributes["idx"] === SOLID_BACKGROUND ? "solidFill" : "gradFill", (fill) => this.paper = fill);
    else if (isFill(name)) this.fillOf(name, parent);
    else if (shape) place(shape, name, attributes, parent);
  }
  close(name) {
    if (this.filling?.depth === this.path.length) {
      this.filling.keep(this.filling.reader.fill);
      this.filling = null;
    }
    this.path.pop();
    if (!SHAPES.has(name)) return;
    const box = this.box;
    const shape = this.shapes.pop();
    if (shape && shape.fill !== "none") this.areas.push({ box, fill: shape.fill, isPlaceholder: shape.isPlaceholder });
  }
  /** Where the shape at hand lies; those of a group lie where the group does. */
  get box() {
    return this.shapes[0]?.box ?? null;
  }
  /** What the shape at hand is painted with. */
  get own() {
    return this.shapes.findLast(({ fill }) => fill !== "none")?.fill ?? "none";
  }
  fillOf(name, parent) {
    const shape = this.shapes.at(-1);
    if (parent === "bgPr") this.fill(name, (fill) => this.paper = fill);
    else if (parent === "rPr") this.fill(name, (fill) => this.letters = fill);
    else if ((parent === "spPr" || parent === "grpSpPr") && shape) this.fill(name, (fill) => shape.fill = fill);
  }
  fill(name, keep) {
    const reader = new FillReader(name, this.scheme);
    this.filling ??= { reader, depth: this.path.length, keep };
  }
};
function place(shape, name, { x, y, cx, cy, idx }, parent) {
  if (name === "ph") shape.isPlaceholder = true;
  else if (name === "off" && parent === "xfrm") shape.at = { x: Number(x), y: Number(y) };
  else if (name === "ext" && parent === "xfrm" && shape.at) shape.box = { ...shape.at, width: Number(cx), height: Number(cy) };
  else if (name === "fillRef" && idx !== "0" && shape.fill === "none") shape.fill = "unknown";
}

// src/features/documents/extract/pptx-ground.ts
async function readGround(parts, slide) {
  const layout = await related(parts, slide, "slideLayout");
  const master = layout && await related(parts, layout, "slideMaster");
  if (!layout || !master) return { scheme: /* @__PURE__ */ new Map(), paper: { color: WHITE }, areas: [] };
  const scheme = await readScheme(parts, await related(parts, master, "theme"), master);
  const [below, above] = [await readPaint(parts, master, scheme), await readPaint(parts, layout, scheme)];
  return { scheme, paper: above.paper ?? below.paper ?? { color: WHITE }, areas: [...below.areas, ...above.areas] };
}
async function related(parts, part, type) {
  const relations = await relationsOf(parts, part);
  return [...relations.values()].find((one) => one.type === type && parts.has(one.path))?.path;
}
async function readPaint(parts, path, scheme) {
  const paint = new PaintReader(scheme);
  await readXml(parts.stream(path), { open: (name, attributes) => paint.open(name, attributes), close: (name) => paint.close(name) });
  paint.areas = paint.areas.filter(({ isPlaceholder }) => !isPlaceholder);
  return paint;
}
var touches = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
function isLost(color, box, { paper, areas }) {
  const under = areas.filter((area) => !box || !area.box || touches(box, area.box)).map(({ fill }) => fill);
  return [paper, ...under].every((fill) => fill === "none" || fill !== "unknown" && isSameColor(color, fill.color));
}

// src/features/documents/extract/pptx-slide.ts
var LEFT_OUT = /* @__PURE__ */ new Set(["fld", "Fallback"]);
var TINY = 200;
var SlideReader = class {
  /** Without a `size` nothing is taken to lie beside the slide. */
  constructor(ground, size) {
    this.ground = ground;
    this.size = size;
    this.paint = new PaintReader(ground.scheme);
  }
  ground;
  size;
  lines = new Lines();
  unseen = new Lines();
  /** The show leaves the slide out. */
  isOff = false;
  paint;
  /** For each open shape, whether it is marked as hidden. */
  shapes = [];
  inText = 0;
  leftOut = 0;
  isTiny = false;
  open = (name, attributes) => {
    this.paint.open(name, attributes);
    if (name === "t") this.inText++;
    else if (name === "sld") this.isOff = attributes["show"] === "0";
    else if (LEFT_OUT.has(name)) this.leftOut++;
    else if (SHAPES.has(name)) this.shapes.push(false);
    else if (name === "cNvPr" && attributes["hidden"] === "1" && this.shapes.length > 0) this.shapes[this.shapes.length - 1] = true;
    else if (name === "r") this.isTiny = false;
    else if (name === "rPr") this.isTiny = Number(attributes["sz"] ?? Infinity) <= TINY;
    else if (name === "br") this.into.endLine();
  };
  text = (piece) => {
    if (this.inText > 0 && this.leftOut === 0) this.into.add(piece);
  };
  close = (name) => {
    if (name === "t") this.inText--;
    else if (LEFT_OUT.has(name)) this.leftOut--;
    else if (SHAPES.has(name)) this.shapes.pop();
    else if (name === "p") [this.lines, this.unseen].forEach((one) => one.endLine());
    else if (name === "tc") this.into.endCell();
    else if (name === "tr") this.into.endRow();
    this.paint.close(name);
  };
  get into() {
    const isUnseen = this.isOff || this.isTiny || this.shapes.includes(true) || this.isBeside() || this.hasLostLetters();
    return isUnseen ? this.unseen : this.lines;
  }
  /** A shape that lies beside its slide is shown to nobody. */
  isBeside() {
    const { box } = this.paint;
    if (!box || !this.size) return false;
    return box.x >= this.size.width || box.y >= this.size.height || box.x + box.width <= 0 || box.y + box.height <= 0;
  }
  hasLostLetters() {
    const { letters, own, box, paper, areas } = this.paint;
    if (letters === null || letters === "unknown") return false;
    if (letters === "none") return true;
    if (own !== "none") return isLost(letters.color, box, { paper: own, areas: [] });
    return isLost(letters.color, box, { paper: paper ?? this.ground.paper, areas: [...this.ground.areas, ...areas] });
  }
};

// src/features/documents/extract/pptx.ts
async function* readPptx(data) {
  const parts = await openParts(data);
  const main = await mainPart(parts, "presentationml.presentation", "ppt/presentation.xml");
  const { slides, size } = await slidesOf(parts, main);
  for (const slide of slides) {
    const relations = await relationsOf(parts, slide);
    const notes = [...relations.values()].find(({ type, path }) => type === "notesSlide" && parts.has(path));
    const spoken = notes ? await textOf(parts, notes.path, null) : { text: "", hidden: "" };
    const shown = await textOf(parts, slide, size);
    const text = spoken.text.trim() === "" || shown.isOff ? shown.text : `${shown.text}
Notas: ${spoken.text}`;
    yield { text, hidden: [shown.hidden, spoken.hidden, shown.isOff ? spoken.text : ""].join("\n") };
  }
}
async function slidesOf(parts, main) {
  const ids = [];
  let size = null;
  await readXml(parts.stream(main), {
    open: (name, attributes) => {
      const key = Object.keys(attributes).find((one) => one.endsWith(":id"));
      if (name === "sldSz") size = { width: Number(attributes["cx"]), height: Number(attributes["cy"]) };
      if (name === "sldId" && key) ids.push(attributes[key] ?? "");
    }
  });
  const relations = await relationsOf(parts, main);
  return { slides: ids.map((id) => relations.get(id)?.path ?? "").filter((path) => parts.has(path)), size };
}
async function textOf(parts, path, size) {
  const slide = new SlideReader(await readGround(parts, path), size);
  await readXml(parts.stream(path), slide);
  return { text: slide.lines.take(), hidden: slide.unseen.take(), isOff: slide.isOff };
}
export {
  readPptx
};
//# sourceMappingURL=pptx-ILFUK6F5.js.map
