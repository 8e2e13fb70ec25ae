import {
  clean,
  cleanLine
} from "./chunk-4DCTQFE4.js";
import {
  watchMyself
} from "./chunk-YOZ5EI4C.js";
import {
  isLine,
  line,
  lineBreak,
  plain
} from "./chunk-2ILBDOGV.js";
import "./chunk-PZ5AY32C.js";

// src/features/petitions/export/read.ts
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

// src/features/petitions/export/runs.ts
function runsOf(nodes) {
  const runs = [];
  const todo = steps(nodes, {});
  for (let step = todo.pop(); step; step = todo.pop()) {
    if ("text" in step) {
      if (step.text !== "") runs.push({ text: step.text.replaceAll("	", " "), ...step.look });
      continue;
    }
    for (const inner of expand(step.node, step.look)) todo.push(inner);
  }
  return runs;
}
var steps = (nodes, look) => nodes.map((node) => ({ node, look })).reverse();
function expand(node, look) {
  switch (node.type) {
    case "text":
    case "html":
      return [{ text: node.value, look }];
    case "break":
      return [{ text: lineBreak, look }];
    case "strong":
      return steps(node.children, { ...look, bold: true });
    case "emphasis":
      return steps(node.children, { ...look, italic: true });
    case "inlineCode":
      return [{ text: node.value, look: { ...look, code: true } }];
    case "image":
      return [{ text: [node.alt, node.url && `(${node.url})`].filter(Boolean).join(" "), look }];
    case "link":
      return link(node.url, node.children, look);
    default:
      return "children" in node ? steps(node.children, look) : [];
  }
}
function link(url, children, look) {
  if (!isSafe(url)) return [{ text: `](${url})`, look }, ...steps(children, look), { text: "[", look }];
  const linked = { ...look, href: url };
  const only = children.length === 1 ? children[0] : void 0;
  const shown = only?.type === "text" && (only.value === url || `mailto:${only.value}` === url);
  return [...shown ? [] : [{ text: ` (${url})`, look }], ...steps(children, linked)];
}
function isSafe(url) {
  return /^(?:https?:\/\/|mailto:)/i.test(url) && URL.canParse(url);
}
var marks = /\[(?:COMPLETAR|VERIFICAR)(?:[^[\]]{0,1000}\])?/gi;
function withMarks(runs) {
  const edges = [...plain(runs).matchAll(marks)].flatMap((match) => [match.index, match.index + match[0].length]);
  if (edges.length === 0) return runs;
  return cutAt(runs, edges).flatMap((part, index) => index % 2 === 1 ? part.map((run) => ({ ...run, mark: true })) : part);
}
function cutAt(runs, places) {
  const parts2 = [[]];
  let at = 0;
  for (const run of runs) {
    const end = at + run.text.length;
    for (; ; ) {
      const place = places[parts2.length - 1] ?? Infinity;
      if (place >= end) break;
      if (place > at) parts2.at(-1)?.push({ ...run, text: run.text.slice(at - end, place - end) });
      at = Math.max(at, place);
      parts2.push([]);
    }
    if (end > at) parts2.at(-1)?.push({ ...run, text: run.text.slice(at - end) });
    at = end;
  }
  while (parts2.length <= places.length) parts2.push([]);
  return parts2;
}

