import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
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
  WidthType,
} from 'docx'
import {
  type Block,
  type Line,
  type Piece,
  type Run,
  type Table,
  columnShares,
  isLine,
  lineBreak,
} from './blocks'
import { cm, docxStyles } from './docx-styles'

const page = {
  size: { width: cm(21), height: cm(29.7) },
  margin: { left: cm(3), top: cm(3), right: cm(2), bottom: cm(2), header: cm(1.25), footer: cm(1) },
}
const textWidth = cm(16)

/** A Word document in named styles, which an office can go on editing. */
export function toDocx(piece: Piece): Promise<Buffer> {
  const document = new Document({
    title: piece.title,
    creator: piece.author,
    lastModifiedBy: piece.author,
    description: '',
    styles: docxStyles,
    sections: [
      {
        properties: { page },
        headers: {
          default: new Header({
            children: [
              ...notice(piece),
              new Paragraph({ style: 'Timbre', children: [new TextRun(piece.letterhead)] }),
            ],
          }),
        },
        footers: { default: new Footer({ children: [footer()] }) },
        children: piece.blocks.flatMap((block, index, all) =>
          blockOf(block, all[index - 1]?.kind === 'page'),
        ),
      },
    ],
  })
  return Packer.toBuffer(document)
}

const notice = (piece: Piece): Paragraph[] =>
  piece.notice === '' ? [] : [new Paragraph({ style: 'Minuta', children: [new TextRun(piece.notice)] })]

const footer = (): Paragraph =>
  new Paragraph({
    style: 'Rodape',
    children: [new TextRun({ children: ['fl. ', PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES] })],
  })

/** A page's end is told to the paragraph that begins the next. */
function blockOf(block: Block, newPage: boolean): (Paragraph | DocxTable)[] {
  if (block.kind === 'table') return [tableOf(block), new Paragraph({ style: 'Referencia', children: [] })]
  if (isLine(block)) return lineOf(block, newPage)
  if (block.kind === 'page') return []
  return [
    new Paragraph({
      style: 'Referencia',
      border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: '000000', space: 1 } },
      children: [],
    }),
  ]
}

/** Blank space below the endereçamento. */
const gap = (line: Line): Partial<IParagraphOptions> => (line.gap ? { spacing: { after: 1500 } } : {})

function lineOf(line: Line, newPage: boolean): Paragraph[] {
  const children = line.runs.flatMap(runOf)
  const keep = { keepNext: line.keep, widowControl: true, pageBreakBefore: newPage }
  switch (line.kind) {
    case 'title':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, pageBreakBefore: newPage, children })]
    case 'heading':
      return [new Paragraph({ heading: levels[line.level - 2] ?? HeadingLevel.HEADING_4, children })]
    case 'item':
      return [itemOf(line, children)]
    case 'signature':
      return signature(children)
    case 'paragraph':
      return [new Paragraph({ style: line.flush ? 'Continuacao' : 'Corpo', ...keep, children })]
    default:
      return [new Paragraph({ style: styles[line.kind], ...keep, ...gap(line), children })]
  }
}

const levels = [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4]
const styles = {
  address: 'Enderecamento',
  reference: 'Referencia',
  quote: 'Citacao',
  date: 'Fecho',
  code: 'Codigo',
}

/** The number stands as text, so that no program renumbers the requests of a piece. */
function itemOf(line: Line, children: (TextRun | ExternalHyperlink)[]): Paragraph {
  const hanging = cm(Math.max(line.level > 0 ? 1.15 : 0.8, 0.22 * line.marker.length + 0.25))
  const left = cm(1.25 + line.level) + hanging
  return new Paragraph({
    style: 'Item',
    keepNext: line.keep,
    widowControl: true,
    indent: line.marker === '' ? { left } : { left, hanging },
    tabStops: [{ type: TabStopType.LEFT, position: left }],
    children:
      line.marker === ''
        ? children
        : [new TextRun({ text: line.marker }), new TextRun({ children: ['\t'] }), ...children],
  })
}

function signature(children: (TextRun | ExternalHyperlink)[]): Paragraph[] {
  return [
    new Paragraph({
      style: 'Assinatura',
      spacing: { before: 1100, after: 300 },
      indent: { left: cm(4), right: cm(4) },
      border: { top: { style: BorderStyle.SINGLE, size: 6, color: '000000', space: 4 } },
      children,
    }),
  ]
}

function runOf(run: Run): (TextRun | ExternalHyperlink)[] {
  const look: IRunOptions = {
    bold: run.bold,
    italics: run.italic,
    font: run.code ? 'Courier New' : undefined,
    highlight: run.mark ? 'yellow' : undefined,
    style: run.href ? 'Hyperlink' : undefined,
  }
  const runs = run.text
    .split(lineBreak)
    .map((text, index) => new TextRun({ ...look, text, break: index > 0 ? 1 : 0 }))
  return run.href ? [new ExternalHyperlink({ link: run.href, children: runs })] : runs
}

function tableOf(table: Table): DocxTable {
  const widths = columnShares(table).map((share) => Math.round((share / 100) * textWidth))
  return new DocxTable({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    rows: table.rows.map((row, index) => tableRow(table, row, widths, index === 0)),
  })
}

function tableRow({ align }: Table, row: Run[][], widths: number[], head: boolean): TableRow {
  const cells = row.map(
    (runs, column) =>
      new TableCell({
        width: { size: widths[column] ?? 0, type: WidthType.DXA },
        verticalAlign: VerticalAlignTable.TOP,
        margins: { left: 90, right: 90 },
        shading: head ? { type: ShadingType.CLEAR, fill: 'EBEBEB' } : undefined,
        children: [
          new Paragraph({
            style: 'Tabela',
            alignment: align[column],
            children: (head ? runs.map((run) => ({ ...run, bold: true as const })) : runs).flatMap(runOf),
          }),
        ],
      }),
  )
  return new TableRow({ tableHeader: head, cantSplit: true, children: cells })
}
