import {
  entryName
} from "./chunk-YQTJJHOB.js";
import {
  markedEncoding
} from "./chunk-63WZO372.js";
import {
  limits
} from "./chunk-7AN6LYWP.js";
import {
  ReadFailure
} from "./chunk-OIQKJ6O7.js";

// src/features/documents/extract/xml.ts
import { TextDecoder } from "node:util";
import { SaxesParser } from "saxes";
async function readXml(chunks, handlers) {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let depth = 0;
  parser.on("error", (error) => {
    throw new ReadFailure("damaged", { cause: error });
  });
  parser.on("doctype", () => {
    throw new ReadFailure("damaged");
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (++depth > limits.xmlDepth) throw new ReadFailure("too_big");
    handlers.open?.(localName(name), attributes);
  });
  parser.on("text", (text) => handlers.text?.(text));
  parser.on("cdata", (text) => handlers.text?.(text));
  parser.on("closetag", ({ name }) => {
    depth--;
    handlers.close?.(localName(name));
  });
  let decoder;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(markedEncoding(chunk) ?? "utf-8");
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.close();
}
var localName = (name) => name.slice(name.indexOf(":") + 1);
function attribute(attributes, name) {
  const key = Object.keys(attributes).find((one) => localName(one) === name);
  return key === void 0 ? void 0 : attributes[key];
}

// src/features/documents/extract/package.ts
import { posix } from "node:path";
async function mainPart(parts, type, fallback) {
  let path = fallback;
  await readXml(parts.stream("[Content_Types].xml"), {
    open: (name, { PartName, ContentType }) => {
      if (name === "Override" && PartName && ContentType?.includes(`${type}.main+xml`)) path = PartName.replace(/^\//, "");
    }
  });
  return path;
}
async function relationsOf(parts, part) {
  const relations = /* @__PURE__ */ new Map();
  const folder = posix.dirname(part);
  const path = posix.join(folder, "_rels", `${posix.basename(part)}.rels`);
  if (!parts.has(path)) return relations;
  await readXml(parts.stream(path), {
    open: (name, attributes) => {
      const target = attributes["Target"];
      if (name !== "Relationship" || !target || attributes["TargetMode"] === "External") return;
      const type = posix.basename(attributes["Type"] ?? "");
      const path2 = target.startsWith("/") ? target.slice(1) : posix.join(folder, target);
      relations.set(attribute(attributes, "Id") ?? "", { type, path: path2 });
    }
  });
  return relations;
}

// src/features/documents/extract/parts.ts
import { fromBufferPromise } from "yauzl";
async function openParts(data) {
  const zip = await fromBufferPromise(data, { decodeStrings: false });
  if (zip.entryCount > limits.entries) throw new ReadFailure("too_big");
  const entries = /* @__PURE__ */ new Map();
  for await (const entry of zip.eachEntry()) entries.set(entryName(entry), entry);
  let unpacked = 0;
  async function* stream(name) {
    const entry = entries.get(name);
    if (!entry) throw new ReadFailure("damaged");
    if (entry.isEncrypted()) throw new ReadFailure("protected");
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpacked += chunk.length;
      if (unpacked > limits.unpackedBytes) throw new ReadFailure("too_big");
      yield chunk;
    }
  }
  return { names: [...entries.keys()], has: (name) => entries.has(name), stream };
}
async function assertBounded(parts) {
  for (const name of parts.names) {
    const stream = parts.stream(name)[Symbol.asyncIterator]();
    while (!(await stream.next()).done) ;
  }
}

// src/features/documents/extract/color.ts
var WHITE = "FFFFFF";
var SAME_COLOR = 20;
var isHex = (value) => /^[\da-f]{6}$/i.test(value);
function isSameColor(one, other) {
  return [0, 2, 4].every((at) => Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)) <= SAME_COLOR);
}

export {
  WHITE,
  isHex,
  isSameColor,
  readXml,
  attribute,
  mainPart,
  relationsOf,
  openParts,
  assertBounded
};
//# sourceMappingURL=chunk-JHARP2VO.js.map
