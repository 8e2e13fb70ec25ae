import {
  grayOf,
  openEngine,
  recognizeGray
} from "./chunk-R2RATIMT.js";
import {
  isGif,
  isJpeg,
  isPng
} from "./chunk-DYNZLLB5.js";
import "./chunk-K2M67GOG.js";
import {
  limits
} from "./chunk-7AN6LYWP.js";
import {
  ReadFailure
} from "./chunk-OIQKJ6O7.js";
import "./chunk-PZ5AY32C.js";

// src/features/documents/extract/ocr/picture.ts
import { createCanvas, loadImage } from "@napi-rs/canvas";

// src/features/documents/extract/ocr/header.ts
function sizeOf(data) {
  const size = isPng(data) ? pngSize(data) : isGif(data) ? gifSize(data) : isJpeg(data) ? jpegSize(data) : null;
  if (!size || size.width === 0 || size.height === 0) throw new ReadFailure("damaged");
  return size;
}
var pngSize = (data) => ({ width: data.readUInt32BE(16), height: data.readUInt32BE(20) });
var gifSize = (data) => ({ width: data.readUInt16LE(6), height: data.readUInt16LE(8) });
var isBare = (marker) => marker === 1 || marker >= 208 && marker <= 216;
var isFrame = (marker) => marker >= 192 && marker <= 207 && marker !== 196 && marker !== 200 && marker !== 204;
function jpegSize(data) {
  let at = 2;
  while (at + 9 < data.length) {
    const marker = data[at + 1] ?? 0;
    if (data[at] !== 255) return null;
    if (marker === 255) at++;
    else if (isBare(marker)) at += 2;
    else if (isFrame(marker)) return { height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) };
    else at += 2 + data.readUInt16BE(at + 2);
  }
  return null;
}

// src/features/documents/extract/ocr/picture.ts
var SMALL = 2e6;
async function* recognizePicture(data) {
  const { width, height } = sizeOf(data);
  if (width * height > limits.ocr.picturePixels) throw new ReadFailure("too_many_pixels");
  const picture = await grayPicture(data);
  const engine = openEngine();
  try {
    yield await recognizeGray(engine, picture);
  } finally {
    await engine.close();
  }
}
async function grayPicture(data) {
  const image = await loadImage(data);
  const dots = image.width * image.height;
  const scale = dots < SMALL ? Math.min(2, Math.sqrt(SMALL / dots)) : Math.min(1, Math.sqrt(limits.ocr.pagePixels / dots));
  const [width, height] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))];
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return grayOf(context.getImageData(0, 0, width, height).data, width, height);
}
export {
  recognizePicture
};
//# sourceMappingURL=picture-3XO6ZOFC.js.map
