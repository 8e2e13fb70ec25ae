import {
  saysSomething
} from "./chunk-DFSJDF45.js";
import {
  cleanText,
  tagText
} from "./chunk-K2M67GOG.js";
import {
  isOle
} from "./chunk-JREBWWIF.js";
import {
  limits
} from "./chunk-7AN6LYWP.js";
import {
  ReadFailure
} from "./chunk-OIQKJ6O7.js";
import {
  watchMyself
} from "./chunk-YOZ5EI4C.js";
import "./chunk-PZ5AY32C.js";

// src/features/documents/extract/child.ts
import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";

// src/features/documents/extract/bounded.ts
var CUT = {
  pages: `[Texto cortado: este arquivo tem mais de ${limits.pages.toLocaleString("pt-BR")} p\xE1ginas.]`,
  characters: `[Texto cortado: este arquivo tem mais de ${limits.characters / 1e6} milh\xF5es de caracteres.]`,
  scanned: `[Texto cortado: as p\xE1ginas digitalizadas a partir desta n\xE3o foram lidas; o limite \xE9 de ${limits.ocr.pages} por arquivo.]`
};
async function* boundedPages(pages) {
  let count = 0;
  let scans = 0;
  let room = limits.characters;
  for await (const given of pages) {
    if (++count > limits.pages) {
      yield { text: CUT.pages, note: {} };
      return;
    }
    const page = typeof given === "string" ? { text: given } : given;
    if (page.scanned) scans++;
    const { text, note, cut } = boundedPage(page, room);
    if (cut) {
      yield { text: `${text}
${CUT.characters}`, note };
      return;
    }
    room -= text.length;
    yield scans > limits.ocr.pages ? unread(text, note, scans) : { text, note };
  }
}
function boundedPage(page, room) {
  const text = cleanText(page.text.slice(0, 2 * room));
  const cut = text.length > room || page.text.length > 2 * room;
  return { text: cut ? cleanText(text.slice(0, room)) : text, note: noteOf(page), cut };
}
function unread(text, { scanned: _, ...note }, scans) {
  return { text: scans === limits.ocr.pages + 1 ? `${text}
${CUT.scanned}`.trim() : text, note };
}
function noteOf({ text, hidden = "", scanned, uncertain }) {
  const unseen = cleanText(`${hidden}
${tagText(text)}`).replace(/\s+/g, " ").trim();
  return {
    ...saysSomething(unseen) && { hidden: { characters: unseen.length, excerpt: unseen.slice(0, limits.hiddenExcerpt) } },
    ...scanned && { scanned },
    ...uncertain && { uncertain }
  };
}

// src/features/documents/extract/readers.ts
var unlocked = (read2) => (data) => {
  if (isOle(data)) throw new ReadFailure("protected");
  return read2(data);
};
var readers = {
  pdf: async () => (await import("./read-CV24FRCF.js")).readPdf,
  doc: async () => (await import("./doc-NNTYOV7L.js")).readDoc,
  docx: async () => unlocked((await import("./docx-7SGWONMZ.js")).readDocx),
  txt: async () => (await import("./txt-HYMWK7NP.js")).readTxt,
  xlsx: async () => unlocked((await import("./xlsx-C7NUQO4I.js")).readSheets),
  xls: async () => (await import("./xlsx-C7NUQO4I.js")).readSheets,
  pptx: async () => unlocked((await import("./pptx-ILFUK6F5.js")).readPptx)
};
var picture = async () => (await import("./picture-3XO6ZOFC.js")).recognizePicture;
var recognizers = {
  pdf: async () => (await import("./scan-XIPILYXL.js")).recognizePages,
  jpg: picture,
  jpeg: picture,
  png: picture,
  gif: picture
};

// src/features/documents/extract/child.ts
var PIECE = 32 * 1024;
process.once("disconnect", () => process.exit());
var [extension = "", task] = process.argv.slice(2);
try {
  await send({ started: true });
  modest();
  const { memoryMb, milliseconds } = task ? { ...limits.ocr, ...limits.ocr.run } : limits;
  watchMyself({ bytes: memoryMb * 1024 * 1024, milliseconds: 2 * milliseconds });
  await (task ? recognize(JSON.parse(task)) : read());
  await send({ done: true });
} catch (error) {
  await send({ failed: error instanceof ReadFailure ? error.reason : "damaged" });
}
function modest() {
  try {
    setPriority(10);
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
  }
}
async function read() {
  const reader = await readers[extension]?.();
  if (!reader) throw new Error("no reader for this kind");
  let page = 0;
  for await (const found of boundedPages(reader(await input()))) await sendPage(page++, found);
}
async function recognize(numbers) {
  const recognizer = await recognizers[extension]?.();
  if (!recognizer) throw new Error("no pictures in this kind");
  let at = 0;
  for await (const found of boundedPages(recognizer(await input(), numbers))) await sendPage((numbers[at++] ?? 0) - 1, found);
}
async function input() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
async function sendPage(page, { text, note }) {
  if (Object.keys(note).length > 0) await send({ page, note });
  for (let at = 0; at === 0 || at < text.length; at += PIECE) await send({ page, piece: text.slice(at, at + PIECE) });
}
function send(message) {
  return new Promise((resolve, reject) => {
    process.send?.(message, void 0, void 0, (error) => error ? reject(error) : resolve());
  });
}
//# sourceMappingURL=document-text.js.map
