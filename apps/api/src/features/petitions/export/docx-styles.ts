import { AlignmentType, type IStylesOptions, LineRuleType } from 'docx'

/** Twentieths of a point, which is how a DOCX measures. */
export const cm = (length: number): number => Math.round(length * 567)

const font = 'Times New Roman'
/** Lines in 240ths of a single one. */
const oneAndHalf = { line: 360, lineRule: LineRuleType.AUTO }
const single = { line: 240, lineRule: LineRuleType.AUTO }
const black = { font, size: 24, bold: true, color: '000000' }

const section = {
  run: black,
  paragraph: {
    spacing: { ...oneAndHalf, before: 300, after: 160 },
    keepNext: true,
    alignment: AlignmentType.LEFT,
  },
}
const title = {
  run: black,
  paragraph: {
    spacing: { ...oneAndHalf, before: 300, after: 300 },
    keepNext: true,
    alignment: AlignmentType.CENTER,
  },
}

/** Named styles with Portuguese names, so that an office changes a look in one place. */
export const docxStyles: IStylesOptions = {
  default: {
    document: {
      run: { font, size: 24, language: { value: 'pt-BR' } },
      paragraph: { spacing: { ...oneAndHalf, after: 160 } },
    },
    heading1: title,
    heading2: section,
    heading3: section,
    heading4: section,
    hyperlink: { run: { color: '000000', underline: {} } },
  },
  paragraphStyles: [
    {
      id: 'Corpo',
      name: 'Corpo da peça',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { alignment: AlignmentType.JUSTIFIED, indent: { firstLine: cm(2.5) } },
    },
    {
      id: 'Continuacao',
      name: 'Corpo sem recuo',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { alignment: AlignmentType.JUSTIFIED },
    },
    {
      id: 'Enderecamento',
      name: 'Endereçamento',
      basedOn: 'Normal',
      quickFormat: true,
      run: { bold: true },
      paragraph: { alignment: AlignmentType.LEFT },
    },
    {
      id: 'Referencia',
      name: 'Referência',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { alignment: AlignmentType.LEFT, spacing: { ...single, after: 160 } },
    },
    {
      id: 'Item',
      name: 'Item da peça',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { alignment: AlignmentType.JUSTIFIED },
    },
    {
      id: 'Citacao',
      name: 'Citação longa',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: 22 },
      paragraph: {
        alignment: AlignmentType.JUSTIFIED,
        indent: { left: cm(4) },
        spacing: { ...single, before: 160, after: 240 },
      },
    },
    {
      id: 'Fecho',
      name: 'Local e data',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { alignment: AlignmentType.CENTER, spacing: { ...oneAndHalf, before: 300 }, keepNext: true },
    },
    {
      id: 'Assinatura',
      name: 'Assinatura da peça',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { alignment: AlignmentType.CENTER, spacing: single, keepLines: true },
    },
    {
      id: 'Tabela',
      name: 'Texto de tabela',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: 22 },
      paragraph: { spacing: { ...single, before: 40, after: 40 } },
    },
    {
      id: 'Codigo',
      name: 'Texto literal',
      basedOn: 'Normal',
      run: { font: 'Courier New', size: 20 },
      paragraph: { indent: { left: cm(1.25) }, spacing: single },
    },
    {
      id: 'Rodape',
      name: 'Rodapé da peça',
      basedOn: 'Normal',
      run: { size: 20 },
      paragraph: { alignment: AlignmentType.RIGHT, spacing: single },
    },
    {
      id: 'Minuta',
      name: 'Aviso de minuta',
      basedOn: 'Normal',
      run: { size: 20, bold: true, color: 'B42318' },
      paragraph: { alignment: AlignmentType.CENTER, spacing: single },
    },
    {
      id: 'Timbre',
      name: 'Timbre',
      basedOn: 'Normal',
      run: { size: 18, color: '595959' },
      paragraph: { alignment: AlignmentType.CENTER, spacing: single },
    },
  ],
}
