import {
  isLine,
  lineBreak
} from "./chunk-2ILBDOGV.js";
import "./chunk-PZ5AY32C.js";

// src/features/petitions/export/html.ts
import { createHash } from "node:crypto";

// src/features/petitions/export/html-style.ts
var htmlStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #e9e7e2; color: #000; font: 12pt/1.5 "Times New Roman", Tinos, "Liberation Serif", Times, serif; }
main { max-width: 21cm; min-height: 29.7cm; margin: 1.5rem auto; padding: 3cm 2cm 2cm 3cm; background: #fff; box-shadow: 0 1px 6px rgb(0 0 0 / 20%); }
p, h1, h2, h3, h4, li, td, th { font-size: 12pt; }
p, h1, h2, h3, h4, li { overflow-wrap: anywhere; }
p { margin: 0 0 .75em; text-align: justify; text-indent: 2.5cm; orphans: 2; widows: 2; }
h1, h2, h3, h4 { margin: 1.6em 0 .9em; font-weight: bold; break-after: avoid; }
h1 { text-align: center; }
p.timbre { margin: 0 0 1cm; text-align: center; font-size: 9pt; color: #555; }
p.timbre, p.enderecamento, p.referencia, p.data, .assinatura p, p.continua, li p, blockquote p { text-indent: 0; }
p.enderecamento { font-weight: bold; text-align: left; }
p.referencia { text-align: left; line-height: 1.25; }
p.espaco { margin-bottom: 2.8cm; }
p.junto { break-after: avoid; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; gap: .3cm; margin: 0 0 .75em 1.25cm; text-align: justify; orphans: 2; widows: 2; }
li > span:first-child { flex: 0 0 auto; min-width: .55cm; }
li.nivel-1 { margin-left: 2.25cm; }
li.nivel-2 { margin-left: 3.25cm; }
li.nivel-3 { margin-left: 4.25cm; }
blockquote { margin: 1.1em 0 1.1em 4cm; }
blockquote p { font-size: 11pt; line-height: 1.15; }
pre { margin: 0 0 .75em 1.25cm; font-size: 10pt; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-size: .85em; }
table { width: 100%; margin: 1.1em 0; border-collapse: collapse; line-height: 1.2; }
td, th { padding: 4pt 5pt; border: .5pt solid #000; font-size: 11pt; text-align: left; vertical-align: top; }
th { background: #ebebeb; }
td.meio, th.meio { text-align: center; }
td.direita, th.direita { text-align: right; }
tr { break-inside: avoid; }
p.data { margin-top: 1.6em; text-align: center; break-after: avoid; }
.assinatura { width: 9cm; max-width: 100%; margin: 2.6cm auto 1.6em; padding-top: .2em; border-top: .6pt solid #000; break-inside: avoid; }
.assinatura p { text-align: center; line-height: 1.25; }
mark { background: #fff176; color: #000; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
a { color: inherit; }
hr { width: 40%; margin: 1.5em auto; border: 0; border-top: .5pt solid #000; }
hr.pagina { break-after: page; }
@page { size: A4; margin: 3cm 2cm 2cm 3cm; @bottom-right { content: "fl. " counter(page) " de " counter(pages); font: 10pt "Times New Roman", Times, serif; } }
@media screen and (max-width: 21cm) { main { margin: 0; padding: 1.5rem 1rem; box-shadow: none; } p { text-indent: 1.5rem; } blockquote { margin-left: 1.5rem; } li { margin-left: 0; } }
@media print { body { background: #fff; } main { max-width: none; min-height: 0; margin: 0; padding: 0; box-shadow: none; } hr.pagina { visibility: hidden; margin: 0; } }
`;

// src/features/petitions/export/html.ts
var styleHash = createHash("sha256").update(htmlStyle).digest("base64");
var policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;
function toHtml(piece) {
  const parts = piece.blocks.map((block, index, all) => listEdge(block, all[index - 1]) + blockHtml(block));
  const open = isItem(piece.blocks.at(-1)) ? "</ul>\n" : "";
  return Buffer.from(`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="author" content="${escape(piece.author)}">
<title>${escape(piece.title)}</title>
<style>${htmlStyle}</style>
</head>
<body>
<main>
${piece.letterhead === "" ? "" : `<p class="timbre">${escape(piece.letterhead)}</p>
`}${parts.join("\n")}
${open}</main>
</body>
</html>
`);
}
var escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
var escape = (text) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
var isItem = (block) => isLine(block) && block.kind === "item";
function listEdge(block, before) {
  if (isItem(block) === isItem(before)) return "";
  return isItem(block) ? "<ul>\n" : "</ul>\n";
}
function blockHtml(block) {
  if (block.kind === "table") return tableHtml(block);
  if (isLine(block)) return lineHtml(block);
  return block.kind === "page" ? '<hr class="pagina">' : "<hr>";
}
var classOfKind = { address: "enderecamento", reference: "referencia", date: "data" };
function lineHtml(line) {
  const words = line.runs.map(runHtml).join("");
  switch (line.kind) {
    case "title":
      return `<h1>${words}</h1>`;
    case "heading":
      return `<h${line.level}>${words}</h${line.level}>`;
    case "item":
      return `<li class="nivel-${line.level}"><span>${escape(line.marker)}</span> <span>${words}</span></li>`;
    case "quote":
      return `<blockquote><p>${words}</p></blockquote>`;
    case "code":
      return `<pre>${words}</pre>`;
    case "signature":
      return `<div class="assinatura"><p>${words}</p></div>`;
    default: {
      const names = [classOfKind[line.kind], line.gap && "espaco", line.keep && "junto", line.flush && "continua"].filter(Boolean);
      return names.length > 0 ? `<p class="${names.join(" ")}">${words}</p>` : `<p>${words}</p>`;
    }
  }
}
function runHtml(run) {
  let html = escape(run.text).replaceAll(lineBreak, "<br>");
  if (run.code) html = `<code>${html}</code>`;
  if (run.mark) html = `<mark>${html}</mark>`;
  if (run.italic) html = `<em>${html}</em>`;
  if (run.bold) html = `<strong>${html}</strong>`;
  return run.href ? `<a href="${escape(run.href)}" rel="noopener noreferrer nofollow">${html}</a>` : html;
}
var sides = { left: "", center: ' class="meio"', right: ' class="direita"' };
var mayBreak = "\u2029";
var cellHtml = (runs) => runs.map((run) => runHtml({ ...run, text: run.text.replace(/\S{25}(?=\S)/g, `$&${mayBreak}`) })).join("").replaceAll(mayBreak, "<wbr>");
function tableHtml({ rows, align }) {
  const row = (cells, tag) => `<tr>${cells.map((runs, column) => `<${tag}${sides[align[column] ?? "left"]}>${cellHtml(runs)}</${tag}>`).join("")}</tr>`;
  const [head, ...body] = rows;
  return `<table>
<thead>${head ? row(head, "th") : ""}</thead>
<tbody>
${body.map((cells) => row(cells, "td")).join("\n")}
</tbody>
</table>`;
}
export {
  toHtml
};
//# sourceMappingURL=html-LFVR6TYH.js.map