// src/features/petitions/export/read.ts
var plainText = { disable: { null: ["codeIndented", "definition", "htmlFlow", "htmlText"] } };
var longest = 2e4;
var mostColumns = 12;
function readMarkdown(markdown) {
  const root = fromMarkdown(markdown, { extensions: [plainText, gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const blocks = [];
  const todo = within(root, { quoted: false, depth: -1, marker: "" });
  for (let step = todo.pop(); step; step = todo.pop()) {
    for (const block of blocksOf(step)) blocks.push(block);
    for (const inner of innerOf(step)) todo.push(inner);
  }
  return blocks;
}
var within = (parent, place) => parent.children.map((child) => ({ node: child, place })).reverse();
function innerOf({ node, place }) {
  if (node.type === "blockquote") return within(node, { ...place, quoted: true });
  if (node.type === "list") {
    const start = node.start ?? 1;
    const marker = (index) => node.ordered ? `${start + index}.` : "\u2022";
    const depth = Math.min(place.depth + 1, 3);
    return node.children.map((item, index) => ({ node: item, place: { ...place, depth, marker: marker(index) } })).reverse();
  }
  if (node.type !== "listItem") return [];
  const [first, ...rest] = node.children;
  const further = rest.map((child) => ({ node: child, place: { ...place, marker: "" } }));
  return (first ? [{ node: first, place: first.type === "paragraph" ? place : { ...place, marker: "" } }, ...further] : []).reverse();
}
function blocksOf({ node, place }) {
  switch (node.type) {
    case "paragraph":
      return paragraphs(runsOf(node.children), place);
    case "heading":
      return heading(runsOf(node.children), node.depth, place);
    case "listItem":
      return node.children[0]?.type === "paragraph" ? [] : [line("item", [], { level: place.depth, marker: place.marker })];
    case "code":
      return parts([{ text: node.value.replaceAll("\n", lineBreak), code: true }]).map((runs) => line("code", runs));
    case "thematicBreak":
      return [{ kind: "rule" }];
    case "table":
      return tableOf(node.children.map((row) => row.children.map(cell)), node.align ?? []);
    default:
      return "value" in node ? paragraphs([{ text: node.value }], place) : [];
  }
}
function heading(runs, depth, place) {
  const flat = oneLine(runs);
  if (place.quoted || place.depth >= 0) return paragraphs(flat.map((run) => ({ ...run, bold: true })), place);
  return depth === 1 ? [line("title", flat)] : parts(flat).map((part) => line("heading", part, { level: Math.min(depth, 4), keep: true }));
}
var nextItem = /\n(?=[ ]*(?:[a-z]{1,2}\)|[ivxl]{1,5}[.)]) \S)/g;
function paragraphs(runs, place) {
  const places = [...plain(runs).matchAll(nextItem)].map(({ index }) => index + 1);
  return cutAt(runs, places).flatMap((own) => parts(oneLine(own))).filter((own) => plain(own).trim() !== "").map((own, index) => {
    if (place.quoted) return line("quote", own);
    if (place.depth < 0) return line("paragraph", own);
    return line("item", own, { level: place.depth, marker: index === 0 ? place.marker : "" });
  });
}
var oneLine = (runs) => runs.map((run, index) => {
  const text = run.text.replace(/ *\n */g, " ");
  return { ...run, text: index === runs.length - 1 ? text.trimEnd() : text };
});
function parts(runs) {
  const text = plain(runs);
  const places = [];
  for (let from = 0; text.length - from > longest; ) {
    const space = text.lastIndexOf(" ", from + longest);
    from = space > from ? space + 1 : from + longest;
    places.push(from);
  }
  return cutAt(runs, places);
}
var cell = (node) => oneLine(runsOf(node.children)).map((run) => ({ ...run, text: run.text.slice(0, longest) }));
function tableOf(rows, align) {
  const columns = rows[0]?.length ?? 0;
  if (columns > mostColumns) return rows.map((row) => line("paragraph", row.flatMap((runs, index) => index === 0 ? runs : [{ text: " | " }, ...runs])));
  const even = rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? []));
  const table = { kind: "table", rows: even, align: Array.from({ length: columns }, (_, index) => align[index] ?? "left") };
  return [table];
}

