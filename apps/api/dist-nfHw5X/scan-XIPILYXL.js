import {
  openPdf,
  pageText
} from "./chunk-L65ZKD65.js";
import {
  grayOf,
  openEngine,
  recognizeGray
} from "./chunk-R2RATIMT.js";
import "./chunk-DFSJDF45.js";
import "./chunk-K2M67GOG.js";
import {
  limits
} from "./chunk-7AN6LYWP.js";
import "./chunk-OIQKJ6O7.js";
import "./chunk-PZ5AY32C.js";

// src/features/documents/extract/ocr/scan.ts
import { createCanvas } from "@napi-rs/canvas";
var POINTS_PER_INCH = 72;
var DOTS_PER_INCH = 300;
async function* recognizePages(data, numbers) {
  const pdf = await openPdf(data, limits.ocr.picturePixels);
  const engine = openEngine();
  try {
    for (const number of numbers) yield await recognizePage(pdf, number, engine);
  } finally {
    await engine.close();
  }
}
async function recognizePage(pdf, number, engine) {
  const drawn = await drawPage(pdf, number).catch(() => null);
  if (!drawn) return { text: "", uncertain: true };
  const page = await recognizeGray(engine, drawn.picture);
  return { ...page, text: withoutKnown(page.text, drawn.known) };
}
async function drawPage(pdf, number) {
  const page = await pdf.getPage(number);
  const known = await pageText(page);
  const picture = await render(page);
  page.cleanup();
  return { picture, known };
}
async function render(page) {
  const { width: points, height: tall } = page.getViewport({ scale: 1 });
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(limits.ocr.pagePixels / (points * tall)));
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height))];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  await page.render({ canvas, canvasContext: context, viewport, annotationMode: 0 }).promise;
  return grayOf(context.getImageData(0, 0, width, height).data, width, height);
}
var MOST = 0.7;
function withoutKnown(text, known) {
  const words = new Set(wordsOf(known));
  if (words.size === 0) return text;
  const isNew = (line) => {
    const found = wordsOf(line);
    return found.length === 0 || found.filter((word) => words.has(word)).length < MOST * found.length;
  };
  return text.split("\n").filter(isNew).join("\n").trim();
}
var wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
export {
  recognizePages
};
//# sourceMappingURL=scan-XIPILYXL.js.map
