import {
  columnShares,
  isLine,
  lineBreak
} from "./chunk-2ILBDOGV.js";
import "./chunk-PZ5AY32C.js";

// src/features/petitions/export/docx.ts
import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  TabStopType,
  Table as DocxTable,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType
} from "docx";

// src/features/petitions/export/docx-styles.ts
import { AlignmentType, LineRuleType } from "docx";
var cm = (length) => Math.round(length * 567);
var font = "Times New Roman";
var oneAndHalf = { line: 360, lineRule: LineRuleType.AUTO };
var single = { line: 240, lineRule: LineRuleType.AUTO };
var black = { font, size: 24, bold: true, color: "000000" };
var section = {
  run: black,
  paragraph: { spacing: { ...oneAndHalf, before: 300, after: 160 }, keepNext: true, alignment: AlignmentType.LEFT }
};
var title = {
  run: black,
  paragraph: { spacing: { ...oneAndHalf, before: 300, after: 300 }, keepNext: true, alignment: AlignmentType.CENTER }
};
var docxStyles = {
  default: {
    document: {
      run: { font, size: 24, language: { value: "pt-BR" } },
      paragraph: { spacing: { ...oneAndHalf, after: 160 } }
    },
    heading1: title,
    heading2: section,
    heading3: section,
    heading4: section,
    hyperlink: { run: { color: "000000", underline: {} } }
  },
  paragraphStyles: [
    { id: "Corpo", name: "Corpo da pe\xE7a", basedOn: "Normal", quickFormat: true, paragraph: { alignment: AlignmentType.JUSTIFIED, indent: { firstLine: cm(2.5) } } },
    { id: "Continuacao", name: "Corpo sem recuo", basedOn: "Normal", quickFormat: true, paragraph: { alignment: AlignmentType.JUSTIFIED } },
    { id: "Enderecamento", name: "Endere\xE7amento", basedOn: "Normal", quickFormat: true, run: { bold: true }, paragraph: { alignment: AlignmentType.LEFT } },
    { id: "Referencia", name: "Refer\xEAncia", basedOn: "Normal", quickFormat: true, paragraph: { alignment: AlignmentType.LEFT, spacing: { ...single, after: 160 } } },
    { id: "Item", name: "Item da pe\xE7a", basedOn: "Normal", quickFormat: true, paragraph: { alignment: AlignmentType.JUSTIFIED } },
    {
      id: "Citacao",
      name: "Cita\xE7\xE3o longa",
      basedOn: "Normal",
      quickFormat: true,
      run: { size: 22 },
      paragraph: { alignment: AlignmentType.JUSTIFIED, indent: { left: cm(4) }, spacing: { ...single, before: 160, after: 240 } }
    },
    { id: "Fecho", name: "Local e data", basedOn: "Normal", quickFormat: true, paragraph: { alignment: AlignmentType.CENTER, spacing: { ...oneAndHalf, before: 300 }, keepNext: true } },
    { id: "Assinatura", name: "Assinatura da pe\xE7a", basedOn: "Normal", quickFormat: true, paragraph: { alignment: AlignmentType.CENTER, spacing: single, keepLines: true } },
    { id: "Tabela", name: "Texto de tabela", basedOn: "Normal", quickFormat: true, run: { size: 22 }, paragraph: { spacing: { ...single, before: 40, after: 40 } } },
    { id: "Codigo", name: "Texto literal", basedOn: "Normal", run: { font: "Courier New", size: 20 }, paragraph: { indent: { left: cm(1.25) }, spacing: single } },
    { id: "Rodape", name: "Rodap\xE9 da pe\xE7a", basedOn: "Normal", run: { size: 20 }, paragraph: { alignment: AlignmentType.RIGHT, spacing: single } },
    { id: "Timbre", name: "Timbre", basedOn: "Normal", run: { size: 18, color: "595959" }, paragraph: { alignment: AlignmentType.CENTER, spacing: single } }
  ]
};