// src/features/petitions/export/roles.ts
function withRoles(blocks) {
  return closings(opening(blocks.map(asItem).map(asHeading))).map(pageOrRule).map(flush).map(keptTogether).map(marked);
}
var addressing = /^(?:AOS? |ÀS? |A[OÀ]? ?JU[IÍ]ZO|EXCELENT[IÍ]SSIM|EGR[EÉ]GI|COLEND|EXM|ILUSTR[IÍ]SSIM|MERIT[IÍ]SSIM)/;
var letter = /^([a-z]{1,2}\)|\d{1,3}\)|[IVXL]{1,6} ?[-–—)])\s+/;
var small = /^([ivxl]{1,6}[.)])\s+/;
var short = 200;
function asItem(block, index, all) {
  if (!isLine(block) || block.kind !== "paragraph") return block;
  const text = plain(block.runs);
  const inner = small.exec(text);
  const roman = inner !== null && !(inner[1] === "i)" && /^h\)/.test(textOf(all[index - 1])));
  const marker = roman ? inner : letter.exec(text);
  if (!marker) return block;
  const rest = cutAt(block.runs, [marker[0].length])[1] ?? [];
  return { ...block, kind: "item", level: roman ? 1 : 0, marker: marker[1] ?? "", runs: rest };
}
var textOf = (block) => isLine(block) ? block.marker + plain(block.runs) : "";
var allBold = (runs) => runs.every(({ bold, text }) => bold === true || text.trim() === "");
var isUpper = (text) => {
  const own = text.replace(/\[[^\]]*\]/g, "");
  return new RegExp("\\p{Lu}{2}", "u").test(own) && own === own.toLocaleUpperCase("pt-BR");
};
function asHeading(block) {
  if (!isLine(block) || block.kind !== "paragraph" || !allBold(block.runs)) return block;
  const text = plain(block.runs);
  if (!isUpper(text) || text.length > short || text.includes(lineBreak)) return block;
  return addressing.test(text) ? { ...block, kind: "address" } : { ...block, kind: "heading", level: 2, keep: true };
}
function opening(blocks) {
  const result = blocks.map((block, index) => index === 0 && isLine(block) ? asAddress(block) : block);
  result.forEach((block, index) => {
    if (!isLine(block) || block.kind !== "address") return;
    let last = index;
    for (let next = result[last + 1]; isReference(next, result[last + 2]); next = result[last + 1]) {
      last += 1;
      result[last] = { ...next, kind: "reference" };
    }
    const end = result[last];
    if (isLine(end)) result[last] = { ...end, gap: true };
  });
  return result.map((block) => isLine(block) && block.kind === "paragraph" && isStacked(block) ? { ...block, kind: "reference" } : block);
}
var asAddress = (block) => {
  const named = addressing.test(plain(block.runs).toLocaleUpperCase("pt-BR"));
  const fits = block.kind === "paragraph" || block.kind === "heading" || block.kind === "title" || block.kind === "address";
  return named && fits && plain(block.runs).length <= 2 * short ? { ...block, kind: "address", runs: block.runs.map(capitals), keep: false } : block;
};
var capitals = (run) => ({ ...run, text: run.text.includes("[") ? run.text : run.text.toLocaleUpperCase("pt-BR") });
var isStacked = ({ runs }) => {
  const lines = plain(runs).split(lineBreak);
  return lines.length > 1 && lines.every((text) => text.length <= short / 2);
};
var isReference = (block, next) => isLine(block) && block.kind === "paragraph" && next?.kind !== "title" && plain(block.runs).length <= short && !/(?:^|\s)v[eê]m(?:[\s,]|$)|^OAB/i.test(plain(block.runs));
var isBar = (text) => /(?:^|\u2028)\s*\**OAB\b/.test(text);
var isClosing = (text) => /deferimento\W*$|^[EÉ] o parecer\.?$/i.test(text.trim());
function closings(blocks) {
  const result = [];
  for (const block of blocks) {
    const own = isLine(block) && block.kind !== "item" && block.kind !== "quote" && block.kind !== "code" ? plain(block.runs) : "";
    const lines = own.split(lineBreak);
    if (!isLine(block) || !isBar(own) || lines.length > 6 || lines.some((text) => text.length > 120)) {
      result.push(isLine(block) && isClosing(own) ? { ...block, keep: true } : block);
      continue;
    }
    const name = isBar(lines[0] ?? "") ? nameAbove(result) : [];
    result.push(line("signature", [...name, ...block.runs]));
    placeAndDate(result);
  }
  return result;
}
function nameAbove(result) {
  const above = result.at(-1);
  const text = textOf(above);
  if (!isLine(above) || !/^(?:paragraph|heading|reference)$/.test(above.kind) || text.length > 100 || /[.;:]\s*$/.test(text)) return [];
  result.pop();
  return [...above.runs, { text: lineBreak }];
}
function placeAndDate(result) {
  const above = result.at(-2);
  const text = textOf(above);
  if (!isLine(above) || above.kind !== "paragraph" || text.length > short || !/, .*(?:\d|data|\[COMPLETAR)/i.test(text)) return;
  result[result.length - 2] = { ...above, kind: "date", keep: true };
}
function pageOrRule(block, index, all) {
  const next = all[index + 1];
  return block.kind === "rule" && isLine(next) && (next.kind === "title" || next.kind === "address") ? { kind: "page" } : block;
}
var flush = (block, index, all) => isLine(block) && block.kind === "paragraph" && all[index - 1]?.kind === "title" && new RegExp("^\\p{Ll}", "u").test(plain(block.runs)) ? { ...block, flush: true } : block;
var keptTogether = (block, index, all) => {
  const next = all[index + 1];
  return isLine(block) && next !== void 0 && next.kind !== "page" && /:\s*$/.test(plain(block.runs).slice(-5)) ? { ...block, keep: true } : block;
};
var marked = (block) => {
  if (isLine(block)) return { ...block, runs: withMarks(block.runs.map(held)) };
  return block.kind === "table" ? { ...block, rows: block.rows.map((row) => row.map((runs) => withMarks(runs.map(held)))) } : block;
};
var held = (run) => run.code ? run : { ...run, text: run.text.replace(/(R\$|\b(?:arts?|docs?|fls?|n)\.|nº|§) (?=\d)/g, "$1\xA0") };

// src/features/petitions/export/piece.ts
function pieceOf(text) {
  return {
    title: cleanLine(text.title, 300) || cleanLine(text.petition_type_label, 300) || "Peti\xE7\xE3o",
    author: cleanLine(text.author ?? text.office_name ?? "", 200),
    letterhead: [text.office_name, text.office_city].map((part) => cleanLine(part ?? "", 150)).filter((part) => part !== "").join(" \u2013 "),
    date: text.created_at.toISOString(),
    blocks: withRoles(readMarkdown(clean(text.content)))
  };
}

// src/features/petitions/export/render.ts
async function render(text, format) {
  const piece = pieceOf(text);
  switch (format) {
    case "html":
      return (await import("./html-LFVR6TYH.js")).toHtml(piece);
    case "docx":
      return (await import("./docx-JD5FWMG2.js")).toDocx(piece);
    case "pdf":
      return (await import("./pdf-3YWMBHGG.js")).toPdf(piece);
  }
}

// src/features/petitions/export/press.ts
async function print({ text, format }) {
  try {
    return { content: await render(text, format) };
  } catch (error) {
    return { error: error instanceof Error ? error.stack ?? error.message : JSON.stringify(error) };
  }
}
watchMyself({ bytes: 2e3 * 1024 * 1024, milliseconds: 18e4 });
process.on("disconnect", () => process.exit());
process.once("message", (order) => {
  void print(order).then((answer) => process.send?.(answer));
});
//# sourceMappingURL=press.js.map