// src/features/petitions/export/docx.ts
var page = {
  size: { width: cm(21), height: cm(29.7) },
  margin: { left: cm(3), top: cm(3), right: cm(2), bottom: cm(2), header: cm(1.25), footer: cm(1) }
};
var textWidth = cm(16);
function toDocx(piece) {
  const document = new Document({
    title: piece.title,
    creator: piece.author,
    lastModifiedBy: piece.author,
    description: "",
    styles: docxStyles,
    sections: [
      {
        properties: { page },
        headers: { default: new Header({ children: [new Paragraph({ style: "Timbre", children: [new TextRun(piece.letterhead)] })] }) },
        footers: { default: new Footer({ children: [footer()] }) },
        children: piece.blocks.flatMap((block, index, all) => blockOf(block, all[index - 1]?.kind === "page"))
      }
    ]
  });
  return Packer.toBuffer(document);
}
var footer = () => new Paragraph({ style: "Rodape", children: [new TextRun({ children: ["fl. ", PageNumber.CURRENT, " de ", PageNumber.TOTAL_PAGES] })] });
function blockOf(block, newPage) {
  if (block.kind === "table") return [tableOf(block), new Paragraph({ style: "Referencia", children: [] })];
  if (isLine(block)) return lineOf(block, newPage);
  if (block.kind === "page") return [];
  return [new Paragraph({ style: "Referencia", border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: "000000", space: 1 } }, children: [] })];
}
var gap = (line) => line.gap ? { spacing: { after: 1500 } } : {};
function lineOf(line, newPage) {
  const children = line.runs.flatMap(runOf);
  const keep = { keepNext: line.keep, widowControl: true, pageBreakBefore: newPage };
  switch (line.kind) {
    case "title":
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, pageBreakBefore: newPage, children })];
    case "heading":
      return [new Paragraph({ heading: levels[line.level - 2] ?? HeadingLevel.HEADING_4, children })];
    case "item":
      return [itemOf(line, children)];
    case "signature":
      return signature(children);
    case "paragraph":
      return [new Paragraph({ style: line.flush ? "Continuacao" : "Corpo", ...keep, children })];
    default:
      return [new Paragraph({ style: styles[line.kind], ...keep, ...gap(line), children })];
  }
}
var levels = [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4];
var styles = { address: "Enderecamento", reference: "Referencia", quote: "Citacao", date: "Fecho", code: "Codigo" };
function itemOf(line, children) {
  const hanging = cm(Math.max(line.level > 0 ? 1.15 : 0.8, 0.22 * line.marker.length + 0.25));
  const left = cm(1.25 + line.level) + hanging;
  return new Paragraph({
    style: "Item",
    keepNext: line.keep,
    widowControl: true,
    indent: line.marker === "" ? { left } : { left, hanging },
    tabStops: [{ type: TabStopType.LEFT, position: left }],
    children: line.marker === "" ? children : [new TextRun({ text: line.marker }), new TextRun({ children: ["	"] }), ...children]
  });
}
function signature(children) {
  return [
    new Paragraph({
      style: "Assinatura",
      spacing: { before: 1100, after: 300 },
      indent: { left: cm(4), right: cm(4) },
      border: { top: { style: BorderStyle.SINGLE, size: 6, color: "000000", space: 4 } },
      children
    })
  ];
}
function runOf(run) {
  const look = {
    bold: run.bold,
    italics: run.italic,
    font: run.code ? "Courier New" : void 0,
    highlight: run.mark ? "yellow" : void 0,
    style: run.href ? "Hyperlink" : void 0
  };
  const runs = run.text.split(lineBreak).map((text, index) => new TextRun({ ...look, text, break: index > 0 ? 1 : 0 }));
  return run.href ? [new ExternalHyperlink({ link: run.href, children: runs })] : runs;
}
function tableOf(table) {
  const widths = columnShares(table).map((share) => Math.round(share / 100 * textWidth));
  return new DocxTable({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    rows: table.rows.map((row, index) => tableRow(table, row, widths, index === 0))
  });
}
function tableRow({ align }, row, widths, head) {
  const cells = row.map(
    (runs, column) => new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.TOP,
      margins: { left: 90, right: 90 },
      shading: head ? { type: ShadingType.CLEAR, fill: "EBEBEB" } : void 0,
      children: [
        new Paragraph({
          style: "Tabela",
          alignment: align[column],
          children: (head ? runs.map((run) => ({ ...run, bold: true })) : runs).flatMap(runOf)
        })
      ]
    })
  );
  return new TableRow({ tableHeader: head, cantSplit: true, children: cells });
}
export {
  toDocx
};
//# sourceMappingURL=docx-JD5FWMG2.js.map
